// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

QString recordingPath(const QString &name)
{
    return test::recordings() + QStringLiteral("/") + name;
}

/// Runs the window program without any display.
Run runWithoutDisplay(const QStringList &words)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    program.setProcessEnvironment(environment);
    program.start(test::program(QStringLiteral("tickscope")), words);
    if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

QByteArray beginningOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(16) : QByteArray();
}

} // namespace

/// What the options of the commands leave, and what they refuse.
class TestCliChoice : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void wrongKindNamesTheNearest_data();
    void wrongKindNamesTheNearest();
    void kindListHasAllKindsOfTheFormat_data();
    void kindListHasAllKindsOfTheFormat();
    void rangesTakeTimes();
    void wrongRangeIsRefusedBeforeReading_data();
    void wrongRangeIsRefusedBeforeReading();
    void matchTakesLinearTime();
    void matchCanIgnoreCase();
    void tableOfSeveralFilesHasTheColumnsOfAll();
    void pictureIsOfTheKindThatItsNameSays();
    void missingDataFolderIsRefused();
    void windowTellsItsHelpWithoutADisplay_data();
    void windowTellsItsHelpWithoutADisplay();
    void uuidItemsAreText();
    void recordedItemsHaveNoSource();
    void timesSayTheirZone();
    void quickInfoSaysWhatItDoesNotKnow();
    void numbersAgreeWithTheirNouns();
    void quietSaysNothing();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_demo; ///< A tiny demo: 401 ticks from 1000 on, "hi" in 1004.
};

void TestCliChoice::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_demo = test::writeTinyDemo(m_folder->path(), "tiny.demo");
}

void TestCliChoice::cleanup()
{
    m_folder.reset();
}

void TestCliChoice::wrongKindNamesTheNearest_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("nearest");
    QTest::newRow("letters swapped") << "caht" << QByteArray("\"chat\"");
    QTest::newRow("capital") << "Kill" << QByteArray("\"kill\"");
    QTest::newRow("without format") << "sv_motd" << QByteArray("\"teeworlds_demo:Sv_Motd\"");
    QTest::newRow("second of two") << "chat,jion" << QByteArray("\"join\"");
    QTest::newRow("nothing") << "" << QByteArray("event type \"\"");
}

void TestCliChoice::wrongKindNamesTheNearest()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, nearest);

    const Run run = runCli({"events", "--kind", kind, m_demo});

    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.contains(nearest));
}

