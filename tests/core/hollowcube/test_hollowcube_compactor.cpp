// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <sstream>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/http/url.h"
#include "core/recorder/compactor.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/frame_agreement.h"
#include "tests/support/replay_files.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::recorder;
using test::StoredReplay;

namespace {

/// A recording of three sessions with a pause in the first.
StoredReplay threeSessions(bool isFinished = true)
{
    auto stored = std::make_shared<StoredReplay>();
    for (std::uint32_t session = 1; session <= 3; ++session) {
        example::SimulatedRun run(session);
        auto recorder = Recorder::resume(test::memoryStore(stored),
                                         example::simulatedRunDescription(),
                                         example::snapshotsOf<Recorder>(run))
                            .value();
        if (!example::playInto(*recorder, run, 230))
            return {};
        const bool ends = isFinished && session == 3;
        if (!(ends ? recorder->finish() : recorder->close()))
            return {};
    }
    return *stored;
}

Shared<Recording> opened(const Shared<ByteSource> &source)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    return registry.open(source, {}).value();
}

std::vector<double> subjectPlace(const WorldState &state)
{
    const auto number = state.schema()->numberOf("Entity").value();
    const ItemType &type = *state.schema()->find(number);
    const auto words = state.find({number, 0}).value();
    std::vector<double> place;
    for (const char *name : {"x", "y", "z", "yaw", "pitch"})
        place.push_back(numberOf(type.fieldNamed(name)->read(words)));
    return place;
}

} // namespace

class TestHollowcubeCompactor : public QObject
{
    Q_OBJECT

private slots:
    void compactedRecordingTellsTheSame();
    void compactedFileIsSoundAndLeavesNothingBehind();
    void metadataIsAddedUnderOurName();
    void dictionaryIsTrainedAndFound();
    void unfinishedRecordingIsRefused();
    void brokenRecordingIsRefusedAndWritesNothing();
    void cancelledWorkWritesNothing();
    void compactedSampleIsThatOfTheGame();
    void convertedRecordingStaysWithinItsSteps();
    void onlyVersionThreeIsConverted();
    void repairKeepsTheIntactPrefix_data();
    void repairKeepsTheIntactPrefix();
    void repairOfASoundFileKeepsEverything();
};

void TestHollowcubeCompactor::compactedRecordingTellsTheSame()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();
    const StoredReplay stored = threeSessions();

    const auto report = compactRecording(test::sourceOf(stored), path, {}, {});

    QVERIFY2(report, report ? "" : faultText(report.error().fault).c_str());
    QCOMPARE(report->ticks, 690);
    QVERIFY(report->bytesAfter < report->bytesBefore);
    QCOMPARE(test::differenceOf(test::openStored(stored).value(), opened(openFile(path).value())),
             std::string());
}

void TestHollowcubeCompactor::compactedFileIsSoundAndLeavesNothingBehind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.hcrp"));
    const StoredReplay stored = threeSessions();

    QVERIFY(compactRecording(test::sourceOf(stored), path.toStdString(), {}, {}));

    const auto files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(files, QStringList(QStringLiteral("out.hcrp")));
    const auto source = openFile(path.toStdString()).value();
    const auto before = hollowcube::readPreamble(*test::sourceOf(stored), {}).value();
    const auto after = hollowcube::readPreamble(*source, {}).value();
    QVERIFY(hollowcube::checkStrictly(after, source->size()));
    QVERIFY(after.metadataBytes == before.metadataBytes);
    QVERIFY(after.representation() == hollowcube::Representation::Compacted);
    // Chunks lie in order without gaps, to the end.
    std::uint64_t place = after.length();
    for (const auto &entry : after.index.entries()) {
        QCOMPARE(static_cast<std::uint64_t>(entry.byteOffset), place);
        place += static_cast<std::uint64_t>(entry.compressedLength);
    }
    QCOMPARE(place, source->size());
}

void TestHollowcubeCompactor::metadataIsAddedUnderOurName()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();

    QVERIFY(compactRecording(test::sourceOf(threeSessions()), path,
                             {.level = 3, .metadata = {{"note", "best run"}}}, {}));

    const auto preamble = hollowcube::readPreamble(*openFile(path).value(), {}).value();
    const auto *ours = preamble.metadata.find("tickscope")->as<hollowcube::NbtCompound>();
    QCOMPARE(*ours->find("note")->as<std::string>(), std::string("best run"));
    QVERIFY(ours->find("registry") != nullptr);
    QVERIFY(preamble.metadata.find("runner") != nullptr);
}

void TestHollowcubeCompactor::dictionaryIsTrainedAndFound()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.hcrp"));
    const StoredReplay stored = threeSessions();

    const auto report = compactRecording(test::sourceOf(stored), path.toStdString(),
                                         {.trainsDictionary = true}, {});

    QVERIFY2(report, report ? "" : faultText(report.error().fault).c_str());
    QVERIFY(QFile::exists(QString::fromStdString(report->dictionaryFile)));
    QCOMPARE(test::differenceOf(test::openStored(stored).value(),
                                opened(openFile(path.toStdString()).value())),
             std::string());
    // Without it every chunk is unreadable, but the recording opens.
    QVERIFY(QFile::remove(QString::fromStdString(report->dictionaryFile)));
    const auto index = buildIndex(opened(openFile(path.toStdString()).value()), {}).value();
    QCOMPARE(index->damage().size(), report->chunks);
    QCOMPARE(index->damage().front().kind, ErrorCode::Unsupported);
}

void TestHollowcubeCompactor::unfinishedRecordingIsRefused()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();
    const auto source = test::sourceOf(threeSessions(false));

    QVERIFY(!compactRecording(source, path, {}, {}));
    QVERIFY(compactRecording(source, path, {.takesUnfinished = true}, {}));
}

