// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/base/limits.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/replay_files.h"
#include "tests/support/state_fields.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::recorder;
using hollowcube::AbsoluteMove;
using hollowcube::ClearGhostBlocks;
using hollowcube::DeltaMove;
using hollowcube::ReplayEvent;
using test::StoredReplay;

namespace {

using Bytes = std::vector<std::byte>;

/// Of "nano" in the sheet.
ReplayDescription nanoDescription()
{
    ReplayDescription description;
    description.worldId = Uuid::fromText("00010203-0405-0607-0809-0a0b0c0d0e0f");
    description.timestamp = 1'786'500'000'000;
    description.dataVersion = 4903;
    return description;
}

void snapshotOfNothing(Recorder &recorder)
{
    QVERIFY(recorder.submit(ClearGhostBlocks{}));
}

/// A recorder with its store and the run that it records.
struct Session {
    std::shared_ptr<StoredReplay> stored = std::make_shared<StoredReplay>();
    example::SimulatedRun run;
    std::unique_ptr<Recorder> recorder;

    explicit Session(RecorderOptions options = {})
    {
        recorder = Recorder::begin(test::memoryStore(stored), example::simulatedRunDescription(),
                                   example::snapshotsOf<Recorder>(run), std::move(options))
                       .value();
    }
    /// What comes when a server starts again: another run, the same recording.
    void resume(std::uint32_t seed, RecorderOptions options = {})
    {
        run = example::SimulatedRun(seed);
        recorder = Recorder::resume(test::memoryStore(stored), example::simulatedRunDescription(),
                                    example::snapshotsOf<Recorder>(run), std::move(options))
                       .value();
    }
    void play(int ticks) { QVERIFY(example::playInto(*recorder, run, ticks)); }

    [[nodiscard]] std::int64_t openedTicks() const
    {
        const auto opened = test::openStored(*stored);
        if (!opened)
            return -1;
        const auto index = buildIndex(*opened, {}).value();
        return index->damage().empty() ? index->indexedTo().value + 1 : -2;
    }
};

} // namespace

class TestHollowcubeRecorder : public QObject
{
    Q_OBJECT

private slots:
    void nanoRecordingIsThatOfTheSheet();
    void recordedPositionsAreWhereTheRunnerWas();
    void stateBehindPromisedSnapshotsIsWhole();
    void chunkEndsAfterItsTicks();
    void chunkEndsAboveItsBytes();
    void segmentEndsAboveItsBytes();
    void nothingIsStoredBeforeACommit();
    void commitIntervalStoresWhatIsThere();
    void ticksWithEventsAreCommittedByTheirNumber();
    void pauseEndsAChunkAndDropsTheOpenTick();
    void shortRunLeavesNothing();
    void finishedRecordingIsNotResumed();
    void resumedRecordingGoesOn();
    void anotherWorldIsNotResumed();
    void anotherDataVersionIsNoted();
    void failedCommitEndsTheRecorderAndKeepsTheRest();
    void tickTakesNoMoreEventsThanItCanCount();
    void endedRecorderTakesNothing();
    void discardStoresNothing();
    void folderHasTheFilesOfTheSheet();
};

