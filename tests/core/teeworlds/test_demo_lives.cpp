// SPDX-License-Identifier: GPL-3.0-or-later
//
// What self-made demos say of lives and games: deaths, ice, teams and finishes.

#include <array>
#include <map>

#include <QTest>

#include "core/analysis/runs.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/timeline/index_pass.h"
#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/snapshot_builder.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

constexpr std::uint32_t LifeCharacter06 = 9;
constexpr std::uint32_t LifePlayerInfo06 = 10;
constexpr std::uint32_t LifeClientInfo06 = 11;
constexpr std::uint32_t LifeDeath06 = 17;

Uuid extendedUuid(std::string_view name)
{
    for (const ExtendedType &extended : extendedTypes()) {
        if (extended.type->name == name)
            return extended.uuid;
    }
    return {};
}

DemoWriter lifeWriter(Protocol protocol = Protocol::V06)
{
    DemoHeader header;
    header.version = 6;
    header.netVersion = protocol == Protocol::V06 ? "0.6 626fce9a778df4d4" : "0.7 802f1be60a05665f";
    header.mapName = "nomap";
    header.type = "server";
    return DemoWriter(header);
}

void addPerson(SnapshotBuilder &snapshot, int client, std::string_view name)
{
    std::vector<std::int32_t> words = packText(name, 4);
    words.resize(17);
    snapshot.add(LifeClientInfo06, client, std::move(words));
    snapshot.add(LifePlayerInfo06, client, {0, client, 0, 0, 10});
}

/// A character at \a x, frozen for good or not at all.
void addCharacter(SnapshotBuilder &snapshot, int client, std::int64_t tick, int x, bool isFrozen,
                  std::int64_t attackTick = 0)
{
    constexpr std::size_t AttackTick = 21;
    std::vector<std::int32_t> words(22);
    words[AttackTick] = static_cast<std::int32_t>(attackTick);
    words[0] = static_cast<std::int32_t>(tick);
    words[1] = x;
    snapshot.add(LifeCharacter06, client, std::move(words));
    std::vector<std::int32_t> more(10);
    more[1] = isFrozen ? -1 : 0;
    snapshot.add(extendedUuid("DDNetCharacter"), client, std::move(more));
}

Shared<Index> lifeIndex(DemoWriter &demo)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    const auto recording = registry.open(memorySource(demo.finish().value(), "lives.demo"), {});
    return buildIndex(recording.value(), {}).value();
}

/// "12 freeze: Anna froze" of these kinds.
QStringList eventsOf(const Index &index, const std::vector<std::string_view> &kinds)
{
    QStringList all;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (std::ranges::find(kinds, event.kind().id) != kinds.end())
            all << QStringLiteral("%1 %2: %3")
                       .arg(event.tick.value)
                       .arg(QString::fromStdString(std::string(event.kind().id)),
                            QString::fromStdString(sentenceOf(*event.form, event.values)));
    }
    return all;
}

/// "Anna Bob", of events of that kind.
QStringList partiesOf(const Index &index, std::string_view kind)
{
    QStringList all;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        const auto nameOf = [&](int client) {
            return QString::fromStdString(
                std::string(index.players().nameOf(partyOf(event, client))));
        };
        if (event.kind().id == kind)
            all << nameOf(event.client) + ' ' + nameOf(event.otherClient);
    }
    return all;
}

} // namespace

class TestDemoLives : public QObject
{
    Q_OBJECT

private slots:
    void whoDiesFrozenIsNotThawed();
    void nextLifeOfOneTickIsNotThawed();
    void namesBeforeTheFirstTickAreThoseOfIt();
    void changeOfTeamFor07IsNoDeath();
    void teamDiesWithAllItsMembers();
    void whoChangesTheTeamIsNamed();
    void finishThatOnlyTheChatTells();
    void toldTeamIsNoSecondChange();
    void gamesOfOldHaveTheirFlagsAndEnds();
};

/// Anna is frozen and thaws, is frozen again, dies and comes back in one snapshot. Deaths are items
/// of one snapshot.
void TestDemoLives::whoDiesFrozenIsNotThawed()
{
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 40; ++tick) {
        const bool isFrozen = (tick >= 15 && tick < 20) || (tick >= 25 && tick < 30) || tick >= 35;
        addPerson(snapshot, 0, "Anna");
        addCharacter(snapshot, 0, tick, tick < 30 ? 500 : 100, isFrozen);
        if (tick == 30)
            snapshot.add(LifeDeath06, 0, {500, 0, 0});
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"freeze", "unfreeze"}),
             (QStringList{"15 freeze: Anna froze", "20 unfreeze: Anna thawed",
                          "25 freeze: Anna froze", "35 freeze: Anna froze"}));
}