void TestCliChoice::kindListHasAllKindsOfTheFormat_data()
{
    QTest::addColumn<QString>("file");
    // Recordings of each format with many kinds.
    for (const char *file :
         {"teeworlds/sixup-vanilla07-client.demo", "teeworlds/ddnet198-client-carol-racebox.demo",
          "teeworlds/tw075-server-ctf5.demo", "teehistorian/ddnet198-racebox.teehistorian",
          "teehistorian/ddnet164-sunny.teehistorian", "goldsrc/synthetic_rare.dem",
          "goldsrc/274_dcj_Desu.dem", "hollowcube/metadata.hcrp",
          "hollowcube/segmented-interrupted"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestCliChoice::kindListHasAllKindsOfTheFormat()
{
    QFETCH(QString, file);
    if (!test::isHere(recordingPath(file)))
        SKIP_MISSING();

    const Run list = runCli({"events", "--kind", "list", recordingPath(file)});
    const Run object = runCli({"events", "--kind", "list", "--json", recordingPath(file)});
    const QList<QByteArray> kinds = list.out.split('\n');

    QCOMPARE(list.code, 0);
    QCOMPARE(object.object()[u"kinds"].toArray().size(),
             kinds.size() - 1); // the last line is empty
    const Run events = runCli({"events", "--all", "--json", recordingPath(file)});
    QVERIFY(!events.rows().isEmpty());
    for (const QJsonObject &row : events.rows()) {
        const QByteArray kind = row[u"kind"].toString().toUtf8();
        if (!kinds.contains(kind))
            QFAIL(kind.constData());
    }
}

void TestCliChoice::rangesTakeTimes()
{
    // Tick 1004 is 80 ms behind the first one.
    const Run tick = runCli({"events", "--json", "--from", "1004", "--to", "1004", m_demo});
    const Run time = runCli({"events", "--json", "--from", "0.08", "--to", "00:00.09", m_demo});
    const Run track = runCli(
        {"track", "--raw", "--client", "0", "--from", "0.08", "--to", "0.08", m_demo});

    QCOMPARE(tick.code, 0);
    QVERIFY(!tick.out.isEmpty());
    QCOMPARE(time.code, 0);
    QCOMPARE(time.out, tick.out);
    QCOMPARE(track.code, 0);
    QCOMPARE(track.out.split('\n').size(), 3); // header, tick 1004, end
    QVERIFY(track.out.contains("\n1004,"));
}

void TestCliChoice::wrongRangeIsRefusedBeforeReading_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("word") << QStringList{"events", "--from", "noon", "x.demo"};
    QTest::newRow("no time") << QStringList{"events", "--to", "1:x", "x.demo"};
    QTest::newRow("track") << QStringList{"track", "--from", "1:2:3:4", "x.demo"};
    QTest::newRow("case without pattern") << QStringList{"events", "--ignore-case", "x.demo"};
}

void TestCliChoice::wrongRangeIsRefusedBeforeReading()
{
    QFETCH(QStringList, words);

    const Run run = runCli(words);

    QCOMPARE(run.code, 2);
    // Wrong usage, not a file that is not there.
    QVERIFY(run.errors.contains("--help"));
}

void TestCliChoice::matchTakesLinearTime()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet164-server-sunny.demo");

    // An engine that goes back takes many minutes, and runCli() does not wait so long.
    const Run run = runCli({"events", "--match", "^(([a-z ])+.)+[A-Z]([a-z])+$",
                            recordingPath("teeworlds/ddnet164-server-sunny.demo")});

    QCOMPARE(run.code, 0);
}

void TestCliChoice::matchCanIgnoreCase()
{
    const Run exact = runCli({"events", "--match", "^HI$", m_demo});
    const Run folded = runCli({"events", "--json", "--match", "^HI$", "--ignore-case", m_demo});

    QCOMPARE(exact.code, 0);
    QVERIFY(exact.out.isEmpty());
    QCOMPARE(folded.rows().size(), 1);
    QCOMPARE(folded.rows()[0][u"text"].toString(), "hi");
}

void TestCliChoice::tableOfSeveralFilesHasTheColumnsOfAll()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    const QString flat = m_demo;
    const QString high = recordingPath("hollowcube/tiny.hcrp");

    const Run run = runCli({"track", "--raw", "--quiet", flat, high});
    const Run alone = runCli({"track", "--raw", "--quiet", high});
    const Run rows = runCli({"track", "--raw", "--quiet", "--json", flat, high});

    QCOMPARE(run.code, 0);
    QList<QByteArray> lines = run.out.split('\n');
    QCOMPARE(lines.takeFirst(), "tick,player,client_id,x,y,z,vx,vy,vz,file");
    QVERIFY(lines.takeLast().isEmpty());
    const auto ofHigh = alone.out.count('\n') - 1;
    QVERIFY(ofHigh > 0 && lines.size() > ofHigh);
    for (const QByteArray &line : lines) {
        const auto cells = line.split(',');
        QCOMPARE(cells.size(), 10);
        const bool isHigh = cells[9].endsWith("tiny.hcrp");
        QCOMPARE(cells[5].isEmpty(), !isHigh);
    }
    QCOMPARE(rows.rows().size(), lines.size());
}

void TestCliChoice::pictureIsOfTheKindThatItsNameSays()
{
    const auto shot = [this](const QString &name) {
        return runCli({"screenshot", "--quiet", "--tick", "1000", "--size", "64x64", "--data",
                       "none", "-o", m_folder->filePath(name), m_demo});
    };

    QCOMPARE(shot("a.jpg").code, 0);
    QCOMPARE(shot("a.PNG").code, 0);
    QCOMPARE(shot("plain").code, 0);
    const Run refused = shot("a.txt");

    QVERIFY(beginningOf(m_folder->filePath("a.jpg")).startsWith("\xFF\xD8\xFF")); // JPEG
    QVERIFY(beginningOf(m_folder->filePath("a.PNG")).startsWith("\x89PNG"));
    QVERIFY(beginningOf(m_folder->filePath("plain")).startsWith("\x89PNG"));
    QCOMPARE(refused.code, 2);
    QVERIFY(refused.errors.contains("\"txt\""));
    QVERIFY(!QFile::exists(m_folder->filePath("a.txt")));
}

void TestCliChoice::missingDataFolderIsRefused()
{
    const QString picture = m_folder->filePath("a.png");

    const Run run = runCli(
        {"screenshot", "--tick", "1000", "--data", "/nowhere/at/all", "-o", picture, m_demo});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("/nowhere/at/all"));
    QVERIFY(!QFile::exists(picture));
}

