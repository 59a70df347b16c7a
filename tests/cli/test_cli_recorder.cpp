// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <random>

using namespace tickscope;
using test::Run;
using test::runCli;

namespace {

/// What records a simulated run.
const QString Recorder = QStringLiteral("tickscope-record-example");

/// Records a simulated run into a new folder in \a folder.
QString recordedIn(const QTemporaryDir &folder, const QStringList &words = {})
{
    const QString path = folder.filePath(QStringLiteral("replay"));
    const bool isRecorded = QProcess::execute(test::program(Recorder), QStringList{path} + words)
                            == 0;
    return isRecorded ? path : QString();
}

/// Ticks that \a path opens with; -1 when it does not, or is damaged.
int openedTicks(const QString &path)
{
    const Run run = runCli({"verify", "--json", path});
    return run.code == 0 ? run.object()[u"ticks"].toInt() : -1;
}

} // namespace

/// Recordings as the recorder makes them, and what becomes of them.
class TestCliRecorder : public QObject
{
    Q_OBJECT

private slots:
    void recordedRunHasItsEvents();
    void recordedRunRacesAGhost();
    void trackIsInBlocksWithThreeAxes();
    void compactMakesOneFile();
    void unfinishedRecordingIsCompactedByForceOnly();
    void killedRecorderLosesNoCommittedTick();
    void reportOfTheGameIsFiledOnce();
};

void TestCliRecorder::recordedRunHasItsEvents()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "500"});
    QVERIFY(!path.isEmpty());

    const QJsonObject info = runCli({"info", "--json", path}).object();
    const Run events = runCli({"events", "--json", "--kind", "checkpoint,spawn", path});

    QCOMPARE(info[u"tick_count"].toInt(), 500);
    QCOMPARE(info[u"counts"][u"events"][u"RunStart"].toInt(), 1);
    QCOMPARE(info[u"counts"][u"events"][u"CheckpointReached"].toInt(), 2);
    QCOMPARE(info[u"players"][0][u"names"][0].toString(), QStringLiteral("Example"));
    QCOMPARE(events.code, 0);
    QVERIFY(events.out.contains("checkpoint-1 at 0:11.950"));
    QVERIFY(events.out.contains("ender_pearl #1"));
}

void TestCliRecorder::recordedRunRacesAGhost()
{
    const QTemporaryDir folder;
    const QString ghost = recordedIn(folder, {QStringLiteral("--ticks"), QStringLiteral("700")});
    QVERIFY(!ghost.isEmpty());
    QProcess race;

    race.start(test::program(Recorder),
               {folder.filePath(QStringLiteral("second")), QStringLiteral("--ticks"),
                QStringLiteral("600"), QStringLiteral("--pace"), QStringLiteral("200"),
                QStringLiteral("--against"), ghost + QStringLiteral("/preamble.dat")});

    QVERIFY(race.waitForFinished(-1));
    QCOMPARE(race.exitCode(), 0);
    QStringList splits;
    for (const QByteArray &line : race.readAllStandardOutput().split('\n')) {
        if (line.startsWith("checkpoint"))
            splits << QString::fromUtf8(line);
    }
    // Ticks 199 and 399 against 239 and 479; the third checkpoint the ghost has at tick 719.
    QCOMPARE(splits, QStringList({QStringLiteral("checkpoint-1  9.950  11.950  -2.000"),
                                  QStringLiteral("checkpoint-2  19.950  23.950  -4.000")}));
}

void TestCliRecorder::compactMakesOneFile()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "700", "--commit-every", "150"});
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    const Run run = runCli({"compact", "--json", path, "-o", out, "--metadata", "note=best",
                            "--metadata", R"(scores=[1, 2.5])", "--metadata",
                            R"(anticheat=[{"tick": 40, "check": "speed"}, {"tick": 99999}])"});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.object()[u"ticks"].toInt(), 700);
    QCOMPARE(openedTicks(out), 700);
    const QJsonObject before = runCli({"info", "--json", path}).object();
    const QJsonObject after = runCli({"info", "--json", out}).object();
    QCOMPARE(after[u"counts"][u"events"], before[u"counts"][u"events"]);
    QCOMPARE(after[u"metadata"][u"metadata"][u"tickscope"][u"note"].toString(),
             QStringLiteral("best"));
    QCOMPARE(after[u"metadata"][u"metadata"][u"tickscope"][u"scores"].toArray(),
             (QJsonArray{1, 2.5}));
    QVERIFY(runCli({"events", "--kind", "marker", out}).out.contains("anticheat flag: speed"));
    QCOMPARE(after[u"markers_outside"].toArray(), QJsonArray{99999});
    QVERIFY(runCli({"info", out}).out.contains("99999 (outside the recording) anticheat flag"));
    QCOMPARE(runCli({"compact", path, "-o", out}).code, 2); // it is there already
    for (const char *part : {"preamble.dat", "segment-000.dat", "segment-999.dat"})
        QCOMPARE(runCli({"compact", "--force", path, "-o", path + u'/' + part}).code, 2);
    QCOMPARE(openedTicks(path), 700);
    QCOMPARE(runCli({"compact", "--force", "--facts", path, "-o", out}).code, 0);
    const QJsonObject whole = runCli({"info", "--json", out}).object();
    const QJsonObject facts = whole[u"metadata"][u"metadata"][u"tickscope"][u"facts"].toObject();
    QVERIFY(facts[u"players"][0][u"figures"][0][u"samples"].isDouble());
}

