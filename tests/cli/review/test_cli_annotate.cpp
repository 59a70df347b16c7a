// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/replay_files.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

const QByteArray Markers = R"({"tickscope_markers": 1, "markers": [
    {"tick": 150, "last_tick": 160, "name": "jumps early", "text": "look"},
    {"tick": 40, "check": "speed", "score": 0.75},
    {"tick": 60, "name": "hers", "author": "ben"},
    {"tick": 99999, "name": "outside"}]})";

} // namespace

/// Copies of recordings that hold what is said of them.
class TestCliAnnotate : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void replayHoldsMarkersWithTheirAuthor();
    void replayStaysTheSame();
    void replayHoldsFigures();
    void demoHoldsTicks();
    void markerWithoutAnAuthorGetsNone();
    void caseIsAddedWithoutNamesOfReviewers();
    void caseIsAddedWithNamesOnRequest();
    void reporterIsNoMoreNamedThanInABundle();
    void openCaseIsRefused();
    void caseAboutAnotherRecordingIsRefused();
    void outputFollowsTheRules();
    void whatHoldsNothingIsRefused_data();
    void whatHoldsNothingIsRefused();
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void hostileMarkersEndWithTwo_data();
    void hostileMarkersEndWithTwo();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    QString write(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path(name)
                                                                                    : QString();
    }
    [[nodiscard]] QString replay() const
    {
        return test::writeRecording(m_folder->path(), QStringLiteral("a.hcrp"),
                                    test::makeReplay(260));
    }
    [[nodiscard]] QString demo(const test::TinyDemo &demo = {}) const
    {
        return test::writeTinyDemo(m_folder->path(), QStringLiteral("a.demo"), demo);
    }
    /// As anna, into out.
    Run annotate(const QString &file, QStringList words)
    {
        return runCli(QStringList{"annotate", file, "-o", path("out"), "--json", "--as", "anna"}
                      << words);
    }
    Run review(const char *who, QStringList words)
    {
        return runCli(words << "--store" << path("cases.sqlite") << "--as"
                            << QString::fromLatin1(who) << "--json");
    }
    /// What the copy has under "tickscope".
    QJsonObject ours()
    {
        return runCli({"info", "--json", path("out")})
            .object()[u"metadata"][u"metadata"][u"tickscope"]
            .toObject();
    }
    void makeCase(const QString &file, const char *opinions);
    void decide(const char *who);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliAnnotate::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestCliAnnotate::makeCase(const QString &file, const char *opinions)
{
    QCOMPARE(review("bot", {"case", "create", "--claim", "a", "--recording", file, "--opinions",
                            QString::fromLatin1(opinions)})
                 .code,
             0);
}

void TestCliAnnotate::decide(const char *who)
{
    review(who, {"case", "assign", "1", "--to", QString::fromLatin1(who)});
    QCOMPARE(review(who, {"case", "note", "1", "--tick", "20", "--text", "seen"}).code, 0);
    const Run run = review(who, {"case", "verdict", "1", "--aspect", "aim=clean", "--decision",
                                 "clean", "--reason", "so I see it", "--decide"});
    QVERIFY2(run.code == 0, run.errors.constData());
}

void TestCliAnnotate::replayHoldsMarkersWithTheirAuthor()
{
    const Run run = annotate(replay(), {"--markers", write("m.json", Markers)});

    QVERIFY2(run.errors.contains("left out: 1 note outside the recording"), run.errors.constData());
    QCOMPARE(run.code, 1);
    QCOMPARE(run.object()[u"notes"].toInt(), 3);
    QCOMPARE(run.object()[u"left_out"][0].toString(),
             QStringLiteral("1 note outside the recording"));
    QStringList texts;
    for (const QJsonObject &row :
         runCli({"events", "--json", "--kind", "marker", path("out")}).rows())
        texts << row[u"text"].toString();
    QCOMPARE(texts,
             (QStringList{"anticheat flag: speed 0.75", "hers (ben)", "jumps early: look (anna)"}));
    const QJsonObject entry = ours()[u"annotations"][1].toObject();
    QCOMPARE(entry[u"lastTick"].toInt(), 160);
    QCOMPARE(entry[u"text"].toString(), QStringLiteral("look"));
    QVERIFY(entry[u"program"].toString().startsWith(QLatin1String("Tickscope ")));
    QVERIFY(entry[u"written"].toString().endsWith(u'Z'));
}

void TestCliAnnotate::replayStaysTheSame()
{
    const QString file = replay();
    annotate(file, {"--markers", write("m.json", Markers)});

    const auto outputOf = [](const QStringList &words, const QString &of) {
        QByteArray out = runCli(QStringList(words) << of).out;
        return out.replace(of.toUtf8(), "FILE");
    };
    for (const QStringList &words : {QStringList{"verify", "--json"}, QStringList{"track"},
                                     QStringList{"state", "--tick", "200", "--json"}}) {
        QVERIFY(!outputOf(words, file).isEmpty());
        QCOMPARE(outputOf(words, path("out")), outputOf(words, file));
    }
    QCOMPARE(runCli({"verify", path("out")}).code, 0);
}

