// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
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

#define SKIP_WITHOUT(name) \
    if (!QFile::exists(oddPath(name))) \
    QSKIP("the odd recordings are not here")

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
    void aLoneTickHasNoState();
    void settingUpIsATick();
    void bothArgumentsOfATextAreTold();
    void unknownVersionIsSaid();
    void segmentAloneSaysWhatItIs();
};

void TestCliOdd::speakerStandsBesideWhatIsSaid()
{
    SKIP_WITHOUT("spoof.demo");

    const Run rows = runCli({"events", "--json", "--kind", "chat", oddPath("spoof.demo")});
    const Run text = runCli({"events", "--kind", "chat", oddPath("spoof.demo")});

    QCOMPARE(rows.code, 0);
    const QJsonObject said = rows.rows().value(0);
    QCOMPARE(said[u"text"].toString(), "Bob: I use a bot");
    QCOMPARE(said[u"client_id"].toInt(-1), 0);
    // The words of the line: tick, time, kind, slot and name, what was said.
    QCOMPARE(text.out.split('\n').first().simplified(), "1010 00:00.20 chat 0 a Bob: I use a bot");
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
    SKIP_WITHOUT(name);

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
    SKIP_WITHOUT("mila-cut-26900.demo");
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
    SKIP_WITHOUT("b_t0.demo");
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
    SKIP_WITHOUT("b_off0.demo");
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
    SKIP_WITHOUT("nm65.demo");

    const Run info = runCli({"info", "--json", oddPath("nm65.demo")});

    QCOMPARE(info.code, 1);
    QCOMPARE(damageOf(info).size(), 1);
    QCOMPARE(damageOf(info)[0][u"byte"].toInt(), 176); // of the number of markers
    QVERIFY(damageOf(info)[0][u"what"].toString().contains("65"));
    QCOMPARE(info.object()[u"markers"].toArray(), QJsonArray{1002});
}

void TestCliOdd::aLoneTickHasNoState()
{
    SKIP_WITHOUT("onetick.demo");
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

void TestCliOdd::settingUpIsATick()
{
    SKIP_WITHOUT("setuponly.teehistorian");
    const QString path = oddPath("setuponly.teehistorian");

    const Run info = runCli({"info", "--json", path});
    const Run events = runCli({"events", "--json", path});

    QCOMPARE(info.code, 0);
    QCOMPARE(info.object()[u"first_tick"].toInt(-1), 0);
    QCOMPARE(info.object()[u"recorded_ticks"].toInt(), 1);
    QCOMPARE(events.code, 0);
    QStringList kinds;
    for (const QJsonObject &row : events.rows()) {
        QCOMPARE(row[u"tick"].toInt(-1), 0);
        kinds << row[u"kind"].toString();
    }
    QCOMPARE(kinds.filter("join").size(), 1);
    QCOMPARE(kinds.filter("command").size(), 1);
    QCOMPARE(kinds.filter("ready").size(), 1);
}

void TestCliOdd::bothArgumentsOfATextAreTold()
{
    SKIP_WITHOUT("hudargs.dem");

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
    if (!QFile::exists(folder + "segment-000.dat"))
        QSKIP("the real recordings are not here");
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

TICKSCOPE_TEST(TestCliOdd, QCoreApplication)
#include "test_cli_odd.moc"
