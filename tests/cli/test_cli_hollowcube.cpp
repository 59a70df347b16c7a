// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <random>

#include <sys/resource.h>

using namespace tickscope;
using test::Run;
using test::runCli;

namespace {

/// What records a simulated run.
const QString Recorder = QStringLiteral("tickscope-record-example");

QString replayPath(const QString &name)
{
    return test::recordings() + QStringLiteral("/hollowcube/") + name;
}

QJsonObject objectIn(const QString &name)
{
    QFile file(replayPath(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

/// Records a simulated run into a new folder in \a folder.
QString recordedIn(const QTemporaryDir &folder, const QStringList &words = {})
{
    const QString path = folder.filePath(QStringLiteral("replay"));
    const bool isRecorded = QProcess::execute(test::program(Recorder), QStringList{path} + words)
                            == 0;
    return isRecorded ? path : QString();
}

QJsonObject wholeItem(const QJsonObject &state, const QString &type, qint64 id)
{
    for (const QJsonValue &item : state[u"items"].toArray()) {
        if (item[u"type"].toString() == type && item[u"id"].toInteger() == id)
            return item.toObject();
    }
    return {};
}

/// Ticks that \a path opens with; -1 when it does not, or is damaged.
int openedTicks(const QString &path)
{
    const Run run = runCli({"verify", "--json", path});
    return run.code == 0 ? run.object()[u"ticks"].toInt() : -1;
}

} // namespace

#define SKIP_WITHOUT_REPLAY(name) \
    if (!test::isHere(replayPath(name))) \
    SKIP_MISSING()

class TestCliHollowcube : public QObject
{
    Q_OBJECT

private slots:
    void infoAgreesWithTheFacts_data();
    void infoAgreesWithTheFacts();
    void metadataIsATree();
    void anticheatFlagsAreMarkers();
    void stateAgreesWithTheFacts_data();
    void stateAgreesWithTheFacts();
    void brokenFileEndsAsTheFactsSay_data();
    void brokenFileEndsAsTheFactsSay();
    void nothingBrokenTakesMuchMemory();
    void recordedRunHasItsEvents();
    void recordedRunRacesAGhost();
    void trackIsInBlocksWithThreeAxes();
    void entitiesAreNoPlayers();
    void runnerStaysWhereItWasKnownLast();
    void unknownPlaceIsNoZero();
    void compactMakesOneFile();
    void unfinishedRecordingIsCompactedByForceOnly();
    void convertMakesVersionFour();
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void killedRecorderLosesNoCommittedTick();
    void reportOfTheGameIsFiledOnce();
};

void TestCliHollowcube::infoAgreesWithTheFacts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("facts");
    for (const char *name : {"nano", "tiny", "empty", "parkour-run", "metadata", "legacy-v3",
                             "sparse-snapshots", "no-world-version"}) {
        const QString text = QString::fromLatin1(name);
        QTest::newRow(name) << text + QStringLiteral(".hcrp")
                            << text + QStringLiteral(".facts.json");
    }
    for (const char *name : {"segmented-finished", "segmented-interrupted", "segmented-heavy"}) {
        const QString text = QString::fromLatin1(name);
        QTest::newRow(name) << text << text + QStringLiteral(".facts.json");
    }
}

void TestCliHollowcube::infoAgreesWithTheFacts()
{
    QFETCH(QString, name);
    QFETCH(QString, facts);
    SKIP_WITHOUT_REPLAY(facts);
    const QJsonObject expected = objectIn(facts);
    const QJsonObject header = expected[u"header"].toObject();

    const Run run = runCli({"info", "--json", replayPath(name)});

    QCOMPARE(run.code, 0);
    const QJsonObject info = run.object();
    QCOMPARE(info[u"format"].toString(), QStringLiteral("hollowcube"));
    QCOMPARE(info[u"format_version"], header[u"version"]);
    QCOMPARE(info[u"tick_count"], header[u"tickCount"]);
    QCOMPARE(info[u"tick_rate"].toInt(), 20);
    QCOMPARE(info[u"counts"][u"chunks"].toInt(), header[u"chunkCount"].toInt());
    const QJsonObject counts = info[u"counts"][u"events"].toObject();
    const QJsonObject events = expected[u"events"].toObject();
    for (const QString &kind : events.keys())
        QCOMPARE(counts[kind].toInt(), events[kind].toInt());
    QCOMPARE(info[u"metadata"][u"metadata"].toObject(), expected[u"metadata"].toObject());
    QVERIFY(info[u"damage"].toArray().isEmpty());
}

void TestCliHollowcube::metadataIsATree()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("metadata.hcrp"));

