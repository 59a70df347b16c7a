// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// How two recordings differ.
class TestCliCompare : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void recordingIsItself_data();
    void recordingIsItself();
    void changedFieldIsFoundWithItsTick();
    void missingLineIsFound();
    void serverThatRecordsNoChatLacksNone();
    void changedKillIsFound();
    void changedFinishIsFound();
    void laterStartIsNoDifference();
    void positionsAreThoseOfTheTick();
    void splitsAreThoseOfTheRuns();
    void severalAreComparedWithTheFirst();
    void tenthsOfTheWayAreSplits();
    void inputsThatComeTwiceAreFound();
    void nothingInCommonIsNoMatch();
    void placesOfOtherWorldsAreNotCompared();
    void sidesOfOneSessionAreComparedByTick();
    void whoNeverEnteredLeavesUnseen();
    void rebuiltIsWhatDemosRecord_data();
    void rebuiltIsWhatDemosRecord();
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();

private:
    [[nodiscard]] QString write(const QString &name, const test::TinyDemo &demo = {}) const
    {
        return test::writeTinyDemo(m_folder->path(), name, demo);
    }
    static Run compare(const QStringList &words)
    {
        return runCli(QStringList{QStringLiteral("compare"), QStringLiteral("--json")} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliCompare::recordingIsItself_data()
{
    QTest::addColumn<QString>("align");
    QTest::newRow("by start") << QStringLiteral("start");
    QTest::newRow("by tick") << QStringLiteral("tick");
    QTest::newRow("by an event") << QStringLiteral("event:kill");
    QTest::newRow("by the first event") << QStringLiteral("event:kill#1");
    QTest::newRow("by an event of somebody") << QStringLiteral("event:kill#1:anna");
}

void TestCliCompare::recordingIsItself()
{
    QFETCH(const QString, align);
    const QString demo = write(QStringLiteral("a.demo"));

    const Run run = compare({QStringLiteral("--align"), align, QStringLiteral("--what"),
                             QStringLiteral("positions,inputs,events,states"), demo, demo});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("0 differences"));
}

void TestCliCompare::changedFieldIsFoundWithItsTick()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"), {.turnedTick = 1020});

    const Run run = compare(
        {QStringLiteral("--what"), QStringLiteral("positions,states,events"), one, other});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 1);
    const QJsonObject row = run.rows().front();
    QCOMPARE(row[QStringLiteral("tick_a")].toInt(), 1020);
    QCOMPARE(row[QStringLiteral("tick_b")].toInt(), 1020);
    QCOMPARE(row[QStringLiteral("seconds")].toDouble(), 0.4);
    QCOMPARE(row[QStringLiteral("what")].toString(), QStringLiteral("states"));
    QCOMPARE(row[QStringLiteral("item")].toString(), QStringLiteral("Character 0"));
    QCOMPARE(row[QStringLiteral("field")].toString(), QStringLiteral("Angle"));
    QCOMPARE(row[QStringLiteral("a")].toInt(), 0);
    QCOMPARE(row[QStringLiteral("b")].toInt(), 1);
}

void TestCliCompare::missingLineIsFound()
{
    const QString whole = write(QStringLiteral("a.demo"));
    const QString silent = m_folder->filePath(QStringLiteral("b.demo"));
    QCOMPARE(runCli({QStringLiteral("cut"), QStringLiteral("--from"), QStringLiteral("1000"),
                     QStringLiteral("--to"), QStringLiteral("1400"), QStringLiteral("--no-chat"),
                     QStringLiteral("-o"), silent, whole})
                 .code,
             0);

    const auto rows = compare({QStringLiteral("--what"), QStringLiteral("events"), whole, silent})
                          .rows();

    QVERIFY(!rows.isEmpty());
    const QJsonObject row = rows.front();
    QCOMPARE(row[QStringLiteral("kind")].toString(), QStringLiteral("chat"));
    QCOMPARE(row[QStringLiteral("name")].toString(), QStringLiteral("Anna"));
    QCOMPARE(row[QStringLiteral("a")].toString(), QStringLiteral("hi"));
    QVERIFY(row[QStringLiteral("b")].isNull());
    QVERIFY(row[QStringLiteral("tick_b")].isNull());
    const auto back = compare({QStringLiteral("--what"), QStringLiteral("events"), silent, whole})
                          .rows();
    QCOMPARE(back.size(), rows.size());
    QVERIFY(back.front()[QStringLiteral("a")].isNull());
    QCOMPARE(back.front()[QStringLiteral("b")].toString(), QStringLiteral("hi"));
}