void TestHollowcubeRecorder::nanoRecordingIsThatOfTheSheet()
{
    auto stored = std::make_shared<StoredReplay>();
    RecorderOptions options;
    options.shortestRun = 0;
    auto recorder = Recorder::begin(test::memoryStore(stored), nanoDescription(), snapshotOfNothing,
                                    options)
                        .value();

    QVERIFY(recorder->submit(AbsoluteMove{0, {{0.5, 64, 0.5}, 90, 0}, {}}));
    QVERIFY(recorder->advance());
    QVERIFY(recorder->advance());
    QVERIFY(recorder->submit(DeltaMove{0, {{0.25, 0, 0}, 90, 0}, {}}));
    QVERIFY(recorder->advance());
    QVERIFY(recorder->finish());

    const Bytes header = test::bytesOfHex(
        "48 43 52 50 00 04 00 00 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 00 00 00 00 00 "
        "00 00 00 00 00 00 00 00 00 00 00 00 00 01 9f f3 b2 a9 00 00 00 00 00 00 02 00 00 00 0d 00 "
        "00 00 03 00 00 00 01 00 00 13 27");
    Bytes expected = header;
    expected.resize(hollowcube::HeaderSize);
    const Bytes rest = test::bytesOfHex("0a 00 00 03 01 00 00 00 00 00 00 00 00");
    expected.insert(expected.end(), rest.begin(), rest.end());
    // How short the chunk is depends on the version of zstd; all before it does not.
    QVERIFY(std::equal(expected.begin(), expected.end(), stored->preamble.begin()));
    QCOMPARE(stored->preamble.back(), std::byte{0x38});

    hollowcube::ChunkUnpacker unpacker;
    const auto plain = unpacker.unpack(stored->segments[0], 56);
    const Bytes ticks = test::bytesOfHex(
        "00 00 02 0e 01 00 3f e0 00 00 00 00 00 00 40 50 00 00 00 00 00 00 3f e0 00 00 00 00 00 00 "
        "42 b4 00 00 00 00 00 00 00 01 00 00 02 00 01 00 00 80 10 00 00 40 00 00 00 00");
    QVERIFY(plain && std::ranges::equal(*plain, ticks));
    QVERIFY(stored->isFinished);
}

void TestHollowcubeRecorder::recordedPositionsAreWhereTheRunnerWas()
{
    constexpr int Ticks = 450;
    constexpr double HalfAStep = 1.0 / 8192 + 1e-12;
    Session session;
    std::vector<hollowcube::Vector3> positions;
    for (int tick = 0; tick < Ticks; ++tick) {
        session.play(1);
        positions.push_back(session.run.position());
    }
    QVERIFY(session.recorder->finish());

    const auto recording = test::openStored(*session.stored).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    QVERIFY(index->damage().empty());
    for (int tick = 0; tick < Ticks; ++tick) {
        const auto frame = cursor.frameAt({tick}, *index, *mover, {}).value();
        const auto &state = *frame.at->recorded;
        const auto number = state.schema()->numberOf("Entity").value();
        const ItemType &type = *state.schema()->find(number);
        const auto words = state.find({number, 0}).value();
        const auto read = [&](const char *name) {
            return numberOf(type.fieldNamed(name)->read(words));
        };
        const auto &expected = positions[std::size_t(tick)];
        QVERIFY(std::abs(read("x") - expected.x) <= HalfAStep);
        QVERIFY(std::abs(read("y") - expected.y) <= HalfAStep);
        QVERIFY(std::abs(read("z") - expected.z) <= HalfAStep);
    }
}

/// The recorder flags each chunk, whether the host submits a snapshot or not.
void TestHollowcubeRecorder::stateBehindPromisedSnapshotsIsWhole()
{
    constexpr int Ticks = 450;
    const auto stored = std::make_shared<StoredReplay>();
    auto recorder = Recorder::begin(test::memoryStore(stored), nanoDescription(), {}).value();
    QVERIFY(recorder->submit(AbsoluteMove{0, {{0.5, 64, 0.5}, 90, 0}, {}}));
    QVERIFY(recorder->submit(hollowcube::ChangeHeldSlot{0, 4}));
    for (int tick = 0; tick < Ticks; ++tick) {
        QVERIFY(recorder->submit(DeltaMove{0, {{0.25, 0, 0}, 90, 0}, {}}));
        QVERIFY(recorder->advance());
    }
    QVERIFY(recorder->finish());

    const auto recording = test::openStored(*stored).value();
    const auto index = buildIndex(recording, {}).value();
    QVERIFY(index->damage().empty());
    const auto mover = recordedMotion()->makeMover();
    for (const int tick : {50, 99, 100, 101, 250, 449}) {
        Cursor cursor(recording, limits::CursorCache);
        const auto frame = cursor.frameAt({tick}, *index, *mover, {}).value();
        const WorldState &state = *frame.at->recorded;
        QCOMPARE(test::numberOf(state, "Entity", 0, "x"), 0.5 + 0.25 * (tick + 1));
        QCOMPARE(test::numberOf(state, "Entity", 0, "held_slot"), 4.0);
    }
}

