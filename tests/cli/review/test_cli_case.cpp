// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/demo_writer.h"
#include "tests/support/skips.h"
#include "tests/support/snapshot_builder.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

const QString CaseSha = QString(64, u'a');

/// All that deciding case 1 needs.
QStringList decideAs(const char *finding)
{
    const QString word = QString::fromLatin1(finding);
    return {"case",       "verdict", "1",        "--aspect",    QStringLiteral("aim=") + word,
            "--decision", word,      "--reason", "so I see it", "--decide"};
}

} // namespace

/// Cases on the command line.
class TestCliCase : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void helpNamesTheCommands();
    void storeThatIsNotThereIsNotMade();
    void createdCaseIsListedAndShown();
    void accusedIsAPersonOfItsFile();
    void accusedIsCalledAsInLists();
    void caseComesAsJson();
    void recordingIsKnownByItsContent();
    void nextTakesAndAssigns();
    void verdictsDecideACase();
    void verdictNeedsAFindingThatSaysSo();
    void decidedVerdictIsNotChanged();
    void verdictIsWithdrawn();
    void disagreementIsSaid();
    void emptyCaseIsRemoved();
    void timesOfAClaimAreJumps();
    void erasedPersonIsGone();
    void nameOfOneLetterIsErased();
    void backupHoldsTheCases();
    void hostileTextsComeOutAsTheyAre();

private:
    /// As \a who, on the store of this test.
    Run run(const char *who, QStringList words, const QByteArray &input = {});

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliCase::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Run TestCliCase::run(const char *who, QStringList words, const QByteArray &input)
{
    words << QStringLiteral("--store") << m_folder->filePath(QStringLiteral("cases.sqlite"))
          << QStringLiteral("--as") << QString::fromLatin1(who) << QStringLiteral("--json");
    return runCli(words, input);
}

void TestCliCase::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const auto add = [](const QStringList &words) {
        QTest::newRow(qPrintable(words.join(u' '))) << words;
    };
    add({"case"});
    add({"case", "dance"});
    add({"case", "show", "--store", "s"});
    add({"case", "show", "one", "--store", "s"});
    add({"case", "list"});
    add({"case", "list", "--store", "service:"});
    add({"case", "list", "--store", "s", "--status", "old"});
    add({"case", "create", "--store", "s", "--priority", "soon"});
    add({"case", "create", "--store", "s", "--recording", "no such file"});
    add({"case", "assign", "1", "--to", "a", "--nobody", "--store", "s"});
    add({"case", "assign", "1", "--store", "s"});
    add({"case", "accuse", "1", "--store", "s"});
    add({"case", "create", "--accused", "#6", "--store", "s"});
    add({"case", "create", "--accused", "6", "--recording", CaseSha, "--store", "s"});
    add({"case", "verdict", "1", "--aspect", "looks=clean", "--store", "s"});
    add({"case", "import", "--store", "s"});
    add({"case", "list", "--password", "x", "--store", "s"});
}

void TestCliCase::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    const Run run = runCli(words);

    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.startsWith("tickscope-cli: "));
}

void TestCliCase::helpNamesTheCommands()
{
    const Run all = runCli({"--help"});
    const Run group = runCli({"case", "--help"});
    const Run one = runCli({"case", "verdict", "--help"});

    for (const char *name :
         {"list", "show", "create", "assign", "note", "verdict", "export", "import"}) {
        QVERIFY2(all.out.contains(QByteArray("case ") + name), name);
        QVERIFY2(group.out.contains(QByteArray("case ") + name), name);
    }
    QCOMPARE(group.code, 0);
    QCOMPARE(one.code, 0);
    QVERIFY(one.out.startsWith("Usage: tickscope-cli case verdict [OPTIONS] NUMBER\n"));
    QVERIFY(one.out.contains("--decide"));
}