void TestCliChoice::windowTellsItsHelpWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("help") << QStringList{"--help"} << QByteArray("--tick");
    QTest::newRow("short") << QStringList{"-h"} << QByteArray("--tick");
    QTest::newRow("version") << QStringList{"--version"} << test::projectVersion();
}

void TestCliChoice::windowTellsItsHelpWithoutADisplay()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, part);

    const Run run = runWithoutDisplay(words);

    QCOMPARE(run.code, 0);
    QVERIFY(run.out.contains(part));
}

void TestCliChoice::uuidItemsAreText()
{
    const QString file = QStringLiteral("teeworlds/ddnet198-client-race-carol.demo");
    if (!test::isHere(recordingPath(file)))
        SKIP_MISSING();

    const Run run = runCli({"state", "--json", "--at", "0", recordingPath(file)});

    QStringList uuids;
    for (const QJsonValue &item : run.object()[u"items"].toArray()) {
        if (item[u"type"].toString() != u"UuidType")
            continue;
        uuids << item[u"fields"][u"Uuid"].toString();
        QVERIFY(!item[u"fields"].toObject().contains(u"Uuid_hex"));
    }
    // Of DDNetCharacter. Source: teeworlds-snapshot.md, section 5.
    QVERIFY(uuids.contains("76ce455b-f9eb-3a48-add7-e04b941d045c"));
}

void TestCliChoice::recordedItemsHaveNoSource()
{
    const Run run = runCli({"state", "--json", "--tick", "1000", m_demo});

    const QJsonArray items = run.object()[u"items"].toArray();
    QVERIFY(!items.isEmpty());
    for (const QJsonValue &item : items)
        QVERIFY(!item.toObject().contains(u"source"));
}

void TestCliChoice::timesSayTheirZone()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    SKIP_WITHOUT_RECORDING("odd/setuponly.teehistorian");
    const auto recorded = [](const QString &path) {
        for (const QByteArray &line : runCli({"info", "--quiet", path}).out.split('\n')) {
            if (line.startsWith("Recorded"))
                return line.simplified();
        }
        return QByteArray();
    };

    QVERIFY(recorded(m_demo).endsWith(", local time of the recorder"));
    QVERIFY(recorded(recordingPath("hollowcube/tiny.hcrp")).endsWith(" UTC"));
    QCOMPARE(recorded(recordingPath("odd/setuponly.teehistorian")),
             "Recorded 2026-08-22T12:00:00+0200");
}

void TestCliChoice::quickInfoSaysWhatItDoesNotKnow()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    const QString path = recordingPath("hollowcube/tiny.hcrp");

    const QJsonObject whole = runCli({"info", "--json", path}).object();
    const QJsonObject quick = runCli({"info", "--quick", "--json", path}).object();

    for (const char *key : {"format", "first_tick", "last_tick", "tick_count", "seek_points"})
        QCOMPARE(quick[QLatin1String(key)], whole[QLatin1String(key)]);
    QVERIFY(quick[u"players"].isNull() && quick.contains(u"players"));
    QVERIFY(quick[u"damage"].isNull() && quick.contains(u"damage"));
    QVERIFY(whole[u"damage"].isArray());
    QVERIFY(quick[u"counts"][u"events"].isNull());
    QCOMPARE(quick[u"counts"][u"chunks"], whole[u"counts"][u"chunks"]);
    QVERIFY(!whole[u"counts"][u"events"].toObject().isEmpty());
}

void TestCliChoice::numbersAgreeWithTheirNouns()
{
    SKIP_WITHOUT_RECORDING("odd/b_off0.demo");

    const Run verify = runCli({"verify", recordingPath("odd/b_off0.demo")});

    QVERIFY(verify.out.contains(": 0 ticks recorded"));
    QVERIFY(verify.out.contains(", 1 tick lost, 1 seek point, "));
    QVERIFY(verify.out.contains("1 damaged place\n"));
    QVERIFY(runCli({"info", recordingPath("odd/b_off0.demo")}).out.contains("1 place, listed"));
}

void TestCliChoice::quietSaysNothing()
{
    SKIP_WITHOUT_RECORDING("teeworlds/killed-client-dm2.demo");
    const QString path = recordingPath("teeworlds/killed-client-dm2.demo");

    QVERIFY(!runCli({"events", path}).errors.isEmpty());
    const Run quiet = runCli({"events", "--quiet", path});

    QCOMPARE(quiet.code, 1);
    QVERIFY(quiet.errors.isEmpty());
}

TICKSCOPE_TEST(TestCliChoice, QCoreApplication)
#include "test_cli_choice.moc"
