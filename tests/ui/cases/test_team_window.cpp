// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of a reviewer whose team has a server: passwords, certificates, colleagues.

#include <QTest>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include "tests/review/team_server.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

namespace tickscope::test {

const QString AnnasPassword = QStringLiteral("anna's ; \\word");

/// A keyring as the desktop has it, or none.
class FakeKeyring : public Keyring
{
public:
    void read(const QString &place, Answered answered) override
    {
        const bool has = passwords.contains(place);
        answer(std::move(answered), {has ? Outcome::Done : Outcome::Nothing, passwords[place]});
    }
    void keep(const QString &place, const QString &password, Answered answered) override
    {
        if (isThere)
            passwords[place] = password;
        answer(std::move(answered), {Outcome::Done, {}});
    }
    void forget(const QString &place, Answered answered) override
    {
        passwords.remove(place);
        answer(std::move(answered), {Outcome::Done, {}});
    }

    QMap<QString, QString> passwords;
    bool isThere = true;

private:
    void answer(Answered answered, Answer given) const
    {
        if (!isThere)
            given = {};
        QTimer::singleShot(0, qApp, [answered = std::move(answered), given] { answered(given); });
    }
};

} // namespace tickscope::test

class TestTeamWindow : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }
    void cleanupTestCase();

    void passwordIsKeptInTheKeyringAndNowhereElse();
    void withoutAKeyringTheWindowAsksEachTimeAndSaysSo();
    void wrongPasswordIsAskedForAgain();
    void forgottenPasswordIsInNoKeyring();
    void serverThatDoesNotProveItselfIsRefusedInWords_data();
    void serverThatDoesNotProveItselfIsRefusedInWords();
    void changeOfAColleagueAppearsByItself();

private:
    /// Fills the settings of the window, as a person does.
    void chooseServer(const QString &password, const QString &certificate = {});
    [[nodiscard]] bool isServed()
    {
        return cases().isLoaded() && cases().isEnforced() && cases().who() == u"anna";
    }
    [[nodiscard]] QString message() { return m_window->messages().text(); }

    std::unique_ptr<TeamServer> m_server;
    std::shared_ptr<FakeKeyring> m_keyring;
};

void TestTeamWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("team"));
    prepare();
    m_server = std::make_unique<TeamServer>();
    if (!m_server->start())
        QSKIP(qPrintable(m_server->problem()));
}

void TestTeamWindow::cleanupTestCase()
{
    m_server.reset();
    Keyring::use(nullptr);
}

void TestTeamWindow::init()
{
    m_keyring = std::make_shared<FakeKeyring>();
    Keyring::use(m_keyring);
    begin();
    m_server->clear();
    showWindow("");
    open(m_path);
}

void TestTeamWindow::chooseServer(const QString &password, const QString &certificate)
{
    const review::StoreAddress address = m_server->secureAddress(
        certificate.isEmpty() ? m_server->server().rootCertificate() : certificate);
    m_window->commands().run(QStringLiteral("review.settings"));
    child<QComboBox>("reviewSettings.kind").setCurrentIndex(1);
    child<QLineEdit>("reviewSettings.host").setText(address.host);
    child<QSpinBox>("reviewSettings.port").setValue(address.port);
    child<QLineEdit>("reviewSettings.database").setText(address.database);
    child<QLineEdit>("reviewSettings.user").setText(address.user);
    child<QLineEdit>("reviewSettings.certificate").setText(address.rootCertificate);
    auto &field = child<QLineEdit>("reviewSettings.password");
    QVERIFY(field.isVisible());
    QCOMPARE(field.echoMode(), QLineEdit::Password);
    field.setText(password);
    QTest::keyClick(&field, Qt::Key_Return);
    // It is deleted later; the next one has the same names.
    QTRY_VERIFY(!m_window->findChild<QWidget *>(QStringLiteral("reviewSettings")));
}

