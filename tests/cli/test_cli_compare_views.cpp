// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

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

/// What is compared hangs on whose eyes two recordings have.
class TestCliCompareViews : public QObject
{
    Q_OBJECT

private slots:
    void ofOnePlayerAllIsCompared_data();
    void ofOnePlayerAllIsCompared();
    void whatOnlyThePlayerHasIsFoundBesideTheServer();
    void twoPlayersDoNotLearnTheSame();
    void teamsCountFromTheSecondListOn();
    void ticksAreMoreExactThanClocks();
    void twoRecordingsOfOnePlayerAreAlike();
    void wordsAndHeaderOfTwoServerFilesAreCompared();
    void whatASentenceDoesNotSayIsCompared();
    void inputsThatAPlayerWasToldAreThoseOfTheServer();
    void placesOfEarlierTicksAreLeftOut();
    void copiesForReceiversAreOneEvent();
    void otherMapIsSaid();
    void earlierNameIsFound();
    void whatAClientDoesNotLearnIsNoDifference_data();
    void whatAClientDoesNotLearnIsNoDifference();

private:
    [[nodiscard]] QString write(const char *name, const test::TinyDemo &demo) const
    {
        return test::writeTinyDemo(m_folder.path(), QString::fromLatin1(name), demo);
    }
    static Run compare(const char *what, const QString &left, const QString &right)
    {
        return runCli({QStringLiteral("compare"), QStringLiteral("--json"),
                       QStringLiteral("--what"), QString::fromLatin1(what), left, right});
    }

    QTemporaryDir m_folder;
};

void TestCliCompareViews::ofOnePlayerAllIsCompared_data()
{
    QTest::addColumn<test::TinyDemo>("changed");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("rows");
    const auto row = [](const char *name, test::TinyDemo changed, const char *what, int rows) {
        changed.recorder = 0;
        QTest::newRow(name) << changed << QString::fromLatin1(what) << rows;
    };
    row("nothing", {}, "events,states,inputs", 0);
    row("words of the server", {.serverLine = "Bea was banned"}, "events", 2);
    row("a whisper", {.hasWhisper = true}, "events", 1);
    row("health", {.stepCount = 10, .health = 0}, "states", 15);
    row("a character", {.awayTick = 1040}, "states", 1);
    row("aim", {.turnedTick = 1020}, "inputs", 1);
    row("a shot", {.shotTick = 1040}, "inputs", 1);
}

void TestCliCompareViews::ofOnePlayerAllIsCompared()
{
    QFETCH(const test::TinyDemo, changed);
    QFETCH(const QString, what);
    QFETCH(const int, rows);

    const Run run = compare(what.toLatin1().constData(), write("a.demo", {.recorder = 0}),
                            write("b.demo", changed));

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), rows);
}

void TestCliCompareViews::whatOnlyThePlayerHasIsFoundBesideTheServer()
{
    const QString server = write("server.demo", {.type = "server"});
    const QString invented = write("a.demo", {.recorder = 0, .serverLine = "Bea was banned"});

    const Run run = compare("events", server, invented);

    // To whom the server said "welcome" is unknown.
    QCOMPARE(run.rows().size(), 1);
    QVERIFY(run.rows()[0][QStringLiteral("a")].isNull());
    QCOMPARE(run.rows()[0][QStringLiteral("b")].toString(), QStringLiteral("Bea was banned"));
    QVERIFY(run.errors.contains("of which only what the server's recording lacks"));
}

void TestCliCompareViews::twoPlayersDoNotLearnTheSame()
{
    const QString one = write("a.demo", {.hasWhisper = true, .health = 0, .recorder = 0});
    const QString other = write("b.demo", {.recorder = 1, .serverLine = "you only"});

    const Run run = compare("events,states,inputs", one, other);

    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("not compared, as they depend on who recorded them: ")
            && run.errors.contains("server_message"));
    QVERIFY(run.errors.contains("Character Health"));
    QVERIFY(run.errors.contains("aim and shots are not compared"));
}

/// Before the first one it is unknown who changed; the player's recording has one list less.
void TestCliCompareViews::teamsCountFromTheSecondListOn()
{
    const QString server = write("server.demo", {.type = "server", .teams = {0, 1, 2, 3, 0, 4, 0}});
    const QString same = write("a.demo",
                               {.firstTick = 1010, .recorder = 0, .teams = {1, 2, 3, 0, 4, 0}});
    const QString forged = write("b.demo",
                                 {.firstTick = 1010, .recorder = 0, .teams = {1, 2, 3, 0, 0, 0}});

    QVERIFY(!compare("events", server, same).out.contains("team"));
    const auto rows = compare("events", server, forged).rows();
    QCOMPARE(std::ranges::count(rows, QStringLiteral("team"),
                                [](const QJsonObject &row) { return row[u"kind"].toString(); }),
             2);
}

void TestCliCompareViews::ticksAreMoreExactThanClocks()
{
    const QString one = write("a.demo", {});
    const QString other = write("b.demo", {.timestamp = "2026-01-31_20-15-01"});

    const Run run = runCli({"compare", "--align", "time", one, other});

    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("both are of the same session: compared by tick"));
    QVERIFY(run.errors.contains("both recordings have ticks 1000 to 1400"));
}

void TestCliCompareViews::twoRecordingsOfOnePlayerAreAlike()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-race-carol.demo");
    const auto whole = test::realRecording("teeworlds/ddnet198-client-carol-racebox.demo");
    const auto race = test::realRecording("teeworlds/ddnet198-client-race-carol.demo");

    const Run run = compare("positions,inputs,events,states", *whole, *race);

    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("finish") && !run.errors.contains("depend on who recorded"));
}

