// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractItemView>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QThreadPool>
#include <QTreeView>
#include <QVariant>

#include <ctime>

#include "tests/review/review_sample.h"
#include "tests/support/picture_difference.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/cases/cases.h"
#include "ui/commands/command_registry.h"
#include "ui/docks/events/event_list.h"
#include "ui/facts/facts_dock.h"
#include "ui/facts/facts_store.h"
#include "ui/facts/figures_model.h"
#include "ui/library/library_page.h"
#include "ui/markers/markers.h"
#include "ui/models/event_model.h"
#include "ui/plots/plots_dock.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/together/own_broker.h"
#include "ui/window/main_window.h"
#include "ui/window/window_together.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace tickscope::test;

/// Takes the pictures of guide and README from the real window and compares them with those in the
/// tree, so that none shows a window that is no longer. packaging/take-screenshots.sh takes them
/// anew.
class TestGuidePictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void wholeWindow();
    void library();
    void palette();
    void settings();
    void heights();
    void path();
    void heat();
    void plots();
    void inputTape();
    void teehistorian();
    void rebuilt();
    void facts();
    void caseReview();
    void watchTogether();
    void damaged();

private:
    /// \param place  as a person types it: a time or "@" and a tick.
    void open(const QString &recording, const char *place);
    void run(const char *command, const QVariant &argument = {});
    void showPanel(const char *panel);
    void waitForTracks();
    void zoomTo(const char *first, const char *last);
    /// Until nothing is read or drawn any more.
    void settle(int enough = 4);
    [[nodiscard]] QImage taken(QWidget *above) const;
    /// Takes the window, with \a above in front of it, and compares or writes it.
    void photograph(const char *name, QWidget *above = nullptr);
    template<typename Widget>
    Widget &child(const char *name = nullptr)
    {
        auto *found = m_window->page().findChild<Widget *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }

    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
    QString m_folder; ///< Where the pictures of the tree are.
    bool m_isWriting = false;
};

namespace {

constexpr QSize PictureSize(1280, 800);
constexpr QSize LargePictureSize(1440, 900); ///< With a column of panels on either side.
constexpr int PictureTimeout = 300'000;      ///< Milliseconds; a machine may be busy.
constexpr double MostChanged = 2.0;          ///< In percent of the pixels.

/// Where nothing of a person lies: the library shows it.
QString recordingFolder()
{
    return QDir::homePath() + QStringLiteral("/Recordings");
}

} // namespace

void TestGuidePictures::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("guide-pictures"));
    m_folder = qEnvironmentVariable("TICKSCOPE_SOURCES") + QStringLiteral("/resources/guide/");
    m_isWriting = qEnvironmentVariable("TICKSCOPE_SCREENSHOTS") == QStringLiteral("take");
    for (const char *needed :
         {"teeworlds/ddnet198-client-watch-26min.demo", "teeworlds/tw075-client-vera-ctf5.demo",
          "teeworlds/killed-server-dm2.demo", "teehistorian/ddnet198-racebox.teehistorian",
          "hollowcube/parkour-run.hcrp", "goldsrc/synthetic_dm_8p.dem", "maps/racebox.map"}) {
        if (!realRecording(QLatin1String(needed)))
            QSKIP(qPrintable(QStringLiteral("a recording is not on this machine: %1").arg(needed)));
    }
    if (!QFileInfo::exists(QStringLiteral("/usr/share/games/ddnet/data")))
        QSKIP(
            "the game's own pictures are not on this machine: packages ddnet-data, teeworlds-data");
    if (!QFontDatabase::families().contains(QStringLiteral("DejaVu Sans")))
        QSKIP("a font is not on this machine: package fonts-dejavu-core");

    qputenv("TZ", "UTC");
    tzset();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
    QApplication::setCursorFlashTime(0);
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_AnimateCombo, Qt::UI_FadeMenu})
        QApplication::setEffectEnabled(effect, false);
    registerAllFormats(m_registry);
    QVERIFY(QDir().mkpath(recordingFolder()));
}

