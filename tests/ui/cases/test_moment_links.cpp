// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links to moments: what they carry, and that they are no more than that.

#include <QTest>

#include <QClipboard>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>

#include "core/model/event/shared_event_kinds.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/links/moment_link.h"
#include "ui/start/recent_files.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

LinkedMoment sampleMoment()
{
    LinkedMoment moment;
    moment.sha256 = Sha;
    moment.name = QStringLiteral("Bö & \"二\" + 1?#=%.demo");
    moment.time = std::chrono::milliseconds{247300};
    moment.view.tick = Tick{12365};
    moment.view.camera = {CameraState::View::Free, ViewPlane::Top, 1.0, QPointF(-320.5, 1.0 / 3),
                          0.7};
    moment.view.player = PlayerRef{3, {1200}};
    moment.view.loop = TickRange{{12000}, {12500}};
    moment.view.filter.text = "a & b=c + d";
    moment.view.filter.players = {{3, {1200}}, {0, {1}}};
    moment.view.filter.hiddenKinds = {"chat", "hollowcube:jump"};
    moment.view.lanes = {QStringLiteral("kills"), QStringLiteral("chat")};
    moment.docks = {QStringLiteral("events"), QStringLiteral("inspector")};
    return moment;
}

} // namespace

class TestMomentLinks : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }

    void linkGivesTheMomentBack();
    void linkOfAnOlderProgramIsRead();
    void otherTextsAreNoLinks_data();
    void otherTextsAreNoLinks();
    void copiedLinkOpensTheMomentInAnotherWindow();
    void linkIntoTheOpenRecordingGoesThere();
    void recordingThatIsNotThereIsNamed();
    void recordingThatIsNotThereIsOpenedFromItsAddress();
};

void TestMomentLinks::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("links"));
    prepare();
}

void TestMomentLinks::linkGivesTheMomentBack()
{
    const LinkedMoment moment = sampleMoment();
    const QString link = linkText(moment);

    QVERIFY(link.startsWith(QStringLiteral("tickscope:moment?sha256=") + Sha));
    for (const QChar letter : link)
        QVERIFY(letter.unicode() > ' ' && letter.unicode() < 0x7F); // survives any chat or mail
    const auto read = momentOfLink(link);
    QVERIFY(read);
    QCOMPARE(read->sha256, moment.sha256);
    QCOMPARE(read->name, moment.name);
    QCOMPARE(read->time, moment.time);
    QCOMPARE(read->view, moment.view);
    QCOMPARE(read->docks, moment.docks);
}

void TestMomentLinks::linkOfAnOlderProgramIsRead()
{
    const auto read = momentOfLink(
        QStringLiteral("tickscope:moment?sha256=%1&tick=12365&ms=247300&name=a.demo&player=3@1200&"
                       "from=12000&to=12500&find=a%20%26%20b&only=3@1200,0@1&hide=&docks=events")
            .arg(Sha));

    QVERIFY(read);
    ViewState view{.tick = Tick{12365}, .player = PlayerRef{3, {1200}}};
    view.loop = TickRange{{12000}, {12500}};
    view.filter.text = "a & b";
    view.filter.players = {{3, {1200}}, {0, {1}}};
    view.filter.hiddenKinds.clear();
    QCOMPARE(read->view, view);
    QCOMPARE(read->docks, QStringList{"events"});
}

void TestMomentLinks::otherTextsAreNoLinks_data()
{
    QTest::addColumn<QString>("text");
    const QString good = QStringLiteral("tickscope:moment?sha256=%1&tick=5").arg(Sha);
    QVERIFY(momentOfLink(good));

    QTest::newRow("empty") << QString();
    QTest::newRow("another scheme") << QString(good).replace(u"tickscope:"_qs, u"https:"_qs);
    QTest::newRow("another path") << QString(good).replace(u"moment"_qs, u"run"_qs);
    QTest::newRow("with a host") << QString(good).replace(u":moment"_qs, u"://host/moment"_qs);
    QTest::newRow("no hash") << QStringLiteral("tickscope:moment?tick=5");
    QTest::newRow("short hash") << QStringLiteral("tickscope:moment?sha256=abc&tick=5");
    QTest::newRow("a path for a hash")
        << QStringLiteral("tickscope:moment?sha256=/etc/passwd&tick=5");
    QTest::newRow("no tick") << QStringLiteral("tickscope:moment?sha256=%1").arg(Sha);
    QTest::newRow("a word for a tick")
        << QStringLiteral("tickscope:moment?sha256=%1&tick=x").arg(Sha);
    QTest::newRow("a tick out of range")
        << QStringLiteral("tickscope:moment?sha256=%1&tick=9223372036854775807").arg(Sha);
    QTest::newRow("too long") << good + QStringLiteral("&find=") + QString(LongestLink, u'x');
}

