// SPDX-License-Identifier: GPL-3.0-or-later
//
// A session by a broker that somebody else runs: with the accounts and rules that the dialog saves,
// and without any.

#include <unistd.h>

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/servers/nginx_server.h"
#include "tests/support/test_program.h"
#include "ui/commands/command_registry.h"
#include "ui/settings_notifier.h"
#include "ui/together/own_broker.h"
#include "ui/together/together_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/window_together.h"

using namespace tickscope;
using namespace tickscope::together;

class TestOtherBroker : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void hostLinkBeginsTheSession();
    void signerDoesForItsHostOnly();
    void brokerWithoutRulesIsTold();
    void fingerprintsAreCheckedAsTheyAreTyped();

private:
    /// \param rights  lines of its configuration.
    void startBroker(const QByteArray &rights);
    /// As a person fills it; its files are in the broker's folder.
    [[nodiscard]] WatchLink filled(BrokerDialog &dialog);
    [[nodiscard]] QString file(const char *name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_broker;
    int m_port = 0;
};

void TestOtherBroker::initTestCase()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("other-broker"));
    QSettings().clear();
    QSettings().setValue(settings::TogetherName, QStringLiteral("Anna"));
    // An authority, and a certificate that it signed for this address.
    QProcess shell;
    shell.setWorkingDirectory(m_folder.path());
    shell.start(
        QStringLiteral("sh"),
        {QStringLiteral("-ec"),
         QStringLiteral(
             "new='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'\n"
             "openssl req -x509 $new -days 2 -subj /CN=authority -keyout ca.key -out ca.pem\n"
             "openssl req $new -subj /CN=broker -keyout key.pem -out request.pem\n"
             "echo subjectAltName=IP:127.0.0.1 > names\n"
             "openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial "
             "-days 2 -extfile names -out own.pem\n"
             "cat own.pem ca.pem > certificate.pem\n")});
    if (!shell.waitForStarted())
        QSKIP("no shell");
    QVERIFY(shell.waitForFinished());
    QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
    m_port = test::freePort();
}

void TestOtherBroker::cleanup()
{
    if (!m_broker)
        return;
    m_broker->terminate();
    QVERIFY(m_broker->waitForFinished());
    m_broker.reset();
}

void TestOtherBroker::startBroker(const QByteArray &rights)
{
    QFile configuration(file("mosquitto.conf"));
    QVERIFY(configuration.open(QIODevice::WriteOnly | QIODevice::Truncate));
    configuration.write("listener " + QByteArray::number(m_port)
                        + "\ncertfile certificate.pem\nkeyfile key.pem\n" + rights);
    if (::geteuid() == 0)
        configuration.write("user root\n"); // it would lose the way to the folder
    configuration.close();
    m_broker = std::make_unique<QProcess>();
    m_broker->setWorkingDirectory(m_folder.path());
    m_broker->start(OwnBroker::program(), {QStringLiteral("-c"), QStringLiteral("mosquitto.conf")});
    QTRY_VERIFY2(([this] {
                     QTcpSocket socket;
                     socket.connectToHost(QStringLiteral("127.0.0.1"),
                                          static_cast<quint16>(m_port));
                     return socket.waitForConnected(100);
                 }()),
                 m_broker->readAllStandardError().constData());
}

WatchLink TestOtherBroker::filled(BrokerDialog &dialog)
{
    dialog.findChild<QLineEdit *>(QStringLiteral("broker.host"))
        ->setText(QStringLiteral("127.0.0.1"));
    dialog.findChild<QSpinBox *>(QStringLiteral("broker.port"))->setValue(m_port);
    dialog.readCertificate(file("ca.pem"));
    const auto *link = dialog.findChild<QLineEdit *>(QStringLiteral("broker.link"));
    return watchLinkOf(link->text()).value_or(WatchLink{});
}

