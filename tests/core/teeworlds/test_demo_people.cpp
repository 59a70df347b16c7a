// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is who in self-made demos: over lost ticks and jumps, and by the messages of protocol 0.7.

#include <map>

#include <QTest>

#include "tests/core/teeworlds/demo_people.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;
using namespace tickscope::test;

class TestDemoPeople : public QObject
{
    Q_OBJECT

private slots:
    void anotherNameBehindAJumpIsAnotherPerson_data();
    void anotherNameBehindAJumpIsAnotherPerson();
    void stillWorldIsNoJump();
    void anotherNameBehindLostTicksIsAnotherPerson_data();
    void anotherNameBehindLostTicksIsAnotherPerson();
    void whatChangedOverUnknownStatesIsAGuess();
    void messageEndsAPerson_data();
    void messageEndsAPerson();
    void leaverMayLingerInSnapshots();
    void nextNameBehindALeaveIsAnotherPerson();
    void messageBehindTheSnapshotEndsAPersonToo();
    void silentDropIsARename();
    void messagesBeforeALeaveAreOfWhoLeaves_data();
    void messagesBeforeALeaveAreOfWhoLeaves();
    void lackingNameIsNoLeave();
    void teamGoesWithWhoLeaves();
    void teamIsNamedInASentence();
    void pauseIsAnEvent_data();
    void pauseIsAnEvent();
    void whoHasNoNameYetIsNobody();
};

void TestDemoPeople::anotherNameBehindAJumpIsAnotherPerson_data()
{
    QTest::addColumn<int>("jump");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("people");

    QTest::newRow("short") << 100 << "Carl"
                           << "Anna -> Carl 0-111";
    QTest::newRow("long") << 1000 << "Carl"
                          << "Anna 0-10, Carl 1010-1011";
    // Nothing can prove that there were two.
    QTest::newRow("long, same name") << 1000 << "Anna"
                                     << "Anna 0-1011";
}

void TestDemoPeople::anotherNameBehindAJumpIsAnotherPerson()
{
    QFETCH(int, jump);
    QFETCH(QString, name);
    QFETCH(QString, people);
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick <= 10; ++tick) {
        writer.beginTick({tick});
        writer.snapshot({client06(0, "Anna"), client06(1, std::to_string(tick))});
    }
    for (int tick = 10 + jump; tick <= 11 + jump; ++tick) {
        writer.beginTick({tick});
        writer.snapshot({client06(0, name.toStdString()), client06(1, std::to_string(tick))});
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), people);
    if (jump > 500 && name == u"Carl") {
        QCOMPARE(eventsIn(*index),
                 (QStringList{"leave Anna: Anna left", "join Carl: Carl joined"}));
        QVERIFY(index->event(index->rowAtOrAfter({11})).source == EventSource::Guess);
    }
}

void TestDemoPeople::stillWorldIsNoJump()
{
    // Recorders write no snapshot where nothing changes, but markers.
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick <= 240; tick += 2) {
        writer.beginTick({tick});
        writer.snapshot({client06(0, tick < 230 ? "Anna" : "Berta")});
    }

    QCOMPARE(peopleIn(*indexOf(writer.finish().value())), QStringLiteral("Anna -> Berta 0-240"));
}

void TestDemoPeople::anotherNameBehindLostTicksIsAnotherPerson_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("people");

    QTest::newRow("another") << "Carl"
                             << "Anna 0-99, Carl 251-260";
    QTest::newRow("the same") << "Anna"
                              << "Anna 0-260";
}

void TestDemoPeople::anotherNameBehindLostTicksIsAnotherPerson()
{
    QFETCH(QString, name);
    QFETCH(QString, people);
    DemoWriter writer = writerOf(Protocol::V06);
    std::size_t broken = 0;
    for (int tick = 0; tick <= 260; ++tick) {
        if (tick == 100)
            broken = writer.unfinished().value().size();
        writer.beginTick({tick});
        const std::string who = tick < 180 ? "Anna" : name.toStdString();
        writer.snapshot({client06(0, who), client06(1, std::to_string(tick))});
    }
    Bytes bytes = writer.finish().value();
    for (std::size_t i = 0; i < 16; ++i)
        bytes.at(broken + i) = std::byte{0xFF};

    const auto index = indexOf(std::move(bytes));

    QVERIFY(!index->damage().empty());
    QCOMPARE(peopleIn(*index), people);
    for (const QString &event : eventsIn(*index))
        QVERIFY2(!event.startsWith(QStringLiteral("rename")), qPrintable(event));
}