void TestGuidePictures::init()
{
    QSettings().clear();
    const QString cases = QDir::homePath() + QStringLiteral("/guide-cases.sqlite");
    for (const char *part : {"", "-wal", "-shm"}) // of the picture before
        QFile::remove(cases + QLatin1String(part));
    QSettings().setValue(settings::CasePlace, cases);
    QSettings().setValue(settings::CaseReviewer, QStringLiteral("ada"));
    QSettings().setValue(settings::MapFolders, QStringList{recordings() + QStringLiteral("/maps")});
    theme::apply(QStringLiteral("light"));
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    // Only now: a window begins no larger than the screen, which may be small.
    m_window->resize(PictureSize);
}

void TestGuidePictures::run(const char *command, const QVariant &argument)
{
    QVERIFY2(m_window->page().commands().run(QLatin1String(command), argument)
                 == CommandOutcome::Done,
             command);
}

void TestGuidePictures::open(const QString &recording, const char *place)
{
    m_window->open(recordings() + '/' + recording);
    const Document &document = m_window->page().document();
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, PictureTimeout);
    run("go.to", QString::fromLatin1(place));
    QTRY_VERIFY_WITH_TIMEOUT(document.frame() != nullptr, PictureTimeout);
    // The frame of the focus would be in every picture.
    m_window->page().centralWidget()->setFocus();
    m_window->page().centralWidget()->clearFocus();
    if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus();
    // Where the camera goes depends on what is there.
    settle(2);
}

void TestGuidePictures::showPanel(const char *panel)
{
    auto &dock = child<QDockWidget>((QByteArray(panel) + "DockFrame").constData());
    if (!dock.toggleViewAction()->isChecked())
        dock.toggleViewAction()->trigger();
    dock.raise();
}

void TestGuidePictures::waitForTracks()
{
    const TrackLayers &tracks = m_window->page().findChild<WorldView *>()->tracks();
    QTRY_VERIFY_WITH_TIMEOUT(!tracks.isReading(), PictureTimeout);
}

void TestGuidePictures::zoomTo(const char *first, const char *last)
{
    run("go.to", QString::fromLatin1(first));
    run("loop.begin");
    run("go.to", QString::fromLatin1(last));
    run("loop.end");
    run("range.show");
    run("loop.clear");
}

QImage TestGuidePictures::taken(QWidget *above) const
{
    QImage picture = m_window->grab().toImage();
    if (above) {
        QPainter painter(&picture);
        const QSize free = picture.size() - above->size();
        const QPoint place(free.width() / 2, free.height() / 3);
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 40));
        painter.drawImage(place, above->grab().toImage());
        painter.setPen(QColor(0, 0, 0, 90));
        painter.drawRect(QRect(place, above->size()).adjusted(-1, -1, 0, 0));
    }
    return picture.convertToFormat(QImage::Format_RGB32);
}

void TestGuidePictures::settle(int enough)
{
    // Threads begin their next job when the window has taken the last one.
    QImage before;
    int unchanged = 0;
    for (QDeadlineTimer patience(PictureTimeout); unchanged < enough; QTest::qWait(25)) {
        QImage now = taken(nullptr);
        const bool isIdle = QThreadPool::globalInstance()->activeThreadCount() == 0;
        unchanged = isIdle && now == before ? unchanged + 1 : 0;
        QVERIFY2(!patience.hasExpired(), isIdle ? "the window keeps changing" : "a job never ends");
        before = std::move(now);
    }
}

void TestGuidePictures::photograph(const char *name, QWidget *above)
{
    settle();
    if (QTest::currentTestFailed())
        return;
    const QImage picture = taken(above);
    const QString file = QLatin1String(name) + QStringLiteral(".png");
    if (m_isWriting) {
        QVERIFY2(picture.save(m_folder + file), name);
        return;
    }
    const QImage old = QImage(m_folder + file).convertToFormat(QImage::Format_RGB32);
    const double changed = percentChanged(picture, old);
    if (changed <= MostChanged)
        return;
    const QString kept = QDir::homePath() + '/' + file;
    picture.save(kept);
    QFAIL(qPrintable(QStringLiteral("%1: %2 % of the pixels differ; the new one is %3. If it is as "
                                    "it should be: packaging/take-screenshots.sh")
                         .arg(file, QString::number(changed, 'f', 1), kept)));
}

