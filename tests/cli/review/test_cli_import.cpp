// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// What comes into cases from elsewhere, and what is taken out of them for good.
class TestCliImport : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void importedVerdictsAreStatements();
    void noteIsAboutARecordingOfTheCase();
    void erasureSaysWhatItChanged();
    void exportComesBackByImport();
    void importFilesEachReport();
    void brokenJsonIsNoPastedText_data();
    void brokenJsonIsNoPastedText();
    void reportWithAKeyIsFiledOnce();

private:
    /// As \a who, on the store of this test.
    Run run(const char *who, QStringList words, const QByteArray &input = {})
    {
        words << QStringLiteral("--store") << m_folder->filePath(QStringLiteral("cases.sqlite"))
              << QStringLiteral("--as") << QString::fromLatin1(who) << QStringLiteral("--json");
        return runCli(words, input);
    }

    const QString m_sha = QString(64, u'a');
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliImport::importedVerdictsAreStatements()
{
    run("bot", {"case", "create", "--claim", "a", "--recording", m_sha});
    run("anna", {"case", "assign", "--next"});
    run("anna", {"case", "note", "1", "--tick", "5", "--text", "seen"});
    run("anna", {"case", "verdict", "1", "--decision", "proven", "--reason", "too even", "--aspect",
                 "timing=proven:exact", "--evidence", "timing=1", "--decide"});
    const Run exported = run("anna", {"case", "export"});
    m_folder = std::make_unique<QTemporaryDir>();
    run("bot", {"case", "create", "--claim", "b", "--recording", m_sha});

    const Run imported = run("bot", {"case", "import", "-"}, exported.out);

    QVERIFY2(imported.errors.contains("without their history"), imported.errors.constData());
    const QJsonObject copy = run("bot", {"case", "show", "2"}).object();
    QCOMPARE(copy["status"].toString(), QStringLiteral("new"));
    QCOMPARE(copy["assignee"].toString(), QString());
    QVERIFY(copy["verdicts"].toArray().isEmpty());
    QStringList texts;
    for (const auto &note : copy["notes"].toArray())
        texts << note[u"text"].toString();
    texts.sort();
    QCOMPARE(texts.size(), 3);
    QVERIFY2(texts[0].startsWith(u"Outcome: proven\n(imported: of case 1, 20"),
             qPrintable(texts[0]));
    QVERIFY2(texts[1].startsWith(u"Verdict of anna: proven\ntoo even\ntiming: proven, note 1: exact"
                                 "\n(imported: verdict on case 1"),
             qPrintable(texts[1]));
}

void TestCliImport::noteIsAboutARecordingOfTheCase()
{
    const QString other = QString(64, u'b');
    run("bot", {"case", "create", "--claim", "a", "--recording", m_sha});

    const Run refused = run("anna", {"case", "note", "1", "--recording", other, "--tick", "5"});
    const Run asJson = run("anna", {"case", "note", "1", "--input", "-"},
                           "{\"recording\": \"" + other.toLatin1() + "\", \"tick\": 5}");

    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("--add-recording"), refused.errors.constData());
    QCOMPARE(asJson.code, 2);
    QCOMPARE(run("anna", {"case", "show", "1"}).object()["notes"].toArray().size(), 0);
    QCOMPARE(
        run("anna", {"case", "note", "1", "--recording", other, "--tick", "5", "--add-recording"})
            .code,
        0);
    const QJsonObject now = run("anna", {"case", "show", "1"}).object();
    QCOMPARE(now["recordings"].toArray().size(), 2);
    QCOMPARE(now["notes"][0]["recording"].toString(), other);
}

void TestCliImport::erasureSaysWhatItChanged()
{
    run("bot", {"case", "create", "--claim", "Qanna hooks", "--accused", "Qanna"});

    const Run erased = run("anna", {"case", "erase", "Qanna"});
    const Run nobody = run("anna", {"case", "erase", "Qanna"});

    QCOMPARE(erased.code, 0);
    QCOMPARE(erased.object()["erased"][0]["case"].toInt(), 1);
    QVERIFY(erased.object()["erased"][0]["places"].toInt() >= 2);
    QCOMPARE(nobody.code, 2);
    QVERIFY2(nobody.errors.contains("no case mentions Qanna"), nobody.errors.constData());
}