void TestTeamWindow::passwordIsKeptInTheKeyringAndNowhereElse()
{
    chooseServer(AnnasPassword);
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
    QCOMPARE(m_keyring->passwords.values(), QStringList{AnnasPassword});
    QSettings settings;
    settings.sync();
    for (const QString &key : settings.allKeys())
        QVERIFY2(!settings.value(key).toString().contains(u"word"), qPrintable(key));
    QVERIFY(!bytesOf(settings.fileName()).contains("anna's"));

    showWindow(""); // another day
    open(m_path);

    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
    QCOMPARE(message(), QString());
}

void TestTeamWindow::withoutAKeyringTheWindowAsksEachTimeAndSaysSo()
{
    m_keyring->isThere = false;
    chooseServer(AnnasPassword);
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(
        message(),
        QStringLiteral(
            "There is no system keyring to keep the password, so Tickscope asks for it each time."),
        CaseTimeout);

    showWindow("");
    m_window->open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(u"The case server needs a password"),
                             CaseTimeout);
    auto *ask = m_window->messages().findChild<QToolButton *>(QStringLiteral("messageAction"));
    QVERIFY(ask);
    QCOMPARE(ask->text(), QStringLiteral("Enter password…"));
    QTest::mouseClick(ask, Qt::LeftButton);
    auto &field = child<QLineEdit>("passwordDialog.password");
    QCOMPARE(field.echoMode(), QLineEdit::Password);
    QTest::keyClicks(&field, AnnasPassword);
    QTest::keyClick(&field, Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
}

void TestTeamWindow::wrongPasswordIsAskedForAgain()
{
    chooseServer(QStringLiteral("guessed"));

    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(u"The case server needs a password"),
                             CaseTimeout);
    chooseServer(AnnasPassword);
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
    QCOMPARE(m_keyring->passwords.values(), QStringList{AnnasPassword});
}

void TestTeamWindow::forgottenPasswordIsInNoKeyring()
{
    chooseServer(AnnasPassword);
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);

    m_window->commands().run(QStringLiteral("review.settings"));
    child<QCheckBox>("reviewSettings.forgets").click();
    auto *box = child<QWidget>("reviewSettings").findChild<QDialogButtonBox *>();
    QTest::mouseClick(box->button(QDialogButtonBox::Ok), Qt::LeftButton);

    QVERIFY(m_keyring->passwords.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(u"The case server needs a password"),
                             CaseTimeout);
}

void TestTeamWindow::serverThatDoesNotProveItselfIsRefusedInWords_data()
{
    QTest::addColumn<QString>("authority");
    QTest::newRow("another authority") << "other.pem";
    QTest::newRow("no such file") << "missing.pem";
}

void TestTeamWindow::serverThatDoesNotProveItselfIsRefusedInWords()
{
    QFETCH(QString, authority);

    chooseServer(AnnasPassword, m_server->server().socketFolder() + u'/' + authority);

    QTRY_COMPARE_WITH_TIMEOUT(
        message(),
        QStringLiteral("The case server could not prove its identity, so nothing was sent. Check "
                       "its address and the certificate authority."),
        CaseTimeout);
}

void TestTeamWindow::changeOfAColleagueAppearsByItself()
{
    chooseServer(AnnasPassword);
    QTRY_VERIFY_WITH_TIMEOUT(isServed(), CaseTimeout);
    const auto ben = m_server->open("ben");
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("run.demo")}};
    value.claim = QStringLiteral("from ben");

    value = save(*ben, value);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->claim, QStringLiteral("from ben"));

    value.claim = QStringLiteral("from ben, again");
    save(*ben, value);
    QTRY_COMPARE_WITH_TIMEOUT(cases().chosen()->claim, QStringLiteral("from ben, again"),
                              CaseTimeout);
}

TICKSCOPE_TEST(TestTeamWindow, QApplication)
#include "test_team_window.moc"
