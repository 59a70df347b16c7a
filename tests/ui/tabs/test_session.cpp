// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/settings_notifier.h"
#include "ui/tabs/session_saver.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

/// What was open comes back: after an end, after a crash, without files that are gone.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void sessionIsReadAsItWasWritten();
    void sessionOfAnOlderProgramIsRead();
    void numbersAreBounded();
    void oddFilesAreNoSession_data();
    void oddFilesAreNoSession();
    void secretAddressesAreNotKept();
    void tabsTimesAndTheOneInFrontComeBack();
    void whatWasSeenComesBack();
    void tabBehindIsOpenedWhenItIsShown();
    void crashIsToldAndNothingIsLost();
    void startEmptyClosesWhatCameBack();
    void secondCrashOpensNothingByItself();
    void crashBehindAReadRecordingDoesNotCount();
    void missingFilesAreToldInOneMessage();
    void openedFileStaysInFront();
    void openedFileHasItsPlayhead();
    void nothingComesBackWithoutTheWish();
    void fileIsForItsOwnerOnly();

private:
    void openWindow();
    void open(const QString &path);
    /// The program ends as it is: nothing more is written.
    void crash();
    void crashAtOnce();
    void quit();
    [[nodiscard]] QStringList names();
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("session.json")); }
    [[nodiscard]] QString message() { return m_window->page().messages().text(); }

    QTemporaryDir m_folder;
    QStringList m_files; ///< "a.demo", "b.demo", "c.demo".
    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
    std::unique_ptr<SessionSaver> m_saver;
};

void TestSession::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("session"));
    registerAllFormats(m_registry);
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    for (const char *name : {"a.demo", "b.demo", "c.demo"}) {
        m_files << m_folder.filePath(QString::fromLatin1(name));
        QVERIFY(QFile::copy(sample, m_files.last()));
    }
}

void TestSession::init()
{
    QSettings().clear();
    QFile::remove(path());
    openWindow();
}

void TestSession::cleanup()
{
    m_saver.reset();
    m_window.reset();
}

void TestSession::openWindow()
{
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_saver = std::make_unique<SessionSaver>(*m_window, path());
    QSignalSpy restored(m_saver.get(), &SessionSaver::restored);
    m_saver->restore();
    QTRY_COMPARE(restored.count(), 1);
}

void TestSession::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
}

void TestSession::crash()
{
    QTRY_VERIFY(m_saver->isWritten());
    crashAtOnce();
}

void TestSession::crashAtOnce()
{
    m_saver.reset();
    m_window.reset();
}

void TestSession::quit()
{
    m_window->close();
    m_saver.reset();
    m_window.reset();
}

QStringList TestSession::names()
{
    QStringList names;
    for (const TabState &state : m_window->states())
        names << QFileInfo(state.path).fileName();
    return names;
}

void TestSession::sessionIsReadAsItWasWritten()
{
    ViewState view{.tick = Tick{std::int64_t{1} << 50}, .player = PlayerRef{2, {9}}};
    view.camera = {CameraState::View::Free, ViewPlane::Top, 1.0, QPointF(64, -0.5), 0.25};
    view.filter.text = "kill";
    const Session session{{{"/a.demo", view}, {"https://host/b.demo"}}, 1, true, 3};

    QCOMPARE(readSession(writeSession(session)), session);
}

void TestSession::sessionOfAnOlderProgramIsRead()
{
    const Session session = readSession(
        R"({"version":1,"open":false,"crashes":0,"current":1,
            "tabs":[{"path":"/a.demo","tick":1234},{"path":"/b.demo"}]})");

    QCOMPARE(session.current, 1);
    QCOMPARE(session.tabs.size(), std::size_t{2});
    QCOMPARE(session.tabs[0], (TabState{"/a.demo", {.tick = Tick{1234}}}));
    QCOMPARE(session.tabs[1], TabState{"/b.demo"});
}

void TestSession::numbersAreBounded()
{
    const Session session = readSession(
        R"({"version":1,"crashes":2147483647,
            "tabs":[{"path":"/a.demo","tick":9223372036854775807}]})");

    QVERIFY(session.crashes < 2147483647); // the next one is counted
    QCOMPARE(session.tabs.at(0), TabState{"/a.demo"});
}