void TestDemoPeople::whatChangedOverUnknownStatesIsAGuess()
{
    DemoWriter writer = writerOf(Protocol::V06);
    std::size_t broken = 0;
    for (int tick = 0; tick <= 260; ++tick) {
        if (tick == 100)
            broken = writer.unfinished().value().size();
        writer.beginTick({tick});
        SnapshotItems items{client06(0, "Anna"), character06(0, tick < 150 ? 1 : 150),
                            client06(2, std::to_string(tick))};
        if (tick < 180)
            items.push_back(client06(1, "Bob"));
        writer.snapshot(std::move(items));
    }
    Bytes bytes = writer.finish().value();
    // Behind a marker and the head of a delta: how many items it removes.
    bytes.at(broken + 2) ^= std::byte{0xFF};

    const auto index = indexOf(std::move(bytes));

    QCOMPARE(index->damage().size(), std::size_t{1});
    QVERIFY(index->damage().front().fault.is(faults::StateUnknownToKeyframe));
    QStringList events;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        if (event.client != 2)
            events << QString::fromStdString(sentenceOf(*event.form, event.values));
        QVERIFY(event.client == 2 || event.source == EventSource::Guess);
    }
    // When she fired was not seen, and then it is no event of the tick in which she has.
    QCOMPARE(events, QStringList{"Bob left"});
    for (const Player &player : index->players().players()) {
        if (player.name() == "Bob")
            QCOMPARE(player.ticks().last.value, std::int64_t{99});
    }
}

void TestDemoPeople::messageEndsAPerson_data()
{
    QTest::addColumn<bool>("isDropped");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("lag"); ///< Snapshots that still show who left.

    for (const char *name : {"Carl", "Anna"}) {
        for (const bool isDropped : {true, false}) {
            for (const int lag : {0, 2})
                QTest::addRow("%s, %s, %d", name, isDropped ? "Sv_ClientDrop" : "De_ClientLeave",
                              lag)
                    << isDropped << name << lag;
        }
    }
}

void TestDemoPeople::messageEndsAPerson()
{
    QFETCH(bool, isDropped);
    QFETCH(QString, name);
    QFETCH(int, lag);
    const std::string who = name.toStdString();
    // Servers leave the number as their memory has it.
    MessageBuilder leave(LeaveMessage);
    leave.text("Anna").number(lag == 0 ? 0 : -1'700'000'000).text("");
    DemoWriter writer = writerOf(Protocol::V07);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        auto shown = client07(0, tick <= 10 + lag ? "Anna" : who);
        shown.words.back() = tick; // so that no snapshot leaves it out
        writer.snapshot({shown});
        if (tick != 10)
            continue;
        writer.message(isDropped ? dropOf(0, false) : leave.bytes());
        writer.message(isDropped
                           ? infoOf(0, who, false)
                           : MessageBuilder(EnterMessage).text(who).number(0).number(0).bytes());
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna 0-10, %1 10-19").arg(name));
    QStringList left;
    for (const QString &event : eventsIn(*index)) {
        QVERIFY2(!event.startsWith(QStringLiteral("rename")), qPrintable(event));
        if (event.contains(QStringLiteral("left")))
            left << event.section(u' ', 1, 1);
    }
    // The message, and what ends the stay.
    QCOMPARE(left, (QStringList{"Anna:", "Anna:"}));
}

void TestDemoPeople::leaverMayLingerInSnapshots()
{
    // As clients of DDNet record them.
    DemoWriter writer = writerOf(Protocol::V07);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        SnapshotItems items{client07(1, std::to_string(tick))};
        if (tick <= 12 || tick >= 15)
            items.push_back(client07(0, tick <= 12 ? "Anna" : "Carl"));
        writer.snapshot(std::move(items));
        if (tick == 10)
            writer.message(dropOf(0, false));
    }

    QCOMPARE(peopleIn(*indexOf(writer.finish().value())), QStringLiteral("Anna 0-12, Carl 15-19"));
}

