// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window takes for files that are made to take the machine. Each is opened in a process
// of its own, which says how much memory it had at the most.

#include <QTest>

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

#include <sys/resource.h>

#include "core/formats/format_registry.h"
#include "tests/support/measured_run.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/document/document.h"
#include "ui/window/main_window.h"

using namespace tickscope;

namespace {

constexpr const char *OpenedFile = "TICKSCOPE_OPENED_FILE";
constexpr int HostileTimeout = 1'000'000; // milliseconds; a busy machine takes its time
constexpr qint64 MostMemory = 256;        // MiB above what an honest small file takes
// Players and their names count against no budget yet, and on a busy machine the lists made of them
// are held longer.
const QStringList KnownToTakeMore{QStringLiteral("joins-700k.teehistorian.gz")};

/// Opens \a path in a window, and waits until all of it is read.
int openAlone(const QString &path)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    MainWindow window(registry);
    window.resize(1280, 720);
    window.show();
    window.open(path);
    const Document &document = window.document();
    const bool isDone = QTest::qWaitFor(
        [&document] {
            return document.phase() == OpenPhase::Failed
                   || (document.phase() == OpenPhase::Ready && document.index()
                       && document.index()->isComplete());
        },
        HostileTimeout);
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    std::printf("%ld\n", usage.ru_maxrss / 1024);
    return isDone ? 0 : 1;
}

/// MiB; nothing when the program did not come to its end.
std::optional<qint64> peakFor(const QString &path)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(OpenedFile), path);
    program.setProcessEnvironment(environment);
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("test_hostile_memory")});
    if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit
        || program.exitCode() != 0)
        return {};
    return program.readAllStandardOutput().trimmed().toLongLong();
}

QString hostileFolder()
{
    return test::recordings() + QStringLiteral("/hostile");
}

} // namespace

class TestHostileMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void windowStaysSmall_data();
    void windowStaysSmall();

private:
    qint64 m_usual = 0;
};

void TestHostileMemory::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes memory of its own");
    const auto honest = test::realRecording(QStringLiteral("odd/spoof.demo"));
    if (!honest || !test::isHere(hostileFolder()))
        SKIP_MISSING();
    const auto usual = peakFor(*honest);
    QVERIFY(usual);
    m_usual = *usual;
}

void TestHostileMemory::windowStaysSmall_data()
{
    QTest::addColumn<QString>("path");

    for (const QFileInfo &file : QDir(hostileFolder()).entryInfoList(QDir::Files)) {
        if (file.suffix() != u"md")
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
}

void TestHostileMemory::windowStaysSmall()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, path);
    // By itself, but with its map: the window looks into the files beside it, one after the other.
    const QTemporaryDir folder;
    const QString alone = folder.filePath(QStringLiteral("hostile/") + QFileInfo(path).fileName());
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("hostile")) && QFile::copy(path, alone)
            && QFile::link(test::recordings() + QStringLiteral("/maps"),
                           folder.filePath(QStringLiteral("maps"))));

    const auto peak = peakFor(alone);

    QVERIFY(peak);
    if (*peak - m_usual > MostMemory && KnownToTakeMore.contains(QTest::currentDataTag()))
        QEXPECT_FAIL("", "known to take more", Continue);
    QVERIFY2(*peak - m_usual <= MostMemory,
             qPrintable(QStringLiteral("%1 MiB, usual are %2").arg(*peak).arg(m_usual)));
}

int runHostileMemory(int count, char **words)
{
    QApplication application(count, words);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("hostile-memory"));
    const QString path = qEnvironmentVariable(OpenedFile);
    if (!path.isEmpty())
        return openAlone(path);
    TestHostileMemory test;
    return QTest::qExec(&test, count, words);
}

TICKSCOPE_OWN_TEST(TestHostileMemory, runHostileMemory)

#include "test_hostile_memory.moc"
