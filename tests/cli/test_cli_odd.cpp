// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/model/damage.h"
#include "tests/cli/run_cli.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

QString oddPath(const QString &name)
{
    return test::recordings() + QStringLiteral("/odd/") + name;
}

QJsonArray damageOf(const Run &run)
{
    return run.object()[u"damage"].toArray();
}

/// The items of a type in a state.
QList<QJsonObject> itemsOf(const Run &state, const QString &type)
{
    QList<QJsonObject> found;
    for (const QJsonValue &item : state.object()[u"items"].toArray()) {
        if (item[u"type"].toString() == type)
            found.append(item.toObject());
    }
    return found;
}

} // namespace

#define SKIP_WITHOUT_ODD(name) \
    if (!tickscope::test::isHere(oddPath(name))) \
    SKIP_MISSING()

/// Small recordings that once gave a wrong answer, and what each must give.
class TestCliOdd : public QObject
{
    Q_OBJECT

private slots:
    void speakerStandsBesideWhatIsSaid();
    void aGapIsNoDamage_data();
    void aGapIsNoDamage();
    void firstKeyframeOfACutDemoIsBelieved();
    void chunkOfNoKnownTypeCostsNothingElse();
    void itemAtAWrongOffsetIsLeftOut();
    void moreMarkersThanFitAreDamage();
    void headerTextWithoutEndIsDamage();
    void removalOfWhatIsNotThereIsDamage();
    void markersAreEvents();
    void aLoneTickHasNoState();
    void settingUpIsATick_data();
    void settingUpIsATick();
    void whatIsLostIsCountedByTicksOfTheRecording();
    void bothArgumentsOfATextAreTold();
    void unknownVersionIsSaid();
    void segmentAloneSaysWhatItIs();
    void namesComeFromReportsOfTheDataVersion();
    void directorCommandsOfTheOldNumberingAreKnown();
    void runTimesAreToldAsOthers();
};

void TestCliOdd::speakerStandsBesideWhatIsSaid()
{
    SKIP_WITHOUT_ODD("spoof.demo");

    const Run rows = runCli({"events", "--json", "--kind", "chat", oddPath("spoof.demo")});
    const Run text = runCli({"events", "--kind", "chat", oddPath("spoof.demo")});

    QCOMPARE(rows.code, 0);
    const QJsonObject said = rows.rows().value(0);
    QCOMPARE(said[u"text"].toString(), "Bob: I use a bot");
    QCOMPARE(said[u"client_id"].toInt(-1), 0);
    // The words of the line: tick, time, kind, number and name, what was said.
    QCOMPARE(text.out.split('\n').first().simplified(), "1010 00:00.20 chat #0 a Bob: I use a bot");
}

void TestCliOdd::aGapIsNoDamage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("markers");
    QTest::addColumn<int>("last");
    QTest::addColumn<QList<int>>("keyframes");
    // Markers of each file, as its chunks have them.
    QTest::newRow("after the first")
        << "g_first.demo" << 504 << 4254 << QList<int>{1000, 3500, 3752, 4004};
    QTest::newRow("after two") << "g_two.demo" << 252 << 3750 << QList<int>{1000, 3500};
    QTest::newRow("each") << "g_each.demo" << 630 << 13250
                          << QList<int>{1000, 4000, 7000, 10000, 13000};
}

void TestCliOdd::aGapIsNoDamage()
{
    QFETCH(QString, name);
    QFETCH(int, markers);
    QFETCH(int, last);
    QFETCH(QList<int>, keyframes);
    SKIP_WITHOUT_ODD(name);

    const Run verify = runCli({"verify", "--json", oddPath(name)});
    const Run info = runCli({"info", "--json", oddPath(name)});

    QCOMPARE(verify.code, 0);
    QCOMPARE(verify.object()[u"ticks"].toInt(), markers);
    QCOMPARE(info.code, 0);
    QCOMPARE(info.object()[u"first_tick"].toInt(), 1000);
    QCOMPARE(info.object()[u"last_tick"].toInt(), last);
    QCOMPARE(info.object()[u"seek_points"][u"count"].toInt(), keyframes.size());
    for (const int tick : keyframes) {
        // The last recorded state holds during a gap, too.
        const Run at = runCli({"state", "--json", "--tick", QString::number(tick), oddPath(name)});
        QCOMPARE(at.code, 0);
        QCOMPARE(at.object()[u"recorded_tick"].toInt(), tick);
        QCOMPARE(at.object()[u"exactness"].toString(), "recorded");
        QCOMPARE(itemsOf(at, "Character").size(), 1);
    }
    const Run before = runCli(
        {"state", "--json", "--tick", QString::number(keyframes[1] - 1), oddPath(name)});
    QCOMPARE(before.code, 0);
    QCOMPARE(itemsOf(before, "Character").size(), 1);
}

