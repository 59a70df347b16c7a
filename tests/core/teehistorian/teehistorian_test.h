// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of teehistorian files share: opening bytes, and a sink that keeps all.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTest>

#include "core/formats/format.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/teehistorian_writer.h"

namespace tickscope {

std::unique_ptr<Format> makeFormat_teehistorian();

namespace test {

using Bytes = std::vector<std::byte>;
using teehistorian::TeehistorianWriter;

inline constexpr const char *PlainHeader = R"({"version":"2","version_minor":"22"})";

inline Result<Shared<Recording>> openTeehistorian(Bytes bytes)
{
    static const auto format = makeFormat_teehistorian();
    return format->open(memorySource(std::move(bytes), "test.teehistorian"), {});
}

/// "1.5 a0 ff" as bytes; anything that is no hex digit is skipped.
inline Bytes bytesOf(const QByteArray &hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto view = std::as_bytes(std::span(raw.data(), static_cast<std::size_t>(raw.size())));
    return {view.begin(), view.end()};
}

/// Position of each living tee.
using Places = std::map<int, std::pair<int, int>>;

inline std::optional<std::int64_t> numberIn(const WorldState &state, int client,
                                            std::string_view field)
{
    std::optional<std::int64_t> number;
    state.forEach([&](const ItemView &item) {
        const Field *found = state.schema()->find(item.key.type)->fieldNamed(field);
        if (item.key.id != client || !found)
            return;
        const Value value = found->read(item.words);
        if (const auto *integer = std::get_if<std::int64_t>(&value))
            number = *integer;
    });
    return number;
}

inline std::string nameIn(const WorldState &state, int client)
{
    std::string name;
    state.forEach([&](const ItemView &item) {
        const Field *found = state.schema()->find(item.key.type)->fieldNamed("Name");
        if (item.key.id == client && found)
            name = plainText(found->read(item.words));
    });
    return name;
}

inline Places placesIn(const WorldState &state)
{
    Places places;
    state.forEach([&](const ItemView &item) {
        const int client = static_cast<int>(item.key.id);
        if (const auto x = numberIn(state, client, "X"))
            places[client] = {static_cast<int>(*x),
                              static_cast<int>(*numberIn(state, client, "Y"))};
    });
    return places;
}

/// Keeps everything that a walk tells.
class KeepingSink : public PassSink
{
public:
    [[nodiscard]] bool wantsFields() const override { return true; }
    [[nodiscard]] bool wantsSecrets() const override { return showsSecrets; }
    void eventFound(const Event &event) override { events.push_back(event); }
    void damageFound(const Damage &found) override { damage.push_back(found); }
    void playerChanged(const PlayerChange &change) override { changes.push_back(change); }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        states.emplace(tick.value, state);
    }

    [[nodiscard]] std::vector<Event> ofKind(std::string_view kind) const
    {
        std::vector<Event> found;
        for (const Event &event : events) {
            if (event.kind().id == kind)
                found.push_back(event);
        }
        return found;
    }

    bool showsSecrets = false;
    std::vector<Event> events;
    std::vector<Damage> damage;
    std::vector<PlayerChange> changes;
    std::map<std::int64_t, WorldState> states;
};

inline std::string textOf(const Event &event, std::string_view field)
{
    for (const EventField &found : fieldsOf(event)) {
        if (found.name == field)
            return plainText(found.value);
    }
    return "(no such field)";
}

inline void walkInto(const Shared<Recording> &recording, PassSink &sink)
{
    const auto outline = recording->outline({});
    QVERIFY(outline);
    Walker walker(recording, outline->seekPoints);
    for (;;) {
        const auto stepped = walker.step(&sink, {});
        QVERIFY(stepped);
        if (*stepped != Step::Done)
            return;
    }
}

inline KeepingSink walked(const TeehistorianWriter &writer)
{
    KeepingSink sink;
    const auto recording = openTeehistorian(writer.bytes());
    if (recording)
        walkInto(*recording, sink);
    return sink;
}

inline teehistorian::ExMessage exOf(teehistorian::ExKind kind, std::int32_t subject,
                                    std::int32_t value = 0, std::string_view text = {})
{
    teehistorian::ExMessage message;
    message.kind = kind;
    message.subject = subject;
    message.value = value;
    message.text = text;
    return message;
}

inline Bytes infoOf(int id, const char *name)
{
    teeworlds::MessageBuilder message(id);
    message.text(name).text("clan").number(0).text("default").number(0).number(0).number(0);
    return message.bytes();
}

/// Shapes of the players that a walk tells of: "+3 Anna" joined, "=3" present, "~3" renamed, "-3".
inline QString changesOf(const KeepingSink &sink)
{
    QStringList all;
    for (const PlayerChange &change : sink.changes) {
        if (change.what == PlayerChange::What::Known)
            continue;
        const char *sign = change.what == PlayerChange::What::Joined    ? "+"
                           : change.what == PlayerChange::What::Present ? "="
                           : change.what == PlayerChange::What::Renamed ? "~"
                                                                        : "-";
        all << sign + QString::number(change.client) + ' ' + QString::fromStdString(change.name);
    }
    return all.join(", ");
}

} // namespace test

} // namespace tickscope
