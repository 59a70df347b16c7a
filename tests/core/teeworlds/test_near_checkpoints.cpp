// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checkpoints between the keyframes of a demo: a jump begins at one, and shows what it would show
// from a keyframe.

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

struct NearDemo {
    Shared<Recording> recording;
    Shared<Index> index;
    Index outline; ///< With keyframes only.
};

const NearDemo &nearDemo()
{
    static const NearDemo opened = [] {
        FormatRegistry registry;
        registerAllFormats(registry);
        const auto recording = registry
                                   .open(memorySource(test::makeTinyDemo(
                                                          {.stepCount = 500, .hasMap = false}),
                                                      "near.demo"),
                                         {})
                                   .value();
        const auto index = buildIndex(recording, {}).value();
        return NearDemo{recording, index, Index(std::make_shared<const Outline>(index->outline()))};
    }();
    return opened;
}

std::vector<const SeekPoint *> nearCheckpoints()
{
    std::vector<const SeekPoint *> found;
    for (const SeekPoint &point : nearDemo().index->seekPoints()) {
        if (point.kind == SeekPointKind::Checkpoint)
            found.push_back(&point);
    }
    return found;
}

/// Ticks and states of both.
bool areSamePast(const std::vector<Past> &one, const std::vector<Past> &other)
{
    return std::ranges::equal(one, other, [](const Past &left, const Past &right) {
        return left.tick == right.tick && *left.recorded == *right.recorded;
    });
}

} // namespace

class TestNearCheckpoints : public QObject
{
    Q_OBJECT

private slots:
    void theyLieBetweenKeyframes();
    void theyTakeFewBytes();
    void frameIsTheSameFromEach();
    void playingKeepsThePast();
};

void TestNearCheckpoints::theyLieBetweenKeyframes()
{
    const auto &points = nearDemo().index->seekPoints();

    QVERIFY(points.size() > 4 * nearDemo().outline.seekPoints().size());
    for (std::size_t i = 1; i < points.size(); ++i) {
        QVERIFY(points[i].tick > points[i - 1].tick);
        // Every second tick is recorded.
        QVERIFY(points[i].tick - points[i - 1].tick <= limits::NearCheckpointSpacing + 1);
    }
}

void TestNearCheckpoints::theyTakeFewBytes()
{
    std::size_t bytes = 0;
    QVERIFY(!nearCheckpoints().empty());
    for (const SeekPoint *point : nearCheckpoints())
        bytes += point->memory->byteSize();

    QVERIFY(bytes > 0);
    QVERIFY(bytes <= limits::NearCheckpointBytes);
    QVERIFY(bytes / nearCheckpoints().size() < 1000);
}

void TestNearCheckpoints::frameIsTheSameFromEach()
{
    const auto mover = recordedMotion()->makeMover();
    for (Tick tick = nearDemo().index->ticks().first; nearDemo().index->ticks().contains(tick);
         tick = tick + 17) {
        Cursor near(nearDemo().recording, limits::CursorCache);
        Cursor far(nearDemo().recording, limits::CursorCache);

        const auto frame = near.frameAt(tick, *nearDemo().index, *mover, {});
        const auto wanted = far.frameAt(tick, nearDemo().outline, *mover, {});

        QVERIFY(frame && frame->at && wanted && wanted->at);
        QCOMPARE(frame->exactness, Exactness::Recorded);
        QCOMPARE(frame->at->tick, wanted->at->tick);
        QVERIFY(*frame->at->recorded == *wanted->at->recorded);
        QCOMPARE(frame->before.has_value(), wanted->before.has_value());
        QVERIFY(!frame->before || frame->before->tick == wanted->before->tick);
        QCOMPARE(frame->next.has_value(), wanted->next.has_value());
        QVERIFY(!frame->next || *frame->next->recorded == *wanted->next->recorded);
        QVERIFY2(areSamePast(frame->past.read(), wanted->past.read()),
                 qPrintable(QString::number(tick.value)));
        const std::int64_t since = frame->at->tick - nearDemo().index->ticks().first;
        QCOMPARE(std::int64_t(frame->past.read().size()), std::min(since, FrameMemory) / 2);
    }
}

void TestNearCheckpoints::playingKeepsThePast()
{
    const auto mover = recordedMotion()->makeMover();
    Cursor playing(nearDemo().recording, limits::CursorCache);
    const Tick begin = nearDemo().index->ticks().first + 300;
    for (Tick tick = begin; tick < begin + 130; tick = tick + 1) {
        const auto frame = playing.frameAt(tick, *nearDemo().index, *mover, {});
        Cursor fresh(nearDemo().recording, limits::CursorCache);
        const auto wanted = fresh.frameAt(tick, nearDemo().outline, *mover, {});

        QVERIFY(frame && wanted);
        QVERIFY2(areSamePast(frame->past.read(), wanted->past.read()),
                 qPrintable(QString::number(tick.value)));
    }
}

TICKSCOPE_TEST(TestNearCheckpoints, QCoreApplication)
#include "test_near_checkpoints.moc"
