// SPDX-License-Identifier: GPL-3.0-or-later
//
// Self-made demos with people, and who is who in their index.
#pragma once

#include <QStringList>

#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/timeline/index_pass.h"
#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/snapshot_builder.h"

namespace tickscope::test {

using namespace teeworlds;

using Bytes = std::vector<std::byte>;

inline constexpr std::uint32_t Character06 = 9;
inline constexpr std::uint32_t ClientInfo06 = 11;
inline constexpr std::uint32_t ClientInfo07 = 13;
inline constexpr int DropMessage = 20;
inline constexpr int InfoMessage = 18;
inline constexpr int EnterMessage = 22;
inline constexpr int LeaveMessage = 23;

inline SnapshotItem client06(int client, std::string_view name)
{
    std::vector<std::int32_t> words = packText(name, 4);
    words.resize(17);
    return {{ClientInfo06, client}, std::move(words)};
}

inline SnapshotItem character06(int client, int attackTick)
{
    std::vector<std::int32_t> words(22);
    words.back() = attackTick;
    return {{Character06, client}, std::move(words)};
}

inline SnapshotItem client07(int client, std::string_view name)
{
    std::vector<std::int32_t> words{0, 0};
    const auto packed = packText(name, 4);
    words.insert(words.end(), packed.begin(), packed.end());
    words.resize(58);
    return {{ClientInfo07, client}, std::move(words)};
}

inline DemoWriter writerOf(Protocol protocol, std::string_view type = "client", int version = 6)
{
    DemoHeader header;
    header.version = version;
    header.netVersion = protocol == Protocol::V06 ? "0.6 626fce9a778df4d4" : "0.7 802f1be60a05665f";
    header.mapName = "nomap";
    header.type = type;
    return DemoWriter(header);
}

inline Bytes dropOf(int client, bool isSilent)
{
    return MessageBuilder(DropMessage).number(client).text("cheater").number(isSilent).bytes();
}

inline Bytes infoOf(int client, std::string_view name, bool isSilent)
{
    MessageBuilder message(InfoMessage);
    message.number(client).number(0).number(0).text(name).text("").number(-1);
    for (int part = 0; part < 6; ++part)
        message.text("standard");
    for (int i = 0; i < 12; ++i)
        message.number(0);
    return message.number(isSilent).bytes();
}

inline Shared<Index> indexOf(Bytes bytes)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    const auto recording = registry.open(memorySource(std::move(bytes), "people.demo"), {});
    return buildIndex(recording.value(), {}).value();
}

/// "Anna 0-9, Anna -> Carl 10-19" of client 0.
inline QString peopleIn(const Index &index)
{
    QStringList people;
    for (const Player &player : index.players().players()) {
        if (player.stays.front().client != 0)
            continue;
        QStringList names;
        for (const std::string &name : player.names())
            names << QString::fromStdString(name);
        people << QStringLiteral("%1 %2-%3")
                      .arg(names.join(QStringLiteral(" -> ")))
                      .arg(player.ticks().first.value)
                      .arg(player.ticks().last.value);
    }
    return people.join(QStringLiteral(", "));
}

/// "rename Carl: Anna is now Carl", of what is about client 0, with who that is.
inline QStringList eventsIn(const Index &index)
{
    QStringList all;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        const auto name = index.players().nameOf(partyOf(event, event.client));
        if (event.client == 0)
            all << QString::fromStdString(std::string(event.kind().name()) + ' ' + std::string(name)
                                          + ": " + sentenceOf(*event.form, event.values));
    }
    return all;
}

} // namespace tickscope::test
