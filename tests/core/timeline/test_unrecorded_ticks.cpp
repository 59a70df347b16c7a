// SPDX-License-Identifier: GPL-3.0-or-later
//
// Frames of ticks in which nothing is recorded, of a recording whose world goes on without.

#include <algorithm>
#include <memory>
#include <random>

#include <QTest>

#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

using Ticks = std::vector<std::int64_t>;

struct Work {
    int calls = 0;
    std::int64_t ticks = 0; ///< That were gone over without a record.
};

/// States have the tick that they are of, and the last one with a record. A seek point is a
/// number in the ticks with records.
class ClockDecoder : public Decoder
{
public:
    ClockDecoder(const Ticks &recorded, Work &work)
        : m_recorded(recorded)
        , m_work(work)
    {
    }
    Result<void> restore(const SeekPoint &point, std::stop_token) override
    {
        m_next = static_cast<std::size_t>(point.order);
        return {};
    }
    Result<Step> step(PassSink *, std::stop_token) override
    {
        if (m_next == m_recorded.size())
            return Step::End;
        m_tick = {m_recorded[m_next++]};
        setClock(m_tick);
        return Step::Done;
    }
    Result<bool> idleTo(Tick tick, std::stop_token) override
    {
        ++m_work.calls;
        m_work.ticks += tick - m_clock;
        setClock(tick);
        return true;
    }
    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return true; }
    [[nodiscard]] std::optional<NextStep> next() const override
    {
        if (m_next == m_recorded.size())
            return {};
        return NextStep{{m_recorded[m_next]}, m_next};
    }
    [[nodiscard]] SeekPoint savePoint() const override
    {
        return {next() ? next()->tick : m_tick + 1, m_next, SeekPointKind::Checkpoint, nullptr, {}};
    }

private:
    void setClock(Tick tick)
    {
        m_clock = tick;
        m_state = WorldState();
        m_state.setSchema(schema());
        m_state.set({BodyType, 0}, Words{static_cast<std::int32_t>(tick.value),
                                         static_cast<std::int32_t>(m_tick.value)});
    }

    const Ticks &m_recorded;
    Work &m_work;
    std::size_t m_next = 0;
    WorldState m_state;
    Tick m_tick;
    Tick m_clock; ///< Of the state.
};

class ClockRecording : public Recording
{
public:
    ClockRecording(Ticks recorded, std::size_t pointEvery)
        : m_recorded(std::move(recorded))
        , m_pointEvery(pointEvery)
    {
    }
    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token) const override
    {
        Outline outline;
        outline.time = TimeBase::uniform({{m_recorded.front()}, {m_recorded.back()}},
                                         std::chrono::milliseconds(20));
        for (std::size_t i = 0; i < m_recorded.size(); i += m_pointEvery)
            outline.seekPoints.push_back({{m_recorded[i]}, i, SeekPointKind::Keyframe, nullptr, i});
        outline.isEmpty = false;
        return outline;
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return std::make_unique<ClockDecoder>(m_recorded, work);
    }

    mutable Work work;

private:
    RecordingInfo m_info;
    Ticks m_recorded;
    std::size_t m_pointEvery;
};

/// A recording and who looks at it.
struct Viewing {
    Viewing(Ticks recorded, std::size_t pointEvery)
        : recording(std::make_shared<const ClockRecording>(std::move(recorded), pointEvery))
        , index(std::make_shared<const Outline>(*recording->outline({})))
        , cursor(recording, limits::CursorCache)
    {
    }
    Frame at(std::int64_t tick) { return cursor.frameAt({tick}, index, *mover, {}).value(); }

    Shared<ClockRecording> recording;
    Index index;
    Cursor cursor;
    std::unique_ptr<Mover> mover = recordedMotion()->makeMover();
};

std::int32_t wordOf(const Frame &frame, std::size_t word)
{
    return frame.at->recorded->find({BodyType, 0}).value()[word];
}

} // namespace