void TestCliCompare::serverThatRecordsNoChatLacksNone()
{
    const QString server = m_folder->filePath(QStringLiteral("silent.demo"));
    QCOMPARE(runCli({QStringLiteral("cut"), QStringLiteral("--from"), QStringLiteral("1000"),
                     QStringLiteral("--to"), QStringLiteral("1400"), QStringLiteral("--no-chat"),
                     QStringLiteral("-o"), server,
                     write(QStringLiteral("server.demo"), {.type = "server"})})
                 .code,
             0);
    const QString client = write(QStringLiteral("client.demo"), {.recorder = 0});

    const auto run = compare({QStringLiteral("--what"), QStringLiteral("events"), server, client});

    QCOMPARE(run.rows().size(), 0);
    QVERIFY2(run.errors.contains("they depend on who recorded them: chat"), run.errors.constData());
}

void TestCliCompare::changedKillIsFound()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"), {.killer = 1});
    const QStringList asked{QStringLiteral("--what"), QStringLiteral("events"), one, other};

    const Run run = compare(asked);

    const auto rows = run.rows();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0][QStringLiteral("kind")].toString(), QStringLiteral("kill"));
    QCOMPARE(rows[0][QStringLiteral("name")].toString(), QString(test::TinyFirstName));
    QCOMPARE(rows[0][QStringLiteral("other_name")].toString(), QString(test::TinySecondName));
    QCOMPARE(rows[1][QStringLiteral("name")].toString(), QString(test::TinySecondName));
    QVERIFY(rows[1][QStringLiteral("a")].isNull());
    QVERIFY(run.errors.contains("types of events compared: chat, join, kill"));
    // Who is killed has a part in it, too.
    const QStringList ofAnna{QStringLiteral("--player"), QString(test::TinyFirstName)};
    QCOMPARE(compare(ofAnna + asked).rows().size(), 2);
}

void TestCliCompare::changedFinishIsFound()
{
    const auto save = [this](const char *name, const test::TinyTeehistorian &file) {
        return test::writeRecording(m_folder->path(), QString::fromLatin1(name),
                                    test::makeTinyTeehistorian(file));
    };
    const QString one = save("a.teehistorian", {});
    const QString other = save("b.teehistorian", {.raceTicks = 1200});
    const QStringList asked{QStringLiteral("--what"), QStringLiteral("events"), one, other};

    const auto rows = compare(asked).rows();

    QVERIFY(rows.size() >= 2);
    QCOMPARE(rows[0][QStringLiteral("kind")].toString(), QStringLiteral("finish"));
    QCOMPARE(rows[0][QStringLiteral("a")].toString(), QStringLiteral("Anna finished in 24.68"));
    QCOMPARE(compare({QStringLiteral("--what"), QStringLiteral("events"), one, one}).rows().size(),
             0);
    const QStringList ofBea{QStringLiteral("--player"), QStringLiteral("Bea")};
    QVERIFY(compare(ofBea + asked).rows().isEmpty());
}

void TestCliCompare::laterStartIsNoDifference()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"), {.firstTick = 5000});

    const Run run = compare(
        {QStringLiteral("--what"), QStringLiteral("positions,events"), one, other});

    QCOMPARE(run.out, QByteArray());
    // Beside its own number no tick lies.
    QCOMPARE(compare({QStringLiteral("--align"), QStringLiteral("tick"), one, other}).out,
             QByteArray());
}

void TestCliCompare::positionsAreThoseOfTheTick()
{
    const QString one = write(QStringLiteral("a.demo"));

    const auto rows = compare(
                          {QStringLiteral("--what"), QStringLiteral("positions"),
                           QStringLiteral("--align"), QStringLiteral("event:kill"),
                           QStringLiteral("--player"), QStringLiteral("Anna"), one,
                           write(QStringLiteral("b.demo"), {.protocol = teeworlds::Protocol::V07})})
                          .rows();

    // Both walk a unit a tick, so at one moment they are at one place.
    QVERIFY(rows.isEmpty());
}