void TestCliRecorder::unfinishedRecordingIsCompactedByForceOnly()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "100", "--unfinished"});
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    QCOMPARE(runCli({"compact", path, "-o", out}).code, 2);
    QVERIFY(!QFile::exists(out));
    QCOMPARE(runCli({"compact", "--force", path, "-o", out}).code, 0);
    QCOMPARE(openedTicks(out), 100);
}

/// TICKSCOPE_KILL_ROUNDS=200 makes it the long run.
void TestCliRecorder::killedRecorderLosesNoCommittedTick()
{
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("TICKSCOPE_KILL_ROUNDS", &isGiven);
    const int rounds = isGiven ? given : 12;
    std::mt19937 random(7);
    for (int round = 0; round < rounds; ++round) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("replay"));
        QProcess program;
        program.start(test::program(Recorder),
                      {path, QStringLiteral("--ticks"), QStringLiteral("1000000"),
                       QStringLiteral("--commit-every"), QStringLiteral("7")});
        // The moment of the kill is a number of commits and whatever comes behind them.
        const int commits = 1 + int(random() % 40U);
        QByteArray told;
        while (told.count('\n') < commits) {
            QVERIFY(program.waitForReadyRead(60'000));
            told += program.readAllStandardOutput();
        }
        program.kill();
        QVERIFY(program.waitForFinished(60'000));
        told += program.readAllStandardOutput();
        const QList<QByteArray> lines = told.trimmed().split('\n');

        const int ticks = openedTicks(path);

        QVERIFY2(ticks >= lines.last().toInt(), qPrintable(QString::number(ticks)));
    }
}

void TestCliRecorder::reportOfTheGameIsFiledOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.hcrp"));
    QCOMPARE(QProcess::execute(test::program(Recorder), {"--ring", path, "--ticks", "6350"}), 0);
    QCOMPARE(openedTicks(path), 6'050);
    const QJsonObject info = runCli({"info", "--json", path}).object();
    QCOMPARE(info[u"timestamp"].toString(), QStringLiteral("2026-08-12 02:00:15"));
    const QStringList store{"--store", folder.filePath("cases.sqlite"), "--as", "bot"};
    const QStringList scan = QStringList{"scan", "--case", folder.path()} + store;

    QCOMPARE(runCli(scan).code, 0);
    QCOMPARE(runCli(scan).code, 0);
    QCOMPARE(runCli(scan + QStringList{"--when", "tick_count > 1"}).code, 0);

    const QList<QJsonObject> cases = runCli(QStringList{"case", "list", "--json"} + store).rows();
    QCOMPARE(cases.size(), 2); // the scan asked for something of its own, too
    const QJsonObject filed = runCli(QStringList{"case", "show", "1", "--json"} + store).object();
    QCOMPARE(filed[u"reporter"].toString(), QStringLiteral("Watcher"));
    QCOMPARE(filed[u"claim"].toString(), QStringLiteral("throws pearls through walls"));
    const QJsonArray accused = filed[u"accused"].toArray();
    QCOMPARE(accused.size(), 1);
    QCOMPARE(accused[0][u"names"].toArray(), QJsonArray{"Example"});
    QCOMPARE(accused[0][u"client"].toInteger(-1), 0);
    QVERIFY(cases[1][u"claim"].toString().startsWith(QStringLiteral("Found by a scan:")));
}

void TestCliRecorder::trackIsInBlocksWithThreeAxes()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "30"});

    const Run run = runCli({"track", "--client", "0", path});

    QCOMPARE(run.code, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 31);
    QCOMPARE(lines[0].trimmed(), QByteArray("tick,player,client_id,x,y,z,vx,vy,vz"));
    const QList<QByteArray> first = lines[1].split(',');
    QCOMPARE(first[3].toDouble(), 0.75); // a quarter block on from where it began
    QCOMPARE(first[4].toDouble(), 64.0);
    QVERIFY(std::abs(first[6].toDouble() - 5.0) < 0.01); // 0.25 blocks a tick
}

TICKSCOPE_TEST(TestCliRecorder, QCoreApplication)
#include "test_cli_recorder.moc"
