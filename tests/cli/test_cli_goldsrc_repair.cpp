// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

/// GoldSrc demos of a game that crashed, given back.
class TestCliGoldsrcRepair : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void repairGivesACrashedRecordingBack();
    void repairNeverReplacesWithoutForce();
    void repairRefusesTheRecordingItself();
    void repairOfWhatIsNoRecordingWritesNothing();
    void repairOfAnotherFormatIsRefused();

private:
    [[nodiscard]] QString crashedCopy() const;

    QTemporaryDir m_folder;
    QString m_tiny;
};

void TestCliGoldsrcRepair::initTestCase()
{
    m_tiny = m_folder.filePath("tiny.dem");
    const auto bytes = makeTinyGoldsrcDemo();
    QVERIFY(writeBytes(m_tiny, {reinterpret_cast<const char *>(bytes.data()),
                                static_cast<qsizetype>(bytes.size())}));
}

QString TestCliGoldsrcRepair::crashedCopy() const
{
    const QString path = m_folder.filePath("crashed.dem");
    constexpr int DirectorySize = 4 + 2 * 92;
    QByteArray bytes = bytesOf(m_tiny);
    bytes.chop(DirectorySize);
    return writeBytes(path, bytes) ? path : QString();
}

void TestCliGoldsrcRepair::repairGivesACrashedRecordingBack()
{
    const QString out = m_folder.filePath("mended.dem");

    const Run run = runCli({"repair", crashedCopy(), "-o", out, "--json"});

    QCOMPARE(run.code, 1);
    QCOMPARE(run.object()[u"kept_ticks"].toInt(), 60);
    QVERIFY(!run.object()[u"changes"].toArray().isEmpty());
    QCOMPARE(bytesOf(out), bytesOf(m_tiny));
    QCOMPARE(runCli({"verify", out}).code, 0);
    QCOMPARE(runCli({"repair", out, "-o", m_folder.filePath("again.dem")}).code, 0);
    // Nothing but the files that were asked for is left behind.
    QVERIFY(QDir(m_folder.path()).entryList({"mended.dem.*", "again.dem.*"}).isEmpty());
}

void TestCliGoldsrcRepair::repairNeverReplacesWithoutForce()
{
    const QString out = m_folder.filePath("precious.dem");
    QVERIFY(writeBytes(out, "precious"));

    const Run refused = runCli({"repair", crashedCopy(), "-o", out});
    QCOMPARE(refused.code, 2);
    QCOMPARE(bytesOf(out), QByteArray("precious"));

    const Run forced = runCli({"repair", crashedCopy(), "-o", out, "--force"});
    QCOMPARE(forced.code, 1);
    QCOMPARE(bytesOf(out), bytesOf(m_tiny));
}

void TestCliGoldsrcRepair::repairRefusesTheRecordingItself()
{
    const QString crashed = crashedCopy();
    const QByteArray before = bytesOf(crashed);

    const Run run = runCli({"repair", crashed, "-o", crashed, "--force"});

    QCOMPARE(run.code, 2);
    QCOMPARE(bytesOf(crashed), before);
}

void TestCliGoldsrcRepair::repairOfWhatIsNoRecordingWritesNothing()
{
    const QString noise = m_folder.filePath("noise.dem");
    const QString out = m_folder.filePath("from-noise.dem");
    QVERIFY(writeBytes(noise, QByteArray(1000, 'x')));

    const Run run = runCli({"repair", noise, "-o", out});

    QCOMPARE(run.code, 2);
    QVERIFY(QDir(m_folder.path()).entryList({"from-noise*"}).isEmpty());
}

void TestCliGoldsrcRepair::repairOfAnotherFormatIsRefused()
{
    const QString demo = recordings() + QStringLiteral("/teeworlds/tw075-client-otto-dm6.demo");
    if (!isHere(demo))
        SKIP_MISSING();
    const QString out = m_folder.filePath("other.demo");

    const Run run = runCli({"repair", demo, "-o", out});

    QCOMPARE(run.code, 2);
    QVERIFY(QDir(m_folder.path()).entryList({"other*"}).isEmpty());
}

TICKSCOPE_TEST(TestCliGoldsrcRepair, QCoreApplication)
#include "test_cli_goldsrc_repair.moc"
