// SPDX-License-Identifier: GPL-3.0-or-later
//
// A day's work again and again: all recordings are opened, played, scrubbed, exported and closed.
// After the first rounds the window takes no more memory, descriptors or threads than before.
//
// TICKSCOPE_SOAK_SECONDS is for how long, with large recordings too; without it there are a few
// rounds.
#include "tests/ui/tabs/tabs_test.h"

#include <algorithm>
#include <limits>

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>

#include <malloc.h>
#include <unistd.h>

#include "tests/support/measured_run.h"
#include "ui/export/export_dialog.h"
#include "ui/timeline/view/timeline_view.h"

using namespace tickscope;

namespace {

constexpr int FewestRounds = 5;
constexpr int FirstRounds = 3; ///< In which caches fill and pools start their threads.
constexpr double MemoryGrowth = 1.1;
constexpr double MemoryNoise = 1.4; ///< The same in few rounds, which differ by a seventh anyway.
constexpr int TabsAtATime = 3;
constexpr qint64 LargestInFewRounds = 512 << 10; ///< Bytes.
constexpr qsizetype MostInFewRounds = 30;        ///< Recordings.
constexpr int ScrubPlaces = 12;
constexpr int RoundTimeout = 600'000; ///< Milliseconds; only for what hangs.

/// What the process has of the system.
struct Resources {
    qint64 mebibytes = 0;
    qint64 descriptors = 0;
    qint64 threads = 0;
};

qint64 entriesOf(const char *folder)
{
    return QDir(QString::fromLatin1(folder))
        .entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)
        .size();
}

Resources resources()
{
    // What the allocator keeps for later is not taken by anybody.
    ::malloc_trim(0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    const QByteArray pages = statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(1)
                                                             : QByteArray();
    return {pages.toLongLong() * ::sysconf(_SC_PAGESIZE) >> 20, entriesOf("/proc/self/fd"),
            entriesOf("/proc/self/task")};
}

/// The files of all formats in the folder of recordings, and folders that are one. What is made to
/// take long is another test's.
QStringList recordingsUpTo(qint64 bytes)
{
    const QStringList suffixes{QStringLiteral("demo"), QStringLiteral("teehistorian"),
                               QStringLiteral("dem"), QStringLiteral("hcrp"),
                               QStringLiteral("gho")};
    QStringList paths;
    QDirIterator files(test::recordings(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QFileInfo file(files.next());
        if (file.path().contains(QStringLiteral("/hostile")))
            continue;
        if (file.fileName() == QStringLiteral("preamble.dat"))
            paths << file.path();
        else if (suffixes.contains(file.suffix()) && file.size() <= bytes)
            paths << file.filePath();
    }
    paths.sort();
    return paths;
}

QStringList fewOf(const QStringList &paths)
{
    const qsizetype stride = paths.size() / MostInFewRounds + 1;
    QStringList few;
    for (qsizetype i = 0; i < paths.size(); i += stride)
        few << paths.at(i);
    return few;
}

} // namespace

class TestSoak : public test::TabsTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }
    void nothingGrowsOverTheRounds();

private:
    void playRound();
    /// Opens \a paths, works with each of them, and closes them.
    void workWith(const QStringList &paths);
    void playAndScrub(Document &document);
    void exportEvents();
    void compareWith(const Resources &limit);

    QStringList m_paths;
    int m_seconds = 0;
};

void TestSoak::initTestCase()
{
    prepare();
    m_seconds = qEnvironmentVariableIntValue("TICKSCOPE_SOAK_SECONDS");
    m_paths = m_seconds > 0 ? recordingsUpTo(std::numeric_limits<qint64>::max())
                            : fewOf(recordingsUpTo(LargestInFewRounds));
    if (m_paths.isEmpty())
        QSKIP("there are no recordings on this machine");
}

void TestSoak::nothingGrowsOverTheRounds()
{
    QElapsedTimer timer;
    timer.start();
    Resources limit;
    for (int round = 1; round <= FewestRounds || timer.elapsed() < m_seconds * 1000LL; ++round) {
        playRound();
        if (QTest::currentTestFailed())
            return;
        if (round > FirstRounds) {
            compareWith(limit);
        } else {
            const Resources now = resources();
            limit = {std::max(limit.mebibytes, now.mebibytes),
                     std::max(limit.descriptors, now.descriptors),
                     std::max(limit.threads, now.threads)};
        }
        if (QTest::currentTestFailed())
            return;
        const Resources now = resources();
        qInfo("round %d: %lld MiB, %lld descriptors, %lld threads, %lld s", round,
              static_cast<long long>(now.mebibytes), static_cast<long long>(now.descriptors),
              static_cast<long long>(now.threads), static_cast<long long>(timer.elapsed() / 1000));
    }
}

