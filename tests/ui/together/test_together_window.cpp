// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two windows that watch together: what a person presses and reads.

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/support/servers/store_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/settings_notifier.h"
#include "ui/together/own_broker.h"
#include "ui/together/shared_view.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/window_together.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace tickscope::together;

class TestTogetherWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void linkOpensTheRecordingThatTheOtherWindowShows();
    void twoOfOneNameAreToldApart();
    void serverOfALeaderIsAskedForFirst();
    void ownBrokerTakesNoMoreThanItsShare();
    void whoHasNoNameIsAsked();
    void halfALinkIsExplained();

private:
    template<typename Widget>
    static Widget &part(MainWindow &window, const char *name)
    {
        return *window.findChild<Widget *>(QLatin1String(name));
    }
    static void press(MainWindow &window, const char *name)
    {
        part<QPushButton>(window, name).click();
    }

    QTemporaryDir m_folder;
    FormatRegistry m_formats;
};

void TestTogetherWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("together"));
    QSettings().clear();
    registerAllFormats(m_formats);
}

void TestTogetherWindow::linkOpensTheRecordingThatTheOtherWindowShows()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("a.demo"));
    MainWindow host(m_formats);
    MainWindow guest(m_formats);
    for (MainWindow *window : {&host, &guest}) {
        window->resize(1280, 720);
        window->show();
    }
    host.open(path);
    host.commands().run(QStringLiteral("review.watchTogether"));
    part<QLineEdit>(host, "together.name").setText(QStringLiteral("Anna"));
    press(host, "together.start");
    QTRY_COMPARE(part<QLabel>(host, "together.headline").text(), QStringLiteral("You lead"));
    press(host, "together.copyLead");
    QVERIFY(part<QLabel>(host, "together.note").text().contains(QStringLiteral("copied")));

    guest.openLink(QApplication::clipboard()->text());
    part<QLineEdit>(guest, "together.name").setText(QStringLiteral("Ben"));
    QVERIFY(!guest.together().session().isIn());
    press(guest, "together.join");
    QTRY_COMPARE(guest.together().view().sight(), SharedView::Sight::Followed);
    QCOMPARE(guest.document().path(), path);
    QTRY_COMPARE(part<QLabel>(guest, "together.headline").text(), QStringLiteral("Anna leads"));
    QTRY_COMPARE(part<QListWidget>(host, "together.people").count(), 2);
    host.document().playback().apply(TimeCommand::goToTick({1100}));
    QTRY_COMPARE(guest.document().playback().time().tick(), Tick{1100});

    auto &world = part<WorldView>(host, "worldView");
    QTest::mouseMove(&world, QPoint(100, 100));
    QTest::mouseMove(&world, QPoint(120, 100));
    QTRY_VERIFY(part<PointerOverlay>(guest, "pointerOverlay").isVisible());
    QVERIFY(part<PointerOverlay>(host, "pointerOverlay").isHidden());

    guest.commands().run(QStringLiteral("play.toggle"));
    QVERIFY(guest.messages().text().contains(QStringLiteral("elsewhere")));
    guest.commands().run(QStringLiteral("review.backToLeader"));
    QVERIFY(!guest.messages().text().contains(QStringLiteral("elsewhere")));
    QVERIFY(!guest.document().playback().time().isPlaying());

    press(guest, "together.ask");
    QTRY_COMPARE(host.messages().text(), QStringLiteral("Ben asks for the lead."));
    host.together().session().handTo(guest.together().session().self());
    QTRY_COMPARE(part<QLabel>(guest, "together.headline").text(), QStringLiteral("You lead"));

    press(host, "together.leave");
    QTRY_COMPARE(guest.messages().text(), QStringLiteral("The session has ended."));
}

