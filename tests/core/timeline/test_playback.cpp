// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "core/playback/time_controller.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// Ticks 100 to 200, 20 ms each: two seconds.
TimeBase twoSeconds()
{
    return TimeBase::uniform({{100}, {200}}, 20ms);
}

const Landmarks Marks{{landmark::Event, {{110}, {110}, {150}}},
                      {"hook", {{120}, {140}}},
                      {landmark::Marker, {{130}}},
                      {landmark::SeekPoint, {{100}, {160}}}};

TimeCommand command(TimeAction action, double number = 0)
{
    return {.action = action, .number = number};
}

void apply(TimeController &controller, TimeAction action, double number = 0)
{
    controller.apply(command(action, number), Marks);
}

void goTo(TimeController &controller, std::int64_t tick)
{
    controller.apply(TimeCommand::goToTick({tick}), Marks);
}

} // namespace

class TestPlayback : public QObject
{
    Q_OBJECT

private slots:
    void clockStopsAtTheEndItRunsInto_data();
    void clockStopsAtTheEndItRunsInto();
    void clockOutOfRangeSpeedsAreHarmless();
    void clockWithoutSpeedStandsStill();
    void clockShortenedMovesTheHeadInside();
    void loopIsPlayedOverAndOver_data();
    void loopIsPlayedOverAndOver();

    void controllerBeginsPausedAtTheStart();
    void pausedControllerDoesNotMove();
    void togglePlayPlaysAndPauses();
    void togglePlayAtTheEndBeginsAnew_data();
    void togglePlayAtTheEndBeginsAnew();
    void playingPausesAtTheEnd();
    void playPressedAgainIsTwiceAsFast_data();
    void playPressedAgainIsTwiceAsFast();
    void playKeepsTheChosenSpeedBothWays();
    void speedIsSetWithinItsLimits_data();
    void speedIsSetWithinItsLimits();
    void fasterAndSlowerGoThroughTheList();
    void commandGoesToItsTick_data();
    void commandGoesToItsTick();
    void stepPauses();
    void timeCommandsGoToTheirTime();
    void loopEdgesAreSetAtTheHead();
    void loopEdgeSetLastIsKept();
    void loopOverTicksLeavesTheHead();
    void longerTimeBaseKeepsTheTick();
    void shorterTimeBaseClampsTheTick();
    void positionHasTheShareOfTheWay();
};

