// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>

#include "core/review/bundle/html_text.h"
#include "core/review/bundle/reporter_names.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

/// A language with a word of its own for the reporter.
class OtherLanguage : public QTranslator
{
public:
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return qstrcmp(text, "[reporter]") == 0 ? QStringLiteral("[Melder]") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

/// Who is named in a bundle, and who is not.
class TestBundleNames : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void reviewersAreNamedOnlyIfWanted();
    void reporterIsHiddenInEveryCase_data();
    void reporterIsHiddenInEveryCase();
    void timeOfTheLineGoesInEachLanguage();
    void whatIsSaidOfTheReporterIsListed();
    void nameThatAnAccusedHasIsTold();
    void textsHaveTheRoomOfATable();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    Case m_case;
};

void TestBundleNames::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = test::openFile(m_folder->filePath(QStringLiteral("cases.sqlite")),
                             QStringLiteral("anna"));
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    m_case = test::save(*m_store, value);
    test::save(*m_store, test::sampleNote(m_case.id));
    test::save(*m_store, test::sampleOpinion(m_case.id, Finding::Proven));
}

void TestBundleNames::reviewersAreNamedOnlyIfWanted()
{
    const auto named = [this](ReviewerNames names, const char *who = "anna") {
        QStringList parts;
        for (const BundlePart &part : test::got(bundleParts(*m_store, m_case.id, {}, names))) {
            if (part.bytes.contains(who))
                parts << part.name;
        }
        return parts;
    };

    QCOMPARE(named(ReviewerNames::Hidden), QStringList());
    for (const char *reporter : {">otto<", "\"otto\""}) {
        QCOMPARE(named(ReviewerNames::Hidden, reporter), QStringList());
        QVERIFY(!named(ReviewerNames::Shown, reporter).isEmpty());
    }
    QCOMPARE(named(ReviewerNames::Shown),
             (QStringList{"report.html", "case.json", "notes.csv", "verdicts.csv", "history.csv"}));
    QVERIFY(test::got(bundleParts(*m_store, m_case.id)).front().bytes.contains("Reviewer 1"));

    // What was written has the name, too.
    Case value = test::got(m_store->cases().withId(m_case.id));
    value.claim += QStringLiteral("\nAsk Otto, not Ottoline: reported by otto. npc01 did it.");
    value.tags << QStringLiteral("by otto");
    test::save(*m_store, value);
    for (const BundlePart &part : test::got(bundleParts(*m_store, m_case.id)))
        QVERIFY2(!part.bytes.contains("by otto") && !part.bytes.contains("Otto,"),
                 qPrintable(part.name));
    QVERIFY(test::got(bundleParts(*m_store, m_case.id))
                .front()
                .bytes.contains("Ask [reporter], not Ottoline: reported by [reporter]."));
    QVERIFY(!named(ReviewerNames::Shown, "by otto").isEmpty());

    // And what the reporter was called before, as the recording shows.
    CaseEvidence evidence;
    evidence.reporterNames = {QStringLiteral("Ottoline"), QStringLiteral("npc01")};
    for (const BundlePart &part : test::got(bundleParts(*m_store, m_case.id, evidence)))
        QVERIFY2(!part.bytes.contains("Ottoline"), qPrintable(part.name));
    QVERIFY(test::got(bundleParts(*m_store, m_case.id, evidence))
                .front()
                .bytes.contains("npc01 did it"));
}

void TestBundleNames::reporterIsHiddenInEveryCase_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *claim, const char *shown) {
        QTest::newRow(claim) << QString::fromUtf8(claim) << QString::fromUtf8(shown);
    };
    row("Carol2s hook, CAROL2S hook.", "[reporter]s hook, [reporter]S hook.");
    row("Carol2's, Carol2\u2019s", "[reporter]'s, [reporter]\u2019s");
    row("Carols hook", "[reporter]s hook");
    row("Carol2x, xCarol2, Carol2ss, Carol21", "Carol2x, xCarol2, Carol2ss, Carol21");
    // Who has the chat would find the line by its time.
    row("[12:41] [Carol2]: x", "[reporter]: x");
    row("a\n2026-11-28 12:41:05 Carol2: x", "a\n[reporter]: x");
    row("at 12:41 Carol2: x", "at 12:41 [reporter]: x");
    row("12:41 npc: x, Carol2", "12:41 npc: x, [reporter]");
    row("[reported by Carol2] x", "[reported by (reporter)] x");
    row("[a\nCarol2 x]", "[a\n[reporter] x]");
    row("Hi: his", "[reporter]: his"); // two letters
    // Of the accused, and of others in the recording.
    row("Carol npc aims, Carol does not", "Carol npc aims, [reporter] does not");
    row("npc Carol2, Carol2", "npc Carol2, [reporter]");
    row("Carolas aim", "Carolas aim");
    row("Otto saw Ottos aim", "[reporter] saw Ottos aim");
    row("Old Otto, Otto", "Old Otto, [reporter]");
    row("same, nameless tee", "[reporter], nameless tee");
}

