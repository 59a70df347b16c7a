// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known of clients at a tick. Source: teehistorian.md, sections 4 to 7.

#include <cmath>

#include "core/analysis/player_rows.h"
#include "core/base/limits.h"
#include "core/formats/teehistorian/events/input_events.h"
#include "core/model/player.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/event_making.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

constexpr InputNumbers Still{0, 0, -1, 0, 0, 0, 1, 0, 0, 0};

} // namespace

class TestTeehistorianState : public QObject
{
    Q_OBJECT

private slots:
    void counterStepsArePressesAndReleases_data();
    void counterStepsArePressesAndReleases();
    void stateHasThePositionAfterTheTickAndTheInputForTheNext();
    void velocityIsTheDifferenceToTheTickBefore();
    void sumsWrapAround();
    void clientWithoutATeeHasNoPlace();
    void teeWithoutAnInputHasNone();
    void inputOfADroppedClientIsTheBaseOfTheNextOnes();
    void teeOutlivesItsDrop();
    void practiceIsOfTheTeam();
    void personIsToldByExMessages();
    void playersOfAllKindsAreFound();
    void rejoinIsKnownByEvidenceOnly_data();
    void rejoinIsKnownByEvidenceOnly();
    void timeoutCodeTakesASlotOver();
    void viewsFindTheirRoles();
    void checkpointsLieNotTooManyBytesApart();
};

void TestTeehistorianState::counterStepsArePressesAndReleases_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("presses");
    QTest::addColumn<int>("releases");

    QTest::newRow("nothing") << 4 << 4 << 0 << 0;
    QTest::newRow("press") << 4 << 5 << 1 << 0;
    QTest::newRow("release") << 5 << 6 << 0 << 1;
    QTest::newRow("press and release") << 4 << 6 << 1 << 1;
    QTest::newRow("release and press") << 5 << 7 << 1 << 1;
    QTest::newRow("three clicks") << 0 << 6 << 3 << 3;
    QTest::newRow("wraps") << 63 << 1 << 1 << 1;
    QTest::newRow("high bits do not count") << 64 << 129 << 1 << 0;
    QTest::newRow("negative") << -1 << 0 << 0 << 1;
}

void TestTeehistorianState::counterStepsArePressesAndReleases()
{
    QFETCH(int, before);
    QFETCH(int, after);
    QFETCH(int, presses);
    QFETCH(int, releases);

    const CounterSteps steps = stepsBetween(before, after);

    QCOMPARE(steps.presses, presses);
    QCOMPARE(steps.releases, releases);
}

void TestTeehistorianState::stateHasThePositionAfterTheTickAndTheInputForTheNext()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 10, 20).inputNew(0, {1, 30, 40, 1, 5, 1, 9, 4, 2, 3});
    writer.playerDiff(0, 3, 0).finish();

    const KeepingSink sink = walked(writer);

    const WorldState &first = sink.states.at(1);
    QCOMPARE(numberIn(first, 0, "X"), 10);
    const std::pair<const char *, int> expected[]{
        {"Direction", 1},  {"TargetX", 30},    {"TargetY", 40},    {"Jump", 1},
        {"Fire", 5},       {"Hook", 1},        {"PlayerFlags", 9}, {"WantedWeapon", 4},
        {"NextWeapon", 2}, {"PrevWeapon", 3},  {"FireHeld", 1},    {"AimDistance", 50},
        {"Alive", 1},      {"AimAngle", 9273}, // atan2(40, 30) = 0.9273 rad
    };
    for (const auto &[field, value] : expected)
        QVERIFY2(numberIn(first, 0, field) == value, field);
    QCOMPARE(numberIn(sink.states.at(2), 0, "X"), 13);
    QCOMPARE(numberIn(sink.states.at(2), 0, "Direction"), 1);
}

void TestTeehistorianState::velocityIsTheDifferenceToTheTickBefore()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 10, 20).playerNew(1, 0, 0);
    writer.playerDiff(0, 3, -4).playerDiff(1, 1, 1);
    writer.playerDiff(1, 1, 1).playerDiff(1, 1, 1).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(numberIn(sink.states.at(1), 0, "VelX"), 0);
    QCOMPARE(numberIn(sink.states.at(2), 0, "VelX"), 3);
    QCOMPARE(numberIn(sink.states.at(2), 0, "VelY"), -4);
    QCOMPARE(numberIn(sink.states.at(3), 0, "VelX"), 0);
    QCOMPARE(numberIn(sink.states.at(3), 1, "VelX"), 1);
}