void TestPlayback::clockStopsAtTheEndItRunsInto_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<qint64>("expected");
    QTest::addColumn<bool>("atEnd");

    QTest::newRow("forwards") << 1.0 << qint64{3'000} << false;
    QTest::newRow("half speed") << 0.5 << qint64{2'500} << false;
    QTest::newRow("backwards") << -1.0 << qint64{1'000} << false;
    QTest::newRow("exactly to the end") << 2.0 << qint64{4'000} << true;
    QTest::newRow("past the end") << 64.0 << qint64{4'000} << true;
    QTest::newRow("past the start") << -64.0 << qint64{0} << true;
}

void TestPlayback::clockStopsAtTheEndItRunsInto()
{
    QFETCH(double, speed);
    QFETCH(qint64, expected);
    QFETCH(bool, atEnd);
    PlaybackClock clock(4s);
    clock.jumpTo(2s);
    clock.setSpeed(speed);

    QCOMPARE(clock.advance(1s), Time{std::chrono::milliseconds{expected}});
    QCOMPARE(clock.atEnd(), atEnd);
}

void TestPlayback::clockOutOfRangeSpeedsAreHarmless()
{
    PlaybackClock clock(4s);

    clock.setSpeed(1e300);
    QCOMPARE(clock.advance(1h), Time{4s});
    clock.setSpeed(-std::numeric_limits<double>::infinity());
    QCOMPARE(clock.advance(1ns), Time{0});
    QCOMPARE(PlaybackClock(-5s).length(), Time{0});
}

void TestPlayback::clockWithoutSpeedStandsStill()
{
    PlaybackClock clock(4s);
    clock.jumpTo(9s);
    QCOMPARE(clock.head(), Time{4s});
    clock.jumpTo(-9s);
    QCOMPARE(clock.head(), Time{0});
    clock.jumpTo(2s);
    clock.setSpeed(0);

    QCOMPARE(clock.advance(1h), Time{2s});
}

void TestPlayback::clockShortenedMovesTheHeadInside()
{
    PlaybackClock clock(4s);
    clock.jumpTo(3s);

    clock.setLength(1s);

    QCOMPARE(clock.head(), Time{1s});
    clock.setLength(-1s);
    QCOMPARE(clock.head(), Time{0});
}

void TestPlayback::loopIsPlayedOverAndOver_data()
{
    QTest::addColumn<qint64>("head");
    QTest::addColumn<double>("speed");
    QTest::addColumn<qint64>("expected");

    QTest::newRow("inside") << qint64{1'500} << 0.25 << qint64{1'750};
    QTest::newRow("over the end") << qint64{1'500} << 1.0 << qint64{1'000};
    QTest::newRow("over the beginning") << qint64{1'500} << -1.0 << qint64{2'000};
    QTest::newRow("behind it, forwards") << qint64{2'500} << 1.0 << qint64{3'500};
    QTest::newRow("before it, into it") << qint64{500} << 1.0 << qint64{1'500};
}

void TestPlayback::loopIsPlayedOverAndOver()
{
    QFETCH(qint64, head);
    QFETCH(double, speed);
    QFETCH(qint64, expected);
    PlaybackClock clock(4s);
    clock.setLoop(LoopRange{1s, 2s});
    clock.jumpTo(std::chrono::milliseconds{head});
    clock.setSpeed(speed);

    QCOMPARE(clock.advance(1s), Time{std::chrono::milliseconds{expected}});
}

void TestPlayback::controllerBeginsPausedAtTheStart()
{
    const TimeController controller(twoSeconds());

    QVERIFY(!controller.isPlaying());
    QCOMPARE(controller.tick().value, std::int64_t{100});
    QCOMPARE(controller.speed(), 1.0);
    QVERIFY(!controller.loop());
}

void TestPlayback::pausedControllerDoesNotMove()
{
    TimeController controller(twoSeconds());

    controller.advance(1s);

    QCOMPARE(controller.head(), Time{0});
}

void TestPlayback::togglePlayPlaysAndPauses()
{
    TimeController controller(twoSeconds());

    apply(controller, TimeAction::TogglePlay);
    QVERIFY(controller.isPlaying());
    controller.advance(1s);
    QCOMPARE(controller.tick().value, std::int64_t{150});
    apply(controller, TimeAction::TogglePlay);
    QVERIFY(!controller.isPlaying());
    apply(controller, TimeAction::TogglePlay);
    apply(controller, TimeAction::Pause);
    apply(controller, TimeAction::Pause);
    QVERIFY(!controller.isPlaying());
}

void TestPlayback::togglePlayAtTheEndBeginsAnew_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<qint64>("end");
    QTest::addColumn<qint64>("start");

    QTest::newRow("forwards") << 1.0 << qint64{200} << qint64{100};
    QTest::newRow("backwards") << -1.0 << qint64{100} << qint64{200};
}

void TestPlayback::togglePlayAtTheEndBeginsAnew()
{
    QFETCH(double, speed);
    QFETCH(qint64, end);
    QFETCH(qint64, start);
    TimeController controller(twoSeconds());
    apply(controller, TimeAction::SetSpeed, speed);
    goTo(controller, end);

    apply(controller, TimeAction::TogglePlay);

    QVERIFY(controller.isPlaying());
    QCOMPARE(controller.tick().value, start);
}

void TestPlayback::playingPausesAtTheEnd()
{
    TimeController controller(twoSeconds());
    apply(controller, TimeAction::PlayForward);

    controller.advance(1h);

    QVERIFY(!controller.isPlaying());
    QCOMPARE(controller.tick().value, std::int64_t{200});
}

void TestPlayback::playPressedAgainIsTwiceAsFast_data()
{
    QTest::addColumn<bool>("forward");
    QTest::addColumn<int>("presses");
    QTest::addColumn<double>("speed");

    QTest::newRow("once") << true << 1 << 1.0;
    QTest::newRow("twice") << true << 2 << 2.0;
    QTest::newRow("seven times") << true << 7 << 64.0;
    QTest::newRow("at the fastest") << true << 12 << 64.0;
    QTest::newRow("backwards once") << false << 1 << -1.0;
    QTest::newRow("backwards three times") << false << 3 << -4.0;
}

void TestPlayback::playPressedAgainIsTwiceAsFast()
{
    QFETCH(bool, forward);
    QFETCH(int, presses);
    QFETCH(double, speed);
    TimeController controller(twoSeconds());
    goTo(controller, 150);

    for (int i = 0; i < presses; ++i)
        apply(controller, forward ? TimeAction::PlayForward : TimeAction::PlayBackward);

    QCOMPARE(controller.speed(), speed);
    QVERIFY(controller.isPlaying());
}

void TestPlayback::playKeepsTheChosenSpeedBothWays()
{
    TimeController controller(twoSeconds());
    goTo(controller, 150);
    controller.apply(TimeCommand::setSpeed(0.25), {});

    apply(controller, TimeAction::PlayBackward);

    QCOMPARE(controller.speed(), -0.25);
    controller.advance(400ms);
    QCOMPARE(controller.tick().value, std::int64_t{145});
    apply(controller, TimeAction::PlayForward);
    QCOMPARE(controller.speed(), 0.25);
    apply(controller, TimeAction::Pause);
    apply(controller, TimeAction::PlayForward);
    QCOMPARE(controller.speed(), 0.25);
}

void TestPlayback::speedIsSetWithinItsLimits_data()
{
    QTest::addColumn<double>("wanted");
    QTest::addColumn<double>("expected");

    QTest::newRow("a speed of the list") << 8.0 << 8.0;
    QTest::newRow("between two") << 1.5 << 1.5;
    QTest::newRow("backwards") << -0.25 << -0.25;
    QTest::newRow("too fast") << 1000.0 << 64.0;
    QTest::newRow("too fast backwards") << -1000.0 << -64.0;
    QTest::newRow("too slow") << 0.001 << 0.0625;
    QTest::newRow("too slow backwards") << -0.001 << -0.0625;
}

void TestPlayback::speedIsSetWithinItsLimits()
{
    QFETCH(double, wanted);
    QFETCH(double, expected);
    TimeController controller(twoSeconds());

    apply(controller, TimeAction::SetSpeed, wanted);

    QCOMPARE(controller.speed(), expected);
    QVERIFY(!controller.isPlaying());
}

void TestPlayback::fasterAndSlowerGoThroughTheList()
{
    TimeController controller(twoSeconds());
    apply(controller, TimeAction::Slower);
    QCOMPARE(controller.speed(), 0.5);
    for (int i = 0; i < 20; ++i)
        apply(controller, TimeAction::Slower);
    QCOMPARE(controller.speed(), 1.0 / 16);

    for (int i = 0; i < 20; ++i)
        apply(controller, TimeAction::Faster);

    QCOMPARE(controller.speed(), 64.0);
    QCOMPARE(TimeController::speeds().size(), std::size_t{11});
    // A speed between two of the list goes to its neighbours.
    apply(controller, TimeAction::SetSpeed, 1.5);
    apply(controller, TimeAction::Slower);
    QCOMPARE(controller.speed(), 1.0);
    apply(controller, TimeAction::SetSpeed, 1.5);
    apply(controller, TimeAction::Faster);
    QCOMPARE(controller.speed(), 2.0);
    apply(controller, TimeAction::SetSpeed, -1.0);
    apply(controller, TimeAction::Faster);
    QCOMPARE(controller.speed(), -2.0);
}

void TestPlayback::commandGoesToItsTick_data()
{
    QTest::addColumn<TimeCommand>("command");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("expected");

    const auto row = [](const char *name, const TimeCommand &command, qint64 from,
                        qint64 expected) { QTest::newRow(name) << command << from << expected; };
    const auto next = [](std::string_view landmark) {
        return TimeCommand::goTo(landmark, SeekDirection::Forward);
    };
    const auto previous = [](std::string_view landmark) {
        return TimeCommand::goTo(landmark, SeekDirection::Backward);
    };
    row("one tick on", TimeCommand::stepBy(1), 150, 151);
    row("one tick back", TimeCommand::stepBy(-1), 150, 149);
    row("one tick on at the end", TimeCommand::stepBy(1), 200, 200);
    row("one tick back at the start", TimeCommand::stepBy(-1), 100, 100);
    row("many ticks back", TimeCommand::stepBy(-1000), 150, 100);
    row("half-way", TimeCommand::goToShare(0.5), 100, 150);
    row("more than all", TimeCommand::goToShare(1.5), 100, 200);
    row("less than nothing", TimeCommand::goToShare(-1), 150, 100);
    row("next event", next(landmark::Event), 100, 110);
    row("next event behind two in one tick", next(landmark::Event), 110, 150);
    row("next event behind the last", next(landmark::Event), 150, 150);
    row("previous event", previous(landmark::Event), 200, 150);
    row("previous event at an event", previous(landmark::Event), 150, 110);
    row("previous event before the first", previous(landmark::Event), 110, 110);
    row("next hook", next("hook"), 100, 120);
    row("previous hook", previous("hook"), 200, 140);
    row("previous hook before the first", previous("hook"), 120, 120);
    row("next marker", next(landmark::Marker), 100, 130);
    row("next marker behind the last", next(landmark::Marker), 130, 130);
    row("previous marker", previous(landmark::Marker), 131, 130);
    row("previous marker before the first", previous(landmark::Marker), 120, 120);
    row("next seek point", next(landmark::SeekPoint), 100, 160);
    row("previous seek point", previous(landmark::SeekPoint), 159, 100);
    row("next of what nothing is known", next("hit"), 100, 100);
    row("previous seek point at one", previous(landmark::SeekPoint), 160, 100);
}

void TestPlayback::commandGoesToItsTick()
{
    QFETCH(TimeCommand, command);
    QFETCH(qint64, from);
    QFETCH(qint64, expected);
    TimeController controller(twoSeconds());
    goTo(controller, from);
    QCOMPARE(controller.tick().value, from);

    controller.apply(command, Marks);

    QCOMPARE(controller.tick().value, expected);
}

void TestPlayback::stepPauses()
{
    TimeController controller(twoSeconds());
    apply(controller, TimeAction::PlayForward);

    apply(controller, TimeAction::StepTicks, 3);

    QVERIFY(!controller.isPlaying());
    QCOMPARE(controller.tick().value, std::int64_t{103});
}

void TestPlayback::timeCommandsGoToTheirTime()
{
    TimeController controller(twoSeconds());

    controller.apply(TimeCommand::goToTime(500ms), Marks);
    QCOMPARE(controller.tick().value, std::int64_t{125});
    controller.apply(TimeCommand::jumpBy(1s), Marks);
    QCOMPARE(controller.tick().value, std::int64_t{175});
    controller.apply(TimeCommand::jumpBy(-10s), Marks);
    QCOMPARE(controller.tick().value, std::int64_t{100});
    controller.apply(TimeCommand::goToTime(1h), Marks);
    QCOMPARE(controller.tick().value, std::int64_t{200});
    goTo(controller, 9999);
    QCOMPARE(controller.tick().value, std::int64_t{200});
}

void TestPlayback::loopEdgesAreSetAtTheHead()
{
    TimeController controller(twoSeconds());
    goTo(controller, 125);
    apply(controller, TimeAction::LoopBegin);
    QCOMPARE(controller.loop(), std::optional(LoopRange{500ms, 2s}));
    goTo(controller, 150);
    apply(controller, TimeAction::LoopEnd);
    QCOMPARE(controller.loop(), std::optional(LoopRange{500ms, 1s}));

    apply(controller, TimeAction::PlayForward);
    controller.advance(1s);

    QVERIFY(controller.isPlaying());
    QCOMPARE(controller.tick().value, std::int64_t{125});
    apply(controller, TimeAction::ClearLoop);
    QVERIFY(!controller.loop());
}

void TestPlayback::loopEdgeSetLastIsKept()
{
    TimeController controller(twoSeconds());
    goTo(controller, 150);
    apply(controller, TimeAction::LoopEnd);
    QCOMPARE(controller.loop(), std::optional(LoopRange{0s, 1s}));
    goTo(controller, 175);

    apply(controller, TimeAction::LoopBegin);
    QCOMPARE(controller.loop(), std::optional(LoopRange{1500ms, 2s}));
    goTo(controller, 125);
    apply(controller, TimeAction::LoopEnd);

    QCOMPARE(controller.loop(), std::optional(LoopRange{0s, 500ms}));
}

void TestPlayback::loopOverTicksLeavesTheHead()
{
    TimeController controller(twoSeconds());
    goTo(controller, 190);
    controller.apply(TimeCommand::loopOver({{125}, {150}}), Marks);
    QCOMPARE(controller.loop(), std::optional(LoopRange{500ms, 1s}));
    QCOMPARE(controller.tick().value, std::int64_t{190});

    // Behind the recording is its end.
    controller.apply(TimeCommand::loopOver({{150}, {9999}}), Marks);

    QCOMPARE(controller.loop(), std::optional(LoopRange{1s, 2s}));
}

void TestPlayback::longerTimeBaseKeepsTheTick()
{
    TimeController controller(twoSeconds());
    goTo(controller, 150);

    controller.setTimeBase(TimeBase::uniform({{50}, {500}}, 10ms));

    QCOMPARE(controller.tick().value, std::int64_t{150});
    QCOMPARE(controller.head(), Time{1s});
}

void TestPlayback::shorterTimeBaseClampsTheTick()
{
    TimeController controller(twoSeconds());
    goTo(controller, 190);

    controller.setTimeBase(TimeBase::uniform({{100}, {120}}, 20ms));

    QCOMPARE(controller.tick().value, std::int64_t{120});
}

void TestPlayback::positionHasTheShareOfTheWay()
{
    TimeController controller(twoSeconds());
    apply(controller, TimeAction::PlayForward);
    controller.advance(505ms);

    QCOMPARE(controller.position(), 125.25);
}

TICKSCOPE_TEST(TestPlayback, QCoreApplication)
#include "test_playback.moc"
