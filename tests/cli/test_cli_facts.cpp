// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of players on the command line.

#include <QJsonArray>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

namespace {

QString racebox()
{
    return *realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
}

QJsonObject figureIn(const QJsonObject &facts, const QString &id, const QString &part = {})
{
    for (const auto &figure : facts[u"figures"].toArray()) {
        if (figure[u"id"] == id && figure[u"part"].toString() == part)
            return figure.toObject();
    }
    return {};
}

} // namespace

class TestCliFacts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian"); }
    void figuresStandBesideThoseOfTheOthers();
    void occurrencesAreTicksOfTheRecording();
    void tooFewSamplesAreNull();
    void referenceIsAPlayerOrAnotherRecording();
    void readableTextSaysWhatItCannotTell();
    void withoutWeaponsThereAreNoHits();
    void shotsAtNobodyAreToldFromUnknownWeapons();
    void nameOfSeveralIsWrongUsage();
    void withoutPlayerIsWrongUsage();
    void damagedRecordingIsReadAndSaysSo();
};

/// The numbers are counted by hand: see test_real_facts.cpp.
void TestCliFacts::figuresStandBesideThoseOfTheOthers()
{
    const Run run = runCli({"facts", "--json", "--player", "2", racebox()});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.object()[u"player"][u"id"].toInt(), 2);
    QCOMPARE(run.object()[u"player"][u"names"].toArray(), (QJsonArray{"npc01"}));

    const QJsonObject regular = figureIn(run.object(), "regular_intervals");
    QCOMPARE(regular[u"samples"].toInt(), 252);
    QCOMPARE(regular[u"hits"].toInt(), 214);
    QCOMPARE(regular[u"value"].toDouble(), 214.0 / 252.0);
    QCOMPARE(regular[u"interval"][u"method"].toString(), QStringLiteral("wilson"));
    QVERIFY(!regular[u"limits"].toString().isEmpty());
    QVERIFY(!regular[u"explanations"].toString().isEmpty());
    // Ten players, of whom the others are nine; Carol is number 0.
    const QJsonArray others = regular[u"others"][u"players"].toArray();
    QCOMPARE(others.size(), 9);
    QCOMPARE(others[0][u"player"].toInt(), 0);
    QCOMPARE(others[0][u"samples"].toInt(), 160);
    QCOMPARE(others[0][u"value"].toDouble(), 56.0 / 160.0);
}

void TestCliFacts::occurrencesAreTicksOfTheRecording()
{
    const QJsonObject facts = runCli({"facts", "--json", "--player", "2", racebox()}).object();

    const QJsonArray intervals = figureIn(facts, "regular_intervals")[u"occurrences"].toArray();
    QCOMPARE(intervals.size(), 252);
    // The first two changes behind the first record are in ticks 344 and 354.
    QCOMPARE(intervals[0].toObject(),
             (QJsonObject{{"from", 344}, {"to", 354}, {"value", 10}, {"counts", true}}));
    qint64 bars = 0;
    for (const auto &bar : figureIn(facts, "regular_intervals")[u"histogram"][u"bars"].toArray())
        bars += bar[u"count"].toInteger();
    QCOMPARE(bars, qint64{252});
}

void TestCliFacts::tooFewSamplesAreNull()
{
    const QJsonObject facts = runCli({"facts", "--json", "--player", "Carol", racebox()}).object();

    const QJsonObject jump = figureIn(facts, "regular_intervals", "Jump");
    QCOMPARE(jump[u"samples"].toInt(), 9);
    QCOMPARE(jump[u"least_samples"].toInt(), 30);
    QVERIFY(jump[u"value"].isNull() && jump[u"interval"].isNull());
    QVERIFY(jump[u"reason"].toString().startsWith(QStringLiteral("fewer than ")));
}

void TestCliFacts::referenceIsAPlayerOrAnotherRecording()
{
    const QJsonObject player
        = runCli({"facts", "--json", "--player", "2", "--against", "Carol", racebox()}).object();
    QCOMPARE(figureIn(player, "regular_intervals")[u"reference"][u"samples"].toInt(), 160);

    const QJsonObject file
        = runCli({"facts", "--json", "--player", "2", "--against", racebox(), racebox()}).object();
    const QJsonObject all = figureIn(file, "regular_intervals");
    QCOMPARE(all[u"reference"][u"samples"].toInt(),
             all[u"others"][u"samples"].toInt() + all[u"samples"].toInt());

    const Run none = runCli({"facts", "--player", "2", "--against", "nobody", racebox()});
    QCOMPARE(none.code, 2);
    QVERIFY(none.errors.contains("--against nobody"));
}

void TestCliFacts::readableTextSaysWhatItCannotTell()
{
    const Run run = runCli({"facts", "--player", "2", racebox()});

    QCOMPARE(run.code, 0);
    QVERIFY(run.out.contains("84.9 %      252  80 % to 88.8 %"));
    QVERIFY(run.out.contains("fewer than 30 samples"));
    QVERIFY(run.out.contains("  Fire held ") && !run.out.contains("FireHeld"));
    QVERIFY(run.out.contains("Innocent explanations: "));
    // Ticks of every recording last as its own do.
    QVERIFY(run.out.contains("\n50 ticks a second on average\n"));
    QVERIFY(!run.out.contains("at 50 ticks"));
    for (const char *verdict : {"cheat", "guilty", "suspicious", "proven"})
        QVERIFY2(!run.out.toLower().contains(verdict), verdict);
}

/// What is in hand, only the map decides; where the aim points, the file has.
void TestCliFacts::withoutWeaponsThereAreNoHits()
{
    const QJsonObject facts = runCli({"facts", "--json", "--raw", "--player", "2", racebox()})
                                  .object();

    const QJsonObject hits = figureIn(facts, "hit_share");
    QVERIFY(hits[u"value"].isNull());
    QCOMPARE(hits[u"reason"].toString(), QStringLiteral("no shot with a known weapon and end"));
    QVERIFY(figureIn(facts, "turns_onto_players")[u"samples"].toInt() > 0);
}

void TestCliFacts::shotsAtNobodyAreToldFromUnknownWeapons()
{
    SKIP_WITHOUT_RECORDING("teeworlds/tw061-server-dm1.demo");
    const auto path = *realRecording(QStringLiteral("teeworlds/tw061-server-dm1.demo"));
    const QJsonObject facts = runCli({"facts", "--json", "--player", "1", path}).object();

    QCOMPARE(figureIn(facts, "hit_share")[u"samples"].toInt(), 24);
    QCOMPARE(figureIn(facts, "aim_offset")[u"reason"].toString(),
             QStringLiteral("no shot with a known weapon while a player was in reach"));
}

void TestCliFacts::nameOfSeveralIsWrongUsage()
{
    const Run run = runCli({"facts", "--player", "npc01", racebox()});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("3 players have been named \"npc01\""));
}

void TestCliFacts::withoutPlayerIsWrongUsage()
{
    const Run run = runCli({"facts", racebox()});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("--player P"));
}

/// The server of it was killed: the recording has no end.
void TestCliFacts::damagedRecordingIsReadAndSaysSo()
{
    SKIP_WITHOUT_RECORDING("teehistorian/killed-dm2.teehistorian");
    const QString path = *realRecording(QStringLiteral("teehistorian/killed-dm2.teehistorian"));

    const Run run = runCli({"facts", "--json", "--player", "0", path});

    QCOMPARE(run.code, 1);
    QVERIFY(figureIn(run.object(), "damaged_places")[u"value"].toInt() >= 1);
}

TICKSCOPE_TEST(TestCliFacts, QCoreApplication)
#include "test_cli_facts.moc"