void TestCliImport::exportComesBackByImport()
{
    run("bot", {"case", "create", "--claim", "a", "--accused", "npc01", "--recording", m_sha});
    run("anna", {"case", "note", "1", "--tick", "5", "--text", "seen"});
    const Run exported = run("anna", {"case", "export"});
    const Run here = run("bot", {"case", "import", "-"}, exported.out);
    m_folder = std::make_unique<QTemporaryDir>();
    run("bot", {"case", "create", "--claim", "b", "--recording", m_sha});

    const Run imported = run("bot", {"case", "import", "-"}, exported.out);
    const Run again = run("bot", {"case", "import", "-"}, exported.out);

    QCOMPARE(here.code, 0);
    QCOMPARE(here.object()["id"].toInt(), 1);
    QCOMPARE(imported.code, 0);
    QVERIFY2(!imported.errors.contains("already"), imported.errors.constData());
    QCOMPARE(again.code, 0);
    QCOMPARE(again.object()["id"].toInt(), 2);
    for (const Run *repeated : {&here, &again})
        QVERIFY2(repeated->errors.contains("is here already"), repeated->errors.constData());
    QCOMPARE(run("bot", {"case", "list"}).rows().size(), 2);
    const QJsonObject copy = run("bot", {"case", "show", "2"}).object();
    for (const char *key : {"claim", "accused", "recordings", "tags", "priority"})
        QCOMPARE(copy[QLatin1String(key)], exported.object()[QLatin1String(key)]);
    const QString text = copy["notes"][0]["text"].toString();
    QVERIFY2(text.startsWith(u"seen\n(imported: note 1 of case 1, by anna, 20"), qPrintable(text));
    QCOMPARE(copy["notes"][0]["author"].toString(), QStringLiteral("bot"));
}

void TestCliImport::importFilesEachReport()
{
    const Run some = run("bot", {"case", "import", "-"},
                         "reporter,accused,claim,priority\notto,npc01,hook,high\na,b,c,soon\n");
    const Run none = run("bot", {"case", "import", "-"}, "reporter,claim,priority\na,b,soon\n");

    QCOMPARE(some.code, 1);
    QCOMPARE(some.rows().size(), 1);
    QCOMPARE(some.rows()[0]["priority"].toString(), QStringLiteral("high"));
    QVERIFY(some.errors.contains("line 3"));
    QCOMPARE(none.code, 2);
    // What only the store refuses has its line, too.
    const Run nameless = run("bot", {"case", "import", "-"}, "claim,recording\na,b.demo\n");
    QVERIFY2(nameless.errors.contains("line 2: a recording needs its SHA-256"),
             nameless.errors.constData());
}

void TestCliImport::brokenJsonIsNoPastedText_data()
{
    QTest::addColumn<QByteArray>("json");

    for (const char *json : {"[[[[", "[{\"claim\": \"x\"", "{\"claim\": "})
        QTest::newRow(json) << QByteArray(json);
}

void TestCliImport::brokenJsonIsNoPastedText()
{
    QFETCH(const QByteArray, json);

    QCOMPARE(run("bot", {"case", "import", "-"}, json).code, 2);
    QVERIFY(run("bot", {"case", "list"}).rows().isEmpty());
}

void TestCliImport::reportWithAKeyIsFiledOnce()
{
    const QByteArray report = R"({"claim": "x", "key": "discord-7", "notes": [{"text": "y"}]})";

    const Run first = run("bot", {"case", "import", "-"}, report);
    const Run again = run("bot", {"case", "import", "-"}, report);

    QCOMPARE(again.object()["id"].toInt(), first.object()["id"].toInt());
    QCOMPARE(run("bot", {"case", "list"}).rows().size(), 1);
    QCOMPARE(run("bot", {"case", "show", "1"}).object()["notes"].toArray().size(), 1);
}

TICKSCOPE_TEST(TestCliImport, QCoreApplication)

#include "test_cli_import.moc"