void TestDemoPeople::nextNameBehindALeaveIsAnotherPerson()
{
    DemoWriter writer = writerOf(Protocol::V07);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        writer.snapshot({client07(0, tick <= 10 ? "Anna" : "Carl")});
        if (tick == 10)
            writer.message(dropOf(0, false));
    }

    QCOMPARE(peopleIn(*indexOf(writer.finish().value())), QStringLiteral("Anna 0-10, Carl 11-19"));
}

void TestDemoPeople::messageBehindTheSnapshotEndsAPersonToo()
{
    DemoWriter writer = writerOf(Protocol::V07);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        writer.snapshot(
            {client07(0, tick < 10 ? "Anna" : "Carl"), client07(1, std::to_string(tick))});
        if (tick != 10)
            continue;
        writer.message(dropOf(0, false));
        writer.message(infoOf(0, "Carl", false));
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna 0-9, Carl 10-19"));
    QCOMPARE(eventsIn(*index), (QStringList{"leave Anna: Anna left", "join Carl: Carl joined",
                                            "Sv_ClientDrop Anna: Anna left (cheater)",
                                            "Sv_ClientInfo Carl: Carl is here"}));
}

void TestDemoPeople::silentDropIsARename()
{
    DemoWriter writer = writerOf(Protocol::V07);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        writer.snapshot(
            {client07(0, tick <= 10 ? "Anna" : "Berta"), client07(1, std::to_string(tick))});
        if (tick != 10)
            continue;
        writer.message(dropOf(0, true));
        writer.message(infoOf(0, "Berta", true));
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna -> Berta 0-19"));
}

/// Messages stand in order, also where the snapshot before them shows the next one already.
void TestDemoPeople::messagesBeforeALeaveAreOfWhoLeaves_data()
{
    QTest::addColumn<int>("lost"); ///< Ticks.
    QTest::newRow("a tick") << 1;
    QTest::newRow("so many that another name is another person") << 200;
}

void TestDemoPeople::messagesBeforeALeaveAreOfWhoLeaves()
{
    QFETCH(const int, lost);
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick < 10 ? tick : tick + lost});
        writer.snapshot(
            {client06(0, tick < 10 ? "Anna" : "Carl"), client06(1, std::to_string(tick))});
        if (tick != 10)
            continue;
        for (const auto &[client, line] : std::initializer_list<std::pair<int, const char *>>{
                 {0, "bye"},
                 {-1, "'Anna' has left the game"},
                 {-1, "'Carl' entered and joined the game"},
                 {0, "hi"}})
            writer.message(MessageBuilder(3).number(0).number(client).text(line).bytes());
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(eventsIn(*index), (QStringList{"chat Anna: bye", "leave Anna: Anna left",
                                            "join Carl: Carl joined", "chat Carl: hi"}));
}

/// A client is there while one of its two items is.
void TestDemoPeople::lackingNameIsNoLeave()
{
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 40; ++tick) {
        writer.beginTick({tick});
        SnapshotItems items{client06(1, std::to_string(tick))};
        if (tick < 10 || (tick >= 20 && tick < 25))
            items.push_back(client06(0, "Anna"));
        if (tick < 30)
            items.push_back({{10, 0}, {0, 0, 0, 0, 0}});
        writer.snapshot(std::move(items));
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna 0-29"));
    QCOMPARE(eventsIn(*index), QStringList{"leave Anna: Anna left"});
}

/// Who takes a slot over is in no team, whatever that was in which the one before was.
void TestDemoPeople::teamGoesWithWhoLeaves()
{
    constexpr const char *TeamsState = "a091961a-95e8-3744-bb60-5eac9bd563c6";
    constexpr const char *KillTeam = "ee610b6f-909f-311e-93f7-11a95f55a086";
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        SnapshotItems items{client06(1, "Bob"), client06(2, std::to_string(tick))};
        if (tick < 8 || tick > 12)
            items.push_back(client06(0, tick < 10 ? "Anna" : "Carl"));
        writer.snapshot(std::move(items));
        MessageBuilder teams(Uuid::fromText(TeamsState));
        for (int client = 0; client < 64; ++client)
            teams.number(client < 2 ? 5 : 0);
        if (tick == 3)
            writer.message(teams.bytes());
        if (tick == 5 || tick == 15)
            writer.message(MessageBuilder(Uuid::fromText(KillTeam)).number(5).number(1).bytes());
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(eventsIn(*index).filter(QStringLiteral("died")),
             QStringList{"kill Anna: Anna died with team 5"});
}

