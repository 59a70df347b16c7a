// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <future>

#include "app/record_example/simulated_run.h"
#include "core/recorder/replay_recorder.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::recorder;

namespace {

/// Stores nothing until it is let go.
class HeldStore : public SegmentStore
{
public:
    HeldStore(std::unique_ptr<SegmentStore> store, std::future<void> release)
        : m_store(std::move(store))
        , m_release(release.share())
    {
    }
    Result<void> store(const Commit &commit) override
    {
        m_release.wait();
        return m_store->store(commit);
    }
    Result<Shared<ByteSource>> preamble() const override { return m_store->preamble(); }
    Result<bool> isFinished() const override { return m_store->isFinished(); }

private:
    std::unique_ptr<SegmentStore> m_store;
    std::shared_future<void> m_release;
};

} // namespace

/// Commits of the recorder, which a thread of its own stores.
class TestHollowcubeCommits : public QObject
{
    Q_OBJECT

private slots:
    void recordingDoesNotWaitForTheDisk();
};

void TestHollowcubeCommits::recordingDoesNotWaitForTheDisk()
{
    const auto stored = std::make_shared<test::StoredReplay>();
    std::promise<void> disk;
    example::SimulatedRun run;
    RecorderOptions options;
    options.segmentBytes = 1; // each chunk is a commit
    auto recorder = Recorder::begin(
                        std::make_unique<HeldStore>(test::memoryStore(stored), disk.get_future()),
                        example::simulatedRunDescription(), example::snapshotsOf<Recorder>(run),
                        options)
                        .value();

    const auto played = example::playInto(*recorder, run, 300);
    const std::int32_t committedMeanwhile = recorder->committedTicks();
    disk.set_value();

    QVERIFY(played);
    QCOMPARE(committedMeanwhile, 0);
    QVERIFY(recorder->waitUntilStored());
    QCOMPARE(recorder->committedTicks(), 300);
    QCOMPARE(stored->commits, 3);
}

TICKSCOPE_TEST(TestHollowcubeCommits, QCoreApplication)
#include "test_hollowcube_commits.moc"