void TestTogetherWindow::twoOfOneNameAreToldApart()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    QSettings().setValue(settings::FirstHint, true);
    QSettings().setValue(settings::TogetherName, QStringLiteral("Ben"));
    MainWindow host(m_formats);
    MainWindow guest(m_formats);
    host.open(test::writeTinyDemo(m_folder.path(), QStringLiteral("b.demo")));
    QCOMPARE(host.together().session().start(QStringLiteral("Anna"), QStringLiteral("127.0.0.1")),
             QString());
    const Together &session = host.together().session();
    QTRY_VERIFY(session.isLeading());
    const auto link = watchLinkOf(session.followLink());
    guest.open(m_folder.filePath(QStringLiteral("b.demo")));
    guest.together().join(*link);
    Together other;
    other.join(*link, QStringLiteral("ben"));
    QTRY_COMPARE(session.people().size(), 3U);
    QVERIFY(session.nameOf(other.self()).startsWith(QStringLiteral("ben (")));
    const QString ben = guest.together().session().self();
    QCOMPARE(session.nameOf(ben), QStringLiteral("Ben (%1)").arg(ben.right(4)));
    QTRY_COMPARE(guest.together().view().sight(), SharedView::Sight::Followed);
    // Of what who follows needs, and of nothing else.
    QTRY_VERIFY(guest.messages().text().contains(QStringLiteral("You see what Anna shows")));
    QVERIFY(guest.messages().text().contains(QStringLiteral("Ctrl+B")));
    QVERIFY(!host.messages().text().contains(QStringLiteral("Ctrl+B")));
    // Who leads knows who does not see it.
    QTRY_VERIFY(session.state());
    other.setLacking(session.state()->sha256);
    QTRY_VERIFY(host.messages().text().contains(QStringLiteral("is not there for: ben (")));
    other.setLacking({});
    QTRY_VERIFY(!host.messages().text().contains(QStringLiteral("is not there for")));
    QSettings().remove(settings::FirstHint);
}

void TestTogetherWindow::serverOfALeaderIsAskedForFirst()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    const test::StoreServer server([](const test::StoreRequest &) { return test::StoreAnswer(); });
    const QString address = QString::fromStdString(server.url());
    QSettings().setValue(settings::TogetherName, QStringLiteral("Ben"));
    Together host;
    QCOMPARE(host.start(QStringLiteral("Anna"), QStringLiteral("127.0.0.1")), QString());
    QTRY_VERIFY(host.isLeading());
    MainWindow guest(m_formats);
    guest.together().join(*watchLinkOf(host.followLink()));
    const auto show = [&host, &address](QChar digit) {
        SharedState state;
        state.sha256 = QString(64, digit);
        state.name = QStringLiteral("a.demo");
        state.address = address + digit + QStringLiteral(".demo");
        state.view.tick = Tick{0};
        host.publish(state);
    };

    show(u'a');
    QTRY_VERIFY(guest.messages().text().contains(QStringLiteral("but on http://127.0.0.1:")));
    const QString follower = guest.together().session().self();
    QTRY_VERIFY(host.lacksRecording(host.people().at(follower)));
    QCOMPARE(server.requestCount(), 0);
    part<QToolButton>(guest, "messageAction").click();
    QTRY_VERIFY(server.requests().contains("/a.demo"));
    show(u'b');
    QTRY_VERIFY(server.requests().contains("/b.demo"));
}

void TestTogetherWindow::ownBrokerTakesNoMoreThanItsShare()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    Together host;
    QCOMPARE(host.start(QStringLiteral("Anna"), QStringLiteral("127.0.0.1")), QString());
    QTRY_VERIFY(host.isLeading());
    QFile words(QStringLiteral("/proc/%1/cmdline").arg(host.ownBroker()->processId()));
    QVERIFY(words.open(QIODevice::ReadOnly));
    QFile file(QFile::decodeName(words.readAll().split('\0').value(2)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray rules = file.readAll();
    for (const char *rule : {"memory_limit 268435456\n", "message_size_limit 2048\n",
                             "max_queued_messages 100\n", "allow_anonymous false\n"})
        QVERIFY2(rules.contains(rule), rule);
}

void TestTogetherWindow::whoHasNoNameIsAsked()
{
    QSettings().remove(settings::TogetherName);
    for (const char *login : {"USER", "USERNAME"})
        qunsetenv(login);
    MainWindow window(m_formats);
    const WatchLink link{QStringLiteral("127.0.0.1"), 1,
                         QString(32, u'a'),           QStringLiteral("follow"),
                         QString(32, u'b'),           {}};
    window.together().join(link);
    QVERIFY(!window.together().session().isIn());
    QVERIFY(!part<QPushButton>(window, "together.join").isEnabled());
    part<QLineEdit>(window, "together.name").setText(QStringLiteral("Cleo"));
    press(window, "together.join");
    QVERIFY(window.together().session().isIn());
}

void TestTogetherWindow::halfALinkIsExplained()
{
    MainWindow window(m_formats);
    window.commands().run(QStringLiteral("review.watchTogether"));
    part<QLineEdit>(window, "together.link").setText(QStringLiteral("tickscope:watch?at=1.2.3.4"));
    QVERIFY(!part<QPushButton>(window, "together.join").isEnabled());
    QVERIFY(part<QLabel>(window, "together.problem").text().contains(QStringLiteral("missing")));
}

TICKSCOPE_TEST(TestTogetherWindow, QApplication)
#include "test_together_window.moc"