void TestDemoPeople::teamIsNamedInASentence()
{
    for (const int teamsFlag : {0, 1}) {
        DemoWriter writer = writerOf(Protocol::V06);
        for (int tick = 0; const int team : {0, 1, -1, 0}) {
            writer.beginTick({tick++});
            writer.snapshot({client06(0, "Anna"),
                             {{6, 0}, {teamsFlag, 0, 0, 0, 0, 0, 1, 1}},
                             {{10, 0}, {0, 0, team, 0, 0}}});
        }
        const QString last = teamsFlag == 1 ? "red team" : "game";
        QCOMPARE(eventsIn(*indexOf(writer.finish().value())),
                 (QStringList{"team Anna: Anna joined the blue team",
                              "team Anna: Anna joined the spectators",
                              "team Anna: Anna joined the " + last}));
    }
}

void TestDemoPeople::pauseIsAnEvent_data()
{
    QTest::addColumn<bool>("isPauseFirst"); ///< In the snapshot, before the team.
    QTest::newRow("team first") << false;
    QTest::newRow("pause first") << true;
}

void TestDemoPeople::pauseIsAnEvent()
{
    QFETCH(const bool, isPauseFirst);
    // Source: teeworlds-snapshot.md, section 7.1.
    constexpr int Afk = 1;
    constexpr int Paused = 2;
    constexpr int Spectates = 4;
    const std::map<int, int> flags{{0, Afk}, {2, 0},          {4, Paused}, {6, Paused | Afk},
                                   {8, 0},   {10, Spectates}, {12, 0}};
    DemoWriter writer = writerOf(Protocol::V06);
    SnapshotBuilder snapshot;
    for (int tick = 0; tick < 14; tick += 2) {
        writer.beginTick({tick});
        const auto client = client06(0, "Anna");
        snapshot.add(client.key.type, client.key.id, client.words);
        // Who spectates so is shown among the spectators to clients that know no better.
        const int team = (flags.at(tick) & Spectates) != 0 ? -1 : 0;
        if (!isPauseFirst)
            snapshot.add(10, 0, {0, 0, team, 0, 0});
        snapshot.add(Uuid::fromText("22ca938d-1380-3e2b-9e7b-d2558ea6be11"), 0,
                     {flags.at(tick), 0, -1, -1});
        if (isPauseFirst)
            snapshot.add(10, 0, {0, 0, team, 0, 0});
        writer.snapshot(snapshot.take());
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(eventsIn(*index),
             (QStringList{"pause Anna: Anna paused", "pause Anna: Anna resumed",
                          "pause Anna: Anna paused to spectate", "pause Anna: Anna resumed"}));
    QCOMPARE(index->event(0).tick.value, std::int64_t{4});
    QCOMPARE(index->event(1).tick.value, std::int64_t{8});
}

void TestDemoPeople::whoHasNoNameYetIsNobody()
{
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 40; ++tick) {
        writer.beginTick({tick});
        const bool isNamed = tick < 10 || tick >= 20;
        SnapshotItems items{client06(0, tick < 10 ? "Anna"
                                        : isNamed ? "Carl"
                                                  : "(connecting)"),
                            client06(1, std::to_string(tick))};
        if (tick >= 30) // somebody is called so
            items.insert(items.end(), {client06(2, "(connecting)"), character06(2, 0)});
        writer.snapshot(std::move(items));
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna 0-9, Carl 20-39"));
    QCOMPARE(eventsIn(*index), (QStringList{"leave Anna: Anna left", "join Carl: Carl joined"}));
    QCOMPARE(index->players().nameAt(2, {35}), std::string_view("(connecting)"));
}

TICKSCOPE_TEST(TestDemoPeople, QCoreApplication)
#include "test_demo_people.moc"
