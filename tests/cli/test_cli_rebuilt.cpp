// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teehistorian files with their maps on the command line, beside demos of the same sessions.

#include <algorithm>
#include <climits>
#include <cmath>

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

namespace {

QString pathOf(const QString &name)
{
    for (const char *folder : {"teehistorian", "special-tiles", "teeworlds"}) {
        const QString path = (recordings() + QStringLiteral("/%1/%2")).arg(folder, name);
        if (QFile::exists(path))
            return path;
    }
    return name;
}

QStringList withMaps(QStringList words)
{
    return words << QStringLiteral("--maps") << (recordings() + QStringLiteral("/maps"));
}

/// Our number of the player who has that slot at that tick; -1 for nobody.
int playerAt(const QString &file, int client, int tick)
{
    const auto players = runCli({"info", "--json", file}).object()[u"players"].toArray();
    for (const auto &player : players) {
        const bool isThere = player[u"first_tick"].toInt() <= tick
                             && tick <= player[u"last_tick"].toInt();
        if (isThere && player[u"client_ids"].toArray().contains(client))
            return player[u"id"].toInt();
    }
    return -1;
}

QImage pictureOf(const QString &file, int tick, int client, const QString &path)
{
    QStringList words = withMaps(
        {"screenshot", "--no-hud", "--quiet", "--tick", QString::number(tick), "-o", path, file});
    if (client >= 0)
        words << "--follow" << QString::number(playerAt(file, client, tick));
    return runCli(words).code == 0 ? QImage(path).convertToFormat(QImage::Format_RGB32) : QImage();
}

/// Percent of the pixels in which a colour differs by more than 24.
double difference(const QImage &left, const QImage &right)
{
    constexpr int Seen = 24;
    qint64 different = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            const QRgb one = left.pixel(x, y);
            const QRgb other = right.pixel(x, y);
            const int most = std::max({std::abs(qRed(one) - qRed(other)),
                                       std::abs(qGreen(one) - qGreen(other)),
                                       std::abs(qBlue(one) - qBlue(other))});
            different += most > Seen ? 1 : 0;
        }
    }
    return 100.0 * static_cast<double>(different)
           / (static_cast<double>(left.width()) * left.height());
}

QList<QJsonObject> itemsOf(const QJsonObject &state, const QString &type)
{
    QList<QJsonObject> items;
    for (const auto &item : state[u"items"].toArray()) {
        if (item[u"type"].toString() == type)
            items.append(item.toObject());
    }
    return items;
}

} // namespace

class TestCliRebuilt : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void picturesAreThoseOfDemos_data();
    void picturesAreThoseOfDemos();
    void stateTellsWhatIsRebuilt();
    void stateHasTheValuesOfDemos_data();
    void stateHasTheValuesOfDemos();
    void theWorldGoesOnToATickWithoutARecord();
    void rawStateHasOnlyWhatIsRecorded();
    void withoutTheMapNothingIsRebuilt();
    void withoutTheMapWhatItDecidesIsUnknown();
    void trackHasTheRebuiltSpeed();
    void whoHitsOneselfHitsNobodyElse();
};

void TestCliRebuilt::initTestCase()
{
    if (!isHere(recordings() + QStringLiteral("/special-tiles")))
        SKIP_MISSING();
}

