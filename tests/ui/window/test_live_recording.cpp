// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window on a recording that is still written.

#include <QDockWidget>
#include <QTest>

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QToolButton>

#include "app/record_example/simulated_run.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/servers/replay_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/plots/plots_dock.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace std::chrono_literals;
using recorder::Recorder;

namespace {
constexpr int LiveTimeout = 120'000; // milliseconds
}

class TestLiveRecording : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void endOfAFolderGrowsWhileItIsWatched();
    void goToLiveJumpsAndStaysAtTheEnd();
    void halfWrittenFileIsFollowedWithoutDamage();
    void graphsAndTrailsGoOnWithoutAGap();
    void recordingOnAServerIsFollowed();
    void replayOfAGameServerIsFollowed();
    void halfWrittenFileOnAServerIsFollowed();
    void finishedRecordingOffersNoLive();
    void fileThatIsChangedSaysSo_data();
    void fileThatIsChangedSaysSo();
    void oldStateOfACutFileIsNotAsRecorded();

private:
    void open(const QString &path);
    /// A recording of \a ticks ticks that goes on; opened.
    void openReplay(int ticks);
    /// Begins one in \a folder.
    void beginReplay(const QString &folder, int ticks);
    void record(int ticks);
    [[nodiscard]] QString replayFolder() const { return m_folder->filePath(QStringLiteral("run")); }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] std::int64_t lastTick() { return document().index()->indexedTo().value; }
    [[nodiscard]] QToolButton &liveButton()
    {
        return *m_window->findChild<QToolButton *>(QStringLiteral("go.live.button"));
    }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<example::SimulatedRun> m_run;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<MainWindow> m_window;
};

void TestLiveRecording::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("live-recording"));
    qputenv("no_proxy", "*");
    registerAllFormats(m_registry);
}

void TestLiveRecording::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestLiveRecording::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, LiveTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at, LiveTimeout);
}

void TestLiveRecording::openReplay(int ticks)
{
    beginReplay(replayFolder(), ticks);
    open(replayFolder());
}

void TestLiveRecording::beginReplay(const QString &folder, int ticks)
{
    m_run = std::make_unique<example::SimulatedRun>();
    m_recorder = Recorder::begin(recorder::folderStore(folder.toStdString()),
                                 example::simulatedRunDescription(),
                                 example::snapshotsOf<Recorder>(*m_run))
                     .value();
    record(ticks);
}

void TestLiveRecording::record(int ticks)
{
    QVERIFY(example::playInto(*m_recorder, *m_run, ticks));
    m_run->forget();
    QVERIFY(m_recorder->pause());
    QVERIFY(m_recorder->waitUntilStored());
}

void TestLiveRecording::endOfAFolderGrowsWhileItIsWatched()
{
    openReplay(150);
    QVERIFY(!document().reading().isGrowing());
    QVERIFY(!liveButton().isVisible());
    const std::size_t events = document().index()->eventCount();
    document().playback().apply(TimeCommand::goToTick(Tick{70}));

    record(250);

    QTRY_COMPARE_WITH_TIMEOUT(lastTick(), std::int64_t{399}, LiveTimeout);
    QVERIFY(document().reading().isGrowing());
    QVERIFY(liveButton().isVisible());
    QVERIFY(document().index()->eventCount() > events);
    QTRY_VERIFY_WITH_TIMEOUT(
        document().events().lines()->size() > 0
            && document().index()->eventTick(std::prev(document().events().lines()->end())->row)
                   > Tick{150},
        LiveTimeout);
    QCOMPARE(document().playback().time().tick().value, std::int64_t{70});
    QCOMPARE(document().playback().time().time().ticks().last.value, std::int64_t{399});
    QCOMPARE(document().playback().timeInView().end(),
             document().playback().time().time().length());
    document().playback().apply(TimeCommand::goToTick(Tick{390}));
    QTRY_COMPARE_WITH_TIMEOUT(document().frame()->asked.value, std::int64_t{390}, LiveTimeout);
    QVERIFY(document().frame()->at);

    QVERIFY(m_recorder->finish());
    QTRY_VERIFY_WITH_TIMEOUT(!document().reading().isGrowing(), LiveTimeout);
    QVERIFY(!liveButton().isVisible());
    QCOMPARE(m_window->messages().text(), QString());
}

void TestLiveRecording::goToLiveJumpsAndStaysAtTheEnd()
{
    openReplay(150);
    record(100);
    QTRY_VERIFY_WITH_TIMEOUT(document().reading().isGrowing(), LiveTimeout);

    QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ControlModifier);

    QVERIFY(document().playback().time().isLive());
    QVERIFY(document().playback().time().isPlaying());
    QVERIFY(document().playback().time().time().length() - document().playback().time().head()
            <= TimeController::LiveMargin);
    QVERIFY(liveButton().isChecked());

    for (const std::int64_t end : {270, 290}) {
        record(20);
        QTRY_COMPARE_WITH_TIMEOUT(document().playback().time().tick().value, end - 1, LiveTimeout);
        QVERIFY(document().playback().time().isLive());
    }

    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("play.toggle.button")),
                      Qt::LeftButton);
    QVERIFY(!document().playback().time().isLive());
    QVERIFY(!liveButton().isChecked());
}

