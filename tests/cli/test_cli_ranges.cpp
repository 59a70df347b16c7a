// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
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

const QStringList PlayerKeys{QStringLiteral("player"), QStringLiteral("other_player"),
                             QStringLiteral("name"), QStringLiteral("other_name")};

QJsonObject withoutPlayers(QJsonObject row)
{
    for (const QString &key : PlayerKeys)
        row.remove(key);
    return row;
}

QList<QJsonObject> rowsIn(const QList<QJsonObject> &rows, qint64 first, qint64 last)
{
    QList<QJsonObject> chosen;
    for (const QJsonObject &row : rows) {
        const qint64 tick = row[QStringLiteral("tick")].toInteger();
        if (first <= tick && tick <= last)
            chosen.append(row);
    }
    return chosen;
}

/// Names of the players of a recording, by number.
QMap<qint64, QStringList> playerNames(const QJsonObject &info)
{
    QMap<qint64, QStringList> names;
    for (const auto value : info[QStringLiteral("players")].toArray()) {
        const QJsonObject player = value.toObject();
        for (const auto name : player[QStringLiteral("names")].toArray())
            names[player[QStringLiteral("id")].toInteger()] << name.toString();
    }
    return names;
}

} // namespace

/// A range of a recording is read alone, and tells the same.
class TestCliRanges : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfARangeAreThoseOfTheWhole_data();
    void rowsOfARangeAreThoseOfTheWhole();
    void stepsOfARangeAreThoseOfTheWhole();
    void numberOfAPlayerReadsTheWhole();
    void nameOfAPlayerIsSoughtInTheRange();
    void tableOfARangeHasNames();
    void stateOfASmallRecordingKnowsWhatWasToldBefore();
    void followedNameIsSoughtAtTheTick();
    void numberIsTakenAsTheWindowWritesIt_data();
    void numberIsTakenAsTheWindowWritesIt();
};

void TestCliRanges::rowsOfARangeAreThoseOfTheWhole_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("name");

    for (const char *name :
         {"teeworlds/ddnet198-client-carol-racebox.demo", "teeworlds/tw065-server-ctf2.demo",
          "teeworlds/tw075-client-otto-dm6.demo", "teehistorian/killed-dm2.teehistorian",
          "goldsrc/synthetic_dm_8p.dem", "hollowcube/parkour-run.hcrp"}) {
        for (const char *command : {"events", "track"})
            QTest::addRow("%s of %s", command, name)
                << QString::fromLatin1(command) << QString::fromLatin1(name);
    }
}

void TestCliRanges::rowsOfARangeAreThoseOfTheWhole()
{
    QFETCH(QString, command);
    QFETCH(QString, name);
    const auto path = test::realRecording(name);
    if (!path)
        SKIP_MISSING();
    const QJsonObject info = runCli({QStringLiteral("info"), QStringLiteral("--json"), *path})
                                 .object();
    const auto names = playerNames(info);
    const qint64 begin = info[QStringLiteral("first_tick")].toInteger();
    const qint64 length = info[QStringLiteral("last_tick")].toInteger() - begin;
    const qint64 first = begin + length / 2;
    const qint64 last = begin + length * 3 / 4;
    const auto whole = rowsIn(
        runCli({command, QStringLiteral("--json"), QStringLiteral("--quiet"), *path}).rows(), first,
        last);

    const auto range = runCli({command, QStringLiteral("--json"), QStringLiteral("--quiet"),
                               QStringLiteral("--from"), QString::number(first),
                               QStringLiteral("--to"), QString::number(last), *path})
                           .rows();

    QVERIFY(!whole.isEmpty());
    QCOMPARE(range.size(), whole.size());
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QCOMPARE(withoutPlayers(range[i]), withoutPlayers(whole[i]));
        QVERIFY(range[i][QStringLiteral("player")].isNull());
        const QJsonValue player = whole[i][QStringLiteral("player")];
        if (player.isNull())
            QVERIFY(!range[i].contains(QStringLiteral("name")));
        else
            QVERIFY(
                names[player.toInteger()].contains(range[i][QStringLiteral("name")].toString()));
    }
}

void TestCliRanges::stepsOfARangeAreThoseOfTheWhole()
{
    const QTemporaryDir folder;
    const QString demo = test::writeTinyDemo(folder.path(), QStringLiteral("a.demo"), {});
    const QStringList words{"track", "--json", "--quiet", "--step", "7", demo};

    const auto whole = rowsIn(runCli(words).rows(), 1101, 1201);
    const auto range = runCli(words + QStringList{"--from", "1101", "--to", "1201"}).rows();

    // Every second tick is recorded, from 1000 on.
    QCOMPARE(range.first()[u"tick"].toInt(), 1112);
    QCOMPARE(range.size(), whole.size());
    for (qsizetype i = 0; i < whole.size(); ++i)
        QCOMPARE(withoutPlayers(range[i]), withoutPlayers(whole[i]));
}

void TestCliRanges::numberOfAPlayerReadsTheWhole()
{
    const auto path = test::realRecording(QStringLiteral("teeworlds/tw065-server-ctf2.demo"));
    if (!path)
        SKIP_MISSING();
    const auto rowsOf = [&](const QStringList &more) {
        return runCli(QStringList{QStringLiteral("track"), QStringLiteral("--json"),
                                  QStringLiteral("--quiet"), QStringLiteral("--player"),
                                  QStringLiteral("1"), *path}
                      + more)
            .rows();
    };
    const auto whole = rowsOf({});
    QVERIFY(whole.size() > 100);
    const qint64 first = whole[50][QStringLiteral("tick")].toInteger();
    const qint64 last = whole[90][QStringLiteral("tick")].toInteger();

    const auto range = rowsOf({QStringLiteral("--from"), QString::number(first),
                               QStringLiteral("--to"), QString::number(last)});

    QCOMPARE(range, rowsIn(whole, first, last));
    QCOMPARE(range.front()[QStringLiteral("player")].toInteger(-1), 1);
}