void TestHollowcubeRecorder::chunkEndsAfterItsTicks()
{
    Session session;
    session.play(250);
    QVERIFY(session.recorder->finish());

    const auto preamble = hollowcube::readPreamble(*test::sourceOf(*session.stored), {}).value();

    QCOMPARE(preamble.index.size(), std::size_t{3});
    QCOMPARE(preamble.index[0].tickCount, 100);
    QCOMPARE(preamble.index[2].tickCount, 50);
    QVERIFY(preamble.index[2].hasSnapshot());
    QVERIFY(hollowcube::checkStrictly(preamble, session.stored->preamble.size()));
}

void TestHollowcubeRecorder::chunkEndsAboveItsBytes()
{
    RecorderOptions options;
    options.chunkBytes = 500;
    Session session(options);
    session.play(100);
    QVERIFY(session.recorder->finish());

    const auto preamble = hollowcube::readPreamble(*test::sourceOf(*session.stored), {}).value();

    QVERIFY(preamble.index.size() > 2);
    for (std::size_t chunk = 0; chunk + 1 < preamble.index.size(); ++chunk)
        QVERIFY(preamble.index[chunk].uncompressedLength >= 500);
}

void TestHollowcubeRecorder::segmentEndsAboveItsBytes()
{
    RecorderOptions options;
    options.segmentBytes = 2'000;
    Session session(options);
    session.play(1'000);
    QVERIFY(session.recorder->finish());

    QVERIFY(session.stored->segments.size() > 2);
    for (const auto &[number, bytes] : session.stored->segments) {
        if (number + 1 < std::int32_t(session.stored->segments.size()))
            QVERIFY(bytes.size() >= 2'000);
    }
    QCOMPARE(session.openedTicks(), 1'000);
}

void TestHollowcubeRecorder::nothingIsStoredBeforeACommit()
{
    RecorderOptions options;
    options.commitInterval = std::chrono::seconds(0);
    Session session(options);
    session.play(500);

    QCOMPARE(session.stored->commits, 0);
    QCOMPARE(session.recorder->committedTicks(), 0);
    QVERIFY(session.recorder->packedBytes() > 0);
}

void TestHollowcubeRecorder::commitIntervalStoresWhatIsThere()
{
    std::chrono::steady_clock::time_point now{};
    RecorderOptions options;
    options.now = [&now] { return now; };
    Session session(options);
    session.play(30);
    QCOMPARE(session.stored->commits, 0);

    now += std::chrono::seconds(30);
    session.play(1);

    QVERIFY(session.recorder->waitUntilStored());
    QCOMPARE(session.stored->commits, 1);
    QCOMPARE(session.recorder->committedTicks(), 31);
    session.play(10);
    QCOMPARE(session.stored->commits, 1);
    QVERIFY(session.recorder->close());
    QCOMPARE(session.openedTicks(), 41);
}

void TestHollowcubeRecorder::ticksWithEventsAreCommittedByTheirNumber()
{
    RecorderOptions options;
    options.commitInterval = std::chrono::seconds(0);
    options.commitTicks = 20;
    auto stored = std::make_shared<StoredReplay>();
    const auto snapshot = [](Recorder &recorder) {
        (void)recorder.submit(AbsoluteMove{0, {}, {}}); // no event of the host's own
    };
    const auto recorder = Recorder::begin(test::memoryStore(stored), {}, snapshot, options).value();
    const auto play = [&recorder](int ticks, bool isEmpty) {
        for (int tick = 0; tick < ticks; ++tick) {
            const bool isDone = (isEmpty
                                 || recorder->submit(
                                     hollowcube::HandAnimation{0, hollowcube::Hand::Main}))
                                && recorder->advance();
            if (!isDone)
                return false;
        }
        return true;
    };

    QVERIFY(play(500, true));
    QVERIFY(play(19, false));
    QVERIFY(play(500, true));
    QVERIFY(recorder->waitUntilStored());
    QCOMPARE(stored->commits, 0);

    QVERIFY(play(1, false));
    QVERIFY(recorder->waitUntilStored());
    QCOMPARE(stored->commits, 1);
    QCOMPARE(recorder->committedTicks(), 1020);
    QVERIFY(play(19, false));
    QVERIFY(recorder->waitUntilStored());
    QCOMPARE(stored->commits, 1);
    recorder->discard();
}

void TestHollowcubeRecorder::pauseEndsAChunkAndDropsTheOpenTick()
{
    Session session;
    session.play(30);
    QVERIFY(session.recorder->submit(DeltaMove{0, {{1000, 0, 0}, 0, 0}, {}}));

    session.run.forget();
    QVERIFY(session.recorder->pause());
    QVERIFY(session.recorder->waitUntilStored());
    QCOMPARE(session.openedTicks(), 30);
    session.play(10);
    QVERIFY(session.recorder->finish());

    const auto preamble = hollowcube::readPreamble(*test::sourceOf(*session.stored), {}).value();
    QCOMPARE(preamble.index.size(), std::size_t{2});
    QCOMPARE(preamble.index[1].segment(), 1);
    QCOMPARE(session.openedTicks(), 40);
}

void TestHollowcubeRecorder::shortRunLeavesNothing()
{
    Session session;
    session.play(19);

    QVERIFY(session.recorder->finish());

    QCOMPARE(session.stored->commits, 0);
}

void TestHollowcubeRecorder::finishedRecordingIsNotResumed()
{
    Session session;
    session.play(50);
    QVERIFY(session.recorder->finish());

    const auto resumed = Recorder::resume(test::memoryStore(session.stored),
                                          example::simulatedRunDescription(), {});

    QVERIFY(!resumed);
}

void TestHollowcubeRecorder::resumedRecordingGoesOn()
{
    Session session;
    session.play(130);
    QVERIFY(session.recorder->close());

    session.resume(2);
    QCOMPARE(session.recorder->tick(), 130);
    session.play(70);
    QVERIFY(session.recorder->finish());

    QCOMPARE(session.openedTicks(), 200);
    const auto preamble = hollowcube::readPreamble(*test::sourceOf(*session.stored), {}).value();
    QCOMPARE(preamble.index[2].segment(), 1);
    QCOMPARE(preamble.index[2].startTick, 130);
    QVERIFY(hollowcube::checkStrictly(preamble, session.stored->preamble.size()));
    // Nobody knows when it was.
    QCOMPARE(test::openStored(*session.stored).value()->info().wallClockEnd,
             std::optional<Time>(std::chrono::milliseconds(130 * 50)));
}

void TestHollowcubeRecorder::anotherWorldIsNotResumed()
{
    Session session;
    session.play(50);
    QVERIFY(session.recorder->close());
    auto other = example::simulatedRunDescription();
    other.worldVersion[3] = std::byte{1};

    QVERIFY(!Recorder::resume(test::memoryStore(session.stored), other, {}));
}

void TestHollowcubeRecorder::anotherDataVersionIsNoted()
{
    Session session;
    session.play(150);
    QVERIFY(session.recorder->close());
    auto newer = example::simulatedRunDescription();
    newer.dataVersion = 5000;

    auto resumed = Recorder::resume(test::memoryStore(session.stored), newer, {}).value();
    QVERIFY(resumed->advance());
    QVERIFY(resumed->finish());

    const auto preamble = hollowcube::readPreamble(*test::sourceOf(*session.stored), {}).value();
    QCOMPARE(preamble.header.dataVersion, 4903);
    const auto *ours = preamble.metadata.find("tickscope")->as<hollowcube::NbtCompound>();
    const auto *rows = ours->find("dataVersions")->as<hollowcube::NbtList>();
    QCOMPARE(rows->tags.size(), std::size_t{2});
    const auto *row = rows->tags.back().as<hollowcube::NbtCompound>();
    QCOMPARE(row->find("fromChunk")->integer(), std::optional<std::int64_t>(2));
    QCOMPARE(row->find("dataVersion")->integer(), std::optional<std::int64_t>(5000));
}

void TestHollowcubeRecorder::failedCommitEndsTheRecorderAndKeepsTheRest()
{
    Session session;
    session.stored->failsFrom = 1;
    session.play(120);
    session.run.forget();
    QVERIFY(session.recorder->pause());
    QVERIFY(session.recorder->waitUntilStored());
    session.play(50);

    QVERIFY(session.recorder->pause()); // it is the next call that tells
    const auto failed = session.recorder->waitUntilStored();

    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::Io);
    QCOMPARE(session.recorder->committedTicks(), 120);
    QVERIFY(!session.recorder->submit(ClearGhostBlocks{}));
    QVERIFY(!session.recorder->finish());
    QCOMPARE(session.openedTicks(), 120);
}

void TestHollowcubeRecorder::tickTakesNoMoreEventsThanItCanCount()
{
    Session session;
    session.play(25);
    Result<void> submitted;
    int taken = 0;
    for (; submitted && taken <= EventsPerTick; taken += submitted ? 1 : 0)
        submitted = session.recorder->submit(hollowcube::RunStart{});

    QCOMPARE(taken, EventsPerTick);
    QCOMPARE(submitted.error().code, ErrorCode::LimitExceeded);
    QVERIFY(session.recorder->advance());
    QVERIFY(session.recorder->finish());
    QCOMPARE(session.openedTicks(), 26);
}

void TestHollowcubeRecorder::endedRecorderTakesNothing()
{
    Session session;
    session.play(40);
    QVERIFY(session.recorder->close());

    QVERIFY(!session.recorder->submit(ClearGhostBlocks{}));
    QVERIFY(!session.recorder->advance());
    QVERIFY(!session.recorder->finish()); // the first of them wins
    QVERIFY(!session.stored->isFinished);
}

void TestHollowcubeRecorder::discardStoresNothing()
{
    Session session;
    session.play(300);

    session.recorder->discard();

    QVERIFY(!session.recorder->finish());
    QCOMPARE(session.stored->commits, 0);
}

void TestHollowcubeRecorder::folderHasTheFilesOfTheSheet()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a/replay"));
    example::SimulatedRun run;
    auto recorder = Recorder::begin(folderStore(path.toStdString()),
                                    example::simulatedRunDescription(),
                                    example::snapshotsOf<Recorder>(run))
                        .value();
    QVERIFY(example::playInto(*recorder, run, 120));
    run.forget();
    QVERIFY(recorder->pause());
    QVERIFY(example::playInto(*recorder, run, 50));
    QVERIFY(recorder->finish());

    const auto files = QDir(path).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    QCOMPARE(files,
             QStringList({QStringLiteral("finished"), QStringLiteral("preamble.dat"),
                          QStringLiteral("segment-000.dat"), QStringLiteral("segment-001.dat")}));
    QVERIFY(
        !Recorder::begin(folderStore(path.toStdString()), example::simulatedRunDescription(), {}));
}

TICKSCOPE_TEST(TestHollowcubeRecorder, QCoreApplication)
#include "test_hollowcube_recorder.moc"