void TestSession::oddFilesAreNoSession_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("tabs");

    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("cut") << writeSession({{{"/a"}}, 0, true, 0}).chopped(5) << 0;
    QTest::newRow("later version") << QByteArray(R"({"version":2,"tabs":[{"path":"/a"}]})") << 0;
    QTest::newRow("relative path")
        << QByteArray(R"({"version":1,"tabs":[{"path":"a"},{"path":"/b"},7]})") << 1;
    QTest::newRow("no such tab in front")
        << QByteArray(R"({"version":1,"current":-9,"tabs":[{"path":"/b","tick":"x"}]})") << 1;
    QTest::newRow("too many tabs")
        << QByteArray(R"({"version":1,"tabs":[{"path":"/a"}")").chopped(1)
               + QByteArray(R"(,{"path":"/a"})").repeated(200) + "]}"
        << 0;
}

void TestSession::oddFilesAreNoSession()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, tabs);

    const Session session = readSession(bytes);

    QCOMPARE(static_cast<int>(session.tabs.size()), tabs);
    QCOMPARE(session.current, 0);
}

void TestSession::secretAddressesAreNotKept()
{
    m_window->addLater({{"https://host/a.demo?X-Amz-Signature=secret"}, {"https://host/b.demo"}});

    const Session session = sessionOf(*m_window);

    QCOMPARE(session.tabs, std::vector{TabState{"https://host/b.demo"}});
}

void TestSession::tabsTimesAndTheOneInFrontComeBack()
{
    for (const QString &file : m_files)
        open(file);
    m_window->setCurrentTab(1);
    const Tick middle = m_window->page().document().index()->ticks().first + 500;
    m_window->page().document().playback().apply(TimeCommand::goToTick(middle));
    quit();

    openWindow();

    QCOMPARE(names(), QStringList({"a.demo", "b.demo", "c.demo"}));
    QCOMPARE(m_window->currentTab(), 1);
    QTRY_COMPARE(m_window->page().document().phase(), OpenPhase::Ready);
    QCOMPARE(m_window->page().document().playback().time().tick(), middle);
    QCOMPARE(message(), QString());
}

void TestSession::whatWasSeenComesBack()
{
    open(m_files[0]);
    open(m_files[1]);
    Document &document = m_window->page().document();
    const Tick first = document.index()->ticks().first;
    m_window->page().findChild<WorldView *>()->control().lookAt({320, 480});
    m_window->page().findChild<WorldView *>()->control().zoomIn();
    EventQuery filter = usualEvents();
    filter.text = "kill";
    document.events().setFilter(filter);
    document.playback().setRange(TickRange{first + 10, first + 90});
    document.playback().apply(TimeCommand::goToTick(first + 40));
    document.selection().selectPlayer(PlayerRef{1, first + 40});
    const ViewState before = document.viewState();
    QCOMPARE(before.camera.view, CameraState::View::Free);
    QCOMPARE(before.camera.centre, std::optional(QPointF(320, 480)));
    m_window->setCurrentTab(0);
    quit();

    openWindow();
    m_window->setCurrentTab(1);

    QTRY_COMPARE(m_window->page().document().phase(), OpenPhase::Ready);
    QCOMPARE(m_window->page().document().viewState(), before);
    QCOMPARE(m_window->page().findChild<WorldView *>()->camera().centre, QPointF(320, 480));
}

void TestSession::tabBehindIsOpenedWhenItIsShown()
{
    open(m_files[0]);
    open(m_files[1]);
    quit();

    openWindow();

    QCOMPARE(m_window->currentTab(), 1);
    QCOMPARE(m_window->document(0), nullptr);
    m_window->setCurrentTab(0);
    QTRY_COMPARE(m_window->document(0)->phase(), OpenPhase::Ready);
    // What was never shown is still there the next time.
    quit();
    openWindow();
    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
}

