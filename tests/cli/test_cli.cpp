// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/model/damage.h"
#include "tests/cli/run_cli.h"
#include "tests/support/packer.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

QByteArray bytesOf(const std::vector<std::byte> &bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QString demoPath(const QString &name)
{
    return test::recordings() + QStringLiteral("/teeworlds/") + name;
}

QJsonObject factsOf(const char *file)
{
    QFile json(demoPath(QString::fromLatin1(file)));
    if (!json.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(json.readAll()).object()[u"files"].toObject();
}

/// A row for each real file that \a facts knows.
void addFileRows(const QJsonObject &facts)
{
    QTest::addColumn<QString>("name");
    for (const QString &name : facts.keys())
        QTest::newRow(name.toUtf8().constData()) << name;
    if (facts.isEmpty())
        QTest::newRow("none") << QString();
}

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// The recordings that were cut while they were written.
int codeFor(const QString &name)
{
    return name.startsWith(u"killed") ? 1 : 0;
}

const QString Sample = QStringLiteral("tw075-client-otto-dm6.demo");

} // namespace

#define SKIP_WITHOUT_RECORDINGS(name) \
    if (!tickscope::test::isHere(demoPath(name))) \
    SKIP_MISSING()

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void helpAndVersionEndWithZero_data();
    void helpAndVersionEndWithZero();
    void unreadableFilesEndWithTwoAndAnErrorObject();
    void standardInputIsAFile();
    void cutFileEndsWithOneAndKeepsWhatCameBefore();
    void demoCutInItsMapIsNamedOnce();
    void eventsShowTheNameOfTheirTick();
    void packedFileIsReadAsWhatItHolds();
    void cutPackedFileEndsWithOneAndNamesThePackedByte();
    void theWorstOfSeveralFilesCounts();
    void tickOutsideIsRefusedWithTheRange();
    void infoAgreesWithTheFacts_data();
    void infoAgreesWithTheFacts();
    void checksumsAgreeWithTheGame_data();
    void checksumsAgreeWithTheGame();
    void chatAndKillsAgreeWithTheFacts_data();
    void chatAndKillsAgreeWithTheFacts();
    void verifyCountsEveryTick_data();
    void verifyCountsEveryTick();
    void trackIsWhereTheServerHadThePlayers_data();
    void trackIsWhereTheServerHadThePlayers();
    void stateGivesRawFieldsAndTheirWords();
    void eventFiltersLeaveWhatTheySay();
};

void TestCli::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no command") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"dance", "x.demo"};
    QTest::newRow("no file") << QStringList{"info"};
    QTest::newRow("unknown option") << QStringList{"info", "--dance", "x.demo"};
    QTest::newRow("switch with a value") << QStringList{"info", "--json=1", "x.demo"};
    QTest::newRow("option without its value") << QStringList{"events", "x.demo", "--kind"};
    QTest::newRow("bad expression") << QStringList{"events", "--match", "(", "x.demo"};
    QTest::newRow("state without a tick") << QStringList{"state", "x.demo"};
    QTest::newRow("tick and time") << QStringList{"state", "--tick", "1", "--at", "1", "x.demo"};
    QTest::newRow("tick is a word") << QStringList{"state", "--tick", "one", "x.demo"};
    QTest::newRow("step of nothing") << QStringList{"track", "--step", "0", "x.demo"};
    QTest::newRow("picture without a place") << QStringList{"screenshot", "--tick", "1", "x.demo"};
    QTest::newRow("picture too big")
        << QStringList{"screenshot", "--tick", "1", "-o", "x.png", "--size", "9000x20", "x.demo"};
    QTest::newRow("too many pixels")
        << QStringList{"screenshot", "--tick", "1", "-o", "x.png", "--size", "8192x8192", "x.demo"};
    QTest::newRow("address") << QStringList{"info", "https://localhost/x.demo"};
}

void TestCli::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    const Run run = runCli(words);

    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.startsWith("tickscope-cli: "));
    QVERIFY2(!run.errors.startsWith("tickscope-cli: x.demo"), "looked for the file");
}

void TestCli::helpAndVersionEndWithZero_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("help") << QStringList{"--help"};
    QTest::newRow("version") << QStringList{"--version"};
    for (const char *command :
         {"info", "events", "state", "track", "checksums", "verify", "screenshot"})
        QTest::newRow(command) << QStringList{command, "--help"};
}

void TestCli::helpAndVersionEndWithZero()
{
    QFETCH(QStringList, words);

    const Run run = runCli(words);

    QCOMPARE(run.code, 0);
    QVERIFY(!run.out.isEmpty());
    QVERIFY(run.errors.isEmpty());
}