void TestCliOdd::firstKeyframeOfACutDemoIsBelieved()
{
    SKIP_WITHOUT_ODD("mila-cut-26900.demo");
    SKIP_WITHOUT_RECORDING("teeworlds/tw065-client-mila.demo");
    const QString path = oddPath("mila-cut-26900.demo");

    const Run verify = runCli({"verify", "--json", path});
    const Run state = runCli({"state", "--json", "--tick", "2812", path});
    // What the whole recording has at that tick.
    const Run whole = runCli(
        {"state", "--json", "--tick", "2812",
         test::recordings() + QStringLiteral("/teeworlds/tw065-client-mila.demo")});

    QCOMPARE(verify.code, 1);
    QCOMPARE(verify.object()[u"ticks"].toInt(), 3); // markers at 2812, 2814 and 2816
    QCOMPARE(damageOf(verify).size(), 1);
    QCOMPARE(damageOf(verify)[0][u"byte"].toInt(), 26882); // the chunk that the cut is in
    QCOMPARE(state.code, 1);
    QVERIFY(!whole.object()[u"items"].toArray().isEmpty());
    QCOMPARE(state.object()[u"items"], whole.object()[u"items"]);
}

void TestCliOdd::chunkOfNoKnownTypeCostsNothingElse()
{
    SKIP_WITHOUT_ODD("b_t0.demo");
    const QString path = oddPath("b_t0.demo");

    const Run verify = runCli({"verify", "--json", path});
    const Run last = runCli({"state", "--json", "--tick", "1001", path});

    QCOMPARE(verify.code, 1);
    QCOMPARE(verify.object()[u"ticks"].toInt(), 2);
    QCOMPARE(damageOf(verify).size(), 1);
    QCOMPARE(damageOf(verify)[0][u"byte"].toInt(), 472);
    QCOMPARE(damageOf(verify)[0][u"size"].toInt(), 4);
    QCOMPARE(last.code, 1);
    QCOMPARE(itemsOf(last, "Character").size(), 1);
}

void TestCliOdd::itemAtAWrongOffsetIsLeftOut()
{
    SKIP_WITHOUT_ODD("b_off0.demo");
    const QString path = oddPath("b_off0.demo");

    const Run verify = runCli({"verify", "--json", path});
    const Run state = runCli({"state", "--json", "--tick", "1000", path});

    QCOMPARE(verify.code, 1);
    QCOMPARE(damageOf(verify).size(), 1);
    QVERIFY(damageOf(verify)[0][u"what"].toString().contains("offset"));
    QCOMPARE(state.code, 1);
    QCOMPARE(state.object()[u"exactness"].toString(), "damaged");
    // The first item's extent is in doubt; that of the others is not.
    QCOMPARE(state.object()[u"items"].toArray().size(), 2);
    QCOMPARE(itemsOf(state, "Character").value(0)[u"fields"][u"X"].toInt(), 320);
    QCOMPARE(itemsOf(state, "PlayerInfo").size(), 1);
}

void TestCliOdd::moreMarkersThanFitAreDamage()
{
    SKIP_WITHOUT_ODD("nm65.demo");

    const Run info = runCli({"info", "--json", oddPath("nm65.demo")});

    QCOMPARE(info.code, 1);
    QCOMPARE(damageOf(info).size(), 1);
    QCOMPARE(damageOf(info)[0][u"byte"].toInt(), 176); // of the number of markers
    QVERIFY(damageOf(info)[0][u"what"].toString().contains("65"));
    QCOMPARE(info.object()[u"markers"].toArray(), QJsonArray{1002});
}