void TestCliAnnotate::replayHoldsFigures()
{
    const Run run = annotate(replay(), {"--facts"});

    QVERIFY2(run.code == 0, run.errors.constData());
    QVERIFY(run.object()[u"figures"].toBool());
    const QJsonObject facts = ours()[u"facts"].toObject();
    QVERIFY(facts[u"meanings"].toObject().size() > 5);
    const QJsonObject player = facts[u"players"][0].toObject();
    QCOMPARE(player[u"player"][u"id"].toInt(-1), 0);
    const auto printed = runCli({"facts", "--player", "0", "--json", path("out")}).object();
    QJsonArray values;
    for (const QJsonValue figure : printed[u"figures"].toArray()) {
        if (!figure[u"others"].isNull())
            values.append(figure[u"samples"]);
    }
    QJsonArray copied;
    for (const QJsonValue figure : player[u"figures"].toArray())
        copied.append(figure[u"samples"]);
    QVERIFY(!copied.isEmpty());
    QCOMPARE(copied, values);
}

void TestCliAnnotate::demoHoldsTicks()
{
    const QString file = demo({.markers = {1010}});
    const QString markers = write("m.csv", "tick,name\r\n1100,early\r\n1050,\r\n");

    const Run run = annotate(file, {"--markers", markers, "--facts"});

    QCOMPARE(run.code, 1);
    QVERIFY2(run.errors.contains("left out: the figures"), run.errors.constData());
    QVERIFY2(run.errors.contains("left out: the text of 1 marker"), run.errors.constData());
    QCOMPARE(run.object()[u"notes"].toInt(), 2);
    QVERIFY(!run.object()[u"figures"].toBool());
    const QJsonArray ticks = runCli({"info", "--json", path("out")}).object()[u"markers"].toArray();
    QCOMPARE(ticks, (QJsonArray{1010, 1050, 1100}));
    QCOMPARE(runCli({"checksums", path("out")}).out, runCli({"checksums", file}).out);
}

/// Who runs it need not have written them.
void TestCliAnnotate::markerWithoutAnAuthorGetsNone()
{
    const QString markers = write("m.json", R"({"tickscope_markers": 1, "markers": [
        {"tick": 20, "name": "odd"}, {"tick": 30, "name": "own", "author": "carol"}]})");

    QCOMPARE(runCli({"annotate", replay(), "-o", path("out"), "--markers", markers}).code, 0);

    const QJsonArray entries = ours()[u"annotations"].toArray();
    QCOMPARE(entries.size(), 2);
    QVERIFY(!entries[0].toObject().contains(u"author"));
    QCOMPARE(entries[1][u"author"].toString(), QStringLiteral("carol"));
}

void TestCliAnnotate::caseIsAddedWithoutNamesOfReviewers()
{
    const QString file = replay();
    makeCase(file, "2");
    decide("anna");
    decide("ben");

    const Run run = annotate(file, {"--case", "1", "--store", path("cases.sqlite")});

    QVERIFY2(run.code == 0, run.errors.constData());
    QCOMPARE(run.object()[u"notes"].toInt(), 2);
    QVERIFY(run.object()[u"verdicts"].toBool());
    const QJsonObject copied = ours();
    QCOMPARE(copied[u"verdicts"].toArray().size(), 2);
    QCOMPARE(copied[u"verdicts"][0][u"reviewer"].toString(), QStringLiteral("Reviewer 1"));
    QCOMPARE(copied[u"verdicts"][0][u"outcome"].toString(), QStringLiteral("clean"));
    QCOMPARE(copied[u"verdicts"][0][u"aspects"][0][u"aspect"].toString(), QStringLiteral("aim"));
    QCOMPARE(copied[u"annotations"][0][u"kind"].toString(), QStringLiteral("note"));
    QVERIFY(copied[u"annotations"][0][u"author"].toString().startsWith(u"Reviewer "));
    const Run events = runCli({"events", "--json", "--kind", "marker", path("out")});
    QVERIFY2(events.out.contains("seen (Reviewer 1, case 1)"), events.out.constData());
    QVERIFY(!runCli({"info", "--json", path("out")}).out.contains("anna"));
}

void TestCliAnnotate::caseIsAddedWithNamesOnRequest()
{
    const QString file = replay();
    makeCase(file, "1");
    decide("anna");

    annotate(file, {"--case", "1", "--store", path("cases.sqlite"), "--name-reviewers"});

    QCOMPARE(ours()[u"verdicts"][0][u"reviewer"].toString(), QStringLiteral("anna"));
    QCOMPARE(ours()[u"annotations"][0][u"author"].toString(), QStringLiteral("anna"));
}

