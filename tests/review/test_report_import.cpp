// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/store/report_filing.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// Reports from bots, forms and people.
class TestReportImport : public QObject
{
    Q_OBJECT

private slots:
    void jsonOfACaseIsReadBack();
    void jsonOfANoteIsReadBack();
    void jsonOfAVerdictIsReadBack();
    void wrongJsonIsNamed_data();
    void wrongJsonIsNamed();
    void formatIsWhatItLooksLike_data();
    void formatIsWhatItLooksLike();
    void csvColumnsGoWhereTheyBelong();
    void oneBadReportDoesNotStopTheOthers();
    void jsonLinesAreReports();
    void pastedTextIsOneClaim();
    void whatIsNoTextIsNoReport();
    void pastedTextNamesItsReporter_data();
    void pastedTextNamesItsReporter();
    void nameStandsAsAWordOfItsOwn();
    void manyAreFiledAndABadOneIsLeftOutWhole();
    void reportThatIsThereIsFound();
};

void TestReportImport::jsonOfACaseIsReadBack()
{
    QCOMPARE(test::got(caseFromJson(toJson(test::sampleCase()))), test::sampleCase());
}

void TestReportImport::jsonOfANoteIsReadBack()
{
    Annotation expected = test::sampleNote({});

    QCOMPARE(test::got(noteFromJson(toJson(expected, expected.picture))), expected);
}

void TestReportImport::jsonOfAVerdictIsReadBack()
{
    Opinion expected = test::sampleOpinion({}, Finding::Suspicious);
    expected.aspects = {
        {Aspect::FileIntegrity, Finding::Clean, QStringLiteral("whole"), {{{}, 3}, {{}, 4}}}};

    QCOMPARE(test::got(opinionFromJson(toJson(expected))), expected);
}

void TestReportImport::wrongJsonIsNamed_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("reason");
    QTest::newRow("unknown") << R"({"clam": "x"})"
                             << "clam";
    QTest::newRow("number for text") << R"({"claim": 5})"
                                     << "claim";
    QTest::newRow("text for list") << R"({"tags": "x"})"
                                   << "tags";
    QTest::newRow("list of numbers") << R"({"tags": [1]})"
                                     << "tags";
    QTest::newRow("priority") << R"({"priority": "soon"})"
                              << "low, normal, high, urgent";
    QTest::newRow("accused as text") << R"({"accused": ["x"]})"
                                     << "accused";
    QTest::newRow("fraction") << R"({"accused": [{"names": ["x"], "tick": 1.5}]})"
                              << "tick";
    QTest::newRow("too big") << R"({"accused": [{"names": ["x"], "tick": 1e300}]})"
                             << "tick";
}

void TestReportImport::wrongJsonIsNamed()
{
    QFETCH(QString, json);
    QFETCH(QString, reason);

    const auto read = caseFromJson(QJsonDocument::fromJson(json.toUtf8()).object());

    QVERIFY(!read);
    QVERIFY2(read.error().text().contains(reason), qPrintable(read.error().text()));
}

void TestReportImport::formatIsWhatItLooksLike_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expected");
    const auto add = [](const char *bytes, ReportFormat format) {
        QTest::newRow(bytes) << QByteArray(bytes) << static_cast<int>(format);
    };
    add("{\"claim\": \"x\"}", ReportFormat::Json);
    add("[ {\"claim\": \"x\"} ]", ReportFormat::Json);
    add("[[[[", ReportFormat::Json);
    add("[{\"claim\": ", ReportFormat::Json);
    add("\xEF\xBB\xBF{\"claim\": \"x\"}", ReportFormat::Json);
    add("reporter,accused,claim\na,b,c", ReportFormat::Csv);
    add("Reporter;Claim\na;c", ReportFormat::Csv);
    add("12:41 bot, hook", ReportFormat::Text);
    add("[2026-11-23 12:41:07][chat]: reporter", ReportFormat::Text);
}

void TestReportImport::formatIsWhatItLooksLike()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, expected);

    QCOMPARE(static_cast<int>(formatOf(bytes)), expected);
    QCOMPARE(formatOf(bytes, QStringLiteral("reports.JSON")), ReportFormat::Json);
}