void TestCliOdd::headerTextWithoutEndIsDamage()
{
    SKIP_WITHOUT_ODD("unterm.demo");

    const Run verify = runCli({"verify", "--json", oddPath("unterm.demo")});
    const Run info = runCli({"info", "--json", oddPath("unterm.demo")});

    QCOMPARE(verify.code, 1);
    QCOMPARE(verify.object()[u"ticks"].toInt(), 20);
    QCOMPARE(damageOf(verify).size(), 1);
    QCOMPARE(damageOf(verify)[0][u"byte"].toInt(), 72);
    QCOMPARE(damageOf(verify)[0][u"size"].toInt(), 64);
    QCOMPARE(damageOf(verify)[0][u"what"].toString(),
             "the text \"map_name\" of the header has no end");
    QCOMPARE(info.object()[u"map"][u"name"].toString(), QString(64, u'm'));
}

void TestCliOdd::removalOfWhatIsNotThereIsDamage()
{
    SKIP_WITHOUT_ODD("remove.demo");

    const Run verify = runCli({"verify", "--json", oddPath("remove.demo")});
    const Run state = runCli({"state", "--json", "--tick", "103", oddPath("remove.demo")});

    QCOMPARE(verify.code, 1);
    QCOMPARE(damageOf(verify).size(), 1);
    QCOMPARE(damageOf(verify)[0][u"what"].toString(),
             "delta removes item 9/55, which is not there; the state is not known up to the next "
             "keyframe");
    QCOMPARE(damageOf(verify)[0][u"lost_ticks"].toInt(), 1);
    // The snapshot that it changes is another one than its recorder had.
    QCOMPARE(state.object()[u"exactness"].toString(), "damaged");
}

void TestCliOdd::markersAreEvents()
{
    SKIP_WITHOUT_ODD("nmout.demo");
    const QString path = oddPath("nmout.demo");

    const Run events = runCli({"events", "--json", "--kind", "marker", path});
    const Run range = runCli(
        {"events", "--json", "--kind", "marker", "--from", "110", "--to", "110", path});
    const Run behind = runCli({"events", "--json", "--kind", "marker", "--from", "111", path});
    const Run verify = runCli({"verify", "--json", path});
    const Run info = runCli({"info", "--json", path});

    QVERIFY(runCli({"events", "--kind", "list", path}).out.split('\n').contains("marker"));
    QCOMPARE(events.rows().size(), 1);
    QCOMPARE(events.rows()[0][u"tick"].toInt(), 110);
    QCOMPARE(events.rows()[0][u"kind"].toString(), "marker");
    QCOMPARE(range.out, events.out);
    QVERIFY(behind.rows().isEmpty());
    // The one outside the recording is told, and costs nothing.
    QCOMPARE(verify.code, 0);
    QCOMPARE(info.object()[u"markers"].toArray(), QJsonArray{110});
    QCOMPARE(info.object()[u"markers_outside"].toArray(), QJsonArray{99999});
    QVERIFY(runCli({"info", path}).out.contains("99999 (outside the recording)"));
}

void TestCliOdd::aLoneTickHasNoState()
{
    SKIP_WITHOUT_ODD("onetick.demo");
    const QString path = oddPath("onetick.demo");

    const Run info = runCli({"info", "--json", path});
    const Run verify = runCli({"verify", "--json", path});
    const Run state = runCli({"state", "--json", "--tick", "1000", path});

    QCOMPARE(info.code, 1);
    QCOMPARE(info.object()[u"tick_count"].toInt(), 1);
    QCOMPARE(verify.code, 1);
    QCOMPARE(verify.object()[u"ticks"].toInt(), 1);
    QCOMPARE(damageOf(verify), damageOf(info));
    QCOMPARE(damageOf(verify).size(), 1);
    QCOMPARE(state.code, 1);
    QVERIFY(state.object()[u"items"].toArray().isEmpty());
}

void TestCliOdd::settingUpIsATick_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("code");
    QTest::addColumn<qsizetype>("damages");

    QTest::newRow("whole") << QStringLiteral("setuponly.teehistorian") << 0 << qsizetype{0};
    QTest::newRow("cut") << QStringLiteral("setup-unfinished.teehistorian") << 1 << qsizetype{1};
}

void TestCliOdd::settingUpIsATick()
{
    QFETCH(const QString, file);
    QFETCH(const int, code);
    QFETCH(const qsizetype, damages);
    SKIP_WITHOUT_ODD(file);
    const QString path = oddPath(file);

    const Run info = runCli({"info", "--json", path});
    const Run events = runCli({"events", "--json", path});

    QCOMPARE(info.code, code);
    QCOMPARE(info.object()[u"first_tick"].toInt(-1), 0);
    QCOMPARE(info.object()[u"recorded_ticks"].toInt(), 1);
    QCOMPARE(damageOf(info).size(), damages);
    QCOMPARE(events.code, code);
    QStringList kinds;
    for (const QJsonObject &row : events.rows()) {
        QCOMPARE(row[u"tick"].toInt(-1), 0);
        kinds << row[u"kind"].toString();
    }
    QCOMPARE(kinds.filter("join").size(), 1);
    QCOMPARE(kinds.filter("command").size(), 1);
    QCOMPARE(kinds.filter("ready").size(), 1);
}