void TestCliAnnotate::reporterIsNoMoreNamedThanInABundle()
{
    const QString file = replay();
    QCOMPARE(review("bot", {"case", "create", "--claim", "a", "--recording", file, "--opinions",
                            "1", "--reporter", "Rita"})
                 .code,
             0);
    review("anna", {"case", "note", "1", "--tick", "30", "--text", "Rita says he flies"});
    decide("anna");
    const QStringList words{"--case", "1", "--store", path("cases.sqlite")};

    const Run run = annotate(file, words);

    QVERIFY2(run.code == 0, run.errors.constData());
    QVERIFY2(run.errors.contains("Note 1: [reporter] says he flies"), run.errors.constData());
    QVERIFY(!runCli({"info", "--json", path("out")}).out.contains("Rita"));
    const QStringList events{"events", "--json", "--kind", "marker", path("out")};
    QVERIFY(runCli(events).out.contains("[reporter] says he flies (Reviewer 1, case 1)"));
    const Run named = annotate(file, words + QStringList{"--name-reviewers", "--force"});
    QVERIFY2(!named.errors.contains("reporter"), named.errors.constData());
    QVERIFY(runCli(events).out.contains("Rita says he flies (anna)"));
}

void TestCliAnnotate::openCaseIsRefused()
{
    const QString file = replay();
    makeCase(file, "2");
    decide("anna");

    const Run run = annotate(file, {"--case", "1", "--store", path("cases.sqlite")});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("opinions"), run.errors.constData());
    QVERIFY(!QFile::exists(path("out")));
}

void TestCliAnnotate::caseAboutAnotherRecordingIsRefused()
{
    makeCase(demo(), "1");

    const Run run = annotate(replay(), {"--case", "1", "--store", path("cases.sqlite")});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("is not a recording of the case"), run.errors.constData());
}

void TestCliAnnotate::outputFollowsTheRules()
{
    const QString file = replay();
    const QString markers = write("m.json", Markers);
    QCOMPARE(annotate(file, {"--markers", markers}).code, 1);
    QVERIFY(QFile::link(path("out"), path("link")));
    const auto into = [&](const QString &out, const QStringList &words) {
        return runCli(QStringList{"annotate", file, "--markers", markers, "-o", out} << words).code;
    };

    QCOMPARE(into(path("out"), {}), 2); // it is there already
    QCOMPARE(into(path("out"), {"--force"}), 1);
    QCOMPARE(into(path("link"), {"--force"}), 2);
    QCOMPARE(into(file, {"--force"}), 2);
    QCOMPARE(runCli({"verify", file}).code, 0);
}

void TestCliAnnotate::whatHoldsNothingIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("markers");
    const QByteArray good = R"({"tickscope_markers": 1, "markers": [{"tick": 1050}]})";
    QTest::newRow("demo of version 3") << "demo 3" << good;
    QTest::newRow("teehistorian") << "teehistorian" << good;
    QTest::newRow("all outside") << "replay" << good;
    QTest::newRow("no marker") << "replay"
                               << QByteArray(R"({"tickscope_markers": 1, "markers": []})");
}

void TestCliAnnotate::whatHoldsNothingIsRefused()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, markers);
    const QString file = kind == u"demo 3" ? demo({.version = 3})
                         : kind == u"replay"
                             ? replay()
                             : test::writeRecording(m_folder->path(),
                                                    QStringLiteral("a.teehistorian"),
                                                    test::makeTinyTeehistorian());

    const Run run = annotate(file, {"--markers", write("m.json", markers)});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.startsWith("tickscope-cli: "));
    QVERIFY(!QFile::exists(path("out")));
}

void TestCliAnnotate::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing to add") << QStringList{};
    QTest::newRow("case without a store") << QStringList{"--case", "1"};
    QTest::newRow("case 0") << QStringList{"--case", "0"};
    QTest::newRow("no such file") << QStringList{"--markers", "no such file"};
}

void TestCliAnnotate::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    QCOMPARE(annotate(replay(), words).code, 2);
    QVERIFY(!QFile::exists(path("out")));
}

void TestCliAnnotate::hostileMarkersEndWithTwo_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << QByteArray("\x00\xff\xfe\"\"\",\"", 8);
    QTest::newRow("half") << Markers.left(100);
    QTest::newRow("deep") << QByteArray("{\"tickscope_markers\": 1, \"markers\": ")
                                 + QByteArray(1'000'000, '[');
    QTest::newRow("ticks that are none")
        << QByteArray(R"({"tickscope_markers": 1, "markers": [{"tick": -1}, {"tick": 1e300},
            {"tick": "x"}, {"tick": 9223372036854775807, "last_tick": -9223372036854775808}]})");
}

void TestCliAnnotate::hostileMarkersEndWithTwo()
{
    QFETCH(QByteArray, bytes);

    const Run run = annotate(replay(), {"--markers", write("m.json", bytes)});

    QCOMPARE(run.code, 2);
    QVERIFY(!QFile::exists(path("out")));
}

TICKSCOPE_TEST(TestCliAnnotate, QCoreApplication)
#include "test_cli_annotate.moc"