    const QJsonObject info = runCli({"info", "--json", replayPath(QStringLiteral("metadata.hcrp"))})
                                 .object();

    const QJsonObject metadata = info[u"metadata"][u"metadata"].toObject();
    QCOMPARE(metadata[u"anticheat"][u"flags"][0][u"check"].toString(), QStringLiteral("speed"));
    QCOMPARE(metadata[u"bytes"].toArray(), QJsonArray({1, 2, 255}));
    QCOMPARE(info[u"players"][0][u"names"][0].toString(), metadata[u"runner"].toString());
}

void TestCliHollowcube::anticheatFlagsAreMarkers()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("metadata.hcrp"));

    const QJsonObject info = runCli({"info", "--json", replayPath(QStringLiteral("metadata.hcrp"))})
                                 .object();

    QCOMPARE(info[u"markers"].toArray(), QJsonArray({412, 990}));
    const QJsonArray labels = info[u"marker_labels"].toArray();
    QCOMPARE(labels.size(), 2);
    QCOMPARE(labels[0][u"kind"].toString(), QStringLiteral("anticheat_flag"));
    QCOMPARE(labels[0][u"label"].toString(), QStringLiteral("speed 0.75"));
    QCOMPARE(labels[1][u"tick"].toInt(), 990);
    const QByteArray text = runCli({"info", replayPath(QStringLiteral("metadata.hcrp"))}).out;
    QVERIFY(text.contains("412 (00:20.60) anticheat flag: speed 0.75"));
    const QByteArray events
        = runCli({"events", "--kind", "marker", replayPath(QStringLiteral("metadata.hcrp"))}).out;
    QVERIFY(events.contains("anticheat flag: reach 0.5"));
}

void TestCliHollowcube::stateAgreesWithTheFacts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tick");
    for (const char *tick : {"0", "4", "5", "7"})
        QTest::addRow("tiny, %s", tick) << QStringLiteral("tiny") << QString::fromLatin1(tick);
    for (const char *tick : {"500", "1099"})
        QTest::addRow("metadata, %s", tick)
            << QStringLiteral("metadata") << QString::fromLatin1(tick);
}

void TestCliHollowcube::stateAgreesWithTheFacts()
{
    QFETCH(QString, name);
    QFETCH(QString, tick);
    SKIP_WITHOUT_REPLAY(name + QStringLiteral(".facts.json"));
    const QJsonObject facts = objectIn(name + QStringLiteral(".facts.json"));
    const QJsonObject scene = facts[u"seekTo"][tick][u"scene"].toObject();
    const QJsonObject walked = facts[u"stateAfterTick"][tick].toObject();

    const Run run = runCli(
        {"state", "--json", "--tick", tick, replayPath(name + QStringLiteral(".hcrp"))});

    QCOMPARE(run.code, 0);
    const QJsonObject entities = scene[u"entities"].toObject();
    for (const QString &id : entities.keys()) {
        const QJsonObject entity = wholeItem(run.object(), QStringLiteral("Entity"),
                                             id.toLongLong());
        const QJsonObject fields = entity[u"fields"].toObject();
        const QJsonArray position = entities[id][u"pos"].toArray();
        QCOMPARE(fields[u"x"].toDouble(), position[0].toDouble());
        QCOMPARE(fields[u"y"].toDouble(), position[1].toDouble());
        QCOMPARE(fields[u"z"].toDouble(), position[2].toDouble());
        QCOMPARE(fields[u"items"].toObject(), entities[id][u"items"].toObject());
        QCOMPARE(entity[u"texts"][u"pose"].toString(), entities[id][u"pose"].toString());
        QCOMPARE(fields[u"held_slot"], walked[u"entities"][id][u"heldSlot"]);
    }
    for (const QJsonValue &block : scene[u"blocks"].toArray()) {
        const QJsonArray place = block[0].toArray();
        const auto packed = qint64((quint64(place[0].toInteger()) & 0x3ffffff) << 38
                                   | (quint64(place[2].toInteger()) & 0x3ffffff) << 12
                                   | (quint64(place[1].toInteger()) & 0xfff));
        QCOMPARE(wholeItem(run.object(), QStringLiteral("Block"), packed)[u"fields"][u"state"],
                 block[1]);
    }
}