void TestReportImport::csvColumnsGoWhereTheyBelong()
{
    const QByteArray csv
        = "\xEF\xBB\xBFreporter;accused;reason;server;recording;file;tags;priority;key\r\n"
          "otto;npc01|nameless tee;\"12:41 \"\"bot\"\"\nhook\";ger5;"
          + test::Sha.toLatin1() + ";run.demo;bot race;High;discord-7\r\n;;;;;;;;\r\n";

    const auto reports = test::got(readReports(csv, ReportFormat::Csv));

    QCOMPARE(reports.size(), 1U);
    const Report report = test::got(reports.front());
    QCOMPARE(report.value.reporter, QStringLiteral("otto"));
    QCOMPARE(report.value.accused.size(), 2U);
    QCOMPARE(report.value.accused[1].names, QStringList{"nameless tee"});
    QCOMPARE(report.value.claim, QStringLiteral("12:41 \"bot\"\nhook\nserver: ger5"));
    QCOMPARE(report.value.recordings, (std::vector{CaseRecording{test::Sha, "run.demo"}}));
    QCOMPARE(report.value.tags, (QStringList{"bot", "race"}));
    QCOMPARE(report.value.priority, Priority::High);
    QCOMPARE(report.key, QStringLiteral("discord-7"));
}

void TestReportImport::oneBadReportDoesNotStopTheOthers()
{
    const auto reports = test::got(
        readReports("reporter,claim,priority\na,x,low\nb,y,soon\nc,z,high\n", ReportFormat::Csv));

    QCOMPARE(reports.size(), 3U);
    QVERIFY(reports[0] && !reports[1] && reports[2]);
    QVERIFY(reports[1].error().text().startsWith(u"line 3: "));
}

void TestReportImport::jsonLinesAreReports()
{
    const auto reports = test::got(readReports(
        "{\"claim\": \"a\", \"key\": \"1\"}\n\nno json\n[{\"claim\": \"c\"}]\n"
        "{\"claim\": \"b\", \"notes\": [{\"text\": \"seen\"}], \"history\": [{\"who\": \"x\"}]}\n",
        ReportFormat::Json));

    QCOMPARE(reports.size(), 4U);
    QCOMPARE(test::got(reports[0]).key, QStringLiteral("1"));
    QVERIFY(reports[1].error().text().startsWith(u"line 3: "));
    QCOMPARE(reports[2].error().text(), QStringLiteral("line 4: not an object"));
    QCOMPARE(test::got(reports[3]).notes.size(), 1U);
    QCOMPARE(test::got(reports[3]).notes[0].text, QStringLiteral("seen"));
}

void TestReportImport::pastedTextIsOneClaim()
{
    const auto reports = test::got(readReports(" 12:41 bot\nhook \n", ReportFormat::Text));

    QCOMPARE(reports.size(), 1U);
    QCOMPARE(test::got(reports[0]).value.claim, QStringLiteral("12:41 bot\nhook"));
    QVERIFY(!readReports(" \n", ReportFormat::Text));
}

void TestReportImport::whatIsNoTextIsNoReport()
{
    const QByteArray demo("TWDEMO\0\x06", 8);
    for (const QByteArray &bytes : {demo, QByteArray("claim,\xFF\xFE\n")}) {
        for (const auto format : {ReportFormat::Text, ReportFormat::Csv}) {
            const auto reports = readReports(bytes, format);
            QVERIFY(!reports);
            QCOMPARE(reports.error().text(), QStringLiteral("this is not a text in UTF-8"));
        }
    }
}

void TestReportImport::pastedTextNamesItsReporter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reporter");
    QTest::newRow("in brackets") << "[reported by Carol] npc01 is a bot"
                                 << "Carol";
    QTest::newRow("before a colon") << "reported by Carol: npc01 is a bot"
                                    << "Carol";
    QTest::newRow("at the end") << "npc01 is a bot, reported by Carol2"
                                << "Carol2";
    QTest::newRow("with a stop") << "Reported by otto. Please look."
                                 << "otto";
    QTest::newRow("as a field") << "Reporter: (1)bee~29\u044f\nclaim: bot"
                                << "(1)bee~29\u044f";
    QTest::newRow("by who speaks")
        << "[12:41] carol: npc01 (#6) is aimbotting at 1:03, please check"
        << "carol";
    QTest::newRow("in a log") << "12:41:07 <Carol>: bot!\n[2026-11-23 12:41:09] carol: npc01"
                              << "Carol";
    QTest::newRow("above a chat") << "Report by npc00:\n[1:10] npc01: hooks at every tick"
                                  << "npc00";
    QTest::newRow("two speak") << "[12:41] carol: bot\n[12:42] otto: where?"
                               << "";
    QTest::newRow("a server") << "[12:41] ***: npc01 joined\n[chat]: x"
                              << "";
    QTest::newRow("nobody") << "the reporter was right, reportedly"
                            << "";
    QTest::newRow("none") << "npc01 is a bot"
                          << "";
}

void TestReportImport::pastedTextNamesItsReporter()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reporter);
    QCOMPARE(reporterIn(text), reporter);
    const auto reports = test::got(readReports(text.toUtf8(), ReportFormat::Text));
    QCOMPARE(test::got(reports.front()).value.reporter, reporter);
}