void TestCliCompare::splitsAreThoseOfTheRuns()
{
    SKIP_WITHOUT_RECORDING("hollowcube/parkour-run.hcrp");
    const auto tiny = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));
    const auto long_ = test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));

    const auto rows = compare({QStringLiteral("--what"), QStringLiteral("splits"), *tiny, *long_})
                          .rows();

    QCOMPARE(rows.size(), 35); // one of the first, 33 of the second, and the finish
    QCOMPARE(rows[0][QStringLiteral("split")].toString(), QStringLiteral("checkpoint-one"));
    QCOMPARE(rows[0][QStringLiteral("a")].toDouble(), 0.25);
    QVERIFY(rows[0][QStringLiteral("b")].isNull());
    QVERIFY(rows[1][QStringLiteral("a")].isNull());
    QCOMPARE(rows[1][QStringLiteral("b")].toDouble(), 8.45);
    QCOMPARE(rows[34][QStringLiteral("split")].toString(), QStringLiteral("finish"));
    QCOMPARE(rows[34][QStringLiteral("difference")].toDouble(), 585.0);
    QCOMPARE(rows[34][QStringLiteral("name_b")].toString(), QStringLiteral("Subject"));
    const Run table = runCli({QStringLiteral("compare"), QStringLiteral("--what"),
                              QStringLiteral("splits"), *long_, *long_});
    QCOMPARE(table.out.count('\n'), 36); // with whose they are
    QVERIFY(table.out.contains("sum of best"));
    // --from and --to leave the runs that lie between them.
    const auto inTicks = [&](const char *to) {
        return compare({QStringLiteral("--what"), QStringLiteral("splits"), *tiny, *tiny,
                        QStringLiteral("--to"), QLatin1String(to)});
    };
    QCOMPARE(inTicks("7").rows().size(), 2);
    QCOMPARE(inTicks("5").code, 2);
    QVERIFY(inTicks("5").errors.contains("in these ticks"));
}

void TestCliCompare::severalAreComparedWithTheFirst()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"), {.turnedTick = 1020});
    const QString third = write(QStringLiteral("c.demo"), {.turnedTick = 1030});

    const auto rows
        = compare({QStringLiteral("--what"), QStringLiteral("states"), one, other, third}).rows();

    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0][QStringLiteral("file")].toString(), other);
    QCOMPARE(rows[1][QStringLiteral("file")].toString(), third);
    QCOMPARE(rows[1][QStringLiteral("tick_a")].toInt(), 1030);
}

void TestCliCompare::tenthsOfTheWayAreSplits()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"), {.firstTick = 5000});
    const QStringList byPlace{QStringLiteral("--align"),
                              QStringLiteral("place"),
                              QStringLiteral("--player"),
                              QStringLiteral("Anna"),
                              one,
                              other};

    const auto rows
        = compare(QStringList{QStringLiteral("--what"), QStringLiteral("splits")} + byPlace).rows();

    // Anna walks 400 units, one a tick of 20 ms; every second tick is recorded.
    QCOMPARE(rows.size(), 10);
    QCOMPARE(rows[0][QStringLiteral("split")].toString(), QStringLiteral("1/10"));
    QCOMPARE(rows[0][QStringLiteral("tick_a")].toInt(), 1040);
    QCOMPARE(rows[0][QStringLiteral("tick_b")].toInt(), 5040);
    QCOMPARE(rows[0][QStringLiteral("a")].toDouble(), 0.8);
    QCOMPARE(rows[0][QStringLiteral("difference")].toDouble(), 0.0);
    QCOMPARE(rows[9][QStringLiteral("tick_a")].toInt(), 1400);
    // And nowhere is she where the other one is not.
    const Run places = compare(QStringList{QStringLiteral("--what"), QStringLiteral("positions")}
                               + byPlace);
    QCOMPARE(places.code, 0);
    QCOMPARE(places.out, QByteArray());
}

