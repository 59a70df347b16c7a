// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/strip/strip_input.h"
#include "ui/timeline/timeline_mouse_handler.h"

using namespace tickscope;
using namespace std::chrono_literals;

/// What a hand holds over a strip of time. The strip is 500 pixels wide and shows ten seconds of 50
/// ticks each, so that a pixel is a tick.
class TestStripDrags : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_playback.reset(); }

    void scrubTakesTheHeadAlong();
    void playingStandsStillWhileTheHeadIsHeld();
    void withShiftAPixelIsATickWhateverTheScale();
    void withControlTheHeadSnaps();
    void cancelledScrubGoesBack();
    void panMovesTheStretchAndCancelBringsItBack();
    void rangeGoesFromWhereItBeganToThePointer();
    void shortDragIsAClickAndNoRange();
    void fixedEndStaysWhereItIs();
    void cancelledRangeIsTheOneOfBefore();
    void laneIsDroppedOnAnotherOnly();

private:
    [[nodiscard]] static TickNear wholeTicks()
    {
        return [](double x, Qt::KeyboardModifiers) { return Tick{std::llround(x)}; };
    }

    const TimeScale m_scale{Time{0}, Time(10s), 500};
    std::unique_ptr<Playback> m_playback;
};

void TestStripDrags::init()
{
    m_playback = std::make_unique<Playback>();
    m_playback->begin(TimeBase::uniform({{0}, {500}}, Time(20ms)));
}

void TestStripDrags::scrubTakesTheHeadAlong()
{
    ScrubDrag drag(*m_playback);

    drag.moveTo({250}, m_scale);
    QCOMPARE(m_playback->time().head(), Time(5s));
    drag.moveTo({100}, m_scale);
    QCOMPARE(m_playback->time().head(), Time(2s));
    QVERIFY(drag.movesHead());
}

void TestStripDrags::playingStandsStillWhileTheHeadIsHeld()
{
    m_playback->apply(TimeCommand::of(TimeAction::PlayForward));
    {
        ScrubDrag drag(*m_playback);
        QVERIFY(!m_playback->time().isPlaying());
        drag.moveTo({250}, m_scale);
        QVERIFY(!m_playback->time().isPlaying());
    }
    QVERIFY(m_playback->time().isPlaying());
}

void TestStripDrags::withShiftAPixelIsATickWhateverTheScale()
{
    const TimeScale near{Time{0}, Time(100ms), 500};
    m_playback->apply(TimeCommand::goToTick({200}));
    ScrubDrag drag(*m_playback);

    drag.moveTo({40, 0, Qt::ShiftModifier}, near);
    QCOMPARE(m_playback->time().tick(), Tick{200});
    drag.moveTo({47, 0, Qt::ShiftModifier}, near);
    QCOMPARE(m_playback->time().tick(), Tick{207});
    drag.moveTo({30, 0, Qt::ShiftModifier}, near);
    QCOMPARE(m_playback->time().tick(), Tick{190});
}

void TestStripDrags::withControlTheHeadSnaps()
{
    ScrubDrag drag(*m_playback, [](double x) {
        return std::abs(x - 300) < 6 ? std::optional(Tick{300}) : std::nullopt;
    });

    drag.moveTo({303, 0, Qt::ControlModifier}, m_scale);
    QCOMPARE(m_playback->time().tick(), Tick{300});
    drag.moveTo({303}, m_scale);
    QCOMPARE(m_playback->time().tick(), Tick{303});
    drag.moveTo({350, 0, Qt::ControlModifier}, m_scale);
    QCOMPARE(m_playback->time().tick(), Tick{350});
}

void TestStripDrags::cancelledScrubGoesBack()
{
    m_playback->apply(TimeCommand::goToTick({200}));
    ScrubDrag drag(*m_playback);
    drag.moveTo({400}, m_scale);

    drag.cancel();

    QCOMPARE(m_playback->time().tick(), Tick{200});
}

void TestStripDrags::panMovesTheStretchAndCancelBringsItBack()
{
    m_playback->setTimeInView({Time(4s), Time(1s)});
    const TimeScale near{Time(4s), Time(1s), 500};
    PanDrag drag(*m_playback, 100, near);

    drag.moveTo({350}, near); // half of what is in view to the right
    QCOMPARE(m_playback->timeInView(), (TimeInView{Time(3500ms), Time(1s)}));
    drag.cancel();
    QCOMPARE(m_playback->timeInView(), (TimeInView{Time(4s), Time(1s)}));
}

void TestStripDrags::rangeGoesFromWhereItBeganToThePointer()
{
    RangeDrag drag(*m_playback, wholeTicks(), 100, {}, {});

    drag.moveTo({150}, m_scale);
    QCOMPARE(m_playback->range(), (std::optional<TickRange>{{{100}, {150}}}));
    drag.moveTo({60}, m_scale);
    QCOMPARE(m_playback->range(), (std::optional<TickRange>{{{60}, {100}}}));
}

void TestStripDrags::shortDragIsAClickAndNoRange()
{
    int clicks = 0;
    RangeDrag drag(*m_playback, wholeTicks(), 100, {}, [&clicks](const StripPoint &) { ++clicks; });

    drag.moveTo({102}, m_scale);
    drag.drop({102});

    QVERIFY(!m_playback->range());
    QCOMPARE(clicks, 1);
}

void TestStripDrags::fixedEndStaysWhereItIs()
{
    m_playback->setRange(TickRange{{100}, {200}});
    RangeDrag drag(*m_playback, wholeTicks(), 200, Tick{100}, {});

    drag.moveTo({202}, m_scale);
    QCOMPARE(m_playback->range(), (std::optional<TickRange>{{{100}, {202}}}));
    drag.moveTo({30}, m_scale);
    QCOMPARE(m_playback->range(), (std::optional<TickRange>{{{30}, {100}}}));
}

void TestStripDrags::cancelledRangeIsTheOneOfBefore()
{
    m_playback->setRange(TickRange{{100}, {200}});
    RangeDrag drag(*m_playback, wholeTicks(), 300, {}, {});
    drag.moveTo({400}, m_scale);

    drag.cancel();

    QCOMPARE(m_playback->range(), (std::optional<TickRange>{{{100}, {200}}}));
}

void TestStripDrags::laneIsDroppedOnAnotherOnly()
{
    const auto layout = TimelineLayout::of({600, 120}, 100, 20, 5); // lanes of 20 pixels
    std::vector<std::pair<std::size_t, std::size_t>> drops;
    const auto dropped = [&drops](std::size_t lane, std::size_t place) {
        drops.emplace_back(lane, place);
    };

    LaneDrag same(1, layout, dropped);
    same.moveTo({0, 50}, m_scale);
    same.drop({0, 50});
    LaneDrag other(1, layout, dropped);
    other.moveTo({0, 110}, m_scale);
    other.drop({0, 110});

    QCOMPARE(drops.size(), 1U);
    QCOMPARE(drops.front().first, 1U);
    QCOMPARE(drops.front().second, 4U);
}

TICKSCOPE_TEST(TestStripDrags, QApplication)
#include "test_strip_drags.moc"
