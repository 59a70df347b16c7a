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

const QString CaseSha = QString(64, u'a');

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
    void createdCaseIsListedAndShown();
    void caseComesAsJson();
    void recordingIsKnownByItsContent();
    void nextTakesAndAssigns();
    void verdictsDecideACase();
    void decidedVerdictIsNotChanged();
    void importFilesEachReport();
    void reportWithAKeyIsFiledOnce();
    void exportComesBackByImport();
    void timesOfAClaimAreJumps();
    void erasedPersonIsGone();
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
    if (!QFile::exists(path))
        QSKIP("the real recordings are not here");
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
    const Run draft = run("anna", {"case", "verdict", "1", "--aspect",
                                   "timing=proven:exact intervals", "--evidence", "timing=1"});
    const Run decided = run("anna", {"case", "verdict", "1", "--decision", "proven", "--decide"});
    run("ben", {"case", "assign", "--next"});
    const Run blind = run("ben", {"case", "show", "1"});
    run("ben", {"case", "verdict", "1", "--decision", "proven", "--decide"});
    const QJsonObject open = run("ben", {"case", "show", "1"}).object();

    QCOMPARE(note.object()["recording"].toString(), CaseSha);
    QCOMPARE(draft.object()["is_decided"].toBool(), false);
    QCOMPARE(decided.object()["aspects"][0]["reason"].toString(),
             QStringLiteral("exact intervals"));
    QCOMPARE(decided.object()["aspects"][0]["evidence"][0].toInt(), 1);
    QVERIFY(blind.object()["verdicts"].toArray().isEmpty());
    QVERIFY(blind.object()["notes"].toArray().isEmpty());
    QCOMPARE(open["verdicts"].toArray().size(), 2);
    QCOMPARE(open["outcome"].toString(), QStringLiteral("proven"));
    QCOMPARE(open["status"].toString(), QStringLiteral("decided"));
}

void TestCliCase::decidedVerdictIsNotChanged()
{
    run("bot", {"case", "create", "--claim", "a"});
    run("anna", {"case", "assign", "--next"});
    QCOMPARE(run("anna", {"case", "verdict", "1", "--decision", "clean", "--decide"}).code, 0);

    const Run again = run("anna", {"case", "verdict", "1", "--decision", "proven"});

    QCOMPARE(again.code, 2);
    QVERIFY(again.errors.contains("decided"));
}

void TestCliCase::importFilesEachReport()
{
    const Run some = run("bot", {"case", "import", "-"},
                         "reporter,accused,claim,priority\notto,npc01,hook,high\na,b,c,soon\n");
    const Run none = run("bot", {"case", "import", "-"}, "reporter,claim,priority\na,b,soon\n");

    QCOMPARE(some.code, 1);
    QCOMPARE(some.rows().size(), 1);
    QCOMPARE(some.rows()[0]["priority"].toString(), QStringLiteral("high"));
    QVERIFY(some.errors.contains("line 3"));
    QCOMPARE(none.code, 2);
}

void TestCliCase::reportWithAKeyIsFiledOnce()
{
    const QByteArray report = R"({"claim": "x", "key": "discord-7", "notes": [{"text": "y"}]})";

    const Run first = run("bot", {"case", "import", "-"}, report);
    const Run again = run("bot", {"case", "import", "-"}, report);

    QCOMPARE(again.object()["id"].toInt(), first.object()["id"].toInt());
    QCOMPARE(run("bot", {"case", "list"}).rows().size(), 1);
    QCOMPARE(run("bot", {"case", "show", "1"}).object()["notes"].toArray().size(), 1);
}

void TestCliCase::exportComesBackByImport()
{
    run("bot", {"case", "create", "--claim", "a", "--accused", "npc01", "--recording", CaseSha});
    run("anna", {"case", "note", "1", "--tick", "5", "--text", "seen"});
    const Run exported = run("anna", {"case", "export"});

    const Run imported = run("bot", {"case", "import", "-"}, exported.out);

    QCOMPARE(imported.code, 0);
    const QJsonObject copy = run("bot", {"case", "show", "2"}).object();
    for (const char *key : {"claim", "accused", "recordings", "tags", "priority"})
        QCOMPARE(copy[QLatin1String(key)], exported.object()[QLatin1String(key)]);
    QCOMPARE(copy["notes"][0]["text"].toString(), QStringLiteral("seen"));
    QCOMPARE(copy["notes"][0]["author"].toString(), QStringLiteral("bot"));
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