void TestTeehistorianState::sumsWrapAround()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 2147483647, 0).inputNew(0, {0, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0});
    writer.playerDiff(0, 1, 0).inputDiff(0, {0, 2, 0, 0, 0, 0, 0, 0, 0, 0}).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(numberIn(sink.states.at(2), 0, "X"), -2147483648LL);
    QCOMPARE(numberIn(sink.states.at(2), 0, "TargetX"), -2147483647LL);
    QVERIFY(sink.damage.empty());
}

void TestTeehistorianState::clientWithoutATeeHasNoPlace()
{
    TeehistorianWriter writer(PlainHeader);
    writer.join(7).tickSkip(0).playerNew(7, 1, 1).inputNew(7, Still);
    writer.playerOld(7).finish();

    const KeepingSink sink = walked(writer);

    QVERIFY((placesIn(sink.states.at(1)) == Places{{7, {1, 1}}}));
    QVERIFY(placesIn(sink.states.at(2)).empty());
    QCOMPARE(numberIn(sink.states.at(2), 7, "Alive"), 0);
    QCOMPARE(numberIn(sink.states.at(2), 7, "TargetY"), -1);
}

void TestTeehistorianState::teeWithoutAnInputHasNone()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(7, 1, 1).playerDiff(7, 1, 1).inputNew(7, Still).finish();

    const KeepingSink sink = walked(writer);

    QVERIFY(!numberIn(sink.states.at(1), 7, "Jump"));
    QCOMPARE(numberIn(sink.states.at(2), 7, "Jump"), 0);
    QCOMPARE(sink.states.at(1).itemCount(), std::size_t{1});
    QCOMPARE(sink.states.at(2).itemCount(), std::size_t{1});
}

void TestTeehistorianState::inputOfADroppedClientIsTheBaseOfTheNextOnes()
{
    TeehistorianWriter writer(PlainHeader);
    writer.join(2).playerNew(2, 0, 0).inputNew(2, {1, 5, 5, 0, 0, 0, 1, 0, 0, 0});
    writer.drop(2, "").playerOld(2).join(2);
    writer.playerNew(2, 0, 0).inputDiff(2, {-1, 1, 0, 0, 0, 0, 0, 0, 0, 0}).finish();

    const KeepingSink sink = walked(writer);

    QVERIFY(!numberIn(sink.states.at(1), 2, "Direction"));
    QVERIFY(!numberIn(sink.states.at(2), 2, "Direction"));
    QCOMPARE(numberIn(sink.states.at(3), 2, "Direction"), 0);
    QCOMPARE(numberIn(sink.states.at(3), 2, "TargetX"), 6);
    QVERIFY(sink.damage.empty());
}

void TestTeehistorianState::teeOutlivesItsDrop()
{
    TeehistorianWriter writer(PlainHeader);
    writer.join(2).playerNew(2, 4, 5).drop(2, "bye").playerOld(2).finish();

    const KeepingSink sink = walked(writer);

    QVERIFY((placesIn(sink.states.at(1)) == Places{{2, {4, 5}}}));
    QCOMPARE(sink.states.at(2).itemCount(), std::size_t{0});
}

void TestTeehistorianState::practiceIsOfTheTeam()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(1, 0, 0).playerNew(2, 0, 0).ex(exOf(ExKind::PlayerTeam, 1, 5));
    writer.ex(exOf(ExKind::TeamPractice, 5, 1)).tickSkip(0);
    writer.ex(exOf(ExKind::PlayerTeam, 2, 5)).tickSkip(0);
    writer.ex(exOf(ExKind::TeamPractice, 5, 0)).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(numberIn(sink.states.at(1), 1, "Practice"), 1);
    QCOMPARE(numberIn(sink.states.at(1), 2, "Practice"), 0);
    QCOMPARE(numberIn(sink.states.at(2), 2, "Practice"), 1);
    QCOMPARE(numberIn(sink.states.at(3), 1, "Practice"), 0);
    QCOMPARE(numberIn(sink.states.at(3), 2, "Team"), 5);
}