/// The server shows the next life without a death between; of Ben, who never shot, it has not
/// moved.
void TestDemoLives::nextLifeOfOneTickIsNotThawed()
{
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 20; tick < 40; ++tick) {
        const bool isFrozen = tick >= 25 && tick < 30;
        addPerson(snapshot, 0, "Anna");
        addPerson(snapshot, 1, "Ben");
        addCharacter(snapshot, 0, tick, 500, isFrozen, tick < 30 ? 12 : 0);
        addCharacter(snapshot, 1, tick == 30 ? 0 : tick, 500, isFrozen);
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"freeze", "unfreeze"}),
             (QStringList{"25 freeze: Anna froze", "25 freeze: Ben froze"}));
}

/// Messages that stand before the first marker belong to its tick.
void TestDemoLives::namesBeforeTheFirstTickAreThoseOfIt()
{
    constexpr int Kill06 = 4;
    DemoWriter demo = lifeWriter();
    demo.message(MessageBuilder(Kill06).number(0).number(1).number(3).number(0).bytes());
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 20; ++tick) {
        addPerson(snapshot, 0, "Anna");
        addPerson(snapshot, 1, "Bob");
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"kill"}),
             (QStringList{"10 kill: Anna killed Bob (grenade)"}));
}

/// Client 1 comes to team 0 silently, as 0.7 has it, and later kills client 0 in the same bytes.
void TestDemoLives::changeOfTeamFor07IsNoDeath()
{
    constexpr int Kill06 = 4;
    const auto bytes = MessageBuilder(Kill06).number(1).number(0).number(1).number(0).bytes();
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 40; ++tick) {
        for (const int client : {0, 1}) {
            addPerson(snapshot, client, client == 0 ? "Anna" : "Bob");
            addCharacter(snapshot, client, tick, 500, false);
        }
        if (tick == 30)
            snapshot.add(LifeDeath06, 0, {500, 0, 0});
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
        if (tick == 19 || tick == 29)
            demo.message(bytes);
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"kill", "system", "team", "unknown"}),
             (QStringList{"19 system: Sv_Team", "29 kill: Bob killed Anna (gun)"}));
}

/// Of two teams and one who is in none; of the second it is not said who was first.
void TestDemoLives::teamDiesWithAllItsMembers()
{
    const auto teamsState = Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6");
    const auto teamDied = Uuid::fromText("ee610b6f-909f-311e-93f7-11a95f55a086");
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 20; ++tick) {
        for (int client = 0; client < 4; ++client)
            addPerson(snapshot, client, std::array{"Anna", "Bob", "Carl", "Dora"}.at(client));
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
        if (tick == 11)
            demo.message(MessageBuilder(teamsState).numbers(std::array{1, 1, 0, 2, 1}).bytes());
        if (tick == 15)
            demo.message(MessageBuilder(teamDied).number(1).number(1).bytes());
        if (tick == 16)
            demo.message(MessageBuilder(teamDied).number(2).number(-1).bytes());
    }
    const auto index = lifeIndex(demo);

    QCOMPARE(eventsOf(*index, {"kill"}),
             (QStringList{"15 kill: team 1 died (Bob first)", "15 kill: Anna died with team 1",
                          "16 kill: team 2 died", "16 kill: Dora died with team 2"}));
    QCOMPARE(partiesOf(*index, "kill"), (QStringList{"Bob Bob", "Anna Anna", " ", "Dora Dora"}));
}

/// In which teams people were before the first list is unknown.
void TestDemoLives::whoChangesTheTeamIsNamed()
{
    const auto teamsState = Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6");
    const std::map<std::int64_t, int> teams{{11, 7}, {12, 0}, {13, 1}, {14, 1}, {16, 64}, {18, 0}};
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 20; ++tick) {
        addPerson(snapshot, 0, "Anna");
        addPerson(snapshot, 1, "Bob");
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
        std::array<int, 64> list{};
        if (const auto team = teams.find(tick); team != teams.end()) {
            list[0] = team->second;
            demo.message(MessageBuilder(teamsState).numbers(list).bytes());
        }
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"team"}),
             (QStringList{"12 team: Anna left the team", "13 team: Anna joined team 1",
                          "16 team: Anna joined team 64 (super)", "18 team: Anna left the team"}));
}

