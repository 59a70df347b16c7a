// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>

#include <sys/wait.h>

#include "tests/support/places.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/tabs/session_saver.h"

using namespace tickscope;

/// The program itself, started twice. What the first one shows is read from its session.
class TestTwoStarts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void secondStartOpensATabInTheFirst();
    void newWindowIsOneOfItsOwn();
    void killedProgramIsNoHindrance();
    void firstThatHangsGetsAWindowBesideIt();
    void crashLeavesAReport();

private:
    using Process = std::unique_ptr<QProcess>;
    [[nodiscard]] Process start(const QStringList &arguments);
    [[nodiscard]] Session session() const;
    /// What the program leaves when it crashes with "tiny.demo" open.
    QByteArray crash();
    [[nodiscard]] QStringList names() const;
    /// Whether \a process stands still, and holds no \a lock. Goes on where it does.
    static bool stopsWithout(const QString &lock, const QProcess &process);

    QTemporaryDir m_folder;
    QStringList m_files; ///< "a.demo", "b.demo".
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestTwoStarts::initTestCase()
{
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    for (const char *name : {"a.demo", "b.demo"}) {
        m_files << m_folder.filePath(QString::fromLatin1(name));
        QVERIFY(QFile::copy(sample, m_files.last()));
    }
}

void TestTwoStarts::init()
{
    m_home = std::make_unique<QTemporaryDir>();
}

void TestTwoStarts::cleanup()
{
    m_home.reset();
}

TestTwoStarts::Process TestTwoStarts::start(const QStringList &arguments)
{
    auto process = Process(new QProcess);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QString::fromLatin1(name), m_home->path());
    process->setProcessEnvironment(environment);
    process->setWorkingDirectory(m_folder.path());
    process->start(test::program(QStringLiteral("tickscope")), arguments);
    return process;
}

Session TestTwoStarts::session() const
{
    QFile file(m_home->filePath(QStringLiteral("tickscope/tickscope/session.json")));
    return file.open(QIODevice::ReadOnly) ? readSession(file.readAll()) : Session();
}

QStringList TestTwoStarts::names() const
{
    QStringList names;
    for (const TabState &state : session().tabs)
        names << QFileInfo(state.path).fileName();
    return names;
}

bool TestTwoStarts::stopsWithout(const QString &lock, const QProcess &process)
{
    const auto id = static_cast<pid_t>(process.processId());
    siginfo_t how{};
    if (::kill(id, SIGSTOP) != 0
        || ::waitid(P_PID, static_cast<id_t>(id), &how, WSTOPPED | WNOWAIT) != 0)
        return false;
    if (!QFile::exists(lock))
        return true;
    ::kill(id, SIGCONT);
    return false;
}

void TestTwoStarts::secondStartOpensATabInTheFirst()
{
    const Process first = start({QStringLiteral("a.demo")});
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"a.demo"}), 120'000);

    const Process second = start({QStringLiteral("b.demo")}); // of its own folder
    QVERIFY(second->waitForFinished(120'000));

    QCOMPARE(second->exitStatus(), QProcess::NormalExit);
    QCOMPARE(second->exitCode(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"a.demo", "b.demo"}), 120'000);
    QCOMPARE(session().current, 1);
    QCOMPARE(first->state(), QProcess::Running);
    first->kill();
    QVERIFY(first->waitForFinished());
}

void TestTwoStarts::newWindowIsOneOfItsOwn()
{
    const Process first = start({QStringLiteral("a.demo")});
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"a.demo"}), 120'000);

    const Process other = start({QStringLiteral("--new-window"), QStringLiteral("b.demo")});
    const Process third = start({QStringLiteral("a.demo")});
    QVERIFY(other->waitForStarted());
    QVERIFY(third->waitForFinished(120'000));

    QCOMPARE(third->exitCode(), 0);
    QCOMPARE(other->state(), QProcess::Running);
    QCOMPARE(names(), QStringList({"a.demo"}));
    for (const Process &process : {std::cref(first), std::cref(other)}) {
        process->kill();
        QVERIFY(process->waitForFinished());
    }
}

void TestTwoStarts::killedProgramIsNoHindrance()
{
    const Process first = start({QStringLiteral("a.demo")});
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"a.demo"}), 120'000);
    first->kill();
    QVERIFY(first->waitForFinished());
    QVERIFY(session().isOpen);

    const Process second = start({QStringLiteral("b.demo")});

    // With what was open before, behind what was asked for.
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"b.demo", "a.demo"}), 120'000);
    QCOMPARE(session().crashes, 1);
    second->kill();
    QVERIFY(second->waitForFinished());
}

void TestTwoStarts::firstThatHangsGetsAWindowBesideIt()
{
    const Process first = start({QStringLiteral("a.demo")});
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({"a.demo"}), 120'000);
    const QString settings = m_home->filePath(QStringLiteral("tickscope/tickscope.conf"));
    // Not while it writes its settings: QSettings waits for ever for a lock that is held.
    QTRY_VERIFY(stopsWithout(settings + QStringLiteral(".lock"), *first));

    const Process second = start({QStringLiteral("b.demo")});

    // It has its window once it has put the recording among those that were opened last.
    const auto hasOpened = [&settings] {
        QFile file(settings);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("b.demo");
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasOpened(), 120'000);
    QCOMPARE(names(), QStringList({"a.demo"})); // the session is that of the first
    second->kill();
    QVERIFY(second->waitForFinished());
    first->kill();
    QVERIFY(first->waitForFinished());
}

QByteArray TestTwoStarts::crash()
{
    m_home = std::make_unique<QTemporaryDir>();
    const Process process = start({QStringLiteral("tiny.demo")});
    if (!QTest::qWaitFor([&] { return names() == QStringList({"tiny.demo"}); }, 60'000)
        || !start({QStringLiteral("tiny.demo")})->waitForFinished(20'000))
        return {};
    ::kill(static_cast<pid_t>(process->processId()), SIGSEGV);
    if (!process->waitForFinished() || process->exitStatus() != QProcess::CrashExit)
        return {};
    const QDir folder(m_home->filePath(QStringLiteral("tickscope/tickscope/crashes")));
    const QFileInfoList files = folder.entryInfoList(QDir::Files);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (files.size() != 1 || (files.first().permissions() & others))
        return {};
    QFile file(files.first().filePath());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestTwoStarts::crashLeavesAReport()
{
    QFile recording(test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo")));
    QVERIFY(recording.open(QIODevice::ReadOnly));
    const QByteArray hash
        = QCryptographicHash::hash(recording.readAll(), QCryptographicHash::Sha256).toHex();
    // Once more where the crash came before the hash; a second start takes longer than that.
    QByteArray report;
    const QByteArray unhashed = "(SHA-256): not known yet; the file has "
                                + QByteArray::number(recording.size()) + " bytes\n";
    for (int attempts = 0; attempts < 20 && !report.contains(hash); ++attempts) {
        report = crash();
        QVERIFY2(report.isEmpty() || report.contains(hash) || report.contains(unhashed), report);
    }
    QVERIFY2(report.contains(hash), report);

    QVERIFY(report.startsWith("Tickscope "));
    QVERIFY(report.contains("\nsignal: SIGSEGV\n"));
    QVERIFY(report.contains("/tickscope(+0x"));
    QVERIFY(!report.contains(".demo"));
    QVERIFY(!report.contains(m_folder.path().toUtf8()));
    QVERIFY(!report.contains(m_home->path().toUtf8()));
}

TICKSCOPE_TEST(TestTwoStarts, QCoreApplication)
#include "test_two_starts.moc"