void TestSession::crashIsToldAndNothingIsLost()
{
    open(m_files[0]);
    open(m_files[1]);
    const Tick last = m_window->page().document().index()->ticks().last;
    m_window->page().document().playback().apply(TimeCommand::goToTick(last));
    crash();

    openWindow();

    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
    QCOMPARE(message(),
             QStringLiteral("Tickscope was not closed properly. 2 recordings were restored."));
    QTRY_COMPARE(m_window->page().document().phase(), OpenPhase::Ready);
    QCOMPARE(m_window->page().document().playback().time().tick(), last);
    QVERIFY(m_window->page().messages().isVisible());
}

void TestSession::startEmptyClosesWhatCameBack()
{
    open(m_files[0]);
    open(m_files[1]);
    crash();
    openWindow();
    auto *button = m_window->page().findChild<QToolButton *>(QStringLiteral("messageAction"));
    QCOMPARE(button->text(), QStringLiteral("Start empty"));

    QTest::mouseClick(button, Qt::LeftButton);

    QCOMPARE(m_window->count(), 1);
    QCOMPARE(m_window->page().document().phase(), OpenPhase::Empty);
    QCOMPARE(message(), QString());
    quit();
    openWindow();
    QCOMPARE(names(), QStringList({""}));
    QCOMPARE(message(), QString());
}

void TestSession::secondCrashOpensNothingByItself()
{
    open(m_files[0]);
    crash();
    openWindow();
    crashAtOnce();

    openWindow();

    QCOMPARE(names(), QStringList({"", "a.demo"}));
    QCOMPARE(m_window->currentTab(), 0);
    QCOMPARE(m_window->document(1), nullptr);
    QCOMPARE(message(),
             QStringLiteral("Tickscope was not closed properly. One recording was restored."));
}

void TestSession::crashBehindAReadRecordingDoesNotCount()
{
    open(m_files[0]);
    crash();
    openWindow();
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
    crash();

    openWindow();

    QCOMPARE(names(), QStringList({"a.demo"}));
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
}

void TestSession::missingFilesAreToldInOneMessage()
{
    const QString gone = m_folder.filePath(QStringLiteral("gone.demo"));
    QVERIFY(QFile::copy(m_files[0], gone));
    open(gone);
    open(m_files[1]);
    quit();
    QVERIFY(QFile::remove(gone));

    openWindow();

    QCOMPARE(names(), QStringList({"b.demo"}));
    QCOMPARE(message(), QStringLiteral("One recording of the last session was not found."));
}

void TestSession::openedFileStaysInFront()
{
    open(m_files[0]);
    open(m_files[1]);
    quit();
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->show();
    m_saver = std::make_unique<SessionSaver>(*m_window, path());
    QSignalSpy restored(m_saver.get(), &SessionSaver::restored);

    m_window->open(m_files[2]);
    m_saver->restore();
    QTRY_COMPARE(restored.count(), 1);

    QCOMPARE(names(), QStringList({"c.demo", "a.demo", "b.demo"}));
    QCOMPARE(m_window->currentTab(), 0);
}

void TestSession::openedFileHasItsPlayhead()
{
    open(m_files[0]);
    const Tick middle = m_window->page().document().index()->ticks().first + 500;
    m_window->page().document().playback().apply(TimeCommand::goToTick(middle));
    quit();
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->show();
    m_saver = std::make_unique<SessionSaver>(*m_window, path());

    m_window->open(m_files[0]);
    m_saver->restore();

    QTRY_COMPARE(m_window->page().document().playback().time().tick(), middle);
    QCOMPARE(m_window->count(), 1);
}

void TestSession::nothingComesBackWithoutTheWish()
{
    open(m_files[0]);
    quit();
    QVERIFY(QFile::exists(path()));
    QSettings().setValue(settings::RestoreSession, false);

    openWindow();

    QCOMPARE(names(), QStringList({""}));
    QVERIFY(!QFile::exists(path()));
    quit();
    QVERIFY(!QFile::exists(path()));
}

void TestSession::fileIsForItsOwnerOnly()
{
    open(m_files[0]);
    quit();

    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path()) & others, QFile::Permissions());
}

TICKSCOPE_TEST(TestSession, QApplication)
#include "test_session.moc"