void TestCli::unreadableFilesEndWithTwoAndAnErrorObject()
{
    const Run missing = runCli({"info", "--json", "/nowhere/at/all.demo"});
    const Run noise = runCli({"info", "--json", "-"}, QByteArray(5000, 'x'));

    QCOMPARE(missing.code, 2);
    QCOMPARE(missing.object()[u"error"][u"kind"].toString(), "io");
    QCOMPARE(noise.code, 2);
    QCOMPARE(noise.object()[u"error"][u"kind"].toString(), "unknown_format");
}

void TestCli::standardInputIsAFile()
{
    SKIP_WITHOUT_RECORDINGS(Sample);
    QFile file(demoPath(Sample));
    QVERIFY(file.open(QIODevice::ReadOnly));

    const Run run = runCli({"info", "--json", "-"}, file.readAll());

    QCOMPARE(run.code, 0);
    QCOMPARE(run.object()[u"file"].toString(), "-");
    QCOMPARE(run.object()[u"last_tick"].toInt(), 2986);
}

void TestCli::cutFileEndsWithOneAndKeepsWhatCameBefore()
{
    SKIP_WITHOUT_RECORDINGS(Sample);
    QFile file(demoPath(Sample));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = runCli({"checksums", demoPath(Sample)}).out;

    const Run run = runCli({"checksums", "-"}, file.read(20'001));

    QCOMPARE(run.code, 1);
    QVERIFY(!run.out.isEmpty() && run.out.size() < whole.size());
    QVERIFY(whole.startsWith(run.out));
    QVERIFY(run.errors.contains("damaged at byte"));
}

void TestCli::demoCutInItsMapIsNamedOnce()
{
    const auto whole = test::makeTinyDemo();
    const QByteArray cut(reinterpret_cast<const char *>(whole.data()), 600);

    const Run run = runCli({"verify", "--json", "-"}, cut);

    QCOMPARE(run.code, 1);
    const QJsonArray damage = run.object()[u"damage"].toArray();
    QCOMPARE(damage.size(), 1);
    QCOMPARE(damage.first().toObject()[u"byte"].toInt(), 600);
}

void TestCli::eventsShowTheNameOfTheirTick()
{
    const QString name = QStringLiteral("ddnet164-server-sunny.demo");
    SKIP_WITHOUT_RECORDINGS(name);

    // The session's script renames him once; see the recording's log.
    const Run run = runCli({"events", "--player", "Bobby", demoPath(name)});

    QCOMPARE(run.code, 0);
    const auto rename = run.out.indexOf("rename");
    QVERIFY(rename > 0);
    const QByteArray before = run.out.left(run.out.lastIndexOf('\n', rename));
    const QByteArray after = run.out.mid(rename);
    QVERIFY(before.contains("3 Боб ") && !before.contains("3 Bobby "));
    QVERIFY(after.contains("3 Bobby ") && !after.contains("3 Боб "));
}

void TestCli::packedFileIsReadAsWhatItHolds()
{
    const auto demo = test::makeTinyDemo();
    const Run plain = runCli({"info", "--json", "-"}, bytesOf(demo));

    const Run packed = runCli({"info", "--json", "-"}, bytesOf(test::pack(Packing::Zstd, demo)));

    QCOMPARE(plain.code, 0);
    QCOMPARE(packed.code, 0);
    QCOMPARE(packed.object(), plain.object());
}

void TestCli::cutPackedFileEndsWithOneAndNamesThePackedByte()
{
    auto packed = test::pack(Packing::Gzip, test::makeTinyDemo());
    packed.resize(packed.size() - 4);

    const Run run = runCli({"verify", "--json", "-"}, bytesOf(packed));

    QCOMPARE(run.code, 1);
    const auto damage = run.object()[u"damage"].toArray();
    QCOMPARE(damage.size(), 1);
    QCOMPARE(damage[0][u"byte"].toInteger(), static_cast<qint64>(packed.size()));
    QCOMPARE(damage[0][u"kind"].toString(), QStringLiteral("truncated"));
}

void TestCli::theWorstOfSeveralFilesCounts()
{
    SKIP_WITHOUT_RECORDINGS(Sample);
    SKIP_WITHOUT_RECORDING("teeworlds/killed-client-dm2.demo");
    const QString killed = demoPath("killed-client-dm2.demo");

    const Run damaged = runCli({"verify", "--json", killed, demoPath(Sample)});
    const Run missing = runCli({"verify", "--json", killed, "/nowhere", demoPath(Sample)});

    QCOMPARE(damaged.code, 1);
    QCOMPARE(damaged.rows().size(), 2);
    QCOMPARE(missing.code, 2);
    QCOMPARE(missing.rows().size(), 3);
}

void TestCli::tickOutsideIsRefusedWithTheRange()
{
    SKIP_WITHOUT_RECORDINGS(Sample);

    for (const char *tick : {"601", "2987", "-1"}) {
        const Run run = runCli({"state", "--tick", tick, demoPath(Sample)});

        QCOMPARE(run.code, 2);
        QVERIFY(run.errors.contains("602 to 2986"));
    }
}

void TestCli::infoAgreesWithTheFacts_data()
{
    addFileRows(factsOf("facts.json"));
}

void TestCli::infoAgreesWithTheFacts()
{
    QFETCH(QString, name);
    SKIP_WITHOUT_RECORDINGS(name.isEmpty() ? Sample : name);
    const QJsonObject facts = factsOf("facts.json")[name].toObject();

    const Run run = runCli({"info", "--json", demoPath(name)});
    const QJsonObject info = run.object();

    QCOMPARE(run.code, codeFor(name));
    QCOMPARE(info[u"format"].toString(), "teeworlds_demo");
    const std::map<QString, QString> same{{"format_version", "demo_version"},
                                          {"protocol", "protocol"},
                                          {"type", "type"},
                                          {"timestamp", "timestamp"},
                                          {"first_tick", "first_tick"},
                                          {"last_tick", "last_tick"}};
    for (const auto &[ours, theirs] : same)
        QCOMPARE(info[ours], facts[theirs]);
    QCOMPARE(info[u"markers"].toArray(), facts[u"marker_ticks"].toArray());
    for (const char *count : {"message_chunks", "tick_markers", "keyframe_tick_markers",
                              "snapshot_chunks", "delta_chunks"})
        QCOMPARE(info[u"counts"][QLatin1String(count)].toInt(),
                 facts[u"container"][QLatin1String(count)].toInt());
    const QJsonObject map = info[u"map"].toObject();
    QCOMPARE(map[u"name"], facts[u"map_name"]);
    QCOMPARE(map[u"size"], facts[u"map_size"]);
    QCOMPARE(map[u"crc32"], facts[u"map_crc"]);
    QCOMPARE(map[u"embedded"].toBool(), facts[u"map_size"].toInt() > 0);
    QVERIFY(map[u"found"].toBool());
    if (facts.contains(u"map_sha256"))
        QCOMPARE(map[u"sha256"], facts[u"map_sha256"]);
}

void TestCli::checksumsAgreeWithTheGame_data()
{
    addFileRows(factsOf("snapshots.json"));
}

void TestCli::checksumsAgreeWithTheGame()
{
    QFETCH(QString, name);
    SKIP_WITHOUT_RECORDINGS(name.isEmpty() ? Sample : name);

    const Run run = runCli({"checksums", demoPath(name)});

    QCOMPARE(run.code, codeFor(name));
    QCOMPARE(QString::fromLatin1(sha256(run.out)),
             factsOf("snapshots.json")[name][u"sha256"].toString());
}

void TestCli::chatAndKillsAgreeWithTheFacts_data()
{
    addFileRows(factsOf("facts.json"));
}

void TestCli::chatAndKillsAgreeWithTheFacts()
{
    QFETCH(QString, name);
    SKIP_WITHOUT_RECORDINGS(name.isEmpty() ? Sample : name);
    const QJsonObject facts = factsOf("facts.json")[name].toObject();

    const Run run = runCli(
        {"events", "--json", "--kind", "chat,server_message", "--kind", "kill", demoPath(name)});
    QByteArray chat;
    QByteArray kills;
    const auto number = [](const QJsonValue &value) {
        return QByteArray::number(value.toInt(-99));
    };
    for (const QJsonObject &row : run.rows()) {
        const QJsonObject fields = row[u"fields"].toObject();
        const QByteArray tick = number(row[u"tick"]);
        if (row[u"kind"].toString() == u"kill") {
            kills += tick + '\t' + number(fields[u"Killer"]) + '\t' + number(fields[u"Victim"])
                     + '\t' + number(fields[u"Weapon"]) + '\n';
        } else if (fields.contains(u"Mode")) {
            chat += tick + '\t' + number(fields[u"ClientId"]) + '\t' + number(fields[u"Mode"])
                    + '\t' + number(fields[u"TargetId"]) + '\t' + row[u"text"].toString().toUtf8()
                    + '\n';
        } else if (fields.contains(u"Message")) {
            chat += tick + '\t' + number(fields[u"ClientId"]) + '\t' + number(fields[u"Team"])
                    + '\t' + row[u"text"].toString().toUtf8() + '\n';
        }
    }

    QCOMPARE(run.code, codeFor(name));
    QCOMPARE(QString::fromLatin1(sha256(chat)), facts[u"chat_sha256"].toString());
    QCOMPARE(QString::fromLatin1(sha256(kills)), facts[u"kill_sha256"].toString());
}

void TestCli::verifyCountsEveryTick_data()
{
    addFileRows(factsOf("facts.json"));
}

void TestCli::verifyCountsEveryTick()
{
    QFETCH(QString, name);
    SKIP_WITHOUT_RECORDINGS(name.isEmpty() ? Sample : name);
    const QJsonObject facts = factsOf("facts.json")[name].toObject();

    const Run run = runCli({"verify", "--json", demoPath(name)});
    const QJsonArray damage = run.object()[u"damage"].toArray();

    QCOMPARE(run.code, codeFor(name));
    QCOMPARE(run.object()[u"ticks"].toInt(), facts[u"container"][u"tick_markers"].toInt());
    QCOMPARE(damage.size(), codeFor(name));
    if (!damage.isEmpty())
        QCOMPARE(damage[0][u"byte"], facts[u"cut_inside_chunk_at_byte"]);
}

void TestCli::trackIsWhereTheServerHadThePlayers_data()
{
    addFileRows(factsOf("predicted.json"));
}

void TestCli::trackIsWhereTheServerHadThePlayers()
{
    QFETCH(QString, name);
    SKIP_WITHOUT_RECORDINGS(name.isEmpty() ? Sample : name);

    const Run run = runCli({"track", demoPath(name)});
    QList<QByteArray> lines = run.out.split('\n');

    QCOMPARE(lines.takeFirst(), "tick,player,client_id,x,y,vx,vy");
    std::map<std::pair<int, int>, QPointF> positions;
    for (const QByteArray &line : lines) {
        const auto cells = line.split(',');
        if (cells.size() == 7)
            positions[{cells[0].toInt(), cells[2].toInt()}] = {cells[3].toDouble(),
                                                               cells[4].toDouble()};
    }
    // The bar of predicted.json: 99 % of the lagging samples of a demo, and all fresh ones.
    int lagging = 0;
    int laggingEqual = 0;
    for (const auto &value : factsOf("predicted.json")[name][u"samples"].toArray()) {
        const QJsonArray sample = value.toArray();
        const int tick = sample[0].toInt();
        const auto found = positions.find({tick, sample[1].toInt()});
        const bool isEqual = found != positions.end()
                             && found->second == QPointF(sample[5].toInt(), sample[6].toInt());
        if (sample[4].toInt() == tick || sample[4].toInt() == 0) {
            QVERIFY(isEqual);
        } else {
            ++lagging;
            laggingEqual += isEqual ? 1 : 0;
        }
    }
    QVERIFY(laggingEqual * 100 >= lagging * 99);
}

void TestCli::stateGivesRawFieldsAndTheirWords()
{
    const QString name = "tw061-server-dm1.demo";
    SKIP_WITHOUT_RECORDINGS(name);

    const Run run = runCli({"state", "--json", "--at", "00:12.5", demoPath(name)});
    const QJsonObject state = run.object();

    QCOMPARE(run.code, 0);
    QCOMPARE(state[u"tick"].toInt(), 1041);
    QCOMPARE(state[u"recorded_tick"].toInt(), 1040);
    QCOMPARE(state[u"exactness"].toString(), "recorded");
    const QJsonValue pickup = state[u"items"][0];
    QCOMPARE(pickup[u"type"].toString(), "Pickup");
    QCOMPARE(pickup[u"fields"][u"Type"].toInt(), 1);
    QCOMPARE(pickup[u"texts"][u"Type"].toString(), "armor");
}

void TestCli::eventFiltersLeaveWhatTheySay()
{
    const QString name = "tw075-ddnetclient-ctf5.demo";
    SKIP_WITHOUT_RECORDINGS(name);

    // Rows of facts.json: Väinö is client 1 and says hello at 684.
    const Run run = runCli({"events", "--json", "--kind", "chat", "--player", "Väinö", "--from",
                            "600", "--to", "700", "--match", "V.in.$", demoPath(name)});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 1);
    QCOMPARE(run.rows()[0][u"tick"].toInt(), 684);
    QCOMPARE(run.rows()[0][u"text"].toString(), "hello from Väinö");
}

TICKSCOPE_TEST(TestCli, QCoreApplication)
#include "test_cli.moc"