void TestCliHollowcube::brokenFileEndsAsTheFactsSay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    const QJsonObject facts = objectIn(QStringLiteral("malformed/facts.json"));
    for (const QString &name : facts.keys())
        QTest::newRow(name.toUtf8().constData())
            << QStringLiteral("malformed/") + name << facts[name][u"viewer"][u"exit"].toInt();
    QTest::newRow("cut segment") << QStringLiteral("segmented-truncated") << 1;
    QTest::newRow("orphan segment") << QStringLiteral("segmented-interrupted") << 0;
    QTest::newRow("dictionary") << QStringLiteral("proposal-dictionary/with-dictionary.hcrp") << 0;
}

void TestCliHollowcube::brokenFileEndsAsTheFactsSay()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    SKIP_WITHOUT_REPLAY(name);

    QCOMPARE(runCli({"verify", "--json", replayPath(name)}).code, code);
    QCOMPARE(runCli({"info", "--json", replayPath(name)}).code, code);
}

void TestCliHollowcube::nothingBrokenTakesMuchMemory()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers take memory of their own");
#endif
    SKIP_WITHOUT_REPLAY(QStringLiteral("README.md"));
    rusage usage{};

    // The most that any program of this test took so far, the bombs among them.
    QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);

    QVERIFY2(usage.ru_maxrss < 256 * 1024, qPrintable(QString::number(usage.ru_maxrss)));
}

void TestCliHollowcube::recordedRunHasItsEvents()
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

void TestCliHollowcube::recordedRunRacesAGhost()
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

void TestCliHollowcube::trackIsInBlocksWithThreeAxes()
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

void TestCliHollowcube::entitiesAreNoPlayers()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("parkour-run.hcrp"));
    const QString path = replayPath(QStringLiteral("parkour-run.hcrp"));
    const QJsonObject expected = objectIn(QStringLiteral("parkour-run.facts.json"));

    const QJsonObject info = runCli({"info", "--json", path}).object();

    QCOMPARE(info[u"players"].toArray().size(), 1);
    int entities = 0;
    const QJsonObject byType = info[u"entities"].toObject();
    for (const QString &type : byType.keys())
        entities += byType[type].toInt();
    // The facts have nobody but the runner after tick 11,999: all others were destroyed.
    QCOMPARE(expected[u"stateAfterTick"][u"11999"][u"entities"].toObject().size(), 1);
    QCOMPARE(entities, expected[u"events"][u"DestroyEntity"].toInt());

    const Run track = runCli({"track", "--json", "--from", "6001", "--to", "6001", path});
    QCOMPARE(track.out.count('\n'), 1); // though a trident flies in that tick
}

void TestCliHollowcube::runnerStaysWhereItWasKnownLast()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("parkour-run.hcrp"));
    const QString path = replayPath(QStringLiteral("parkour-run.hcrp"));
    const QJsonArray place = objectIn(QStringLiteral(
        "parkour-run.facts.json"))[u"stateAfterTick"][u"11999"][u"entities"][u"0"][u"pos"]
                                 .toArray();

    // The last tick has a chunk of its own, which tells of the finish and of no place.
    const QJsonObject state = runCli({"state", "--json", "--tick", "12000", path}).object();
    QVERIFY(state[u"items"][0][u"fields"][u"x"].isNull());
    const QStringList last{"track", "--json", "--from", "12000"};
    QVERIFY(runCli(last + QStringList{path}).out.isEmpty());

    const Run known = runCli(last + QStringList{"--last-known", path});
    QCOMPARE(known.out.count('\n'), 1);
    const QJsonObject row = known.object();
    QCOMPARE(row[u"tick"].toInt(), 12000);
    QCOMPARE(row[u"last_known"].toBool(), true);
    QVERIFY(std::abs(row[u"x"].toDouble() - place[0].toDouble()) < 1e-9);
    QVERIFY(std::abs(row[u"y"].toDouble() - place[1].toDouble()) < 1e-9);
    QVERIFY(std::abs(row[u"z"].toDouble() - place[2].toDouble()) < 1e-9);
    QVERIFY(row[u"vx"].isNull());
    const Run before = runCli({"track", "--from", "11999", "--to", "11999", "--last-known", path});
    QVERIFY(before.out.startsWith("tick,player,client_id,x,y,z,vx,vy,vz,last_known,name\n"));
    QVERIFY(before.out.contains(",0,"));
}