void TestGuidePictures::wholeWindow()
{
    m_window->resize(LargePictureSize);
    open(QStringLiteral("hollowcube/parkour-run.hcrp"), "@6000");
    open(QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"), "@56742");
    run("view.recorder");
    photograph("window");
}

void TestGuidePictures::library()
{
    for (const char *name :
         {"teeworlds/ddnet164-client-alice-sunny.demo", "teeworlds/tw075-client-vera-ctf5.demo",
          "teeworlds/tw065-server-ctf2.demo", "teeworlds/ddnet198-client-carol-racebox.demo",
          "teeworlds/killed-server-dm2.demo", "teehistorian/ddnet198-racebox.teehistorian",
          "hollowcube/parkour-run.hcrp", "goldsrc/synthetic_dm_8p.dem"}) {
        const QString copy = recordingFolder() + '/' + QString::fromLatin1(name).section('/', 1);
        QFile::copy(recordings() + '/' + QLatin1String(name), copy);
        QFile file(copy);
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime({2026, 11, 21}, {18, 30}, Qt::UTC),
                                 QFileDevice::FileModificationTime));
        file.close();
        // What was open has its picture at once; others get theirs when there is time.
        m_window->open(copy);
        settle(3);
        m_window->closeTab(0);
    }
    m_window->resize(PictureSize.width(), 560);
    run("library.addFolder", recordingFolder());
    auto &rows = child<QAbstractItemView>("libraryRows");
    QTRY_COMPARE_WITH_TIMEOUT(rows.model()->rowCount(), 8, PictureTimeout);
    const auto &progress
        = *m_window->page().findChild<LibraryPage *>()->findChild<QProgressBar *>();
    QTRY_VERIFY_WITH_TIMEOUT(!progress.isVisible(), PictureTimeout);
    child<QWidget>("libraryCardList").setFocus();
    child<QWidget>("libraryCardList").clearFocus();
    photograph("library");
}

void TestGuidePictures::palette()
{
    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    run("view.recorder");
    run("help.palette");
    QWidget *palette = m_window->findChild<QDialog *>(QStringLiteral("paletteDialog"));
    QVERIFY(palette);
    QTest::keyClicks(palette->findChild<QLineEdit *>(QStringLiteral("palette.field")),
                     QStringLiteral("follow"));
    photograph("palette", palette);
}

void TestGuidePictures::settings()
{
    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    run("view.recorder");
    run("edit.settings", QStringLiteral("shortcuts"));
    auto &dialog = *m_window->page().findChild<SettingsDialog *>();
    dialog.resize(940, 600);
    photograph("settings", &dialog);
}

void TestGuidePictures::heights()
{
    open(QStringLiteral("goldsrc/synthetic_dm_8p.dem"), "@239");
    run("view.trails.recent");
    run("view.fitPlayers");
    waitForTracks();
    photograph("goldsrc");
}

void TestGuidePictures::path()
{
    open(QStringLiteral("hollowcube/parkour-run.hcrp"), "@6000");
    run("select.player", QStringLiteral("0"));
    run("view.trails.whole");
    for (int step = 0; step < 5; ++step)
        run("view.zoomOut");
    waitForTracks();
    photograph("parkour");
}