void TestCliCase::storeThatIsNotThereIsNotMade()
{
    for (const QStringList &words : {QStringList{"case", "show", "1"}, {"case", "list"}}) {
        const Run asked = run("anna", words);
        QVERIFY(asked.code != 0);
        QVERIFY2(asked.errors.contains("there is no such case store"), asked.errors.constData());
    }
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestCliCase::createdCaseIsListedAndShown()
{
    const Run made = run("anna", {"case", "create", "--claim", "12:41 bot", "--accused", "npc01",
                                  "--reporter", "otto", "--tag", "bot", "--recording", CaseSha});
    const Run listed = run("anna", {"case", "list", "--tag", "bot"});
    const Run shown = run("anna", {"case", "show", "1"});

    QCOMPARE(made.code, 0);
    QCOMPARE(made.object()["id"].toInt(), 1);
    QCOMPARE(listed.rows(), QList{made.object()});
    const QJsonObject value = shown.object();
    QCOMPARE(value["claim"].toString(), QStringLiteral("12:41 bot"));
    QCOMPARE(value["status"].toString(), QStringLiteral("new"));
    QCOMPARE(value["accused"][0]["names"][0].toString(), QStringLiteral("npc01"));
    QCOMPARE(value["recordings"][0]["sha256"].toString(), CaseSha);
    QCOMPARE(value["history"][0]["who"].toString(), QStringLiteral("anna"));
    QVERIFY(run("anna", {"case", "list", "--tag", "aim"}).out.isEmpty());
    QCOMPARE(run("anna", {"case", "show", "7"}).code, 2);
}

/// The people of the recording as `info` has them: three were called npc01, one Carol.
void TestCliCase::accusedIsAPersonOfItsFile()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    const auto accused = [&](const char *who) {
        return run("anna", {"case", "create", "--accused", who, "--recording", path})
            .object()["accused"][0]
            .toObject();
    };
    const QJsonObject person = accused("#6");
    for (const auto &[key, value] :
         std::initializer_list<std::pair<const char *, int>>{{"player", 6},
                                                             {"client", 2},
                                                             {"tick", 3343},
                                                             {"last_tick", 6094},
                                                             {"joined_ms", 63'860},
                                                             {"left_ms", 118'880}})
        QCOMPARE(person[QLatin1String(key)].toInt(-1), value);
    QVERIFY(person["is_person"].toBool());
    QCOMPARE(accused("6"), person);
    QCOMPARE(accused("Carol")["player"].toInt(-1), 0);
    QVERIFY(!accused("npc01")["is_person"].toBool());
    QVERIFY(accused("nobody")["player"].isNull());
    QCOMPARE(run("anna", {"case", "create", "--accused", "#66", "--recording", path}).code, 2);

    const Run listed = runCli({"case", "list", "--store", m_folder->filePath("cases.sqlite")});
    QVERIFY(listed.out.contains("npc01 #6, 1:03\u20131:58"));
    QVERIFY(listed.out.contains("npc01 (name only)"));
    // A note finds its player among the accused, or in a file.
    const auto client = [&](QStringList words) {
        return run("anna", QStringList{"case", "note", "1", "--tick", "4000"} << words)
            .object()["client"]
            .toInt(-1);
    };
    QCOMPARE(client({"--player", "#6"}), 2);
    QCOMPARE(client({"--player", "Carol", "--recording", path}), 0);
    QVERIFY(runCli({"case", "show", "1", "--store", m_folder->filePath("cases.sqlite")})
                .out.contains("at tick 4000, npc01 #6, 1:03\u20131:58"));
    QVERIFY(runCli({"case", "show", "1", "--store", m_folder->filePath("cases.sqlite")})
                .out.contains("at tick 4000, Carol (client 0)"));
    for (const char *who : {"npc01", "nobody"})
        QCOMPARE(run("anna",
                     {"case", "note", "1", "--tick", "4000", "--player", who, "--recording", path})
                     .code,
                 2);
    // Who is not there the whole time is nobody's player.
    const auto codeOf = [&](const QStringList &words) {
        return run("anna", QStringList{"case", "note", "1", "--recording", path} << words).code;
    };
    QCOMPARE(codeOf({"--tick", "6300", "--player", "#6"}), 2);
    QCOMPARE(codeOf({"--tick", "160", "--player", "#6"}), 2);
    QCOMPARE(codeOf({"--tick", "3000", "--last-tick", "3500", "--client", "2"}), 2);
    QCOMPARE(codeOf({"--tick", "3000", "--last-tick", "3100", "--client", "2"}), 0);
    // It comes back as it was.
    const Run made = run("bot", {"case", "create", "--input", "-"},
                         QJsonDocument(QJsonObject{{"accused", QJsonArray{person}}}).toJson());
    QCOMPARE(made.object()["accused"][0].toObject(), person);
}

/// A name of an old code page.
void TestCliCase::accusedIsCalledAsInLists()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    teeworlds::DemoWriter writer(header);
    std::vector<std::int32_t> words = teeworlds::packText("J\xF6rg", 17);
    writer.beginTick({0});
    writer.snapshot({{{11, 0}, std::move(words)}});
    writer.beginTick({1});
    const auto bytes = writer.finish().value();
    QFile file(m_folder->filePath("old.demo"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes));
    file.close();
    const Run made = run("carol", {"case", "create", "--accused", QStringLiteral("Jörg"),
                                   "--recording", file.fileName()});
    const QJsonObject accused = made.object()["accused"][0].toObject();
    QCOMPARE(accused["names"][0].toString(), QStringLiteral("Jörg"));
    QCOMPARE(accused["client"].toInt(-1), 0);
}

void TestCliCase::caseComesAsJson()
{
    const QByteArray json = R"({"claim": "x", "accused": [{"names": ["a", "b"], "tick": 5}]})";

    const Run made = run("bot", {"case", "create", "--input", "-"}, json);
    const Run refused = run("bot", {"case", "create", "--input", "-"}, R"({"clam": "x"})");

    QCOMPARE(made.object()["accused"][0]["names"][1].toString(), QStringLiteral("b"));
    QCOMPARE(made.object()["accused"][0]["tick"].toInt(), 5);
    QCOMPARE(refused.code, 2);
    QVERIFY(refused.errors.contains("clam"));
}

void TestCliCase::recordingIsKnownByItsContent()
{
    const QString path = test::recordings()
                         + QStringLiteral("/teeworlds/tw075-client-otto-dm6.demo");
    if (!test::isHere(path))
        SKIP_MISSING();
    QProcess sum;
    sum.start(QStringLiteral("sha256sum"), {path});
    QVERIFY(sum.waitForFinished());
    const QString expected = QString::fromLatin1(sum.readAll().left(64));

    const Run made = run("anna", {"case", "create", "--recording", path});
    const Run found = run("anna", {"case", "list", "--recording", path});

    QCOMPARE(made.object()["recordings"][0]["sha256"].toString(), expected);
    QCOMPARE(made.object()["recordings"][0]["name"].toString(),
             QStringLiteral("tw075-client-otto-dm6.demo"));
    QCOMPARE(found.rows().size(), 1);
}

void TestCliCase::nextTakesAndAssigns()
{
    run("bot", {"case", "create", "--claim", "a"});
    run("bot", {"case", "create", "--claim", "b", "--priority", "urgent"});

    const Run first = run("anna", {"case", "assign", "--next"});
    const Run second = run("ben", {"case", "assign", "--next"});
    const Run none = run("cleo", {"case", "assign", "--next"});

    QCOMPARE(first.object()["id"].toInt(), 2);
    QCOMPARE(first.object()["assignee"].toString(), QStringLiteral("anna"));
    QCOMPARE(second.object()["id"].toInt(), 1);
    QCOMPARE(none.code, 0);
    QVERIFY(none.out.isEmpty());
}

void TestCliCase::verdictsDecideACase()
{
    run("bot", {"case", "create", "--claim", "a", "--recording", CaseSha, "--opinions", "2"});
    QCOMPARE(run("anna", {"case", "verdict", "1", "--decision", "clean"}).code, 2); // not hers
    run("anna", {"case", "assign", "--next"});
    const Run note = run("anna", {"case", "note", "1", "--tick", "100", "--last-tick", "120",
                                  "--player", "npc01", "--text", "ten ticks"});
    const Run draft = run(
        "anna", {"case", "verdict", "1", "--aspect", "timing=proven", "--evidence", "timing=1"});
    const Run hasty = run("anna", {"case", "verdict", "1", "--decision", "proven", "--decide"});
    const Run decided = run("anna",
                            {"case", "verdict", "1", "--decision", "proven", "--reason", "too even",
                             "--aspect", "timing=proven:exact intervals", "--decide"});
    run("ben", {"case", "assign", "--next"});
    const Run blind = run("ben", {"case", "show", "1"});
    run("ben", {"case", "verdict", "1", "--aspect", "timing=proven", "--decision", "proven",
                "--reason", "so do I", "--decide"});
    const QJsonObject open = run("ben", {"case", "show", "1"}).object();
    const QByteArray text = runCli({"case", "show", "1", "--store",
                                    m_folder->filePath("cases.sqlite"), "--as", "ben"})
                                .out;

    QVERIFY2(text.contains("    timing: proven, note 1: exact intervals\n"
                           "    reason: too even\n"),
             text.constData());
    QCOMPARE(note.object()["recording"].toString(), CaseSha);
    QCOMPARE(draft.object()["is_decided"].toBool(), false);
    QCOMPARE(hasty.code, 2);
    QVERIFY2(hasty.errors.contains("a reason"), hasty.errors.constData());
    QCOMPARE(decided.object()["aspects"][0]["reason"].toString(),
             QStringLiteral("exact intervals"));
    QCOMPARE(decided.object()["aspects"][0]["evidence"][0].toInt(), 1);
    QVERIFY(blind.object()["verdicts"].toArray().isEmpty());
    QVERIFY(blind.object()["notes"].toArray().isEmpty());
    QCOMPARE(open["verdicts"].toArray().size(), 2);
    QCOMPARE(open["outcome"].toString(), QStringLiteral("proven"));
    QCOMPARE(open["status"].toString(), QStringLiteral("decided"));
}

void TestCliCase::verdictNeedsAFindingThatSaysSo()
{
    run("bot", {"case", "create", "--claim", "a", "--recording", CaseSha});
    run("anna", {"case", "assign", "--next"});

    const Run all = run("anna", {"case", "verdict", "1", "--aspect", "movement=clean", "--decision",
                                 "proven", "--reason", "so I see it", "--decide"});
    const Run some = run("anna", {"case", "verdict", "1", "--aspect", "movement=clean", "--aspect",
                                  "aim=cannot_tell", "--decision", "proven", "--reason",
                                  "so I see it", "--decide"});

    QCOMPARE(all.code, 2);
    QVERIFY2(all.errors.contains("all findings say \"clean\""), all.errors.constData());
    QCOMPARE(some.code, 0);
}

void TestCliCase::decidedVerdictIsNotChanged()
{
    run("bot", {"case", "create", "--claim", "a"});
    run("anna", {"case", "assign", "--next"});
    QCOMPARE(run("anna", decideAs("clean")).code, 0);

    const Run again = run("anna", {"case", "verdict", "1", "--decision", "cannot_tell"});

    QCOMPARE(again.code, 2);
    QVERIFY(again.errors.contains("decided"));
}

void TestCliCase::verdictIsWithdrawn()
{
    run("bot", {"case", "create", "--claim", "a", "--opinions", "2"});
    run("anna", {"case", "assign", "--next"});
    QCOMPARE(run("anna", {"case", "verdict", "1", "--withdraw"}).code, 2); // nothing is decided
    run("anna", decideAs("proven"));
    QCOMPARE(run("anna", {"case", "verdict", "1", "--withdraw", "--decide"}).code, 2);

    const Run withdrawn = run("anna", {"case", "verdict", "1", "--withdraw"});
    run("anna", {"case", "verdict", "1", "--decision", "clean", "--decide"});
    run("ben", {"case", "assign", "--next"});
    const QByteArray blind = run("ben", {"case", "show", "1"}).out;
    run("ben", decideAs("clean"));
    const Run late = run("anna", {"case", "verdict", "1", "--withdraw"});
    const Run open = run("ben", {"case", "show", "1"});

    QCOMPARE(withdrawn.code, 0);
    QCOMPARE(withdrawn.object()["is_decided"].toBool(), false);
    QCOMPARE(withdrawn.object()["reason"].toString(), QStringLiteral("so I see it"));
    QVERIFY(!blind.contains("withdrawn"));
    QCOMPARE(late.code, 2);
    QCOMPARE(open.object()["outcome"].toString(), QStringLiteral("clean"));
    QVERIFY(open.out.contains("opinion withdrawn"));
}

void TestCliCase::disagreementIsSaid()
{
    run("bot", {"case", "create", "--claim", "a", "--opinions", "2"});
    for (const auto &[who, finding] : {std::pair("anna", "proven"), {"ben", "clean"}}) {
        run(who, {"case", "assign", "--next"});
        run(who, decideAs(finding));
    }

    const QString path = m_folder->filePath(QStringLiteral("cases.sqlite"));
    const Run json = run("anna", {"case", "show", "1"});
    const Run text = runCli({"case", "show", "1", "--store", path, "--as", "anna"});
    const Run list = runCli({"case", "list", "--store", path, "--as", "anna"});

    QCOMPARE(json.object()["status"].toString(), QStringLiteral("decided"));
    QVERIFY(json.object()["outcome"].isNull());
    QVERIFY2(text.out.startsWith("case 1: reviewers disagree"), text.out.constData());
    QVERIFY2(list.out.contains("reviewers disagree"), list.out.constData());
}

void TestCliCase::emptyCaseIsRemoved()
{
    run("anna", {"case", "create"});
    run("anna", {"case", "create", "--claim", "bot"});

    QCOMPARE(run("ben", {"case", "remove", "1"}).code, 2);
    QCOMPARE(run("anna", {"case", "remove", "2"}).code, 2);
    QCOMPARE(run("anna", {"case", "remove", "1"}).code, 0);

    QCOMPARE(run("anna", {"case", "list"}).rows().size(), 1);
    const Run gone = run("anna", {"case", "show", "1"});
    QCOMPARE(gone.code, 2);
    QVERIFY2(gone.errors.contains("case 1 was removed by anna"), gone.errors.constData());
}

void TestCliCase::timesOfAClaimAreJumps()
{
    run("bot", {"case", "create", "--claim", "12:41 bot hook, tick 38050"});

    const QJsonArray times = run("bot", {"case", "show", "1"}).object()["times"].toArray();

    QCOMPARE(times.size(), 2);
    QCOMPARE(times[0]["kind"].toString(), QStringLiteral("offset"));
    QCOMPARE(times[0]["seconds"].toDouble(), 761.0);
    QCOMPARE(times[1]["tick"].toInt(), 38050);
}

void TestCliCase::erasedPersonIsGone()
{
    run("bot", {"case", "create", "--claim", "npc01 did it", "--accused", "npc01"});

    QCOMPARE(run("lea", {"case", "erase", "npc01"}).code, 0);

    const Run shown = run("anna", {"case", "show", "1"});
    QVERIFY(!shown.out.contains("npc01"));
    QVERIFY(shown.out.contains("person erased"));
}

void TestCliCase::nameOfOneLetterIsErased()
{
    const QString name = QStringLiteral("\u660E");
    run("bot", {"case", "create", "--claim", QStringLiteral("report: %1, Bea").arg(name)});

    QCOMPARE(run("lea", {"case", "erase", name}).code, 0);

    QCOMPARE(run("anna", {"case", "show", "1"}).object()["claim"].toString(),
             QStringLiteral("report: [erased], Bea"));
}

void TestCliCase::backupHoldsTheCases()
{
    run("bot", {"case", "create", "--claim", "a"});
    const QString copy = m_folder->filePath(QStringLiteral("copy.sqlite"));

    QCOMPARE(run("bot", {"case", "backup", copy}).code, 0);

    QCOMPARE(runCli({"case", "list", "--json", "--store", copy}).rows(),
             run("bot", {"case", "list"}).rows());
}

void TestCliCase::hostileTextsComeOutAsTheyAre()
{
    const QString text = QStringLiteral(
        "'); DROP TABLE review_case; -- <script>\u202E\u0007\u001b[31m\n=1+1 \\ ? {me} %1");

    const Run made = run("bot", {"case", "create", "--claim", text, "--accused", text});
    const Run listed = runCli(
        {"case", "list", "--store", m_folder->filePath(QStringLiteral("cases.sqlite"))});

    QCOMPARE(made.object()["claim"].toString(), text);
    QCOMPARE(run("bot", {"case", "show", "1"}).object()["claim"].toString(), text);
    QVERIFY(!listed.out.contains('\x1b')); // the terminal is not theirs
    QVERIFY(!listed.out.contains('\a'));
}

TICKSCOPE_TEST(TestCliCase, QCoreApplication)

#include "test_cli_case.moc"
