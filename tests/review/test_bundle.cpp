// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/csv.h"
#include "core/review/bundle/bundle.h"
#include "core/review/bundle/histogram_svg.h"
#include "core/review/bundle/html_text.h"
#include "tests/review/hostile_texts.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putContent(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// What a browser shows of escaped text: the five entities that there are.
QString unescaped(QString html)
{
    return html.replace(u"&lt;"_qs, u"<"_qs)
        .replace(u"&gt;"_qs, u">"_qs)
        .replace(u"&quot;"_qs, u"\""_qs)
        .replace(u"&#39;"_qs, u"'"_qs)
        .replace(u"&amp;"_qs, u"&"_qs);
}

/// \a text with signs in place of what HTML cannot hold. Sources: the Unicode block Control
/// Pictures, and the HTML standard's section on control characters.
QString withSigns(QString text)
{
    for (QChar &unit : text) {
        if (unit.unicode() == 0x7F)
            unit = QChar(0x2421);
        else if (unit.unicode() < 0x20 && unit != u'\n' && unit != u'\t')
            unit = QChar(0x2400 + unit.unicode());
        else if (unit.unicode() >= 0x80 && unit.unicode() < 0xA0)
            unit = QChar::ReplacementCharacter;
    }
    return text.replace(QChar(0x202E), QStringLiteral("\\u202e"))
        .replace(QChar(0x200F), QStringLiteral("\\u200f"));
}

} // namespace

/// Evidence for others.
class TestBundle : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void wholeBundleIsVerified();
    void manifestTellsEachPartAndTheSources();
    void bundleIsNeverWrittenOverAnything();
    void partNamesStayInTheFolder_data();
    void partNamesStayInTheFolder();
    void recordingIsCopied();
    void pageHoldsNothingThatRunsOrLoads();
    void digestStandsOnceInThePage();
    void accusedOfSeveralRecordingsNameThem();
    void historyIsForPeople();
    void whatIsGoneIsNotPublished();
    void draftIsNotPublished();
    void pageSaysWhichPersonIsAccused();
    void whatWasNotCheckedIsNamed();
    void evidenceIsShownAndWritten();
    void nameTurnsNothingAndHidesNothing();
    void hostileTextComesOutAsItIs_data();
    void hostileTextComesOutAsItIs();
    void blindReviewerBundlesNothingOfTheFirst();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// Writes the bundle of the sample case to "bundle".
    void writeSample();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    Case m_case;
};

void TestBundle::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = test::openFile(path("cases.sqlite"), QStringLiteral("anna"));
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    m_case = test::save(*m_store, value);
    test::save(*m_store, test::sampleNote(m_case.id));
    test::save(*m_store, test::sampleOpinion(m_case.id, Finding::Proven));
    m_case = test::got(m_store->cases().withId(m_case.id));
}

void TestBundle::writeSample()
{
    const auto parts = test::got(bundleParts(*m_store, m_case.id));
    const auto written = writeBundle(path("bundle"), m_case, parts);
    QVERIFY2(written, qPrintable(written ? QString() : written.error().text()));
}

void TestBundle::wholeBundleIsVerified()
{
    writeSample();

    const auto report = test::got(verifyBundle(path("bundle")));

    QVERIFY(report.faults.empty());
    QCOMPARE(report.parts, 6);
    QCOMPARE(report.sources, test::sampleCase().recordings);
    QCOMPARE(QDir(path("bundle")).entryList(QDir::Files, QDir::Name),
             (QStringList{"case.json", "history.csv", "manifest.json", "note-1.png", "notes.csv",
                          "report.html", "verdicts.csv"}));
    QCOMPARE(contentOf(path("bundle/note-1.png")), test::sampleNote({}).picture);
    // Nothing is left beside it.
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
             QStringList{"bundle"});
}