void TestHollowcubeCompactor::brokenRecordingIsRefusedAndWritesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.hcrp"));
    StoredReplay stored = threeSessions();
    stored.segments[1][0] = ~stored.segments[1][0]; // no zstd frame any more

    const auto report = compactRecording(test::sourceOf(stored), path.toStdString(), {}, {});

    QVERIFY(!report);
    QVERIFY(QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden));
}

void TestHollowcubeCompactor::cancelledWorkWritesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.hcrp"));
    const QString source = folder.filePath(QStringLiteral("source"));
    example::SimulatedRun run;
    auto recorder = Recorder::begin(folderStore(source.toStdString()),
                                    example::simulatedRunDescription(),
                                    example::snapshotsOf<Recorder>(run))
                        .value();
    QVERIFY(example::playInto(*recorder, run, 200));
    QVERIFY(recorder->finish());
    std::stop_source stop;
    stop.request_stop();

    const auto report = compactRecording(openNamed(source.toStdString()).value(),
                                         path.toStdString(), {}, stop.get_token());

    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QVERIFY(QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden));
}

void TestHollowcubeCompactor::compactedSampleIsThatOfTheGame()
{
    const auto segmented = test::realRecording(
        QStringLiteral("hollowcube/segmented-finished/preamble.dat"));
    const auto compacted = test::realRecording(
        QStringLiteral("hollowcube/segmented-finished-compacted.hcrp"));
    if (!segmented || !compacted)
        SKIP_MISSING();
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();

    QVERIFY(compactRecording(openFile(segmented->toStdString()).value(), path, {}, {}));

    QCOMPARE(test::differenceOf(opened(openFile(compacted->toStdString()).value()),
                                opened(openFile(path).value())),
             std::string());
}

void TestHollowcubeCompactor::convertedRecordingStaysWithinItsSteps()
{
    const auto legacy = test::realRecording(QStringLiteral("hollowcube/legacy-v3.hcrp"));
    if (!legacy)
        SKIP_MISSING();
    constexpr double HalfAStep = 1.0 / 8192 + 1e-9;
    constexpr double HalfAnAngleStep = 0.0028;
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();
    const auto source = openFile(legacy->toStdString()).value();

    QVERIFY(convertRecording(source, path, {}));

    const auto before = opened(source);
    const auto after = opened(openFile(path).value());
    QCOMPARE(after->info().formatVersion, 4);
    const auto beforeIndex = buildIndex(before, {}).value();
    const auto afterIndex = buildIndex(after, {}).value();
    QVERIFY(afterIndex->damage().empty());
    QVERIFY(beforeIndex->counts() == afterIndex->counts());
    Cursor beforeCursor(before, limits::CursorCache);
    Cursor afterCursor(after, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    for (Tick tick; tick <= beforeIndex->ticks().last; tick = tick + 1) {
        const auto a = beforeCursor.frameAt(tick, *beforeIndex, *mover, {}).value();
        const auto b = afterCursor.frameAt(tick, *afterIndex, *mover, {}).value();
        const auto exact = subjectPlace(*a.at->recorded);
        const auto rounded = subjectPlace(*b.at->recorded);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::abs(exact[i] - rounded[i]) <= HalfAStep);
        for (std::size_t i = 3; i < 5; ++i)
            QVERIFY(std::abs(std::remainder(exact[i] - rounded[i], 360.0)) <= HalfAnAngleStep);
    }
}

void TestHollowcubeCompactor::onlyVersionThreeIsConverted()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("out.hcrp")).toStdString();

    const auto report = convertRecording(memorySource(test::makeReplay(50), "a.hcrp"), path, {});

    QCOMPARE(report.error().code, ErrorCode::Unsupported);
}

void TestHollowcubeCompactor::repairKeepsTheIntactPrefix_data()
{
    QTest::addColumn<int>("brokenChunk");
    QTest::addColumn<int>("keptTicks");
    QTest::newRow("last") << 3 << 300;
    QTest::newRow("second") << 1 << 100;
}

void TestHollowcubeCompactor::repairKeepsTheIntactPrefix()
{
    QFETCH(int, brokenChunk);
    QFETCH(int, keptTicks);
    auto bytes = test::makeReplay(400);
    const auto preamble = hollowcube::readPreamble(*memorySource(bytes, "a.hcrp"), {}).value();
    const auto place = std::size_t(preamble.index[std::size_t(brokenChunk)].byteOffset);
    std::fill_n(bytes.begin() + std::ptrdiff_t(place), 8, std::byte{0});
    std::ostringstream out;

    const auto report = opened(memorySource(bytes, "a.hcrp"))->repair(out, {});

    QVERIFY(report);
    QCOMPARE(report->keptTicks, std::int64_t{keptTicks});
    QCOMPARE(report->lostTicks, std::int64_t{400 - keptTicks});
    const std::string repaired = out.str();
    const auto view = std::as_bytes(std::span(repaired));
    const auto index = buildIndex(opened(memorySource({view.begin(), view.end()}, "b.hcrp")), {});
    QVERIFY((*index)->damage().empty());
    QCOMPARE((*index)->indexedTo(), Tick{keptTicks - 1});
}

void TestHollowcubeCompactor::repairOfASoundFileKeepsEverything()
{
    const auto bytes = test::makeReplay(250);
    std::ostringstream out;

    const auto report = opened(memorySource(bytes, "a.hcrp"))->repair(out, {});

    QVERIFY(report && report->changes.empty());
    const std::string repaired = out.str();
    QVERIFY(std::ranges::equal(std::as_bytes(std::span(repaired)), bytes));
}

TICKSCOPE_TEST(TestHollowcubeCompactor, QCoreApplication)
#include "test_hollowcube_compactor.moc"