void TestGuidePictures::heat()
{
    open(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"), "1:00");
    run("view.heat.all");
    run("view.fitMap");
    waitForTracks();
    // Where it stands depends on which lines were there when it came to the head.
    auto &list = child<EventList>();
    const int line = qobject_cast<const EventModel *>(list.model())->currentRow();
    list.scrollTo(list.model()->index(line, 0), QAbstractItemView::PositionAtCenter);
    photograph("heat");
}

void TestGuidePictures::plots()
{
    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    run("view.recorder");
    showPanel("plots");
    auto &dock = child<PlotsDock>();
    dock.add({{"Character", 4, "X"}, {"Character", 4, "VelX"}});
    QTRY_VERIFY_WITH_TIMEOUT(!dock.store().isReading(), PictureTimeout);
    photograph("plots");
}

void TestGuidePictures::inputTape()
{
    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    run("view.recorder");
    showPanel("inputTape");
    run("select.player", QStringLiteral("4"));
    run("inputTape.onlySelected");
    zoomTo("0:14", "0:20");
    run("go.to", QStringLiteral("0:18.62"));
    photograph("input-tape");
}

void TestGuidePictures::teehistorian()
{
    open(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"), "@3000");
    run("view.fitMap");
    run("select.player", QStringLiteral("2"));
    showPanel("inputTape");
    zoomTo("0:52", "1:00");
    run("go.to", QStringLiteral("0:57"));
    photograph("teehistorian");
}

void TestGuidePictures::rebuilt()
{
    m_window->resize(LargePictureSize);
    open(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"), "1:33.5");
    run("select.player", QStringLiteral("0"));
    run("follow.player", QStringLiteral("0"));
    showPanel("inputTape");
    zoomTo("1:28", "1:36");
    run("go.to", QStringLiteral("1:33.5"));
    settle();
    auto &tree = child<QTreeView>("inspector.tree");
    for (QModelIndex place = tree.model()->index(0, 0); place.isValid();
         place = tree.model()->index(0, 0, place))
        tree.expand(place);
    photograph("rebuilt");
}

void TestGuidePictures::facts()
{
    m_window->resize(LargePictureSize);
    open(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"), "@3000");
    run("view.fitMap");
    run("select.player", QStringLiteral("1"));
    showPanel("facts");
    auto &dock = child<FactsDock>();
    QTRY_COMPARE_WITH_TIMEOUT(dock.store().state(), FactsStore::State::Ready, PictureTimeout);
    dock.list().setCurrentIndex(dock.model().indexOf("change_interval", {}));
    photograph("facts");
}

void TestGuidePictures::caseReview()
{
    const auto store = openFile(QSettings().value(settings::CasePlace).toString(), "otto");
    QFile file(recordings() + QStringLiteral("/teeworlds/ddnet164-client-alice-sunny.demo"));
    QVERIFY(store && file.open(QIODevice::ReadOnly));
    review::Case reported;
    reported.recordings = {
        {QString::fromLatin1(
             QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex()),
         QStringLiteral("ddnet164-client-alice-sunny.demo")}};
    reported.reporter = QStringLiteral("carol");
    reported.claim = QStringLiteral("Боб hooks through the wall at 0:19, and again at 0:41.");
    reported.priority = review::Priority::High;
    reported.accused = {{{QStringLiteral("Боб"), QStringLiteral("Bobby")},
                         {},
                         reported.recordings.front().sha256,
                         3,
                         438}};
    reported.tags = {QStringLiteral("hook"), QStringLiteral("race")};
    save(*store, reported);

    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    auto &cases = m_window->page().cases();
    QTRY_VERIFY_WITH_TIMEOUT(cases.chosen(), PictureTimeout);
    run("view.recorder");
    photograph("case");
}

void TestGuidePictures::watchTogether()
{
    if (together::OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    open(QStringLiteral("teeworlds/ddnet164-client-alice-sunny.demo"), "@1434");
    run("view.recorder");
    const QString &sha256 = m_window->page().document().contentHash().sha256();
    QTRY_VERIFY_WITH_TIMEOUT(!sha256.isEmpty(), PictureTimeout);
    run("review.watchTogether");
    child<QLineEdit>("together.name").setText(QStringLiteral("Ada"));
    child<QComboBox>("together.address").setEditText(QStringLiteral("192.168.1.4"));
    child<QPushButton>("together.start").click();
    together::Together &session = m_window->page().together().session();
    const auto join = [](together::Together &other, const QString &link, const char *name) {
        auto way = *together::watchLinkOf(link);
        way.host = QStringLiteral("127.0.0.1");
        other.join(way, QLatin1String(name));
    };
    together::Together ben, cleo;
    join(ben, session.newLeadLink(), "Ben");
    join(cleo, session.followLink(), "Cleo");
    QTRY_COMPARE_WITH_TIMEOUT(session.people().size(), 3U, PictureTimeout);
    ben.ask(true);
    ben.setNote(0, together::SharedNote{sha256, {{1100}, {1100}}, "Watch the hook here"});
    const auto &markers = m_window->page().document().markers().all();
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::count(markers, "Ben", &Annotation::author) == 1,
                             PictureTimeout);
    showPanel("events"); // a case of the same recording comes to the front
    photograph("together", &child<QDialog>("togetherDialog"));
}

void TestGuidePictures::damaged()
{
    open(QStringLiteral("teeworlds/killed-server-dm2.demo"), "@600");
    run("view.fitMap");
    showPanel("damage");
    photograph("damaged");
}

TICKSCOPE_TEST(TestGuidePictures, QApplication)
#include "test_guide_pictures.moc"