void TestCliCompare::inputsThatComeTwiceAreFound()
{
    const auto save = [this](const char *name, std::int32_t firstTick) {
        return test::writeRecording(m_folder->path(), QString::fromLatin1(name),
                                    test::makeTinyTeehistorian({.firstTick = firstTick}));
    };
    const QString own = save("a.teehistorian", 100);
    const QString later = save("b.teehistorian", 5000);
    const QString other = write(QStringLiteral("other.demo"));
    const QString notes = test::writeRecording(m_folder->path(), QStringLiteral("notes.txt"), {});
    const QStringList asked{QStringLiteral("--what"), QStringLiteral("same-inputs"),
                            QStringLiteral("--player"), QStringLiteral("Anna"), own};

    const Run one = compare(asked + QStringList{later});
    // A folder: the recording itself, and what is none, are left out.
    const Run folder = compare(asked + QStringList{m_folder->path()});

    QVERIFY(QFile::exists(other) && QFile::exists(notes));
    QCOMPARE(one.code, 0);
    const auto rows = one.rows();
    QVERIFY(rows.size() >= 2);
    QCOMPARE(rows[0][QStringLiteral("name")].toString(), QStringLiteral("Anna"));
    QCOMPARE(rows[0][QStringLiteral("other_name")].toString(), QStringLiteral("Anna"));
    QCOMPARE(rows[0][QStringLiteral("tick_b")].toInt() - rows[0][QStringLiteral("tick_a")].toInt(),
             4900);
    QVERIFY(rows[0][QStringLiteral("ticks")].toInt()
            >= rows[0][QStringLiteral("active_ticks")].toInt());
    QCOMPARE(rows.last()[QStringLiteral("what")].toString(),
             QStringLiteral("same-inputs-by-chance"));
    // Both sides of a session have the same inputs: that says nothing.
    const QString side = save("c.teehistorian", 100);
    const auto sides = compare({QStringLiteral("--what"), QStringLiteral("same-inputs"), own, side})
                           .rows();
    QCOMPARE(sides.size(), 1);
    QCOMPARE(folder.code, 0);
    const auto all = folder.rows();
    QCOMPARE(all[0][QStringLiteral("file")].toString(), later);
    QCOMPARE(std::ranges::count_if(all,
                                   [](const QJsonObject &row) {
                                       return row[QStringLiteral("what")]
                                              == QStringLiteral("same-inputs");
                                   }),
             rows.size() - 1);
}

void TestCliCompare::nothingInCommonIsNoMatch()
{
    const QString one = write(QStringLiteral("a.demo"));
    const QString later = write(QStringLiteral("b.demo"), {.firstTick = 5000});

    const Run run = compare({"--align", "tick", "--what", "positions,states", one, later});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("nothing in common") && !run.errors.contains("0 differences"));
}

void TestCliCompare::placesOfOtherWorldsAreNotCompared()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    const QString demo = write(QStringLiteral("a.demo"));
    const auto replay = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));
    const QStringList byPlace{QStringLiteral("--align"), QStringLiteral("place")};

    const Run otherWorld = compare(byPlace + QStringList{demo, *replay});
    const Run ofTwo = compare(byPlace + QStringList{demo, demo});

    QCOMPARE(otherWorld.code, 2);
    QVERIFY(otherWorld.errors.contains("same world"));
    QCOMPARE(ofTwo.code, 2);
    QVERIFY(ofTwo.errors.contains("choose who it is"));
}

void TestCliCompare::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const QString demo = QStringLiteral("DEMO");
    QTest::newRow("one file") << QStringList{demo};
    QTest::newRow("no such part") << QStringList{QStringLiteral("--what"),
                                                 QStringLiteral("colours"), demo, demo};
    QTest::newRow("no such alignment")
        << QStringList{QStringLiteral("--align"), QStringLiteral("moon"), demo, demo};
    QTest::newRow("no such kind") << QStringList{QStringLiteral("--align"),
                                                 QStringLiteral("event:moon"), demo, demo};
    QTest::newRow("no such event")
        << QStringList{QStringLiteral("--align"), QStringLiteral("event:finish"), demo, demo};
    for (const char *event : {"kill#0", "kill#x", "kill#9", "kill:moon", "#1", ":anna"}) {
        QTest::newRow(event) << QStringList{
            QStringLiteral("--align"), QStringLiteral("event:") + QLatin1String(event), demo, demo};
    }
    QTest::newRow("no run") << QStringList{QStringLiteral("--what"), QStringLiteral("splits"), demo,
                                           demo};
}

