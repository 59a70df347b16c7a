// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command line makes of a ghost.

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

class TestCliGhost : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void infoNamesFormatMapAndPlayer();
    void eventsBeginWithTheStartAndEndWithTheFinish();
    void stateHasWhatTheGhostHas();
    void trackHasEachCharacter();
    void screenshotIsDrawn();
    void cutGhostIsDamaged();
    void runOfADemoBecomesAGhost();
    void runThatBeganBeforeIsNone();
    void runOfNobodyIsNone();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(name); }
    void write(const char *name, std::span<const std::byte> bytes) const;

    QTemporaryDir m_folder;
};

void TestCliGhost::write(const char *name, std::span<const std::byte> bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes));
}

void TestCliGhost::initTestCase()
{
    const auto bytes = test::makeGhost({.version = 6, .characters = 60});
    write("run.gho", bytes);
    write("cut.gho", std::span(bytes).first(bytes.size() - 20));
}

void TestCliGhost::infoNamesFormatMapAndPlayer()
{
    const Run run = runCli({"info", "--json", path("run.gho")});
    QCOMPARE(run.code, 0);
    const QJsonObject info = run.object();
    QCOMPARE(info[u"format"].toString(), QStringLiteral("ddnet_ghost"));
    QCOMPARE(info[u"map"][u"name"].toString(), QStringLiteral("dm1"));
    QCOMPARE(info[u"map"][u"sha256"].toString(),
             QStringLiteral("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    QVERIFY(run.out.contains("nameless tee"));
}

void TestCliGhost::eventsBeginWithTheStartAndEndWithTheFinish()
{
    const Run run = runCli({"events", "--json", path("run.gho")});
    QCOMPARE(run.code, 0);
    const auto rows = run.rows();
    QVERIFY(rows.size() >= 2);
    QCOMPARE(rows.front()[u"kind"].toString(), QStringLiteral("start"));
    QCOMPARE(rows.front()[u"tick"].toInt(), 1000);
    QCOMPARE(rows.back()[u"kind"].toString(), QStringLiteral("finish"));
    QCOMPARE(rows.back()[u"tick"].toInt(), 1118);
}

void TestCliGhost::stateHasWhatTheGhostHas()
{
    const Run run = runCli({"state", "--tick", "1020", "--json", path("run.gho")});
    QCOMPARE(run.code, 0);
    const QJsonArray items = run.object()[u"items"].toArray();
    QCOMPARE(items.size(), 2);
    QVERIFY(run.out.contains("HookState") && run.out.contains("default"));
    // Recorders write 0 there, whatever it is.
    QCOMPARE(items[0].toObject()[u"texts"].toObject()[u"VelY"].toString(), "unknown");
    QVERIFY(!run.out.contains("Health") && !run.out.contains("HookedPlayer"));
}

void TestCliGhost::trackHasEachCharacter()
{
    const Run run = runCli({"track", path("run.gho")});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.contains("1020,"));
    QVERIFY(run.out.count('\n') >= 60);
}

void TestCliGhost::screenshotIsDrawn()
{
    const Run run = runCli({"screenshot", "--tick", "1020", "--data", "none", "-o",
                            path("picture.png"), path("run.gho")});
    QVERIFY2(run.code == 0, run.errors.constData());
    QVERIFY(!QImage(path("picture.png")).isNull());
}

void TestCliGhost::cutGhostIsDamaged()
{
    const Run run = runCli({"verify", path("cut.gho")});
    QCOMPARE(run.code, 1);
    QVERIFY(run.out.contains("the file ends inside a chunk"));
}

void TestCliGhost::runOfADemoBecomesAGhost()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const QString demo = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    const QString ghost = path("carol.gho");

    const Run run = runCli(
        {"ghost", "--json", "--run", "2", "--player", "Carol", "-o", ghost, demo});

    QVERIFY2(run.code == 0, run.errors.constData());
    const QJsonObject made = run.object();
    QCOMPARE(made[u"start_tick"].toInt(), 1897);
    QCOMPARE(made[u"end_tick"].toInt(), 1916);
    const QJsonObject info = runCli({"info", "--json", ghost}).object();
    QCOMPARE(info[u"map"][u"name"].toString(), QStringLiteral("racebox"));
    QCOMPARE(info[u"map"][u"sha256"], runCli({"info", "--json", demo}).object()[u"map"][u"sha256"]);
    QCOMPARE(runCli({"verify", ghost}).code, 0);
    // Each place is that of the demo at that tick.
    const auto places = [](const QString &file) {
        std::map<int, std::pair<double, double>> all;
        for (const QJsonObject &row : runCli({"track", "--json", "--player", "Carol", file}).rows())
            all[row[u"tick"].toInt()] = {row[u"x"].toDouble(), row[u"y"].toDouble()};
        return all;
    };
    const auto here = places(ghost);
    const auto there = places(demo);
    QVERIFY(here.size() >= 10); // each second tick
    for (const auto &[tick, place] : here)
        QVERIFY2(there.contains(tick) && there.at(tick) == place,
                 qPrintable(QString::number(tick)));
    // The number is that of runs.
    QCOMPARE(runCli({"runs", "--json", demo}).rows()[1][u"number"].toInt(), 2);
    const Run ofAnother = runCli({"ghost", "--run", "1", "--player", "Carol", "-o", ghost, demo});
    QCOMPARE(ofAnother.code, 2);
    QVERIFY(ofAnother.errors.contains("run 1: it is that of npc00"));
    // It is never overwritten unasked.
    QCOMPARE(runCli({"ghost", "-o", ghost, demo}).code, 2);
}

void TestCliGhost::runThatBeganBeforeIsNone()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const QString demo = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    QCOMPARE(runCli({"cut", "--from", "1906", "--to", "1950", "-o", path("late.demo"), demo}).code,
             0);

    const Run run = runCli({"ghost", "--run", "1", "-o", path("late.gho"), path("late.demo")});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("its start is not recorded"), run.errors.constData());
    QVERIFY(!QFile::exists(path("late.gho")));
}

void TestCliGhost::runOfNobodyIsNone()
{
    const QString demo = test::writeTinyDemo(m_folder.path(), QStringLiteral("a.demo"));

    const Run run = runCli({"ghost", "-o", path("none.gho"), demo});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("no finished run of a player"));
    QVERIFY(!QFile::exists(path("none.gho")));
}

TICKSCOPE_TEST(TestCliGhost, QCoreApplication)
#include "test_cli_ghost.moc"