void TestOtherBroker::hostLinkBeginsTheSession()
{
    BrokerDialog dialog(nullptr);
    const WatchLink link = filled(dialog);
    QVERIFY(dialog.saveFiles(m_folder.path()));
    QVERIFY(!(QFile::permissions(file("tickscope.passwords")) & QFile::ReadOther));
    startBroker("allow_anonymous false\npassword_file tickscope.passwords\n"
                "acl_file tickscope.rules\n");

    Together host;
    host.join(link, QStringLiteral("Anna"));
    QTRY_VERIFY(host.isLeading());
    Together ben;
    ben.join(*watchLinkOf(host.newLeadLink()), QStringLiteral("Ben"));
    Together player;
    player.join(*watchLinkOf(host.followLink()), QStringLiteral("Player"));
    for (const Together *one : {&host, &ben, &player}) {
        QTRY_COMPARE(one->people().size(), 3U);
        QTRY_COMPARE(one->nameOf(one->leader()), QStringLiteral("Anna"));
        QVERIFY(!one->isUnprotected());
    }
    QVERIFY(!player.mayAsk());
    host.handTo(ben.self());
    QTRY_VERIFY(ben.isLeading());
    QTRY_COMPARE(player.leader(), ben.self());
    // Who has the link of the host begins it again.
    host.join(link, QStringLiteral("Anna"));
    QTRY_VERIFY(host.isLeading());
    host.leave();
    QTRY_COMPARE(player.phase(), Together::Phase::Ended);
}

void TestOtherBroker::signerDoesForItsHostOnly()
{
    startBroker("allow_anonymous true\n");
    BrokerDialog dialog(nullptr);
    WatchLink link = filled(dialog);
    QVERIFY(!link.certificate.isEmpty());
    Together session;
    session.join(link, QStringLiteral("Anna"));
    QTRY_COMPARE(session.phase(), Together::Phase::Joined);
    // The certificate is for an address that this name is not.
    link.host = QStringLiteral("localhost");
    session.join(link, QStringLiteral("Anna"));
    QTRY_COMPARE(session.phase(), Together::Phase::Failed);
    // Its own fingerprint does whatever it is called.
    dialog.readCertificate(file("certificate.pem"));
    link.certificate = dialog.findChild<QLineEdit *>(QStringLiteral("broker.certificate"))->text();
    session.join(link, QStringLiteral("Anna"));
    QTRY_COMPARE(session.phase(), Together::Phase::Joined);
    // And no system trusts it.
    link.certificate.clear();
    session.join(link, QStringLiteral("Anna"));
    QTRY_COMPARE(session.phase(), Together::Phase::Failed);
}

void TestOtherBroker::brokerWithoutRulesIsTold()
{
    startBroker("allow_anonymous true\n");
    FormatRegistry formats;
    registerAllFormats(formats);
    MainWindow window(formats);
    window.show();
    window.commands().run(QStringLiteral("review.watchTogether"));
    window.findChild<QPushButton *>(QStringLiteral("together.elsewhere"))->click();
    auto *dialog = window.findChild<BrokerDialog *>();
    QVERIFY(dialog);
    auto *start = dialog->findChild<QPushButton *>(QStringLiteral("broker.start"));
    QVERIFY(!start->isEnabled());
    QCOMPARE(filled(*dialog).port, m_port);
    start->click();
    const auto *note = window.findChild<QLabel *>(QStringLiteral("together.note"));
    QTRY_VERIFY2(note->text().contains(QStringLiteral("Anybody here can lead")),
                 qPrintable(window.together().session().trouble()));
    QVERIFY(window.together().session().isLeading());
}

void TestOtherBroker::fingerprintsAreCheckedAsTheyAreTyped()
{
    BrokerDialog dialog(nullptr);
    const WatchLink link = filled(dialog);
    auto *field = dialog.findChild<QLineEdit *>(QStringLiteral("broker.certificate"));
    auto *start = dialog.findChild<QPushButton *>(QStringLiteral("broker.start"));
    const auto *shown = dialog.findChild<QLineEdit *>(QStringLiteral("broker.link"));
    field->setText(QStringLiteral("12:34"));
    QVERIFY(!start->isEnabled() && shown->text().isEmpty());
    // As openssl prints it.
    QString colons = link.certificate.toUpper();
    for (qsizetype place = colons.size() - 2; place > 0; place -= 2)
        colons.insert(place, u':');
    field->setText(QStringLiteral("sha256 Fingerprint=") + colons);
    QCOMPARE(watchLinkOf(shown->text()), std::optional(link));
    dialog.readCertificate(file("key.pem"));
    QCOMPARE(watchLinkOf(shown->text()), std::optional(link));
}

TICKSCOPE_TEST(TestOtherBroker, QApplication)
#include "test_other_broker.moc"