void TestBundleNames::reporterIsHiddenInEveryCase()
{
    QFETCH(QString, claim);
    QFETCH(QString, shown);
    Case value = test::sampleCase();
    value.claim = claim;
    value.accused.pop_back(); // is called Carol
    for (const char *name : {"Carol npc", "npc Carol2", "Carola"})
        value.accused[0].names << QString::fromLatin1(name);
    value = test::save(*m_store, value);
    CaseEvidence evidence;
    for (const char *name : {"Carol", "Carol2", "Hi", "same"})
        evidence.reporterNames << QString::fromLatin1(name);
    for (const char *name : {"Ottos", "Old Otto", "same"})
        evidence.otherNames << QString::fromLatin1(name);

    const auto parts = test::got(bundleParts(*m_store, value.id, evidence));

    const auto file = std::ranges::find(parts, QStringLiteral("case.json"), &BundlePart::name);
    QCOMPARE(QJsonDocument::fromJson(file->bytes)["claim"].toString(), shown);
}

void TestBundleNames::timeOfTheLineGoesInEachLanguage()
{
    Case value = test::sampleCase();
    value.claim = QStringLiteral("[12:41] Hi: x\n[12:41:07 Hi] y");
    value = test::save(*m_store, value);
    CaseEvidence evidence;
    evidence.reporterNames << QStringLiteral("Hi");
    const auto claim = [&] {
        const auto parts = test::got(bundleParts(*m_store, value.id, evidence));
        const auto file = std::ranges::find(parts, QStringLiteral("case.json"), &BundlePart::name);
        return QJsonDocument::fromJson(file->bytes)["claim"].toString();
    };
    QCOMPARE(claim(), QStringLiteral("[reporter]: x\n[(reporter)] y"));
    OtherLanguage other;
    QCoreApplication::installTranslator(&other);

    QCOMPARE(claim(), QStringLiteral("[Melder]: x\n[(Melder)] y"));
}

void TestBundleNames::whatIsSaidOfTheReporterIsListed()
{
    Case value = test::sampleCase();
    value.claim = QStringLiteral("npc01 aims well. Otto's share is 34 %.\nI am the reporter");
    Annotation note = test::sampleNote({});
    note.number = 4;
    note.player = QStringLiteral("OTTO2");
    Opinion opinion = test::sampleOpinion({}, Finding::Clean);
    opinion.aspects[0].reason = QStringLiteral("Like all who are not otto2 (34 %).");
    Opinion draft = opinion;
    draft.isDecided = false;
    CaseEvidence evidence;
    evidence.reporterNames = {QStringLiteral("otto"), QStringLiteral("Otto2")};

    const QStringList lines = reporterMentions({value, {note}, {opinion, draft}, {}, evidence});

    QVERIFY2(lines.value(0).contains("may tell who it was"), qPrintable(lines.value(0)));
    QCOMPARE(lines.mid(1),
             (QStringList{"• Claim: [reporter]'s share is 34 %.", "• Claim: I am the reporter",
                          "• Reason (Movement): Like all who are not [reporter] "
                          "(34 %).",
                          "• Note 4 is about the reporter."}));
    QCOMPARE(reporterMentions({test::sampleCase(), {}, {}, {}, {}}), QStringList());
}

void TestBundleNames::nameThatAnAccusedHasIsTold()
{
    Case value = test::sampleCase();
    value.reporter = QStringLiteral("NPC01");
    value.claim = QStringLiteral("npc01 and npc01 quarrel. One of them hooks.");

    const QStringList lines = reporterMentions({value, {}, {}, {}, {}});

    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains("both called NPC01"), qPrintable(lines[0]));
    QCOMPARE(lines[1], QStringLiteral("• Claim: npc01 and npc01 quarrel."));
}

/// Where times and names would leave a strip to it, a text stands below them.
void TestBundleNames::textsHaveTheRoomOfATable()
{
    const QString time = QStringLiteral("1:12.24 (04:48:03 UTC)");
    const QString text(100, u'x');
    HtmlPage page{QString(), QString()};
    page.addTable({"note", "time", "player", "text", "author", "written"},
                  {{"1", time, "npc01 #6, 1:03-1:58", text, "Reviewer 1", "2026-11-27 22:53"}});
    page.addTable({"at", "what"}, {{time, text}});
    // So would a short one that has no room at all.
    page.addTable({"note", "time", "tick", "player", "text", "author", "written"},
                  {{"1", time, "2200-2400", "npc01 #6, 1:03-1:58", text.left(40), "Reviewer 1",
                    "2026-11-27 22:53"}});
    const QByteArray html = page.finish();

    QVERIFY2(html.contains("</tr><tr><td data-h=\"text\" colspan=\"5\"><bdi>xxx"),
             html.constData());
    QCOMPARE(html.count("colspan"), 2);
    QCOMPARE(html.count("<tr><th"), 3); // one row of names for each table
    QCOMPARE(html.count("class=\"s\""), 5 + 1 + 6);
}

TICKSCOPE_TEST(TestBundleNames, QCoreApplication)

#include "test_bundle_names.moc"