void TestTeehistorianState::personIsToldByExMessages()
{
    TeehistorianWriter writer(PlainHeader);
    writer.ex(exOf(ExKind::JoinVersion7, 4)).ex(exOf(ExKind::DdnetVersion, 4, 19080)).join(4);
    writer.tickSkip(0).ex(exOf(ExKind::AuthLogin, 4, 2, "mod")).tickSkip(0);
    writer.ex(exOf(ExKind::AuthLogout, 4)).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(numberIn(sink.states.at(1), 4, "IsSixup"), 1);
    QCOMPARE(numberIn(sink.states.at(1), 4, "Version"), 19080);
    QCOMPARE(numberIn(sink.states.at(1), 4, "AuthLevel"), 2);
    QCOMPARE(numberIn(sink.states.at(2), 4, "AuthLevel"), 0);
}

void TestTeehistorianState::playersOfAllKindsAreFound()
{
    TeehistorianWriter writer(PlainHeader);
    writer.join(0).tickSkip(0).message(0, infoOf(20, "Anna")); // joins by name
    writer.join(1).ex(exOf(ExKind::PlayerReady, 1));           // enters without one
    writer.playerNew(2, 0, 0);                                 // was there
    writer.inputNew(3, Still);                                 // was there, spectates
    writer.join(4);                                            // never enters
    writer.ex(exOf(ExKind::PlayerName, 1, 0, "Bo")).drop(0, "").drop(4, "").finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(changesOf(sink), QString("+0 Anna, +1 , =2 , =3 , ~1 Bo, -0 Anna"));
}

void TestTeehistorianState::rejoinIsKnownByEvidenceOnly_data()
{
    QTest::addColumn<QString>("first"); // what each of two visits shows
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("secondName");
    QTest::addColumn<int>("players");

    QTest::newRow("name alone") << ""
                                << ""
                                << "Anna" << 2;
    QTest::newRow("connection") << "connection A"
                                << "connection A"
                                << "Anna" << 1;
    QTest::newRow("another connection") << "connection A"
                                        << "connection B"
                                        << "Anna" << 2;
    QTest::newRow("timeout code") << "code A"
                                  << "code A"
                                  << "Anna" << 1;
    QTest::newRow("timeout code under another name") << "code A"
                                                     << "code A"
                                                     << "Bob" << 1;
    QTest::newRow("short code, which a person typed") << "typed"
                                                      << "typed"
                                                      << "Anna" << 2;
    QTest::newRow("account and name") << "login staff"
                                      << "login staff"
                                      << "Anna" << 1;
    QTest::newRow("account of several") << "login staff"
                                        << "login staff"
                                        << "Bob" << 2;
    QTest::newRow("the server's own password") << "login default_admin"
                                               << "login default_admin"
                                               << "Anna" << 2;
}

/// Shows \a evidence of client 3, as the rows of that test name it.
static void show(TeehistorianWriter &writer, const QString &evidence)
{
    constexpr std::int32_t ChatCommand = 128;
    if (evidence.startsWith(u"connection")) {
        ExMessage message;
        message.kind = ExKind::DdnetVersion;
        message.subject = 3;
        message.value = 19083;
        message.uuid.bytes[0] = static_cast<std::uint8_t>(evidence.back().unicode());
        writer.ex(message);
    } else if (evidence.startsWith(u"login")) {
        const std::string account = evidence.section(u' ', 1).toStdString();
        ExMessage message;
        message.kind = ExKind::AuthLogin;
        message.subject = 3;
        message.value = 3;
        message.text = account;
        writer.ex(message);
    } else if (!evidence.isEmpty()) {
        const bool isTyped = evidence == u"typed";
        const std::array<std::string_view, 1> args{isTyped ? "1234" : "YmDGkHgpjHUA3cn5"};
        writer.command(3, ChatCommand, "timeout", args);
    }
}

void TestTeehistorianState::rejoinIsKnownByEvidenceOnly()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, secondName);
    QFETCH(int, players);
    const auto visit = [](TeehistorianWriter &writer, const char *name, const QString &evidence) {
        ExMessage called;
        called.kind = ExKind::PlayerName;
        called.subject = 3;
        called.text = name;
        writer.join(3).ex(called).tickSkip(5);
        show(writer, evidence);
        writer.drop(3, "").tickSkip(5);
    };
    TeehistorianWriter writer(PlainHeader);
    visit(writer, "Anna", first);
    visit(writer, secondName.toUtf8().constData(), second);
    writer.playerNew(0, 1, 1).finish();

    const auto index = buildIndex(openTeehistorian(writer.bytes()).value(), {}).value();

    QCOMPARE(static_cast<int>(index->players().players().size()), players + 1);
}