void TestCliOdd::whatIsLostIsCountedByTicksOfTheRecording()
{
    SKIP_WITHOUT_ODD("seedsnapblock.hcrp");
    const Run run = runCli({"verify", "--json", oddPath("seedsnapblock.hcrp")});

    // A chunk of a hundred ticks that is not ours to read, and one of as many that needs it.
    QCOMPARE(run.code, 1);
    const QJsonArray damage = damageOf(run);
    QCOMPARE(damage.size(), 1);
    QCOMPARE(damage[0][u"tick"].toInt(-1), 0);
    QCOMPARE(damage[0][u"lost_ticks"].toInt(), 200);
    QCOMPARE(run.object()[u"lost_ticks"].toInt(), 200);
    QVERIFY(!damage[0][u"what"].toString().contains(u"reading goes on"));
}

void TestCliOdd::bothArgumentsOfATextAreTold()
{
    SKIP_WITHOUT_ODD("hudargs.dem");

    const Run run = runCli({"events", "--json", "--kind", "broadcast", oddPath("hudargs.dem")});

    QCOMPARE(run.code, 0);
    const QJsonArray expected{"first", "second"};
    QCOMPARE(run.rows().value(0)[u"fields"][u"argument"].toArray(), expected);
}

void TestCliOdd::unknownVersionIsSaid()
{
    auto demo = test::makeTinyDemo();
    demo[7] = std::byte{7}; // the version
    const QByteArray bytes(reinterpret_cast<const char *>(demo.data()),
                           static_cast<qsizetype>(demo.size()));

    const Run info = runCli({"info", "--json", "-"}, bytes);

    QCOMPARE(info.code, 1);
    QCOMPARE(info.object()[u"format_version"].toInt(), 7);
    QCOMPARE(info.object()[u"tick_count"].toInt(), 401); // 200 steps of two
    QCOMPARE(damageOf(info).size(), 1);
    QCOMPARE(damageOf(info)[0][u"kind"].toString(), "unsupported");
    QVERIFY(damageOf(info)[0][u"what"].toString().contains("version 7"));
}

void TestCliOdd::segmentAloneSaysWhatItIs()
{
    const QString folder = test::recordings() + QStringLiteral("/hollowcube/segmented-finished/");
    if (!test::isHere(folder + "segment-000.dat"))
        SKIP_MISSING();
    QTemporaryDir alone;
    const QString lonely = alone.filePath("segment-000.dat");
    QVERIFY(QFile::copy(folder + "segment-000.dat", lonely));

    const Run beside = runCli({"info", folder + "segment-000.dat"});
    const Run missing = runCli({"info", lonely});

    QCOMPARE(beside.code, 0);
    // 29,343 bytes has the file that was named; the recording has more.
    QVERIFY(beside.out.startsWith("File "));
    QVERIFY(beside.out.split('\n').first().contains("segment-000.dat, 29,343 bytes of "));
    QCOMPARE(missing.code, 2);
    QVERIFY(missing.errors.contains("29343 bytes") && missing.errors.contains("preamble.dat"));
}

