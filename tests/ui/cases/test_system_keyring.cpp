// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QProcess>

#include "tests/support/test_program.h"
#include "ui/cases/keyring.h"

using namespace tickscope;

namespace {

constexpr int KeyringPatience = 20'000; // milliseconds

const QString Place = QStringLiteral("postgresql://anna@reviews.example.org/reviews");

} // namespace

/// The keyring of a desktop: a Secret Service of its own on a bus of its own.
class TestSystemKeyring : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();

    void passwordIsKeptAndForgotten();

private:
    bool startBus();
    bool startService();
    Keyring::Answer read();

    QTemporaryDir m_folder;
    QProcess m_bus;
    QProcess m_service;
    std::shared_ptr<Keyring> m_keyring = Keyring::ofSystem();
};

bool TestSystemKeyring::startBus()
{
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--session"), QStringLiteral("--nofork"),
                 QStringLiteral("--print-address")});
    if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead())
        return false;
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
    qputenv("XDG_CURRENT_DESKTOP", "GNOME"); // Secret Service, not KWallet
    return true;
}

/// With an open keyring, whose password is empty.
bool TestSystemKeyring::startService()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), m_folder.path());
    m_service.setProcessEnvironment(environment);
    m_service.start(QStringLiteral("gnome-keyring-daemon"),
                    {QStringLiteral("--foreground"), QStringLiteral("--unlock"),
                     QStringLiteral("--components=secrets")});
    if (!m_service.waitForStarted())
        return false;
    m_service.write("\n");
    m_service.closeWriteChannel();
    return true;
}

void TestSystemKeyring::initTestCase()
{
    if (!startBus())
        QSKIP("there is no dbus-daemon");
    if (!startService())
        QSKIP("there is no gnome-keyring-daemon");
}

void TestSystemKeyring::cleanupTestCase()
{
    for (QProcess *process : {&m_service, &m_bus}) {
        process->terminate();
        if (process->state() != QProcess::NotRunning)
            process->waitForFinished();
    }
}

Keyring::Answer TestSystemKeyring::read()
{
    std::optional<Keyring::Answer> given;
    m_keyring->read(Place, [&given](const Keyring::Answer &answer) { given = answer; });
    (void)QTest::qWaitFor([&given] { return given.has_value(); }, KeyringPatience);
    return given.value_or(Keyring::Answer{});
}

void TestSystemKeyring::passwordIsKeptAndForgotten()
{
    // Until the service has its name on the bus.
    QTRY_COMPARE_WITH_TIMEOUT(read().outcome, Keyring::Outcome::Nothing, KeyringPatience);
    std::optional<Keyring::Outcome> kept;
    std::optional<Keyring::Outcome> forgotten;

    m_keyring->keep(Place, QStringLiteral("anna's ; \\word é"),
                    [&kept](const Keyring::Answer &answer) { kept = answer.outcome; });
    QVERIFY(!kept); // never before the call has returned
    QTRY_VERIFY_WITH_TIMEOUT(kept, KeyringPatience);
    const Keyring::Answer present = read();
    m_keyring->forget(Place,
                      [&forgotten](const Keyring::Answer &answer) { forgotten = answer.outcome; });
    QTRY_VERIFY_WITH_TIMEOUT(forgotten, KeyringPatience);

    QCOMPARE(*kept, Keyring::Outcome::Done);
    QCOMPARE(present.outcome, Keyring::Outcome::Done);
    QCOMPARE(present.password, QStringLiteral("anna's ; \\word é"));
    QCOMPARE(*forgotten, Keyring::Outcome::Done);
    QCOMPARE(read().outcome, Keyring::Outcome::Nothing);
}

TICKSCOPE_TEST(TestSystemKeyring, QCoreApplication)
#include "test_system_keyring.moc"
