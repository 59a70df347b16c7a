// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a decoder or a walk remembers is written down and read back, for every format.

#include <random>

#include <QTest>

#include "core/timeline/index_pass.h"
#include "tests/core/teehistorian/rebuilt_test.h"
#include "tests/core/timeline/contract_recordings.h"
#include "tests/support/archived.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// The states of the ticks behind \a point, a few at most.
std::vector<Walked> statesFrom(const Shared<Recording> &recording, const SeekPoint &point)
{
    constexpr int Steps = 4;
    const auto decoder = recording->makeDecoder();
    std::vector<Walked> states;
    if (!decoder->restore(point, {}))
        return states;
    for (int i = 0; i < Steps && decoder->step(nullptr, {}) == Step::Done; ++i)
        states.push_back({decoder->tick(), decoder->state()});
    return states;
}

/// Points that a listening decoder saves on its way, some thirty.
std::vector<SeekPoint> savedPoints(const Shared<Recording> &recording)
{
    const Outline outline = recording->outline({}).value();
    const std::int64_t distance = (outline.time.ticks().last - outline.time.ticks().first) / 30 + 1;
    Listener listener;
    Walker walker(recording, outline.seekPoints);
    std::vector<SeekPoint> points{walker.decoder().savePoint()};
    while (walker.step(&listener, {}) == Step::Done) {
        const SeekPoint point = walker.decoder().savePoint();
        if (point.memory && point.tick - points.back().tick >= distance)
            points.push_back(point);
    }
    std::erase_if(points, [](const SeekPoint &point) { return !point.memory; });
    return points;
}

/// Somebody may write a file anew: reading it checks every value, and what passes is decoded
/// without harm. The sanitizers look on.
void surviveForgeries(const Shared<Recording> &recording, SeekPoint point)
{
    constexpr int Forgeries = 200;
    const Bytes sound = bytesOf(*point.memory);
    std::mt19937 random(7);
    int refused = 0;
    for (int i = 0; i < Forgeries; ++i) {
        Bytes forged = sound;
        const std::size_t place = random() % forged.size();
        for (std::size_t at = place; at < std::min(place + 1 + random() % 10, forged.size()); ++at)
            forged[at] = static_cast<std::byte>(random());
        const auto memory = memoryOf(*recording, forged);
        refused += memory ? 0 : 1;
        if (!memory)
            continue;
        point.memory = *memory;
        QVERIFY(statesFrom(recording, point).size() <= 4);
    }
    QVERIFY2(refused > 0, "nothing was found wrong in 200 forgeries");
}

} // namespace

class TestWrittenMemory : public QObject
{
    Q_OBJECT

private slots:
    void writtenMemoryIsReadBack_data() { addSamplesAndHoles(); }
    void writtenMemoryIsReadBack();
    void cutMemoryIsRefused_data() { addSamples(); }
    void cutMemoryIsRefused();
    void forgedMemoryIsSurvived_data() { addSamples(); }
    void forgedMemoryIsSurvived();
    void walkGoesOn_data() { addSamplesAndHoles(); }
    void walkGoesOn();
    void rebuiltWorldIsReadBackAndForgeriesAreRefused();
};

void TestWrittenMemory::writtenMemoryIsReadBack()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    for (const SeekPoint &point : savedPoints(recording)) {
        const Bytes written = bytesOf(*point.memory);
        const auto memory = memoryOf(*recording, written);
        QVERIFY2(memory, memory ? "" : faultText(memory.error().fault).c_str());
        QVERIFY(bytesOf(**memory) == written);
        SeekPoint again = point;
        again.memory = *memory;
        const auto expected = statesFrom(recording, point);
        const auto states = statesFrom(recording, again);
        QCOMPARE(states.size(), expected.size());
        for (std::size_t i = 0; i < states.size(); ++i) {
            QCOMPARE(states[i].tick, expected[i].tick);
            QVERIFY(states[i].state == expected[i].state);
        }
    }
}

void TestWrittenMemory::cutMemoryIsRefused()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto points = savedPoints(recording);
    QVERIFY(!points.empty());
    const Bytes written = bytesOf(*points.back().memory);
    for (std::size_t cut = 0; cut < written.size(); cut += written.size() / 50 + 1) {
        QVERIFY(!memoryOf(*recording, std::span(written).first(cut)));
    }
}

void TestWrittenMemory::forgedMemoryIsSurvived()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto points = savedPoints(recording);
    QVERIFY(!points.empty());
    surviveForgeries(recording, points.back());
}

void TestWrittenMemory::walkGoesOn()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    Outline outline = recording->outline({}).value();
    if (!outline.memory)
        return; // its format walks anew, or it has an end
    const auto again = recording->outlineSince(outline, {});
    QVERIFY(again);
    QVERIFY(again->counts == outline.counts);
    QVERIFY(again->damage == outline.damage);
    QCOMPARE(again->endByte, outline.endByte);
    QVERIFY(std::ranges::equal(again->seekPoints, outline.seekPoints, {}, &SeekPoint::order,
                               &SeekPoint::order));
}

/// The index on the disk has these, too: a world with its shots, beams and switches.
void TestWrittenMemory::rebuiltWorldIsReadBackAndForgeriesAreRefused()
{
    const auto rebuilt = openRebuilt("ddnet198-racebox.teehistorian");
    if (!rebuilt)
        SKIP_MISSING();
    const auto index = buildIndex(rebuilt, {}).value();
    std::vector<SeekPoint> points = index->seekPoints();
    std::erase_if(points, [](const SeekPoint &point) { return !point.memory; });
    QCOMPARE_GT(points.size(), std::size_t{3});
    for (const SeekPoint &point : points) {
        const Bytes written = bytesOf(*point.memory);
        const auto memory = memoryOf(*rebuilt, written);
        QVERIFY2(memory, memory ? "" : faultText(memory.error().fault).c_str());
        QVERIFY(bytesOf(**memory) == written);
        SeekPoint again = point;
        again.memory = *memory;
        const auto expected = statesFrom(rebuilt, point);
        const auto states = statesFrom(rebuilt, again);
        QVERIFY(!expected.empty());
        QCOMPARE(states.size(), expected.size());
        for (std::size_t i = 0; i < states.size(); ++i)
            QVERIFY(states[i].tick == expected[i].tick && states[i].state == expected[i].state);
    }
    surviveForgeries(rebuilt, points.back());
}

TICKSCOPE_TEST(TestWrittenMemory, tickscope::test::NoApplication)
#include "test_written_memory.moc"