void TestCliRebuilt::picturesAreThoseOfDemos_data()
{
    QTest::addColumn<QString>("recording");
    QTest::addColumn<QString>("demo");
    QTest::addColumn<int>("tick");
    QTest::addColumn<int>("client"); // whom the picture follows; -1: all
    const auto add = [](const char *recording, const char *demo, QList<int> ticks, int client) {
        for (const int tick : ticks)
            QTest::addRow("%s %d", recording, tick)
                << QString(recording) << QString(demo) << tick << client;
    };
    add("ddnet198-racebox.teehistorian", "ddnet198-server-racebox.demo", {1000, 2400, 5200}, -1);
    add("ddnet164-sunny.teehistorian", "ddnet164-server-sunny.demo", {800, 2000, 3500}, -1);
    add("special-hook.teehistorian", "special-hook.demo", {500, 1500, 2800}, -1);
    // A client's demo shows no more than what is near the player who recorded it.
    add("ddnet198-dm8-long.teehistorian", "ddnet198-client-watch-26min.demo",
        {20'000, 45'000, 80'000}, 8);
}

void TestCliRebuilt::picturesAreThoseOfDemos()
{
    QFETCH(const QString, recording);
    QFETCH(const QString, demo);
    QFETCH(const int, tick);
    QFETCH(const int, client);
    const QTemporaryDir folder;
    const QImage rebuilt = pictureOf(pathOf(recording), tick, client, folder.filePath("a.png"));
    const QImage recorded = pictureOf(pathOf(demo), tick, client, folder.filePath("b.png"));
    QVERIFY(!rebuilt.isNull() && rebuilt.size() == recorded.size());
    const double percent = difference(rebuilt, recorded);
    QVERIFY2(percent <= 1.0, qPrintable(QStringLiteral("%1 % differ").arg(percent)));
}

void TestCliRebuilt::stateTellsWhatIsRebuilt()
{
    const auto state = runCli(withMaps({"state", "--json", "--tick", "2400",
                                        pathOf("ddnet198-racebox.teehistorian")}))
                           .object();
    const auto characters = itemsOf(state, "Character");
    QCOMPARE(characters.size(), 5);
    for (const QJsonObject &character : characters) {
        const QString source = character[u"source"].toString();
        QVERIFY(source == "rebuilt" || source == "guess");
        QCOMPARE(character.contains(u"source_reason"), source == "guess");
    }
    for (const QJsonObject &player : itemsOf(state, "Player"))
        QVERIFY(!player.contains(u"source"));
    // From the demo of the same session. Source: rebuilt.json and its Character item.
    const QJsonObject carol = characters.first()[u"fields"].toObject();
    QCOMPARE(carol[u"Weapon"].toInt(), 1);
    QCOMPARE(carol[u"AttackTick"].toInt(), 1876);
    QCOMPARE(carol[u"Armor"].toInt(), 2);
}

void TestCliRebuilt::stateHasTheValuesOfDemos_data()
{
    QTest::addColumn<QString>("recording");
    QTest::addColumn<QJsonArray>("row");
    QFile file(recordings() + QStringLiteral("/rebuilt.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject pairs = QJsonDocument::fromJson(file.readAll())[u"pairs"].toObject();
    for (const QString &name : pairs.keys()) {
        // Some as the others are, but of a half hour each; of the rest demos say less, or
        // otherwise.
        if (name.startsWith("tutorial") || name.startsWith("dm8") || name.startsWith("learn")
            || name.startsWith("goldmine"))
            continue;
        constexpr qsizetype Rows = 5;
        const QJsonArray rows = pairs[name][u"rows"].toArray();
        for (qsizetype i = 0; i < Rows; ++i) {
            const QJsonArray row = rows[(2 * i + 1) * rows.size() / (2 * Rows)].toArray();
            QTest::addRow("%s, tick %d", qPrintable(name), row[0].toInt())
                << pairs[name][u"teehistorian"].toString() << row;
        }
    }
}

void TestCliRebuilt::stateHasTheValuesOfDemos()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, recording);
    QFETCH(const QJsonArray, row);
    // Source: rebuilt.json, whose other columns a demo has otherwise (README there).
    const QStringList columns{"VelX",   "VelY",         "Angle",     "Direction",
                              "Jumped", "HookedPlayer", "HookState", "HookTick",
                              "HookX",  "HookY",        "Weapon",    "AttackTick"};

    const auto state = runCli(withMaps({"state", "--json", "--quiet", "--tick",
                                        QString::number(row[0].toInt()), pathOf(recording)}))
                           .object();

    QJsonObject fields;
    for (const QJsonObject &tee : itemsOf(state, "Character")) {
        if (tee[u"id"].toInt() == row[1].toInt())
            fields = tee[u"fields"].toObject();
    }
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const int wanted = row[i + 2].toInt();
        const int found = fields[columns[i]].toInt(INT_MIN);
        QVERIFY2(
            row[i + 2].isNull() || found == wanted,
            qPrintable(QStringLiteral("%1 is %2, not %3").arg(columns[i]).arg(found).arg(wanted)));
    }
}

void TestCliRebuilt::theWorldGoesOnToATickWithoutARecord()
{
    const QString file = pathOf("ddnet164-dm1-after-mapchange.teehistorian");
    const QStringList words{"--tick", "534", file};
    const auto state = runCli(withMaps(QStringList{"state", "--json"} + words)).object();
    QCOMPARE(state[u"tick"].toInt(), 534);
    QCOMPARE(state[u"recorded_tick"].toInt(), 533);
    QCOMPARE(state[u"exactness"].toString(), "rebuilt");
    // From a demo of the same session. Source: rebuilt.json, dm1/alice.
    const QJsonObject tee = itemsOf(state, "Character").first()[u"fields"].toObject();
    QCOMPARE(tee[u"Angle"].toInt(), 104);
    QCOMPARE(tee[u"HookTick"].toInt(), 9);
    QCOMPARE(tee[u"Jumped"].toInt(-1), 0);
    QCOMPARE(tee[u"VelY"].toInt(-1), 0);
    const QJsonObject more = itemsOf(state, "DDNetCharacter").first()[u"fields"].toObject();
    QCOMPARE(more[u"TargetX"].toInt(), 46);
    QVERIFY(runCli(withMaps(QStringList{"state"} + words)).out.contains("rebuilt from tick 533"));
    // Without the rebuilt world the state before stands.
    const auto raw = runCli(withMaps(QStringList{"state", "--json", "--raw"} + words)).object();
    QCOMPARE(raw[u"recorded_tick"].toInt(), 533);
    QCOMPARE(raw[u"exactness"].toString(), "recorded");
}

void TestCliRebuilt::rawStateHasOnlyWhatIsRecorded()
{
    const auto state = runCli(withMaps({"state", "--json", "--raw", "--tick", "2400",
                                        pathOf("ddnet198-racebox.teehistorian")}))
                           .object();
    QVERIFY(!state[u"items"].toArray().isEmpty());
    for (const auto &item : state[u"items"].toArray())
        QVERIFY(!item.toObject().contains(u"source"));
}

void TestCliRebuilt::withoutTheMapNothingIsRebuilt()
{
    const QTemporaryDir folder;
    const QString alone = folder.filePath("alone.teehistorian");
    QVERIFY(QFile::copy(pathOf("ddnet198-racebox.teehistorian"), alone));
    const auto run = runCli({"state", "--json", "--tick", "2400", alone});
    QVERIFY(run.errors.contains("no map"));
    QVERIFY(itemsOf(run.object(), "Character").isEmpty());
    QCOMPARE(itemsOf(run.object(), "ClientInfo").size(), 5);
    QCOMPARE(itemsOf(run.object(), "Player").size(), 5);
}

void TestCliRebuilt::withoutTheMapWhatItDecidesIsUnknown()
{
    const QString file = pathOf(QStringLiteral("ddnet198-racebox.teehistorian"));
    const QByteArray note("not all events of these types are recorded: kill");

    const Run recorded = runCli({"events", "--raw", "--kind", "kill,join", file});
    const Run rebuilt = runCli(withMaps({"events", "--kind", "kill,join", file}));
    const Run kills = runCli({"scan", "--when", "events.kill = 0", file});
    const Run joins = runCli({"scan", "--when", "events.join > 0", file});

    QVERIFY2(recorded.errors.contains(note), recorded.errors.constData());
    QVERIFY2(!rebuilt.errors.contains("not all events"), rebuilt.errors.constData());
    QCOMPARE(kills.rows().size(), 0);
    QCOMPARE(joins.rows().size(), 1);
}

void TestCliRebuilt::trackHasTheRebuiltSpeed()
{
    const QString file = pathOf("ddnet198-racebox.teehistorian");
    const auto rows = runCli(withMaps({"track", "--json", "--from", "1000", "--to", "1000", file}))
                          .rows();
    const auto state = runCli(withMaps({"state", "--json", "--tick", "1000", file})).object();
    const auto characters = itemsOf(state, "Character");
    QVERIFY(!rows.isEmpty());
    QCOMPARE(rows.size(), characters.size());
    for (int i = 0; i < rows.size(); ++i) {
        const QJsonObject fields = characters[i][u"fields"].toObject();
        QCOMPARE(rows[i][u"client_id"].toInt(), characters[i][u"id"].toInt());
        QCOMPARE(rows[i][u"x"].toDouble(), fields[u"X"].toDouble());
        // 1/256 unit a tick, as units a second.
        QCOMPARE(rows[i][u"vx"].toDouble(), fields[u"VelX"].toDouble() * 50 / 256);
    }
}

/// Three people are called npc01 here.
void TestCliRebuilt::whoHitsOneselfHitsNobodyElse()
{
    const auto rows = runCli(withMaps({"events", "--json", "--kind", "hit",
                                       pathOf("ddnet198-racebox.teehistorian")}))
                          .rows();
    int own = 0;
    for (const QJsonObject &row : rows) {
        const bool isOwn = row[u"client_id"].toInt() == row[u"other_client_id"].toInt();
        own += isOwn ? 1 : 0;
        QCOMPARE(row[u"text"].toString().contains(QStringLiteral(" hit themselves (")), isOwn);
    }
    QVERIFY(own > 3 && own < rows.size());
}

TICKSCOPE_TEST(TestCliRebuilt, tickscope::test::NoApplication)
#include "test_cli_rebuilt.moc"