/// What is closed may still be on its way to its end, and work in the background comes and goes:
/// each number has to come down to its limit once.
void TestSoak::compareWith(const Resources &limit)
{
    const auto mostMebibytes = test::isInstrumented()
                                   ? std::numeric_limits<qint64>::max()
                                   : static_cast<qint64>(
                                       (m_seconds > 0 ? MemoryGrowth : MemoryNoise)
                                       * static_cast<double>(limit.mebibytes));
    Resources least = resources();
    const auto isWithin = [&] {
        const Resources now = resources();
        least = {std::min(least.mebibytes, now.mebibytes),
                 std::min(least.descriptors, now.descriptors),
                 std::min(least.threads, now.threads)};
        return least.mebibytes <= mostMebibytes && least.descriptors <= limit.descriptors
               && least.threads <= limit.threads;
    };
    QTRY_VERIFY2_WITH_TIMEOUT(
        isWithin(),
        qPrintable(
            QStringLiteral("%1 MiB instead of %2, %3 descriptors instead of %4, %5 threads of %6")
                .arg(least.mebibytes)
                .arg(mostMebibytes)
                .arg(least.descriptors)
                .arg(limit.descriptors)
                .arg(least.threads)
                .arg(limit.threads)),
        RoundTimeout);
}

void TestSoak::playRound()
{
    for (qsizetype i = 0; i < m_paths.size() && !QTest::currentTestFailed(); i += TabsAtATime)
        workWith(m_paths.mid(i, TabsAtATime));
}

void TestSoak::workWith(const QStringList &paths)
{
    for (const QString &path : paths) {
        m_window->open(path);
        const Document &document = m_window->page().document();
        QTRY_VERIFY_WITH_TIMEOUT(document.phase() == OpenPhase::Ready
                                     || document.phase() == OpenPhase::Failed,
                                 RoundTimeout);
    }
    for (int tab = 0; tab < m_window->count(); ++tab) {
        m_window->setCurrentTab(tab);
        Document &document = m_window->page().document();
        if (document.phase() != OpenPhase::Ready || document.index()->ticks().isEmpty())
            continue;
        playAndScrub(document);
        exportEvents();
        if (QTest::currentTestFailed())
            return;
    }
    while (m_window->count() > 1)
        m_window->closeTab(m_window->count() - 1);
    m_window->closeTab(0);
}

void TestSoak::playAndScrub(Document &document)
{
    Playback &playback = document.playback();
    const TickRange ticks = document.index()->ticks();
    playback.apply(TimeCommand::goToTick(ticks.first));
    playback.apply(TimeCommand::of(TimeAction::PlayForward));
    QTRY_VERIFY_WITH_TIMEOUT(playback.time().head() > Time{0} || ticks.first == ticks.last,
                             RoundTimeout);
    auto &timeline = *m_window->page().findChild<TimelineView *>();
    const auto place = [&timeline](int number) {
        return QPoint((timeline.width() - 1) * number / ScrubPlaces, timeline.height() / 2);
    };
    QTest::mousePress(&timeline, Qt::LeftButton, {}, place(0));
    for (int number = 1; number <= ScrubPlaces; ++number) {
        QTest::mouseMove(&timeline, place(number));
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, place(ScrubPlaces));
    playback.apply(TimeCommand::of(TimeAction::Pause));
    playback.apply(TimeCommand::goToTick(ticks.last));
    QTRY_VERIFY_WITH_TIMEOUT(document.frame() && document.frame()->asked == ticks.last,
                             RoundTimeout);
}

void TestSoak::exportEvents()
{
    m_window->page().commands().action(QStringLiteral("export.events"))->trigger();
    const QPointer<ExportDialog> dialog = m_window->page().findChild<ExportDialog *>(
        QStringLiteral("exportDialog"));
    QVERIFY(dialog);
    const QSignalSpy ended(dialog, &ExportDialog::ended);
    dialog->saveTo(m_folder.filePath(QStringLiteral("events.csv")));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, RoundTimeout);
    QCOMPARE(ended.front()[1].toString(), QString());
    QTRY_VERIFY(!dialog);
}

TICKSCOPE_TEST(TestSoak, QApplication)

#include "test_soak.moc"