void TestReportImport::nameStandsAsAWordOfItsOwn()
{
    const QString text = QStringLiteral("Scarolina, carol and Carol2: (1)bee!");
    QCOMPARE(placeOfName(text, QStringLiteral("Carol")), 11);
    QCOMPARE(placeOfName(text, QStringLiteral("Carol"), 12), -1);
    QCOMPARE(placeOfName(text, QStringLiteral("(1)bee")), 29);
    QCOMPARE(placeOfName(text, QStringLiteral("S")), -1); // too short to be a name
}

void TestReportImport::manyAreFiledAndABadOneIsLeftOutWhole()
{
    const QTemporaryDir folder;
    const auto store = test::openFile(folder.filePath(QStringLiteral("many.cases")),
                                      QStringLiteral("anna"));
    QVERIFY(store);
    constexpr std::size_t Count = 2500; // two transactions and a half
    std::vector<Stored<Report>> reports;
    for (std::size_t i = 0; i < Count; ++i) {
        Report report;
        report.value.claim = QStringLiteral("claim %1").arg(i);
        report.notes = {test::sampleNote({})};
        reports.emplace_back(std::move(report));
    }
    // Its case can be stored, its second note cannot.
    Report &bad = *reports[1200];
    bad.notes.push_back(test::sampleNote({}));
    bad.notes.back().text = QString(limits::Text + 1, u'x');
    reports[1300] = storeError(StoreError::Kind::Invalid, QStringLiteral("not read"));
    reports[7]->key = reports[2400]->key = QStringLiteral("twice");

    std::vector<Stored<Case>> filed;
    const auto done = fileReports(*store, reports,
                                  [&](const Stored<Case> &made, Filing) { filed.push_back(made); });

    QVERIFY(done);
    QCOMPARE(filed.size(), Count);
    for (std::size_t i = 0; i < Count; ++i)
        QCOMPARE(filed[i].has_value(), i != 1200 && i != 1300);
    QCOMPARE(filed[2400]->id, filed[7]->id);
    CaseFilter last;
    last.after = filed[Count - 2]->number;
    QCOMPARE(test::got(store->cases().matching(last)).size(), std::size_t{1});
    QCOMPARE(filed[Count - 1]->number, static_cast<qint64>(Count) - 3);
    QCOMPARE(test::got(store->notes().onRecording(test::Sha)).size(), Count - 3);
    QVERIFY(test::got(store->cases().history(filed[1199]->id)).size() == 2);
}

void TestReportImport::reportThatIsThereIsFound()
{
    const QTemporaryDir folder;
    const auto store = test::openFile(folder.filePath(QStringLiteral("repeated.cases")),
                                      QStringLiteral("anna"));
    const auto like = [&store](const Case &report) {
        const auto found = test::got(caseLike(*store, report));
        return found ? found->number : 0;
    };
    Case report;
    report.claim = QStringLiteral("1:10 npc01 aims by itself, again at 1:30");
    report.recordings = {{test::Sha, QStringLiteral("run.demo")}};
    report.accused = {{{QStringLiteral("npc01")}, {}, test::Sha, 6, 3150}};
    QCOMPARE(like(report), 0);
    Case present = test::save(*store, report);

    QCOMPARE(like(report), 1);
    Case other = report;
    other.recordings.front().sha256 = test::OtherSha;
    QCOMPARE(like(other), 0);
    other = report;
    other.claim = QStringLiteral(" 1:10  npc01 aims by itself,\nagain at 1:30\n");
    other.accused.clear();
    QCOMPARE(like(other), 1);
    // In other words, of the same person at the same time.
    other = report;
    other.claim = QStringLiteral("a bot at 1:30");
    QCOMPARE(like(other), 1);
    other.accused.front().tick = 3200; // another one of that name
    QCOMPARE(like(other), 0);
    other = report;
    other.claim = QStringLiteral("a bot at 1:31");
    QCOMPARE(like(other), 1);
    for (Identity *who : {&other.accused.front(), &report.accused.front()})
        who->tick.reset(); // a name only
    QCOMPARE(like(other), 0);
    report.accused.front().tick = 3150;
    // Without a recording.
    other = {};
    other.claim = report.claim;
    QCOMPARE(like(other), 1);
    other.claim = QStringLiteral("1:10");
    QCOMPARE(like(other), 0);

    present.assignee = QStringLiteral("anna");
    present = test::save(*store, present);
    test::save(*store, test::sampleOpinion(present.id, Finding::Clean));
    QCOMPARE(test::got(store->cases().withId(present.id)).status, Status::Decided);
    QCOMPARE(like(report), 1);
    // One that is open comes first.
    other = report;
    other.claim = QStringLiteral("again");
    test::save(*store, other);
    QCOMPARE(like(report), 2);
}

TICKSCOPE_TEST(TestReportImport, QCoreApplication)

#include "test_report_import.moc"