/// Lines of the server are the only ones that count; where a message tells a finish, too, that
/// does.
void TestDemoLives::finishThatOnlyTheChatTells()
{
    const auto raceFinish = Uuid::fromText("c915ba68-0a49-3324-915a-7a6220cecf33");
    const std::string line = " finished in: 1 minute(s)  2.34 second(s)";
    const auto chat = [&](int client, const std::string &text) {
        return MessageBuilder(3).number(0).number(client).text(text).bytes();
    };
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 20; ++tick) {
        addPerson(snapshot, 0, "Anna");
        addPerson(snapshot, 1, "Bob");
        addPerson(snapshot, 2, "twin");
        addPerson(snapshot, 3, "twin");
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
        if (tick == 12) {
            demo.message(chat(-1, "Anna" + line));
            demo.message(chat(-1, "Anna" + line));
        } else if (tick == 14) {
            demo.message(chat(0, "Bob" + line));
            demo.message(chat(-1, "Carl" + line));
            demo.message(chat(-1, "twin" + line));
            demo.message(chat(-1, "Bob" + line + "!"));
            demo.message(chat(-1, "Bob finished in: 1 minute(s) 2 second(s)"));
        } else if (tick == 16) {
            demo.message(chat(-1, "Bob" + line));
            demo.message(
                MessageBuilder(raceFinish).numbers(std::array{1, 62'340, 0, 0, 0}).bytes());
        }
    }
    const auto index = lifeIndex(demo);

    QCOMPARE(eventsOf(*index, {"finish"}),
             (QStringList{"12 finish: Anna finished in 1:02.34, according to the chat",
                          "16 finish: Bob finished in 1:02.34"}));
    const auto runs = runsOf(index).value();
    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].whoSource, RaceRun::WhoSource::ServerLine);
    QCOMPARE(runs[1].whoSource, RaceRun::WhoSource::Finish);
}

/// Protocol 0.7 has messages for it, which come a little before the snapshot.
void TestDemoLives::toldTeamIsNoSecondChange()
{
    constexpr std::uint32_t ClientInfo07 = 13;
    constexpr int TeamMessage = 4;
    DemoWriter demo = lifeWriter(Protocol::V07);
    SnapshotBuilder snapshot;
    for (std::int64_t tick = 10; tick < 40; ++tick) {
        // Spectators from 20 on, as told, and in the game from 30 on, as not told.
        std::vector<std::int32_t> words{0, tick >= 20 && tick < 30 ? -1 : 0};
        const auto name = packText("Anna", 4);
        words.insert(words.end(), name.begin(), name.end());
        words.resize(58);
        snapshot.add(ClientInfo07, 0, std::move(words));
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
        if (tick == 18)
            demo.message(MessageBuilder(TeamMessage).numbers(std::array{0, -1, 0, 0}).bytes());
    }

    QCOMPARE(eventsOf(*lifeIndex(demo), {"team"}),
             (QStringList{"18 team: Anna joined the spectators", "30 team: Anna joined the game"}));
}

/// In 0.6 no message tells them. A flag that comes back without points was not captured.
void TestDemoLives::gamesOfOldHaveTheirFlagsAndEnds()
{
    constexpr std::uint32_t GameInfo06 = 6;
    constexpr std::uint32_t GameData06 = 7;
    constexpr int Stand = -2;
    DemoWriter demo = lifeWriter();
    SnapshotBuilder snapshot;
    for (std::int32_t tick = 10; tick < 50; ++tick) {
        addPerson(snapshot, 0, "Anna");
        addPerson(snapshot, 1, "Bob");
        const int red = tick < 15 ? Stand : tick < 20 ? 1 : tick < 22 ? -1 : tick < 25 ? 1 : Stand;
        const int blue = tick < 30 ? Stand : tick < 33 ? 0 : Stand;
        const int state = (tick >= 36 && tick < 38 ? 4 : 0) | (tick >= 40 ? 1 : 0);
        snapshot.add(GameInfo06, 0, {3, state, 5, 0, 10, 5, 1, 1});
        snapshot.add(GameData06, 0, {0, tick < 25 ? 0 : 100, red, blue});
        demo.beginTick({tick});
        demo.snapshot(snapshot.take());
    }
    const auto index = lifeIndex(demo);

    const QString flags = QStringLiteral("teeworlds_demo:Sv_GameMsg: ");
    QCOMPARE(
        eventsOf(*index, {"teeworlds_demo:Sv_GameMsg", "score", "pause", "round"}),
        (QStringList{
            "15 " + flags + "Bob took the red flag", "20 " + flags + "Bob dropped the red flag",
            "22 " + flags + "Bob took the red flag", "25 score: Bob captured the red flag",
            "30 " + flags + "Anna took the blue flag", "33 " + flags + "the blue flag is back",
            "36 pause: the game was paused", "38 pause: the game goes on", "40 round: game over"}));
    QCOMPARE(partiesOf(*index, "score"), QStringList{"Bob "});
}

TICKSCOPE_TEST(TestDemoLives, QCoreApplication)
#include "test_demo_lives.moc"
