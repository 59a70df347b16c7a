// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_recordings.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QDir>

#include "tests/support/demo_writer.h"
#include "tests/support/map_writer.h"
#include "tests/support/message_builder.h"

namespace tickscope::test {

namespace {

using teeworlds::DemoWriter;
using teeworlds::MessageBuilder;
using teeworlds::packText;
using teeworlds::Protocol;
using teeworlds::SnapshotItems;

using Words = std::vector<std::int32_t>;

void append(Words &words, const Words &more)
{
    words.insert(words.end(), more.begin(), more.end());
}

/// A room of 20 x 20 tiles with a solid frame, as the sheet of the rules of motion has it.
std::vector<std::byte> roomMap()
{
    constexpr std::int32_t side = 20;
    teeworlds::GameMap map;
    map.game = {side, side, std::vector<teeworlds::MapTile>(std::size_t{side} * side)};
    for (std::int32_t row = 0; row < side; ++row) {
        for (std::int32_t column = 0; column < side; ++column) {
            const bool isFrame = row == 0 || column == 0 || row == side - 1 || column == side - 1;
            map.game.cells[static_cast<std::size_t>(row * side + column)].index = isFrame ? 1 : 0;
        }
    }
    teeworlds::MapGroup group;
    group.layers.push_back({"Game", false, teeworlds::PhysicsLayer{}});
    map.groups.push_back(std::move(group));
    return teeworlds::writeMap(map);
}

Words clientInfo06(const char *name)
{
    Words words = packText(name, 4);
    append(words, packText("clan", 3));
    words.push_back(276);
    append(words, packText("default", 6));
    append(words, {0, 0, 0});
    return words;
}

Words clientInfo07(const char *name)
{
    Words words{0, 0};
    append(words, packText(name, 4));
    append(words, packText("clan", 3));
    words.push_back(276);
    for (int part = 0; part < 6; ++part)
        append(words, packText("standard", 6));
    words.resize(58);
    return words;
}

/// Its Tick is 0: the state is the present one and is not moved on.
Words character(Protocol protocol, std::int32_t x)
{
    Words words{0, x, TinyY, 256, 0, 0, 1, 0, -1, 0, 0, x, TinyY, 0, 0};
    if (protocol == Protocol::V06)
        words.push_back(1);
    append(words, {10, 5, 10, 1, 0, 0});
    if (protocol == Protocol::V07)
        words.push_back(0);
    return words;
}

/// Type numbers are those of teeworlds-snapshot.md, section 4.
SnapshotItems itemsAt(const TinyDemo &demo, std::int64_t ticks)
{
    const bool isSix = demo.protocol == Protocol::V06;
    const auto walked = static_cast<std::int32_t>(ticks);
    SnapshotItems items;
    if (isSix)
        items.push_back({{6, 0}, {0, 0, static_cast<std::int32_t>(demo.firstTick), 0, 0, 0, 1, 1}});
    else
        items.push_back({{6, 0}, {static_cast<std::int32_t>(demo.firstTick), 0, 0}});
    for (std::int32_t client = 0; client < 2; ++client) {
        const char *name = client == 0 || demo.haveOneName ? TinyFirstName : TinySecondName;
        const std::int32_t score = client == 0 && ticks >= TinyKillTicks ? 1 : 0;
        if (isSix) {
            items.push_back(
                {{10, client}, {client == demo.recorder ? 1 : 0, client, 0, score, 20}});
            items.push_back({{11, client}, clientInfo06(name)});
        } else {
            items.push_back({{11, client}, {0, score, 20}});
            items.push_back({{13, client}, clientInfo07(name)});
        }
        const std::int64_t tick = demo.firstTick + ticks;
        if ((client == 1 && ticks >= TinyKillTicks) || (client == 0 && tick == demo.awayTick))
            continue;
        const std::int32_t x = client == 0 ? TinyStartX + walked : 300;
        Words words = character(demo.protocol, x);
        constexpr std::size_t AngleWord = 5;
        constexpr std::size_t HealthWord = 16;
        words[AngleWord] = client == 0 && tick == demo.turnedTick ? 1 : 0;
        if (isSix) {
            words[HealthWord] = demo.health;
            if (client == 0 && demo.shotTick >= 0 && tick >= demo.shotTick)
                words.back() = static_cast<std::int32_t>(demo.shotTick);
        }
        items.push_back({{isSix ? 9U : 10U, client}, std::move(words)});
    }
    if (ticks == TinyExplosionTicks)
        items.push_back({{isSix ? 14U : 17U, 0}, {320, 64}});
    return items;
}

void writeMessages(DemoWriter &writer, const TinyDemo &demo, std::int64_t ticks)
{
    const bool isSix = demo.protocol == Protocol::V06;
    if (ticks == TinyChatTicks) {
        for (const auto &[client, text] : {std::pair(0, "hi"), std::pair(-1, demo.serverLine)}) {
            MessageBuilder chat(3);
            if (isSix)
                chat.number(client < 0 ? 0 : demo.chatTeam).number(client).text(text);
            else
                chat.number(1).number(client).number(-1).text(text);
            writer.message(chat.bytes());
        }
    }
    if (demo.hasWhisper && ticks == TinyChatTicks)
        writer.message(MessageBuilder(3).number(2).number(1).text("psst").bytes());
    if (ticks % 10 == 0 && std::cmp_less(ticks / 10, demo.teams.size())) {
        MessageBuilder list(Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6"));
        list.number(demo.teams[static_cast<std::size_t>(ticks / 10)]).number(0);
        writer.message(list.bytes());
    }
    if (ticks == TinyKillTicks)
        writer.message(MessageBuilder(isSix ? 4 : 5)
                           .number(demo.killer)
                           .number(1 - demo.killer)
                           .number(3)
                           .number(0)
                           .bytes());
}

} // namespace

std::optional<QString> detail::fileIn(const QString &folder, const QString &relativeName)
{
    const QString path = QDir(folder).filePath(relativeName);
    if (folder.isEmpty() || !isHere(path))
        return {};
    return path;
}

std::vector<std::byte> makeTinyDemo(const TinyDemo &demo)
{
    teeworlds::DemoHeader header;
    header.version = demo.version;
    header.netVersion = demo.protocol == Protocol::V06 ? "0.6 626fce9a778df4d4"
                                                       : "0.7 802f1be60a05665f";
    header.mapName = "room";
    header.type = demo.type;
    header.timestamp = demo.timestamp;
    if (demo.version >= 4)
        std::ranges::copy_if(demo.markers, std::back_inserter(header.markers), [&demo](int tick) {
            return demo.firstTick <= tick && tick <= demo.lastTick();
        });
    DemoWriter writer(std::move(header), demo.hasMap ? roomMap() : std::vector<std::byte>());
    for (std::int64_t ticks = 0; ticks <= 2 * demo.stepCount; ticks += 2) {
        writer.beginTick({demo.firstTick + ticks});
        writer.snapshot(itemsAt(demo, ticks));
        writeMessages(writer, demo, ticks);
    }
    return writer.finish().value_or(std::vector<std::byte>());
}

QString writeRecording(const QString &folder, const QString &name,
                       const std::vector<std::byte> &bytes)
{
    const QString path = QDir(folder).filePath(name);
    if (!teeworlds::writeFile(path.toStdString(), bytes))
        return {};
    return path;
}

QString writeTinyDemo(const QString &folder, const QString &name, const TinyDemo &demo)
{
    return writeRecording(folder, name, makeTinyDemo(demo));
}

} // namespace tickscope::test