void TestCliRanges::nameOfAPlayerIsSoughtInTheRange()
{
    const auto path = test::realRecording(QStringLiteral("teeworlds/tw065-server-ctf2.demo"));
    if (!path)
        SKIP_MISSING();
    const QJsonObject info = runCli({QStringLiteral("info"), QStringLiteral("--json"), *path})
                                 .object();
    const QString name = playerNames(info)[1].front();
    const qint64 first = info[QStringLiteral("first_tick")].toInteger() + 1000;
    const auto rowsOf = [&](const QString &player) {
        return runCli({QStringLiteral("track"), QStringLiteral("--json"), QStringLiteral("--quiet"),
                       QStringLiteral("--player"), player, QStringLiteral("--from"),
                       QString::number(first), QStringLiteral("--to"), QString::number(first + 40),
                       *path});
    };

    const Run found = rowsOf(name);
    const Run nobody = rowsOf(QStringLiteral("nobody is called so"));

    QVERIFY(!found.rows().isEmpty());
    QCOMPARE(found.rows().size(), rowsOf(QStringLiteral("1")).rows().size());
    for (const QJsonObject &row : found.rows())
        QCOMPARE(row[QStringLiteral("name")].toString(), name);
    QCOMPARE(nobody.code, 2);
    QVERIFY(nobody.errors.contains("nobody is called so"));
}

void TestCliRanges::tableOfARangeHasNames()
{
    const auto path = test::realRecording(QStringLiteral("teeworlds/tw065-server-ctf2.demo"));
    if (!path)
        SKIP_MISSING();

    const Run run = runCli({QStringLiteral("track"), QStringLiteral("--quiet"),
                            QStringLiteral("--from"), QStringLiteral("10.5"), *path});

    QVERIFY(run.out.startsWith("tick,player,client_id,x,y,vx,vy,name\n"));
    const QList<QByteArray> cells = run.out.split('\n').value(1).split(',');
    QCOMPARE(cells.size(), 8);
    QVERIFY(cells[1].isEmpty());
    QVERIFY(!cells[7].isEmpty());
}

void TestCliRanges::stateOfASmallRecordingKnowsWhatWasToldBefore()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    if (!path)
        SKIP_MISSING();
    const QJsonObject info = runCli({QStringLiteral("info"), QStringLiteral("--json"), *path})
                                 .object();
    const auto stateAt = [&](qint64 tick) {
        return runCli({QStringLiteral("state"), QStringLiteral("--json"), QStringLiteral("--quiet"),
                       QStringLiteral("--tick"), QString::number(tick), *path})
            .object();
    };

    // The recorder's client was told the tuning once, when it came in.
    QVERIFY(stateAt(info[QStringLiteral("first_tick")].toInteger() + 100)
                .value(QStringLiteral("memory"))
                .isArray());
    QVERIFY(stateAt(info[QStringLiteral("last_tick")].toInteger() - 10)
                .value(QStringLiteral("memory"))
                .isArray());
}

void TestCliRanges::followedNameIsSoughtAtTheTick()
{
    const auto path = test::realRecording(QStringLiteral("teeworlds/tw065-server-ctf2.demo"));
    if (!path)
        SKIP_MISSING();
    const QTemporaryDir folder;
    const QJsonObject info = runCli({QStringLiteral("info"), QStringLiteral("--json"), *path})
                                 .object();
    const QString tick = QString::number(info[QStringLiteral("last_tick")].toInteger() - 500);
    const auto pictureOf = [&](const QString &player) {
        const QString out = folder.filePath(QStringLiteral("picture.png"));
        const Run run = runCli({QStringLiteral("screenshot"), QStringLiteral("--tick"), tick,
                                QStringLiteral("--follow"), player, QStringLiteral("--data"),
                                QStringLiteral("none"), QStringLiteral("-o"), out, *path});
        QFile file(out);
        return run.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };

    const QByteArray byName = pictureOf(playerNames(info)[1].front());

    QVERIFY(!byName.isEmpty());
    QCOMPARE(byName, pictureOf(QStringLiteral("1")));
    QCOMPARE(byName, pictureOf(QStringLiteral("#1"))); // as the window writes it
    QVERIFY(pictureOf(QStringLiteral("nobody is called so")).isEmpty());
}

void TestCliRanges::numberIsTakenAsTheWindowWritesIt_data()
{
    QTest::addColumn<QStringList>("words");

    QTest::newRow("events") << QStringList{"events", "--json"};
    QTest::newRow("track") << QStringList{"track", "--step", "50"};
    QTest::newRow("facts") << QStringList{"facts"};
}

/// npc01 joined several times; #6 is one of them.
void TestCliRanges::numberIsTakenAsTheWindowWritesIt()
{
    QFETCH(QStringList, words);
    const auto path = test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    if (!path)
        SKIP_MISSING();
    const auto of = [&](const char *player) {
        return runCli(
            words + QStringList{QStringLiteral("--player"), QString::fromLatin1(player), *path});
    };

    const Run plain = of("6");
    const Run written = of("#6");

    QCOMPARE(written.code, 0);
    QVERIFY(!written.out.isEmpty());
    QCOMPARE(written.out, plain.out);
    QVERIFY(written.out != of("#2").out);
    QCOMPARE(of("#600").code, 2);
}

TICKSCOPE_TEST(TestCliRanges, QCoreApplication)
#include "test_cli_ranges.moc"