void TestMomentLinks::otherTextsAreNoLinks()
{
    QFETCH(QString, text);
    QVERIFY(!momentOfLink(text));
}

void TestMomentLinks::copiedLinkOpensTheMomentInAnotherWindow()
{
    showWindow("anna");
    open(m_path);
    goTo(1050);
    document().selection().selectPlayer(PlayerRef{1, {1050}});
    EventQuery filter = usualEvents();
    filter.text = "hi";
    document().events().setFilter(filter);
    document().playback().setRange(TickRange{{1040}, {1060}});
    QTest::keyClick(&child<QWidget>("worldView"), Qt::Key_L,
                    Qt::ControlModifier | Qt::ShiftModifier);
    const QString link = QApplication::clipboard()->text();
    QVERIFY(momentOfLink(link));

    // Moved meanwhile, but beside another recent file.
    const QString moved = m_folder->filePath(QStringLiteral("moved.demo"));
    QVERIFY(QFile::rename(m_path, moved));
    showWindow("ben");
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);

    QTRY_COMPARE_WITH_TIMEOUT(document().path(), moved, CaseTimeout);
    waitUntilLoaded();
    QTRY_COMPARE_WITH_TIMEOUT(head(), 1050, CaseTimeout);
    QCOMPARE(document().selection().player()->client, 1);
    QVERIFY(document().events().filter().text == "hi");
    QVERIFY(document().playback().range() == (TickRange{{1040}, {1060}}));
}

void TestMomentLinks::linkIntoTheOpenRecordingGoesThere()
{
    showWindow("anna");
    open(m_path);
    m_window->openLink(
        QStringLiteral("tickscope:moment?sha256=%1&tick=1200&docks=damage").arg(m_sha));
    QCOMPARE(head(), 1200);
    QTRY_VERIFY(child<QWidget>("damageDockFrame").isVisible());
    m_window->openLink(QStringLiteral("tickscope:moment?sha256=%1&tick=999999").arg(m_sha));
    QCOMPARE(head(), 1400); // the last tick
}

void TestMomentLinks::recordingThatIsNotThereIsNamed()
{
    showWindow("anna");
    m_window->openLink(
        QStringLiteral("tickscope:moment?sha256=%1&tick=12365&ms=247300&name=run%E2%80%AE.demo")
            .arg(Sha));
    QTRY_COMPARE_WITH_TIMEOUT(
        m_window->messages().text(),
        QStringLiteral("This recording was not found among recent files and recording folders: "
                       "run\\u202e.demo, tick 12,365 (4:07.30)"),
        CaseTimeout);
    m_window->openLink(QStringLiteral("tickscope:delete?sha256=%1").arg(Sha));
    QCOMPARE(m_window->messages().text(),
             QStringLiteral("This is not a link to a moment of a recording."));
}

void TestMomentLinks::recordingThatIsNotThereIsOpenedFromItsAddress()
{
    QFile another(m_path);
    QVERIFY(another.open(QIODevice::ReadOnly));
    const QByteArray bytes = another.readAll();
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&bytes, socket] {
            if (socket->readAll().endsWith("\r\n\r\n"))
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: "
                              + QByteArray::number(bytes.size()) + "\r\n\r\n" + bytes);
        });
    });
    showWindow("anna");
    m_window->openLink(
        QStringLiteral("tickscope:moment?sha256=%1&tick=5&address=http://127.0.0.1:%2/run.demo")
            .arg(Sha)
            .arg(server.serverPort()));
    const auto &messages = m_window->messages().messages();
    QTRY_VERIFY_WITH_TIMEOUT(messages.contains(MessageBar::Topic::Cases), CaseTimeout);
    const Message asked = messages.at(MessageBar::Topic::Cases);
    QCOMPARE(asked.actionText,
             QStringLiteral("Open from http://127.0.0.1:%1").arg(server.serverPort()));
    QVERIFY(document().path().isEmpty()); // not before the person wants it

    asked.action();
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("This is another recording than the link means."),
                              CaseTimeout);
}

TICKSCOPE_TEST(TestMomentLinks, QApplication)
#include "test_moment_links.moc"