void TestCliOdd::namesComeFromReportsOfTheDataVersion()
{
    SKIP_WITHOUT_ODD("dataver.hcrp");
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("5000/reports")));
    const auto write = [&](const char *name, const char *text) {
        QFile file(folder.filePath(QStringLiteral("5000/reports/") + name));
        return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
    };
    QVERIFY(write("registries.json", R"({"minecraft:entity_type": {"entries": {
        "minecraft:snowball": {"protocol_id": 44}, "minecraft:arrow": {"protocol_id": 6}}}})"));
    QVERIFY(write("blocks.json", R"({"minecraft:oak_log": {"states": [
        {"id": 1, "properties": {"axis": "y"}}, {"id": 2}]}})"));
    const auto textsAt = [](const char *tick) {
        const Run state = runCli({"state", "--json", "--tick", tick, oddPath("dataver.hcrp")});
        QSet<QString> texts;
        for (const QJsonObject &entity : itemsOf(state, "Entity"))
            texts.insert(entity[u"texts"][u"type"].toString());
        for (const QJsonObject &block : itemsOf(state, "Block"))
            texts.insert(block[u"texts"][u"state"].toString());
        return texts;
    };

    const auto withoutNames = textsAt("30");
    qputenv("TICKSCOPE_GAME_REPORTS", folder.path().toLocal8Bit());
    const auto withNames = textsAt("30");
    const auto otherVersion = textsAt("10"); // of which there are no reports
    qunsetenv("TICKSCOPE_GAME_REPORTS");

    QVERIFY(withoutNames.contains("type #44 (data version 5000)"));
    QVERIFY(withoutNames.contains("block state #1 (data version 5000)"));
    QVERIFY(withNames.contains("snowball"));
    QVERIFY(withNames.contains("oak_log[axis=y]"));
    QVERIFY(otherVersion.contains("ender_pearl"));
    QVERIFY(otherVersion.contains("stone"));
}

void TestCliOdd::directorCommandsOfTheOldNumberingAreKnown()
{
    SKIP_WITHOUT_ODD("director-old.dem.gz");

    const Run run = runCli({"events", "--json", "--all", oddPath("director-old.dem.gz")});

    QMap<QString, QJsonObject> director;
    QStringList commands;
    QJsonObject message;
    for (const QJsonObject &row : run.rows()) {
        if (row[u"kind"].toString() == u"goldsrc:director")
            director[row[u"text"].toString()] = row;
        if (row[u"kind"].toString() == u"goldsrc:stufftext"
            && row[u"fields"][u"console_command"].isString())
            commands << row[u"text"].toString();
        if (row[u"fields"][u"command"].toInt() == 6)
            message = row[u"fields"].toObject();
    }
    const auto fields = [&](const char *text) { return director[text][u"fields"].toObject(); };
    QCOMPARE(fields("fade"), (QJsonObject{{"command", 10},
                                          {"duration", 512},
                                          {"hold", 256},
                                          {"flags", 1},
                                          {"red", 255},
                                          {"green", 0},
                                          {"blue", 0},
                                          {"alpha", 128}}));
    QCOMPARE(
        fields("shake"),
        (QJsonObject{{"command", 11}, {"amplitude", 100}, {"duration", 200}, {"frequency", 300}}));
    QCOMPARE(commands, (QStringList{"echo hello", "say text as new 10"}));
    QCOMPARE(message[u"blue"].toInt(-1), 255);
    QCOMPARE(message[u"green"].toInt(-1), 0);
    QCOMPARE(message[u"red"].toInt(-1), 0);
    QCOMPARE(message[u"alpha"].toInt(-1), 255);
    // Flags 291: priority 3, dramatic (32) and intro (256).
    const QString text = "event: Ann, Ben (priority 3: dramatic | intro)";
    QVERIFY2(director.contains(text), qPrintable(director.keys().join('|')));
    QCOMPARE(director[text][u"client_id"].toInt(), 1);
    QCOMPARE(director[text][u"other_client_id"].toInt(), 2);
    QCOMPARE(director[text][u"fields"][u"flags"].toInt(), 291);
}

void TestCliOdd::runTimesAreToldAsOthers()
{
    SKIP_WITHOUT_ODD("race-9999ms.hcrp");

    const Run run = runCli({"events", "--json", oddPath("race-9999ms.hcrp")});

    QMap<QString, QJsonObject> rows;
    for (const QJsonObject &row : run.rows())
        rows[row[u"kind"].toString()] = row;
    QCOMPARE(rows["start"][u"text"].toString(), "Bob started the race");
    QCOMPARE(rows["start"][u"client_id"].toInt(-1), 0);
    QVERIFY2(rows["finish"][u"text"].toString().endsWith(" at 0:09.999"),
             qPrintable(rows["finish"][u"text"].toString()));
    QVERIFY(runCli({"runs", oddPath("race-9999ms.hcrp")}).out.contains("  00:09.999  "));
    const Run splits = runCli(
        {"compare", "--what", "splits", oddPath("race-12345ms.hcrp"), oddPath("race-9999ms.hcrp")});
    QVERIFY2(splits.out.contains("00:12.345  00:09.999  -00:02.346"), splits.out.constData());
}

TICKSCOPE_TEST(TestCliOdd, QCoreApplication)
#include "test_cli_odd.moc"