void TestCliCompare::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);
    words.replaceInStrings(QStringLiteral("DEMO"), write(QStringLiteral("a.demo")));

    const Run run = compare(words);

    QCOMPARE(run.code, 2);
    QVERIFY(!run.errors.isEmpty());
}

void TestCliCompare::sidesOfOneSessionAreComparedByTick()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet164-client-alice-sunny.demo");
    const auto server = test::realRecording("teeworlds/ddnet164-server-sunny.demo");
    const auto client = test::realRecording("teeworlds/ddnet164-client-alice-sunny.demo");

    const Run run = compare({*server, *client});

    QVERIFY(run.errors.contains("both are of the same session: compared by tick"));
    // Nor is what was said to the other team alone.
    QCOMPARE(run.out, QByteArray());
}

void TestCliCompare::whoNeverEnteredLeavesUnseen()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-dm8-long.teehistorian");
    const auto server = test::realRecording("teehistorian/ddnet198-dm8-long.teehistorian");
    const auto client = test::realRecording("teeworlds/ddnet198-client-watch-26min.demo");

    const Run run = compare({QStringLiteral("--raw"), QStringLiteral("--what"),
                             QStringLiteral("events"), *server, *client});

    // Four connections ended before anybody was in the game.
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray());
}

void TestCliCompare::rebuiltIsWhatDemosRecord_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("demo");
    const auto row = [](const char *server, const char *demo) {
        QTest::newRow(demo) << QString::fromLatin1(server) + QStringLiteral(".teehistorian")
                            << QString::fromLatin1(demo) + QStringLiteral(".demo");
    };
    row("teehistorian/ddnet198-racebox", "teeworlds/ddnet198-server-racebox");
    row("teehistorian/ddnet198-racebox", "teeworlds/ddnet198-client-carol-racebox");
    row("teehistorian/ddnet198-racebox-reload", "teeworlds/ddnet198-server-after-reload");
    row("teehistorian/ddnet164-sunny", "teeworlds/ddnet164-client-bob-sunny");
    row("teehistorian/ddnet164-sunny", "teeworlds/ddnet164-server-sunny");
    row("teehistorian/killed-dm2", "teeworlds/killed-server-dm2");
    row("teehistorian/ddnet164-dm1-after-mapchange", "teeworlds/ddnet164-server-dm1");
    row("teehistorian/ddnet198-sixup-goldmine", "teeworlds/sixup-06client-carl");
    row("teehistorian/ddnet198-sixup-goldmine", "teeworlds/sixup-vanilla07-client");
    for (const char *special : {"freeze", "gun", "hook", "move", "switch", "tele"}) {
        const std::string name = std::string("special-tiles/special-") + special;
        row(name.c_str(), name.c_str());
    }
}

void TestCliCompare::rebuiltIsWhatDemosRecord()
{
    QFETCH(const QString, server);
    QFETCH(const QString, demo);
    const auto serverPath = test::realRecording(server);
    const auto demoPath = test::realRecording(demo);
    if (!serverPath || !demoPath)
        SKIP_MISSING();

    const Run run = compare({QStringLiteral("--what"),
                             QStringLiteral("positions,inputs,events,states"), *serverPath,
                             *demoPath});

    QCOMPARE(run.code, server.contains(QStringLiteral("killed")) ? 1 : 0); // it is damaged
    QVERIFY(run.errors.contains("both are of the same session: compared by tick"));
    QCOMPARE(run.out, QByteArray());
    // Whichever is named first.
    QCOMPARE(
        compare({QStringLiteral("--what"), QStringLiteral("states"), *demoPath, *serverPath}).out,
        QByteArray());
    // Laid a moment beside, nearly all differs.
    QVERIFY(compare({QStringLiteral("--align"), QStringLiteral("start"), QStringLiteral("--what"),
                     QStringLiteral("states"), *serverPath, *demoPath})
                .rows()
                .size()
            > 100);
}

TICKSCOPE_TEST(TestCliCompare, QCoreApplication)
#include "test_cli_compare.moc"