void TestTeehistorianState::timeoutCodeTakesASlotOver()
{
    constexpr std::int32_t ChatCommand = 128;
    const std::array<std::string_view, 1> code{"YmDGkHgpjHUA3cn5"};
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 1, 1).playerNew(1, 5, 5).command(0, ChatCommand, "timeout", code);
    // The connection is lost, and a second one shows that it is of the same program.
    writer.tickSkip(10).join(7).playerNew(7, 9, 9).command(7, ChatCommand, "timeout", code);
    writer.drop(7, "Timeout Protection used").tickSkip(10);
    writer.drop(0, "").tickSkip(10).join(4).playerNew(4, 9, 9);
    writer.command(4, ChatCommand, "timeout", code).finish();

    const auto index = buildIndex(openTeehistorian(writer.bytes()).value(), {}).value();

    // The code is still that of the one who has it: the second connection had it for a moment.
    const PlayerTable &players = index->players();
    QCOMPARE(players.isSame({0, {5}}, {4, index->ticks().last}), std::optional(true));
    QCOMPARE(players.isSame({0, {5}}, {7, {12}}), std::optional(true));
    QCOMPARE(players.isSame({1, {5}}, {7, {12}}), std::optional(false));
    QCOMPARE(players.clientOf({7, {12}}, {15}), std::optional(0));
}

void TestTeehistorianState::viewsFindTheirRoles()
{
    const auto recording = openTeehistorian(makeTinyTeehistorian());
    QVERIFY(recording);
    const auto index = buildIndex(*recording, {});
    QVERIFY(index);
    KeepingSink sink;
    walkInto(*recording, sink);
    const auto state = std::make_shared<const WorldState>(sink.states.at(110));

    const auto rows = playersOf({{110}, state, state}, (*index)->players());

    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[0].name, std::string("Anna"));
    QVERIFY(rows[0].isAlive);
    QCOMPARE(rows[0].position.x, 1020.0); // 1000 + 10 ticks of 2 units
    // 2 units right and 1 up in the last tick, 50 of them a second.
    QCOMPARE(rows[0].speed, std::optional(std::hypot(100.0, 50.0)));
    const ItemType &type = *state->schema()->type(*state->schema()->numberOf("Player"));
    QVERIFY(!type.inputSource.empty());
    QVERIFY(type.fieldWithRole(Role::Input));
    QVERIFY(type.fieldWithRole(Role::AimX));
    QCOMPARE(type.fields.front().name, std::string("X"));
}

void TestTeehistorianState::checkpointsLieNotTooManyBytesApart()
{
    // 400 ticks of 90 bytes: more than a seek shall decode, and fewer ticks than usual.
    constexpr int Players = 30;
    TeehistorianWriter writer(PlainHeader);
    for (int client = 0; client < Players; ++client)
        writer.playerNew(client, client, 0);
    for (int tick = 0; tick < 400; ++tick) {
        for (int client = 0; client < Players; ++client)
            writer.playerDiff(client, 1, 0);
    }
    writer.finish();
    const auto recording = openTeehistorian(writer.bytes());
    QVERIFY(recording);

    const auto index = buildIndex(*recording, {});

    QVERIFY(index);
    const auto &points = (*index)->seekPoints();
    QCOMPARE(points.size(), std::size_t{2});
    const std::uint64_t gap = points[1].byte.value() - points[0].byte.value();
    QVERIFY(gap >= limits::CheckpointBytes && gap < limits::CheckpointBytes + 90);
    const auto decoder = (*recording)->makeDecoder();
    QVERIFY(decoder->restore(points[1], {}));
    QVERIFY(decoder->step(nullptr, {}) == Step::Done);
    QCOMPARE(decoder->tick().value, points[1].tick.value);
    // Each tee has moved one unit a tick since tick 1.
    QCOMPARE(numberIn(decoder->state(), 7, "X"), 7 + decoder->tick().value - 1);
}

TICKSCOPE_TEST(TestTeehistorianState, QCoreApplication)
#include "test_teehistorian_state.moc"
