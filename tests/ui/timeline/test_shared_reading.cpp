// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/series/series_reader.h"
#include "core/analysis/series/tracks.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "tests/support/at_once.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/document/shared_reading.h"

using namespace tickscope;
using namespace tickscope::test;

/// Parts of the window that read the whole recording read it together.
class TestSharedReading : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everybodyGetsWhatHeWouldGetAlone();
    void whoCancelsHearsNothingMoreAndOthersGoOn();
    void aNewReadingMayBeginWhenTheLastOneTells();

private:
    using ValuesJob = SharedJob<SeriesReader>;

    void start(ValuesJob &job) const
    {
        const auto reader = std::make_shared<SeriesReader>(m_keys);
        job.start(reader, reader->startIn(m_recording, *m_index));
    }

    Shared<Recording> m_recording;
    Shared<Index> m_index;
    std::vector<SeriesKey> m_keys;
};

void TestSharedReading::initTestCase()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    m_recording = registry.open(memorySource(makeTinyDemo(), "tiny.demo"), {}).value();
    m_index = buildIndex(m_recording, {}).value();
    m_keys = {{"Character", 1, "X"}, {"Character", 1, "Y"}};
}

void TestSharedReading::everybodyGetsWhatHeWouldGetAlone()
{
    const auto sharedReading = std::make_shared<SharedReading>();
    const auto newTracks = [this] {
        return std::make_shared<TrackReader>(*m_index, m_recording->makeMotion(nullptr),
                                             m_recording->makeScene(nullptr));
    };
    Shared<SeriesSet> values;
    Shared<TrackSet> tracks;
    ValuesJob valuesJob(sharedReading, [&](const auto &found, bool) { values = *found; });
    SharedJob<TrackReader> tracksJob(sharedReading,
                                     [&](const auto &found, bool) { tracks = *found; });

    start(valuesJob);
    const auto reader = newTracks();
    tracksJob.start(reader, reader->startIn(m_recording, *m_index));
    QTRY_VERIFY(!valuesJob.isRunning() && !tracksJob.isRunning());

    const auto valuesAlone = readSeries(m_recording, *m_index, m_keys, {}).value();
    QVERIFY(valuesAlone->size() > 0);
    QCOMPARE(values->size(), valuesAlone->size());
    const auto last = valuesAlone->tick(valuesAlone->size() - 1);
    QCOMPARE(values->valueAt(0, last), valuesAlone->valueAt(0, last));
    const auto alone = newTracks();
    const auto tracksAlone = readAlone(alone, alone->startIn(m_recording, *m_index), {}).value();
    QVERIFY(tracksAlone->pointCount() > 0);
    QCOMPARE(tracks->pointCount(), tracksAlone->pointCount());
}

void TestSharedReading::whoCancelsHearsNothingMoreAndOthersGoOn()
{
    const auto sharedReading = std::make_shared<SharedReading>();
    int toldAfterCancel = 0;
    Shared<SeriesSet> values;
    ValuesJob cancelled(sharedReading, [&](const auto &, bool) { ++toldAfterCancel; });
    ValuesJob other(sharedReading, [&](const auto &found, bool) { values = *found; });
    start(cancelled);
    start(other);

    cancelled.cancel();
    QTRY_VERIFY(!other.isRunning());

    QCOMPARE(toldAfterCancel, 0);
    QCOMPARE(values->size(), readSeries(m_recording, *m_index, m_keys, {}).value()->size());
}

void TestSharedReading::aNewReadingMayBeginWhenTheLastOneTells()
{
    const auto sharedReading = std::make_shared<SharedReading>();
    int ended = 0;
    ValuesJob *again = nullptr;
    ValuesJob job(sharedReading, [&](const auto &, bool isOver) {
        if (isOver && ++ended == 1)
            start(*again);
    });
    again = &job;

    start(job);
    QTRY_COMPARE(ended, 2);

    QVERIFY(!job.isRunning());
}

TICKSCOPE_TEST(TestSharedReading, QCoreApplication)
#include "test_shared_reading.moc"