void TestBundle::manifestTellsEachPartAndTheSources()
{
    writeSample();
    const QByteArray bytes = contentOf(path("bundle/manifest.json"));
    const QJsonObject manifest = QJsonDocument::fromJson(bytes).object();

    const QJsonArray parts = manifest["parts"].toArray();
    for (const QJsonValue &part : parts) {
        const QByteArray content = contentOf(path("bundle/") + part["name"].toString());
        QCOMPARE(part["size"].toInteger(), content.size());
        QCOMPARE(part["sha256"].toString().toLatin1(),
                 QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
    }
    QCOMPARE(parts.size(), 6);
    QCOMPARE(manifest["sources"][0]["sha256"].toString(), test::Sha);
    QCOMPARE(test::got(verifyBundle(path("bundle"))).manifestSha256.toLatin1(),
             QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

void TestBundle::bundleIsNeverWrittenOverAnything()
{
    writeSample();
    const QByteArray before = contentOf(path("bundle/manifest.json"));

    QVERIFY(!writeBundle(path("bundle"), m_case, {}));
    QVERIFY(!writeBundle(path("twice"), m_case, {{"a.csv", "x", {}}, {"A.csv", "y", {}}}));
    QVERIFY(!writeBundle(path("away"), m_case, {{"../a.csv", "x", {}}}));
    QVERIFY(!writeBundle(path("lost"), m_case, {{"a.csv", {}, path("no such file")}}));

    QCOMPARE(contentOf(path("bundle/manifest.json")), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
             QStringList{"bundle"});
}

void TestBundle::partNamesStayInTheFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("expected");
    for (const char *good : {"a", "report.html", "note-12.png", "0_x"})
        QTest::newRow(good) << good << true;
    for (const char *bad : {"", ".", "..", ".a", "-a", "a/b", "a\\b", "a b", "a\n", "C:", "é"})
        QTest::newRow(bad) << QString::fromUtf8(bad) << false;
    QTest::newRow("long") << QString(121, u'a') << false;
}

void TestBundle::partNamesStayInTheFolder()
{
    QFETCH(QString, name);
    QFETCH(bool, expected);

    QCOMPARE(isPartName(name), expected);
}

void TestBundle::recordingIsCopied()
{
    const QByteArray recording = QByteArray("recording\0", 10).repeated(300'000);
    putContent(path("run.demo"), recording);

    QVERIFY(writeBundle(
        path("bundle"), m_case,
        {{"report.html", "x", {}}, {"case.json", "{}", {}}, {"run.demo", {}, path("run.demo")}}));

    QCOMPARE(contentOf(path("bundle/run.demo")), recording);
    QVERIFY(test::got(verifyBundle(path("bundle"))).faults.empty());
}

void TestBundle::pageHoldsNothingThatRunsOrLoads()
{
    writeSample();
    const QByteArray page = contentOf(path("bundle/report.html"));

    QVERIFY(page.contains("default-src 'none'"));
    for (const char *word : {"<script", "<link", "<iframe", "<object", "javascript:", "http://",
                             "https://", " onload", " onerror", "@import", "url("})
        QVERIFY2(!page.contains(word), word);
    QCOMPARE(page.count("<img"), 1);
    QVERIFY(page.contains("data:image/png;base64," + test::sampleNote({}).picture.toBase64()));
    for (const char *shown : {"12:41 bot hook", "npc01", "nameless tee", "see the inputs", "Proven",
                              "every ten ticks", "Opened the case"})
        QVERIFY2(page.contains(shown), shown);
}

void TestBundle::digestStandsOnceInThePage()
{
    writeSample();

    QCOMPARE(contentOf(path("bundle/report.html")).count(test::Sha.toLatin1()), 1);
    QCOMPARE(contentOf(path("bundle/notes.csv")).count(test::Sha.toLatin1()), 1);
}

void TestBundle::accusedOfSeveralRecordingsNameThem()
{
    Case value;
    value.recordings = {{test::Sha, QStringLiteral("x.demo")}};
    Identity person{{QStringLiteral("npc01")}, {}, test::Sha, 1, 0};
    QCOMPARE(value.recordingRemark(person), QString());

    value.recordings.push_back({QString(64, u'b'), {}});

    QCOMPARE(value.recordingRemark(person), QStringLiteral(" (x.demo)"));
    person.recording = QString(64, u'b');
    QCOMPARE(value.recordingRemark(person), QStringLiteral(" (bbbbbbbbbbbb)"));
    QCOMPARE(value.recordingRemark({{QStringLiteral("npc01")}, {}, {}, {}, {}}), QString());
}

void TestBundle::historyIsForPeople()
{
    m_case.claim = QStringLiteral("another claim ") + QString(160, u'x')
                   + QStringLiteral(" is cut behind a word");
    m_case = test::save(*m_store, m_case);
    writeSample();
    const QByteArray page = contentOf(path("bundle/report.html"));

    QVERIFY(page.contains("Changed the claim: another claim xxx"));
    QVERIFY(page.contains("xxx is cut\u2026"));
    QVERIFY(page.contains("Decided “Proven”: see the inputs"));
    for (const char *raw : {"{&quot;", "review_case", "opinion", "in_review", "cannot_tell"})
        QVERIFY2(!page.contains(raw), raw);
}

/// Deleted and earlier texts, and who was accused by mistake, also as a client ID.
void TestBundle::whatIsGoneIsNotPublished()
{
    // Not decided: whom a verdict was given on stays.
    Case value = test::save(*m_store, test::sampleCase());
    Annotation changed = test::save(*m_store, test::sampleNote(value.id));
    Annotation note = test::sampleNote(value.id);
    note.text = QStringLiteral("deletedtext");
    note.player = QStringLiteral("bystander");
    note.client = 41;
    note = test::save(*m_store, note);
    const auto removal = m_store->notes().remove({note.id, note.version}, QUuid::createUuid());
    QVERIFY2(removal, qPrintable(removal ? QString() : removal.error().text()));
    changed.text = QStringLiteral("later text\n\n");
    test::save(*m_store, changed);
    value = test::got(m_store->cases().withId(value.id));
    value.accused.push_back(
        {{QStringLiteral("mistaken")}, QStringLiteral("account-9"), test::Sha, 42, 1300});
    value = test::save(*m_store, value);
    value.accused.pop_back();
    value.claim = QStringLiteral("later claim");
    value = test::save(*m_store, value);

    const auto parts = test::got(bundleParts(*m_store, value.id, {}, ReviewerNames::Shown));

    for (const BundlePart &part : parts) {
        for (const char *gone : {"deletedtext", "bystander", "every ten ticks", "bot hook",
                                 "mistaken", "account-9", "\"client\": 41", "\"client\": 42"})
            QVERIFY2(!part.bytes.contains(gone), qPrintable(part.name + QLatin1String(gone)));
    }
    const QByteArray page = parts.front().bytes;
    const auto noteText = [](const char *what, const Annotation &of) {
        return QByteArray(what) + " note " + QByteArray::number(of.number);
    };
    for (const QByteArray &said :
         {noteText("Added", note) + '<', noteText("Deleted", note) + '<',
          noteText("Added", changed) + '<', noteText("Changed", changed) + ": later text",
          QByteArray("Opened the case: [withheld"), QByteArray("Changed the claim: later claim"),
          QByteArray("] to the accused"), QByteArray("] from the accused"),
          QByteArray("npc01, nameless tee"), QByteArray("later text</bdi></td>")})
        QVERIFY2(page.contains(said), said.constData());
}

void TestBundle::draftIsNotPublished()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    Opinion draft = test::sampleOpinion(id, Finding::Proven);
    draft.reason = QStringLiteral("drafted");
    draft.isDecided = false;
    test::save(*m_store, draft);

    for (const BundlePart &part : test::got(bundleParts(*m_store, id)))
        QVERIFY2(!part.bytes.contains("drafted"), qPrintable(part.name));
}

void TestBundle::pageSaysWhichPersonIsAccused()
{
    Annotation note = test::sampleNote(m_case.id);
    note.tick = 5000; // while that person was there
    note.lastTick.reset();
    test::save(*m_store, note);
    writeSample();
    const QByteArray page = contentOf(path("bundle/report.html"));

    QVERIFY(page.contains("npc01 #6, 1:03\u20131:58 (run.demo)\nalso nameless tee"));
    QVERIFY(page.contains("A number such as #6 is that of the player"));
    QVERIFY(page.contains("Carol (name only)"));
    QVERIFY(contentOf(path("bundle/notes.csv")).contains("\"npc01 #6, 1:03\u20131:58\""));
    QVERIFY(contentOf(path("bundle/notes.csv")).contains("npc01 (client ")); // before he came
}

/// Nobody shall read silence as clean.
void TestBundle::whatWasNotCheckedIsNamed()
{
    writeSample();

    const QByteArray page = contentOf(path("bundle/report.html"));
    QVERIFY2(page.contains("Aim, Inputs, Timing, Chat, File integrity</bdi>"), page.constData());
    QCOMPARE(page.count("Not checked"), qsizetype{1});
    const QByteArray rows = contentOf(path("bundle/verdicts.csv"));
    QCOMPARE(rows.count(",not_checked,"), qsizetype{5});
    QVERIFY(rows.contains("anna,chat,not_checked,") || rows.contains("1,chat,not_checked,"));
}

void TestBundle::evidenceIsShownAndWritten()
{
    const NoteId note = test::got(m_store->notes().ofCase(m_case.id)).front().id;
    CaseEvidence evidence;
    evidence.notes[note] = {
        QStringLiteral("0:02.00"),
        "another picture", // the note has its own
        {{{"Zeit", "event"}, {{"0:01.90", "npc01 hooked Carol"}}},
         {{"seconds", "event"}, {{"1.900", "npc01 hooked Carol"}}}},
        {{{"time", "input"}, {{"0:01.92", "Hook"}}}, {{"seconds", "input"}, {{"1.920", "Hook"}}}}};
    evidence.players = {
        {QStringLiteral("npc01"),
         {{QStringLiteral("Regular intervals"),
           QStringLiteral("Intervals as long as the commonest."),
           QStringLiteral("Key repeat."),
           QStringLiteral("Short ones."),
           {{QString(),
             QStringLiteral("84.9 %"),
             QStringLiteral("252"),
             QStringLiteral("80.0-88.8 %"),
             QStringLiteral("34.0 %"),
             {QStringLiteral("ticks"), 9, 1, {3, 170}, QStringLiteral("10: 170")}}}},
          {QStringLiteral("Seams"),
           QStringLiteral("Places of a restart."),
           QStringLiteral("A restart."),
           QStringLiteral("Few formats."),
           {{QString(),
             QStringLiteral("1"),
             QStringLiteral("9"),
             {},
             {},
             {},
             {},
             QStringLiteral("0:40.00 (tick 2000)")}}}}}};
    evidence.figures = {{"player", "figure"}, {{"npc01", "regular_intervals"}}};
    evidence.bars = {{"from", "count"}, {{"10", "170"}}};
    evidence.places = {{"figure", "tick"}, {{"seams", "2000"}}};
    evidence.missing = QStringList{QStringLiteral("Nothing is shown of old.demo.")};

    const auto parts = test::got(bundleParts(*m_store, m_case.id, evidence));

    QStringList names;
    for (const BundlePart &part : parts)
        names << part.name;
    for (const char *name : {"figures.csv", "figure-bars.csv", "figure-places.csv", "note-1.png",
                             "note-1-events.csv", "note-1-inputs.csv"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
    const auto events = std::ranges::find(parts, QStringLiteral("note-1-events.csv"),
                                          &BundlePart::name);
    QVERIFY(events->bytes.startsWith("seconds,event\r\n1.900,")
            || events->bytes.startsWith("seconds,event\n1.900,"));
    const QByteArray page = parts.front().bytes;
    QVERIFY(page.contains("<html lang=\"en\">"));
    for (const char *shown : {"0:02.00", "npc01 hooked Carol", "Hook", "Regular intervals: 84.9 %",
                              "252", "80.0-88.8 %", "34.0 %", "Innocent explanations: Key repeat.",
                              "Limits: Short ones.", "Nothing is shown of old.demo."})
        QVERIFY2(page.contains(shown), shown);
    // Once each; what has no diagram has the same paragraphs.
    for (const char *once :
         {"252", "80.0-88.8 %", "34.0 %", "Places of a restart.", "Few formats."})
        QCOMPARE(page.count(once), 1);
    QVERIFY(page.contains("<h3><bdi>Seams</bdi></h3>"));
    QVERIFY(page.contains("<bdi>What is counted: Places of a restart.</bdi>"));
    QVERIFY(page.contains("Where: 0:40.00 (tick 2000)"));
    QVERIFY(page.contains("Report made (UTC)"));
    QVERIFY(page.contains(", Tickscope "));
    QCOMPARE(page.count("<img"), 2);
    QVERIFY(
        page.contains("data:image/svg+xml;base64,"
                      + histogramSvg(evidence.players[0].groups[0].figures[0].plot).toBase64()));
    QVERIFY(page.contains(test::sampleNote({}).picture.toBase64()));
}

void TestBundle::nameTurnsNothingAndHidesNothing()
{
    Case value = test::sampleCase();
    value.accused.front().names.front() = QStringLiteral("B\u202Eev\u200Bil");
    const auto saved = test::save(*m_store, value);

    const auto parts = test::got(bundleParts(*m_store, saved.id, {}));
    const QString page = QString::fromUtf8(
        std::ranges::find(parts, QStringLiteral("report.html"), &BundlePart::name)->bytes);

    QVERIFY(page.contains(QStringLiteral("B\\u202eev\\u200bil #6")));
    QVERIFY(!page.contains(QChar(0x202E)) && !page.contains(QChar(0x200B)));
    // Spaces and isolates are those of sentences, too.
    const QString sentence = QStringLiteral("\u2068Ada\u2069\u202F: 1\u00A0000");
    QCOMPARE(htmlText(sentence), sentence);
}

void TestBundle::hostileTextComesOutAsItIs_data()
{
    QTest::addColumn<QString>("text");
    for (const auto &[name, text] : test::hostileTexts())
        QTest::newRow(name) << text;
}

void TestBundle::hostileTextComesOutAsItIs()
{
    QFETCH(QString, text);
    Annotation note = test::sampleNote(m_case.id);
    note.picture.clear();
    note.text = text;
    note = test::save(*m_store, note);
    CaseEvidence evidence;
    evidence.players = {{text, {}}};
    evidence.missing = QStringList{text};
    const auto parts = test::got(bundleParts(*m_store, m_case.id, evidence));
    const auto part = [&](const char *name) {
        return std::ranges::find(parts, QString::fromLatin1(name), &BundlePart::name)->bytes;
    };

    QCOMPARE(note.text, text); // the store
    const QString page = QString::fromUtf8(part("report.html"));
    const QString shown = htmlText(text);
    // Behind the category of the note.
    QVERIFY(page.contains(QStringLiteral(": ") + shown + QStringLiteral("</bdi></td>")));
    QVERIFY(page.contains(QStringLiteral("<p><bdi>") + shown + QStringLiteral("</bdi></p>")));
    QVERIFY(page.contains(QStringLiteral("<h2><bdi>Figures: ") + shown
                          + QStringLiteral("</bdi></h2>")));
    QVERIFY(!shown.contains(u'<') && !shown.contains(u'>') && !shown.contains(u'"'));
    QCOMPARE(unescaped(shown), withSigns(text));
    const auto rows = csvRows(part("notes.csv").toStdString(), ',');
    QCOMPARE(rows.size(), 3U);
    const QStringList texts{QString::fromStdString(rows[1].cells.at(6)),
                            QString::fromStdString(rows[2].cells.at(6))};
    QVERIFY(texts.contains(text) || texts.contains(u'\'' + text));
    for (const QString &cell : texts)
        QVERIFY(cell.isEmpty() || !QStringLiteral("=+-@\t\r").contains(cell.at(0)));
    const QJsonArray notes = QJsonDocument::fromJson(part("case.json"))["notes"].toArray();
    QVERIFY(notes[0]["text"].toString() == text || notes[1]["text"].toString() == text);
}

void TestBundle::blindReviewerBundlesNothingOfTheFirst()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    value.opinionsNeeded = 2;
    const CaseId id = test::save(*m_store, value).id;
    Opinion opinion = test::sampleOpinion(id, Finding::Proven);
    opinion.reason = QStringLiteral("annasecret");
    test::save(*m_store, opinion);
    const auto ben = test::openFile(path("cases.sqlite"), QStringLiteral("ben"));
    QVERIFY(test::got(ben->cases().takeNext({})));

    for (const BundlePart &part : test::got(bundleParts(*ben, id)))
        QVERIFY2(!part.bytes.contains("annasecret"), qPrintable(part.name));
    QVERIFY(test::got(bundleParts(*m_store, id)).front().bytes.contains("annasecret"));
}

TICKSCOPE_TEST(TestBundle, QCoreApplication)

#include "test_bundle.moc"
