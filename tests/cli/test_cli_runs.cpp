// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/settings_notifier.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

QList<QJsonObject> runsOf(const QString &path, const QStringList &options = {})
{
    return runCli(QStringList{QStringLiteral("runs"), QStringLiteral("--json")} + options
                  + QStringList{path})
        .rows();
}

} // namespace

/// The runs of a race, of one recording and of many.
class TestCliRuns : public QObject
{
    Q_OBJECT

private slots:
    void runOfAReplayHasItsCheckpoints();
    void finishInADemoIsThatOfItsPlayer();
    void serversDemoNamesWhomTheTeehistorianFileNames();
    void folderIsSearched();
    void optionsLeaveRunsOut();
    void worldHasItsName();
    void wrongUsageEndsWithTwo();
};

void TestCliRuns::runOfAReplayHasItsCheckpoints()
{
    SKIP_WITHOUT_RECORDING("hollowcube/parkour-run.hcrp");
    const auto path = test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));

    const auto runs = runsOf(*path);

    QCOMPARE(runs.size(), 1);
    const QJsonObject &run = runs.front();
    QCOMPARE(run[QStringLiteral("world")].toString(),
             QStringLiteral("bc1d4a25-a448-4bed-329d-9808f3daf3e7"));
    QCOMPARE(run[QStringLiteral("name")].toString(), QStringLiteral("Subject"));
    QCOMPARE(run[QStringLiteral("start_tick")].toInt(), 292);
    QCOMPARE(run[QStringLiteral("end_tick")].toInt(), 12000);
    QCOMPARE(run[QStringLiteral("seconds")].toDouble(), 585.35);
    QVERIFY(run[QStringLiteral("finished")].toBool());
    const QJsonArray checkpoints = run[QStringLiteral("checkpoints")].toArray();
    QCOMPARE(checkpoints.size(), 33);
    const QJsonObject first = checkpoints.first().toObject();
    QCOMPARE(first[QStringLiteral("tick")].toInt(), 461);
    QCOMPARE(first[QStringLiteral("seconds")].toDouble(), 8.45);
    QCOMPARE(first[QStringLiteral("name")].toString(),
             QStringLiteral("00000000-0000-4000-8000-000000000001"));
}

void TestCliRuns::finishInADemoIsThatOfItsPlayer()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));

    const auto runs = runsOf(
        *path, {QStringLiteral("--finished"), QStringLiteral("--player"), QStringLiteral("Carol")});

    QVERIFY(!runs.isEmpty());
    const QJsonObject &run = runs.front();
    QCOMPARE(run[QStringLiteral("map")].toString(), QStringLiteral("racebox"));
    QCOMPARE(run[QStringLiteral("start_tick")].toInt(), 1897);
    QCOMPARE(run[QStringLiteral("end_tick")].toInt(), 1916);
    QCOMPARE(run[QStringLiteral("seconds")].toDouble(), 0.4);
}

/// Its finishes name nobody, the lines of its chat do.
void TestCliRuns::serversDemoNamesWhomTheTeehistorianFileNames()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const auto finishes = [](const char *file) {
        QStringList said;
        for (const QJsonObject &run :
             runsOf(*test::realRecording(QLatin1String(file)), {QStringLiteral("--finished")}))
            said << run[QStringLiteral("name")].toString()
                        + QString::number(run[QStringLiteral("seconds")].toDouble());
        said.sort();
        return said;
    };

    const QStringList said = finishes("teeworlds/ddnet198-server-racebox.demo");

    QCOMPARE(said.size(), 59);
    QCOMPARE(said, finishes("teehistorian/ddnet198-racebox.teehistorian"));
}

void TestCliRuns::folderIsSearched()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    const auto path = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));
    QTemporaryDir folder;
    for (const QString &name : {QStringLiteral("a.hcrp"), QStringLiteral("b.hcrp")})
        QVERIFY(QFile::copy(*path, folder.filePath(name)));
    QFile notes(folder.filePath(QStringLiteral("notes.txt")));
    QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("not a recording") > 0);
    notes.close();

    const Run all = runCli({QStringLiteral("runs"), QStringLiteral("--json"), folder.path()});

    QCOMPARE(all.code, 0);
    QCOMPARE(all.rows().size(), 2);
    QCOMPARE(all.rows().back()[QStringLiteral("file")].toString(),
             folder.filePath(QStringLiteral("b.hcrp")));
    const Run text = runCli({QStringLiteral("runs"), folder.path()});
    QVERIFY(text.out.contains("a.hcrp: 1 run\n"));
    QVERIFY(text.out.contains("Subject"));
}

void TestCliRuns::optionsLeaveRunsOut()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    const auto path = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));

    QCOMPARE(runsOf(*path).size(), 1);
    QCOMPARE(runsOf(*path, {QStringLiteral("--player"), QStringLiteral("#0")}).size(), 1);
    const Run nobody = runCli(
        {QStringLiteral("runs"), QStringLiteral("--player"), QStringLiteral("Nobody"), *path});
    QCOMPARE(nobody.code, 2);
    QVERIFY(nobody.errors.contains("Nobody"));
}

void TestCliRuns::worldHasItsName()
{
    SKIP_WITHOUT_RECORDING("hollowcube/segmented-finished/preamble.dat");
    const QString folder = QFileInfo(*test::realRecording(QStringLiteral(
                                         "hollowcube/segmented-finished/preamble.dat")))
                               .path();
    QTemporaryDir scratch;
    const QString path = scratch.filePath(QStringLiteral("a.hcrp"));
    QCOMPARE(runCli({QStringLiteral("compact"), QStringLiteral("-o"), path,
                     QStringLiteral("--metadata"), QStringLiteral("worldName=Sky run"), folder})
                 .code,
             0);
    QVERIFY(runCli({QStringLiteral("runs"), path}).out.contains("a.hcrp: Sky run, "));

    // One that the user gave it in the window goes before that.
    const Run info = runCli({QStringLiteral("info"), QStringLiteral("--quick"), path});
    const QString id = QString::fromUtf8(info.out)
                           .section(QStringLiteral("world_id"), 1)
                           .trimmed()
                           .section(u'\n', 0, 0);
    QSettings window(QStringLiteral("tickscope"), QStringLiteral("tickscope"));
    window.setValue(settings::WorldNames, QVariantMap{{id, QStringLiteral("Castle")}});
    window.sync();
    QVERIFY(runCli({QStringLiteral("runs"), path}).out.contains("a.hcrp: Castle, "));
    window.remove(settings::WorldNames);
}

void TestCliRuns::wrongUsageEndsWithTwo()
{
    QCOMPARE(runCli({QStringLiteral("runs")}).code, 2);
    QCOMPARE(runCli({QStringLiteral("runs"), QStringLiteral("/no/such/file")}).code, 2);
}

TICKSCOPE_TEST(TestCliRuns, QCoreApplication)
#include "test_cli_runs.moc"