/// They hold what was said in part, but both the same part.
void TestCliCompareViews::wordsAndHeaderOfTwoServerFilesAreCompared()
{
    const auto save = [this](const char *name, const QByteArray &before, const QByteArray &after) {
        const auto bytes = test::makeTinyTeehistorian();
        QByteArray text(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
        text.replace(before, after);
        const auto changed = std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
        return test::writeRecording(m_folder.path(), QString::fromLatin1(name),
                                    {changed.begin(), changed.end()});
    };
    const QString own = save("a.teehistorian", {}, {});

    const Run said = compare("events", own, save("b.teehistorian", "hello", "hallo"));
    const Run header = compare("events", own, save("c.teehistorian", "140000", "140001"));

    QCOMPARE(said.rows().size(), 2);
    QCOMPARE(said.rows()[1][u"b"].toString(), QStringLiteral("hallo"));
    QCOMPARE(header.out, QByteArray());
    QVERIFY(header.errors.contains("headers of the two recordings differ: tuning/gun_speed"));
}

/// The ID of a save.
void TestCliCompareViews::whatASentenceDoesNotSayIsCompared()
{
    auto bytes = test::makeTinyTeehistorian();
    const QString one = test::writeRecording(m_folder.path(), QStringLiteral("saved.teehistorian"),
                                             bytes);
    const QByteArray id = QByteArray::fromHex("00112233445566778899aabbccddeeff");
    const auto saved = std::ranges::find_end(bytes, std::as_bytes(std::span(id)));
    QVERIFY(!saved.empty());
    saved.front() = std::byte{0x7F};
    const QString other = test::writeRecording(m_folder.path(),
                                               QStringLiteral("other.teehistorian"), bytes);

    const auto rows = compare("events", one, other).rows();

    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0][QStringLiteral("kind")].toString(), QStringLiteral("save"));
    QVERIFY(rows[0][QStringLiteral("b")].isNull());
    QVERIFY(rows[1][QStringLiteral("a")].isNull());
}

/// A demo has them by Sv_PreInput, and not all of those who are far away.
void TestCliCompareViews::inputsThatAPlayerWasToldAreThoseOfTheServer()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");

    const Run run = compare("inputs",
                            *test::realRecording("teeworlds/ddnet198-client-carol-racebox.demo"),
                            *test::realRecording("teehistorian/ddnet198-racebox.teehistorian"));

    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("0 differences"));
}

/// What a server sends of a tee is that of an earlier tick, until it is moved on.
void TestCliCompareViews::placesOfEarlierTicksAreLeftOut()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");

    const Run run = runCli({"compare", "--raw", "--what", "positions",
                            *test::realRecording("teeworlds/ddnet198-server-racebox.demo"),
                            *test::realRecording("teehistorian/ddnet198-racebox.teehistorian")});

    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.errors.contains("positions: left out, as one of the recordings has some as they "
                                "were at earlier ticks"));
}

void TestCliCompareViews::copiesForReceiversAreOneEvent()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    const auto server = test::realRecording("teeworlds/ddnet198-server-racebox.demo");
    const auto compareBy = [&](const char *event) {
        return runCli(
            {"compare", "--quiet", "--what", "events", "--align", event, *server, *server});
    };

    // Ten died, and each of the five clients was told.
    QCOMPARE(compareBy("event:kill#10").code, 0);
    QCOMPARE(compareBy("event:kill#11").code, 2);
}

void TestCliCompareViews::otherMapIsSaid()
{
    const Run run = compare("events", write("a.demo", {}), write("b.demo", {.hasMap = false}));

    QVERIFY(run.errors.contains("do not have the same map"));
}

void TestCliCompareViews::earlierNameIsFound()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-race-carol.demo");
    const auto whole = test::realRecording("teeworlds/ddnet198-client-carol-racebox.demo");
    const auto race = test::realRecording("teeworlds/ddnet198-client-race-carol.demo");

    // Behind the end of the other one she is Carol2.
    QCOMPARE(runCli({"compare", "--player", "Carol", *whole, *race}).code, 0);
}

void TestCliCompareViews::whatAClientDoesNotLearnIsNoDifference_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const auto row = [](const char *left, const char *right) {
        QTest::newRow(right) << QStringLiteral("teeworlds/%1.demo").arg(QLatin1String(left))
                             << QStringLiteral("teeworlds/%1.demo").arg(QLatin1String(right));
    };
    row("ddnet164-server-sunny", "ddnet164-client-alice-sunny");
    row("ddnet164-client-alice-sunny", "ddnet164-client-bob-sunny"); // who do not see each other
    row("tw065-server-ctf2", "tw065-client-mila");
    row("tw061-server-dm1", "tw061-client-nora");
    row("tw075-client-vaino-ctf5", "tw075-client-vera-ctf5");
    row("tw075-server-dm6", "tw075-client-otto-dm6");
}

void TestCliCompareViews::whatAClientDoesNotLearnIsNoDifference()
{
    QFETCH(const QString, left);
    QFETCH(const QString, right);
    const auto leftPath = test::realRecording(left);
    const auto rightPath = test::realRecording(right);
    if (!leftPath || !rightPath)
        SKIP_MISSING();

    const Run run = compare("positions,states", *leftPath, *rightPath);

    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray());
}

TICKSCOPE_TEST(TestCliCompareViews, QCoreApplication)
#include "test_cli_compare_views.moc"
