// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playing a recording that is still written.

#include <QTest>

#include "core/playback/time_controller.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// Ticks 100 to 200 of 20 ms.
TimeBase twoLiveSeconds()
{
    return TimeBase::uniform({{100}, {200}}, 20ms);
}

void applyLive(TimeController &controller, TimeAction action)
{
    controller.apply(TimeCommand::of(action), {});
}

} // namespace

class TestLivePlayback : public QObject
{
    Q_OBJECT

private slots:
    void growingTimeBaseDoesNotMoveTheHead();
    void playingWaitsAtTheEndOfWhatGrows();
    void liveIsNearTheEndAndStaysThere();
    void anyOtherWishLeavesLive();
};

void TestLivePlayback::growingTimeBaseDoesNotMoveTheHead()
{
    TimeController controller(twoLiveSeconds());
    applyLive(controller, TimeAction::PlayForward);
    controller.advance(505ms);

    controller.setTimeBase(TimeBase::uniform({{100}, {900}}, 20ms));

    QCOMPARE(controller.head(), Time{505ms});
}

void TestLivePlayback::playingWaitsAtTheEndOfWhatGrows()
{
    TimeController controller(twoLiveSeconds());
    controller.setGrows(true);
    applyLive(controller, TimeAction::PlayForward);

    controller.advance(5s);
    QVERIFY(controller.isPlaying());
    QVERIFY(controller.isLive());
    QCOMPARE(controller.head(), Time{2s});

    controller.setTimeBase(TimeBase::uniform({{100}, {250}}, 20ms));
    controller.advance(400ms);
    QCOMPARE(controller.head(), Time{2400ms});

    controller.setGrows(false);
    QVERIFY(!controller.isLive());
    controller.advance(5s);
    QVERIFY(!controller.isPlaying());
}

void TestLivePlayback::liveIsNearTheEndAndStaysThere()
{
    TimeController controller(TimeBase::uniform({{0}, {1'000}}, 20ms));
    controller.setGrows(true);
    applyLive(controller, TimeAction::GoToLive);
    QVERIFY(controller.isLive() && controller.isPlaying());
    QCOMPARE(controller.head(), Time{18s});

    for (int second = 1; second <= 10; ++second) {
        controller.setTimeBase(TimeBase::uniform({{0}, {1'000 + 50 * second}}, 20ms));
        controller.advance(1s);
    }

    QVERIFY(controller.isLive());
    QCOMPARE(controller.head(), Time{28s});
}

void TestLivePlayback::anyOtherWishLeavesLive()
{
    TimeController controller(twoLiveSeconds());
    controller.setGrows(true);
    applyLive(controller, TimeAction::GoToLive);

    applyLive(controller, TimeAction::Pause);

    QVERIFY(!controller.isLive());
    QVERIFY(!controller.isPlaying());
}

TICKSCOPE_TEST(TestLivePlayback, QCoreApplication)
#include "test_live_playback.moc"
