// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusInterface>
#include <QDBusObjectPath>
#include <QDBusReply>
#include <QProcess>

#include "tests/support/test_program.h"
#include "ui/jobs/keyring.h"

using namespace tickscope;

namespace {

constexpr int KeyringTimeout = 120'000; // milliseconds

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
    /// Whether the service has a keyring, and it is open. Before, whoever keeps a word waits for
    /// somebody to say how the first keyring is to be locked.
    static bool isOpen();
    /// What the keyring answers to \a ask, which is given where to say it.
    template<typename Ask>
    Keyring::Answer answerOf(Ask ask);

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

bool TestSystemKeyring::isOpen()
{
    const QString service = QStringLiteral("org.freedesktop.secrets");
    // Who calls a service that is not there yet makes the bus start one of its own, which is
    // locked.
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.interface()->isServiceRegistered(service))
        return false;
    QDBusInterface secrets(service, QStringLiteral("/org/freedesktop/secrets"),
                           QStringLiteral("org.freedesktop.Secret.Service"));
    const QDBusReply<QDBusObjectPath> keyring = secrets.call(QStringLiteral("ReadAlias"),
                                                             QStringLiteral("default"));
    if (!keyring.isValid() || keyring.value().path() == QLatin1String("/"))
        return false;
    QDBusInterface properties(service, keyring.value().path(),
                              QStringLiteral("org.freedesktop.DBus.Properties"));
    const QDBusReply<QVariant> isLocked = properties.call(
        QStringLiteral("Get"), QStringLiteral("org.freedesktop.Secret.Collection"),
        QStringLiteral("Locked"));
    return isLocked.isValid() && !isLocked.value().toBool();
}

void TestSystemKeyring::initTestCase()
{
    if (!startBus())
        QSKIP("there is no dbus-daemon");
    if (!startService())
        QSKIP("there is no gnome-keyring-daemon");
    if (!QTest::qWaitFor(isOpen, KeyringTimeout))
        QSKIP("gnome-keyring-daemon opens no keyring here");
}

void TestSystemKeyring::cleanupTestCase()
{
    for (QProcess *process : {&m_service, &m_bus}) {
        process->terminate();
        if (process->state() != QProcess::NotRunning)
            process->waitForFinished();
    }
}

template<typename Ask>
Keyring::Answer TestSystemKeyring::answerOf(Ask ask)
{
    // Shared: a late answer may come when nobody waits any more.
    const auto given = std::make_shared<std::optional<Keyring::Answer>>();
    ask([given](const Keyring::Answer &answer) { *given = answer; });
    (void)QTest::qWaitFor([&given] { return given->has_value(); }, KeyringTimeout);
    return given->value_or(Keyring::Answer{});
}

void TestSystemKeyring::passwordIsKeptAndForgotten()
{
    const QString password = QStringLiteral("anna's ; \\word é");
    const auto read = [this](auto take) { m_keyring->read(Place, take); };
    const auto keep = [this, &password](auto take) { m_keyring->keep(Place, password, take); };
    const auto forget = [this](auto take) { m_keyring->forget(Place, take); };
    const Keyring::Answer before = answerOf(read);
    const Keyring::Answer kept = answerOf(keep);
    const Keyring::Answer present = answerOf(read);
    const Keyring::Answer forgotten = answerOf(forget);

    QCOMPARE(before.outcome, Keyring::Outcome::Nothing);
    QCOMPARE(kept.outcome, Keyring::Outcome::Done);
    QCOMPARE(present.outcome, Keyring::Outcome::Done);
    QCOMPARE(present.password, password);
    QCOMPARE(forgotten.outcome, Keyring::Outcome::Done);
    QCOMPARE(answerOf(read).outcome, Keyring::Outcome::Nothing);
}

TICKSCOPE_TEST(TestSystemKeyring, QCoreApplication)
#include "test_system_keyring.moc"
