// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/measured_run.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

#include <cmath>

#include <sys/resource.h>

using namespace tickscope;
using test::Run;
using test::runCli;

namespace {

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

QJsonObject wholeItem(const QJsonObject &state, const QString &type, qint64 id)
{
    for (const QJsonValue &item : state[u"items"].toArray()) {
        if (item[u"type"].toString() == type && item[u"id"].toInteger() == id)
            return item.toObject();
    }
    return {};
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
    void entitiesAreNoPlayers();
    void runnerStaysWhereItWasKnownLast();
    void unknownPlaceIsNoZero();
    void convertMakesVersionFour();
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
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
    if (test::isInstrumented())
        QSKIP("sanitizers take memory of their own");
    SKIP_WITHOUT_REPLAY(QStringLiteral("README.md"));
    rusage usage{};

    // The most that any program of this test took so far, the bombs among them.
    QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);

    QVERIFY2(usage.ru_maxrss < 256 * 1024, qPrintable(QString::number(usage.ru_maxrss)));
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

void TestCliHollowcube::convertMakesVersionFour()
{
    SKIP_WITHOUT_REPLAY(QStringLiteral("legacy-v3.hcrp"));
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.hcrp"));

    QCOMPARE(runCli({"convert", replayPath(QStringLiteral("legacy-v3.hcrp")), "-o", out}).code, 0);

    const QJsonObject info = runCli({"info", "--json", out}).object();
    QCOMPARE(info[u"format_version"].toInt(), 4);
    QCOMPARE(runCli({"verify", "--json", out}).object()[u"ticks"].toInt(), 400);
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

TICKSCOPE_TEST(TestCliHollowcube, QCoreApplication)
#include "test_cli_hollowcube.moc"