class TestUnrecordedTicks : public QObject
{
    Q_OBJECT

private slots:
    void eachFrameIsOfItsOwnTickFromWhereverOneComes();
    void aJumpIntoALongGapKeepsFewStatesAndStepsAreCheap();
    void goingBackThroughALongGapGoesOverItSeldom();
    void longPausesMakeNoMoreCheckpoints();
};

void TestUnrecordedTicks::eachFrameIsOfItsOwnTickFromWhereverOneComes()
{
    // With gaps inside of stretches and at their ends.
    const Ticks recorded{5, 6, 9, 40, 41, 140, 141, 142, 300, 301};
    Viewing viewing(recorded, 3);
    Ticks order;
    for (std::int64_t tick = 5; tick <= 301; ++tick)
        order.push_back(tick);
    Ticks shuffled = order;
    std::ranges::shuffle(shuffled, std::mt19937(36));
    order.insert(order.end(), order.rbegin(), order.rend());
    order.insert(order.end(), shuffled.begin(), shuffled.end());
    for (const std::int64_t tick : order) {
        const Frame frame = viewing.at(tick);
        const std::int64_t before = *(std::ranges::upper_bound(recorded, tick) - 1);
        QCOMPARE(frame.at->tick.value, tick);
        QCOMPARE(frame.at->recordedTick().value, before);
        QCOMPARE(wordOf(frame, 0), static_cast<std::int32_t>(tick));
        QCOMPARE(wordOf(frame, 1), static_cast<std::int32_t>(before));
        QCOMPARE(frame.exactness, tick == before ? Exactness::Recorded : Exactness::Rebuilt);
        QCOMPARE(frame.before.has_value(), tick > 5);
        QVERIFY(!frame.before || frame.before->tick.value == tick - 1);
        QCOMPARE(frame.next.has_value(), tick < 301);
        QVERIFY(!frame.next || frame.next->tick.value == tick + 1);
    }
}

void TestUnrecordedTicks::aJumpIntoALongGapKeepsFewStatesAndStepsAreCheap()
{
    Viewing viewing({0, 1, 1'000'000}, 3);
    const Work &work = viewing.recording->work;
    QCOMPARE(wordOf(viewing.at(500'000), 0), 500'000);
    QVERIFY2(work.calls < 100, qPrintable(QString::number(work.calls)));
    QCOMPARE(work.ticks, 500'000); // and the tick behind it
    const int calls = work.calls;
    QCOMPARE(wordOf(viewing.at(500'001), 0), 500'001);
    QCOMPARE(work.calls, calls + 1);
    QCOMPARE(wordOf(viewing.at(500'000), 0), 500'000);
    QCOMPARE(wordOf(viewing.at(499'999), 0), 499'999);
    QCOMPARE(work.calls, calls + 1);
}

void TestUnrecordedTicks::goingBackThroughALongGapGoesOverItSeldom()
{
    Viewing viewing({0, 1, 1'000'000}, 3);
    const Work &work = viewing.recording->work;
    for (std::int64_t tick = 500'000; tick > 499'000; --tick)
        QCOMPARE(wordOf(viewing.at(tick), 0), static_cast<std::int32_t>(tick));
    QVERIFY2(work.ticks < 4 * 500'000, qPrintable(QString::number(work.ticks)));
    QVERIFY2(work.calls < 4 * 1000, qPrintable(QString::number(work.calls)));
}

void TestUnrecordedTicks::longPausesMakeNoMoreCheckpoints()
{
    Ticks recorded;
    for (std::int64_t i = 0; i < 3000; ++i)
        recorded.push_back(i * 180'000);
    const auto index = buildIndex(std::make_shared<const ClockRecording>(recorded, 3000), {});
    QVERIFY(index);
    const auto count = static_cast<std::uint64_t>((*index)->seekPoints().size());
    QVERIFY(count > limits::Checkpoints / 4 && count <= limits::Checkpoints / 2 + 1);
}

TICKSCOPE_TEST(TestUnrecordedTicks, tickscope::test::NoApplication)
#include "test_unrecorded_ticks.moc"