/// At the tick of the finish a snapshot begins, which names no place of the runner.
void TestCliHollowcube::unknownPlaceIsNoZero()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("parkour-run.hcrp"));
    const QString path = replayPath(QStringLiteral("parkour-run.hcrp"));

    const Run state = runCli({"state", "--json", "--tick", "12000", path});
    const QJsonObject fields = wholeItem(state.object(), QStringLiteral("Entity"), 0)[u"fields"]
                                   .toObject();
    for (const char *name : {"x", "y", "z", "vx", "vy", "vz"})
        QVERIFY2(fields[QLatin1String(name)].isNull(), name);
    QVERIFY(runCli({"state", "--tick", "12000", path}).out.contains("vx         unknown"));

    const Run track = runCli({"track", "--client", "0", "--from", "12000", path});
    QVERIFY(!track.out.contains("nan"));
    QVERIFY(!track.out.contains("\n12000,"));
}

void TestCliHollowcube::compactMakesOneFile()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "700", "--commit-every", "150"});
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    const Run run = runCli({"compact", "--json", path, "-o", out, "--metadata", "note=best",
                            "--metadata", R"(scores=[1, 2.5])", "--metadata",
                            R"(anticheat=[{"tick": 40, "check": "speed"}])"});

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
    QCOMPARE(runCli({"compact", path, "-o", out}).code, 2); // it is there already
    QCOMPARE(runCli({"compact", "--force", "--facts", path, "-o", out}).code, 0);
    const QJsonObject whole = runCli({"info", "--json", out}).object();
    const QJsonObject facts = whole[u"metadata"][u"metadata"][u"tickscope"][u"facts"].toObject();
    QVERIFY(facts[u"players"][0][u"figures"][0][u"samples"].isDouble());
}

void TestCliHollowcube::unfinishedRecordingIsCompactedByForceOnly()
{
    const QTemporaryDir folder;
    const QString path = recordedIn(folder, {"--ticks", "100", "--unfinished"});
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    QCOMPARE(runCli({"compact", path, "-o", out}).code, 2);
    QVERIFY(!QFile::exists(out));
    QCOMPARE(runCli({"compact", "--force", path, "-o", out}).code, 0);
    QCOMPARE(openedTicks(out), 100);
}

void TestCliHollowcube::convertMakesVersionFour()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("legacy-v3.hcrp"));
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    QCOMPARE(runCli({"convert", replayPath(QStringLiteral("legacy-v3.hcrp")), "-o", out}).code, 0);

    const QJsonObject info = runCli({"info", "--json", out}).object();
    QCOMPARE(info[u"format_version"].toInt(), 4);
    QCOMPARE(openedTicks(out), 400);
    QCOMPARE(
        runCli({"convert", replayPath(QStringLiteral("tiny.hcrp")), "-o", out, "--force"}).code, 2);
}

void TestCliHollowcube::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("compact to nowhere") << QStringList{"compact", "x"};
    QTest::newRow("compact nothing") << QStringList{"compact", "-o", "y.hcrp", "no-such-folder"};
    QTest::newRow("level") << QStringList{"compact", "--level", "40", "-o", "y.hcrp", "x"};
    QTest::newRow("metadata") << QStringList{"compact", "--metadata", "note", "-o", "y.hcrp", "x"};
    QTest::newRow("two at a time") << QStringList{"convert", "-o", "y.hcrp", "a", "b"};
}

void TestCliHollowcube::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    QCOMPARE(runCli(words).code, 2);
}

/// TICKSCOPE_KILL_ROUNDS=200 makes it the long run.
void TestCliHollowcube::killedRecorderLosesNoCommittedTick()
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

void TestCliHollowcube::reportOfTheGameIsFiledOnce()
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

TICKSCOPE_TEST(TestCliHollowcube, QCoreApplication)
#include "test_cli_hollowcube.moc"