void TestLiveRecording::halfWrittenFileIsFollowedWithoutDamage()
{
    const auto whole = test::makeTinyTeehistorian({.stepCount = 600});
    const QString path = m_folder->filePath(QStringLiteral("server.teehistorian"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const auto write = [&](std::size_t from, std::size_t to) {
        file.write(reinterpret_cast<const char *>(whole.data() + from), qint64(to - from));
    };
    write(0, whole.size() - 1'001);
    open(path);
    const auto before = lastTick();
    QVERIFY(!document().index()->damage().empty());
    QVERIFY(m_window->messages().text().contains(QStringLiteral("ends early")));

    write(whole.size() - 1'001, whole.size() - 501);

    QTRY_VERIFY_WITH_TIMEOUT(lastTick() > before, LiveTimeout);
    QVERIFY(document().reading().isGrowing());
    QVERIFY(document().index()->damage().empty());
    QVERIFY(!m_window->messages().text().contains(QStringLiteral("ends early")));
    document().playback().apply(TimeCommand::goToTick(Tick{lastTick()}));
    QTRY_COMPARE_WITH_TIMEOUT(document().frame()->asked.value, lastTick(), LiveTimeout);
    QVERIFY(document().frame()->exactness != Exactness::Damaged);

    write(whole.size() - 501, whole.size());
    QTRY_VERIFY_WITH_TIMEOUT(!document().reading().isGrowing(), LiveTimeout);
    QVERIFY(document().index()->damage().empty());
    QVERIFY(document().index()->isComplete());
}

void TestLiveRecording::graphsAndTrailsGoOnWithoutAGap()
{
    openReplay(150);
    m_window->findChild<QDockWidget *>(QStringLiteral("plotsDockFrame"))->show();
    auto &plots = *m_window->findChild<PlotsDock *>();
    const SeriesKey runnersX{"Entity", 0, "x"};
    const auto valueCount = [&] {
        const auto series = plots.store().find(runnersX);
        return series ? series->set->size() : 0;
    };
    auto &ways = m_window->findChild<WorldView *>()->tracks();
    plots.add(std::vector{runnersX});
    ways.setTrails(TrackLayers::Trails::Whole);
    QTRY_COMPARE_WITH_TIMEOUT(valueCount(), std::size_t{150}, LiveTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(ways.store().tracks() && !ways.store().isReading(), LiveTimeout);
    std::size_t mostValues = valueCount();
    Tick farthest = ways.store().tracks()->readTo;
    bool hasFlickered = false;
    connect(&plots.store(), &PlotStore::changed, this, [&] {
        hasFlickered = hasFlickered || valueCount() < mostValues || plots.store().isReading();
        mostValues = valueCount();
    });
    connect(&ways.store(), &TrackStore::changed, this, [&] {
        const auto &tracks = ways.store().tracks();
        hasFlickered = hasFlickered || !tracks || tracks->readTo < farthest || ways.isReading();
        farthest = tracks ? tracks->readTo : farthest;
    });

    for (const std::int64_t end : {250, 400}) {
        record(static_cast<int>(end - lastTick() - 1));
        QTRY_COMPARE_WITH_TIMEOUT(std::int64_t(valueCount()), end, LiveTimeout);
        QTRY_VERIFY_WITH_TIMEOUT(farthest >= Tick{end - 3}, LiveTimeout);
    }
    QVERIFY(m_recorder->finish());

    QTRY_COMPARE_WITH_TIMEOUT(valueCount(), std::size_t{400}, LiveTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(farthest >= Tick{398}, LiveTimeout);
    QVERIFY(!hasFlickered);
}

void TestLiveRecording::recordingOnAServerIsFollowed()
{
    test::NginxServer server;
    if (!server.start())
        QSKIP(qPrintable(server.problem()));
    beginReplay(server.folder() + QStringLiteral("/run"), 150);
    open(QString::fromStdString(server.url(QStringLiteral("run/preamble.dat"))));
    QVERIFY(!document().reading().isGrowing());

    record(250);

    QTRY_COMPARE_WITH_TIMEOUT(lastTick(), std::int64_t{399}, LiveTimeout);
    QVERIFY(document().reading().isGrowing());
    QVERIFY(liveButton().isVisible());
    QCOMPARE(document().reading().bufferedRanges(), (std::vector<TickRange>{{{0}, {399}}}));
    QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY(document().playback().time().isLive());
    record(100);
    QTRY_COMPARE_WITH_TIMEOUT(lastTick(), std::int64_t{499}, LiveTimeout);
    QVERIFY(m_recorder->finish());
    QTRY_VERIFY_WITH_TIMEOUT(!document().reading().isGrowing(), LiveTimeout);
    QCOMPARE(m_window->messages().text(), QString());
}

void TestLiveRecording::replayOfAGameServerIsFollowed()
{
    const test::ReplayServer server;
    beginReplay(server.folder() + QStringLiteral("/run"), 150);
    open(QString::fromStdString(server.url(QStringLiteral("run"))));

    record(250);

    QTRY_COMPARE_WITH_TIMEOUT(lastTick(), std::int64_t{399}, LiveTimeout);
    QVERIFY(document().reading().isGrowing());
    QCOMPARE(document().reading().bufferedRanges(), (std::vector<TickRange>{{{0}, {399}}}));

    record(100);
    QVERIFY(m_recorder->finish() && server.compact(QStringLiteral("run")));
    QTRY_VERIFY_WITH_TIMEOUT(!document().reading().isGrowing(), LiveTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(lastTick(), std::int64_t{499}, LiveTimeout);
    QCOMPARE(document().reading().bufferedRanges(), (std::vector<TickRange>{{{0}, {499}}}));
    document().playback().apply(TimeCommand::goToTick(Tick{60}));
    QTRY_COMPARE_WITH_TIMEOUT(document().frame()->asked.value, std::int64_t{60}, LiveTimeout);
    QVERIFY(document().frame()->at);
    QCOMPARE(m_window->messages().text(), QString());
}

void TestLiveRecording::halfWrittenFileOnAServerIsFollowed()
{
    test::NginxServer server;
    if (!server.start())
        QSKIP(qPrintable(server.problem()));
    const auto whole = test::makeTinyTeehistorian({.stepCount = 600});
    QFile file(server.folder() + QStringLiteral("/server.teehistorian"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const auto *bytes = reinterpret_cast<const char *>(whole.data());
    const auto half = static_cast<qint64>(whole.size() - 501);
    file.write(bytes, half);
    open(QString::fromStdString(server.url(QStringLiteral("server.teehistorian"))));
    const auto before = lastTick();

    file.write(bytes + half, static_cast<qint64>(whole.size()) - half);

    QTRY_VERIFY_WITH_TIMEOUT(lastTick() > before, LiveTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().index()->isComplete(), LiveTimeout);
    QVERIFY(document().index()->damage().empty());
}

void TestLiveRecording::finishedRecordingOffersNoLive()
{
    open(test::writeTinyDemo(m_folder->path(), QStringLiteral("done.demo")));

    QVERIFY(!document().reading().isGrowing());
    QVERIFY(!m_window->commands().action(QStringLiteral("go.live"))->isVisible());
    QVERIFY(!liveButton().isVisible());
}

void TestLiveRecording::fileThatIsChangedSaysSo_data()
{
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("cut") << false;
    QTest::newRow("replaced") << true;
}

void TestLiveRecording::fileThatIsChangedSaysSo()
{
    QFETCH(const bool, isReplaced);
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("done.demo"));
    open(path);
    document().playback().apply(TimeCommand::of(TimeAction::TogglePlay));
    const auto &bar = *m_window->findChild<MessageBar *>();
    QVERIFY(!bar.messages().contains(MessageBar::Topic::FileChange));

    if (isReplaced) {
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(test::writeTinyDemo(m_folder->path(), QStringLiteral("other.demo")),
                              path));
    } else {
        QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
    }

    QTRY_VERIFY_WITH_TIMEOUT(bar.messages().contains(MessageBar::Topic::FileChange), LiveTimeout);
    bar.messages().at(MessageBar::Topic::FileChange).action();
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, LiveTimeout);
    QVERIFY(!bar.messages().contains(MessageBar::Topic::FileChange));
    QCOMPARE(!document().index()->damage().empty(), !isReplaced);
}

void TestLiveRecording::oldStateOfACutFileIsNotAsRecorded()
{
    const QString path = QString::fromStdString(test::makeSampleDemo(m_folder->path()));
    open(path);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, LiveTimeout);
    const Tick last = document().index()->ticks().last;
    QVERIFY(document().index()->seekPointBefore(last) > 1);

    QVERIFY(QFile::resize(path, QFileInfo(path).size() / 8));
    QTRY_VERIFY_WITH_TIMEOUT(document().reading().isFileChanged(), LiveTimeout);
    document().playback().apply(TimeCommand::goToTick(last));

    QTRY_VERIFY_WITH_TIMEOUT(document().frame()->asked == last, LiveTimeout);
    QVERIFY(document().frame()->at->tick < last);
    QCOMPARE(document().frame()->exactness, Exactness::Damaged);
}

TICKSCOPE_TEST(TestLiveRecording, QApplication)
#include "test_live_recording.moc"
