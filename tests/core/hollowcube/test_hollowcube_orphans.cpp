// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a crash in the middle of a commit leaves: a segment that no preamble tells of.

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::recorder;
using test::StoredReplay;

namespace {

enum class Last { PreambleIsLost, Kept };

/// 250 committed ticks and the segment of 150 more, whose preamble is lost.
StoredReplay interrupted(Last last = Last::PreambleIsLost)
{
    auto stored = std::make_shared<StoredReplay>();
    example::SimulatedRun run;
    auto recorder = Recorder::begin(test::memoryStore(stored), example::simulatedRunDescription(),
                                    example::snapshotsOf<Recorder>(run))
                        .value();
    if (!example::playInto(*recorder, run, 250) || !recorder->pause()
        || !recorder->waitUntilStored())
        return {};
    const auto preamble = stored->preamble;
    run.forget();
    if (!example::playInto(*recorder, run, 150) || !recorder->close())
        return {};
    if (last == Last::PreambleIsLost)
        stored->preamble = preamble;
    return *stored;
}

Shared<Index> indexOf(const StoredReplay &stored)
{
    return buildIndex(test::openStored(stored).value(), {}).value();
}

/// Tick of the one event about recording itself; nothing when there is none.
std::optional<Tick> recordingNote(const Index &index)
{
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        if (index.event(row).kind().id == event_kind::Recording)
            return index.event(row).tick;
    }
    return {};
}

} // namespace

class TestHollowcubeOrphans : public QObject
{
    Q_OBJECT

private slots:
    void orphanThatGoesOnIsRecoveredAndMarked();
    void cutOrphanGivesItsWholeChunks();
    void orphanOfOtherTicksIsReportedAndLeftOut();
    void orphanBesideAFinishedRecordingIsNoMatter();
    void damageInASegmentIsToldByTheBytesOfItsFile();
    void folderThatIsGoneIsNoDamage();
};

void TestHollowcubeOrphans::orphanThatGoesOnIsRecoveredAndMarked()
{
    const auto index = indexOf(interrupted());

    QCOMPARE(index->ticks().last, Tick{399});
    QCOMPARE(index->indexedTo(), Tick{399});
    QCOMPARE(recordingNote(*index), std::optional(Tick{250}));
    QVERIFY(index->damage().empty());
}

void TestHollowcubeOrphans::cutOrphanGivesItsWholeChunks()
{
    StoredReplay stored = interrupted();
    stored.segments[1].resize(stored.segments[1].size() - 5);

    const auto index = indexOf(stored);

    QCOMPARE(index->ticks().last, Tick{349});
    QVERIFY(index->damage().empty());
}

void TestHollowcubeOrphans::orphanOfOtherTicksIsReportedAndLeftOut()
{
    StoredReplay stored = interrupted();
    stored.segments[1] = stored.segments[0]; // ticks from 0

    const auto index = indexOf(stored);

    QCOMPARE(index->ticks().last, Tick{249});
    QCOMPARE(recordingNote(*index), std::optional(Tick{249}));
    QVERIFY(index->damage().empty());
}

void TestHollowcubeOrphans::orphanBesideAFinishedRecordingIsNoMatter()
{
    StoredReplay stored = interrupted();
    stored.isFinished = true;

    const auto index = indexOf(stored);

    QCOMPARE(index->ticks().last, Tick{249});
    QCOMPARE(recordingNote(*index), std::optional<Tick>());
}

void TestHollowcubeOrphans::damageInASegmentIsToldByTheBytesOfItsFile()
{
    StoredReplay stored = interrupted(Last::Kept);
    auto &second = stored.segments[1];
    std::ranges::fill(std::span(second).subspan(second.size() / 2), std::byte{0xff});

    const auto index = indexOf(stored);

    QVERIFY(!index->damage().empty());
    for (const Damage &damage : index->damage()) {
        QVERIFY2(damage.byte + damage.size <= second.size(),
                 qPrintable(QString::number(damage.byte)));
        QVERIFY2(damageText(damage).starts_with("segment-001.dat: "), damageText(damage).c_str());
    }
}

void TestHollowcubeOrphans::folderThatIsGoneIsNoDamage()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("run"));
    test::SegmentedRun run(path);
    QVERIFY(run.record(150) && run.record(150) && run.finish());
    const auto recording = allFormats().open(openNamed(path.toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();

    QVERIFY(QFile::rename(path + "/segment-001.dat", folder.filePath("kept.dat")));
    const auto damaged = cursor.frameAt({200}, *index, *mover, {});
    QVERIFY(QFile::rename(folder.filePath("kept.dat"), path + "/segment-001.dat"));
    QVERIFY(QDir(path).removeRecursively());
    const auto gone = cursor.frameAt({100}, *index, *mover, {});

    QVERIFY(damaged);
    QCOMPARE(damaged->exactness, Exactness::Damaged);
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, ErrorCode::Io);
}

TICKSCOPE_TEST(TestHollowcubeOrphans, QCoreApplication)
#include "test_hollowcube_orphans.moc"
