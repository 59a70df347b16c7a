// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/review/history_text.h"
#include "core/review/store/schema.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

/// All of the schema as the file tells it.
QStringList schemaOf(Database &database)
{
    QStringList all;
    auto query = database.run(QStringLiteral(
        "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master WHERE name NOT"
        " LIKE 'sqlite_%' ORDER BY 1"));
    while (query && query->next())
        all << query->value(0).toString();
    return all;
}

QStringList historyTexts(Store &store, const CaseId &id)
{
    QStringList texts;
    for (const HistoryLine &line : historyLines(test::got(store.cases().history(id))))
        texts << line.text << line.details;
    return texts;
}

QString historyWord(const HistoryEntry &entry)
{
    return entry.who + u' ' + entry.what;
}

} // namespace

/// The file with the cases: its history, schema and care.
class TestReviewFile : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyChangeIsInTheHistory();
    void draftsAreNoHistory();
    void draftsThatEarlierVersionsLoggedAreNotTold();
    void historyIsToldInSentences();
    void whatWasTypedIsOneChange();
    void historyCannotBeChanged_data();
    void historyCannotBeChanged();
    void whatNobodySignsIsNotWritten();
    void erasedPersonIsNowhereInTheFile();
    void stampChangesWithWhatOthersDo();
    void addressIsReadFromText_data();
    void addressIsReadFromText();
    void erasureLeavesOthersNames();
    void erasureStaysInTheHistory();
    void eachStepBringsTheSchemaUp();
    void laterSchemaIsRefused();
    void damagedFileIsToldApart();
    void backupIsAWholeStoreOfItsOwn();
    void fileIsForItsOwnerAlone();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Store> m_store; ///< As "anna".
};

void TestReviewFile::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("review.sqlite"));
    m_store = test::openFile(m_path, QStringLiteral("anna"));
    QVERIFY(m_store);
}

void TestReviewFile::everyChangeIsInTheHistory()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    Case value;
    value.claim = QStringLiteral("first words");
    value = test::save(*m_store, value);
    value.claim = QStringLiteral("other words");
    test::save(*ben, value);
    QVERIFY(test::got(m_store->cases().takeNext({})));
    const Annotation note = test::save(*m_store, test::sampleNote(value.id));
    test::save(*m_store, test::sampleOpinion(value.id, Finding::Clean));

    const auto history = test::got(m_store->cases().history(value.id));

    QStringList words;
    for (const HistoryEntry &entry : history)
        words << historyWord(entry);
    QCOMPARE(words, (QStringList{"anna review_case added", "ben review_case changed",
                                 "anna review_case changed", "anna note added",
                                 "anna opinion decided", "anna review_case changed"}));
    QVERIFY(history[0].before.isEmpty());
    QVERIFY(history[0].after.contains("first words"));
    QVERIFY(history[1].before.contains("first words"));
    QVERIFY(history[1].after.contains("other words"));
    QCOMPARE(history[3].item, note.number);
    QVERIFY(history[4].after.contains("see the inputs"));
    QVERIFY(history[4].after.contains("movement"));
    QVERIFY(history[5].after.contains("decided"));
    QVERIFY(history[0].at > 1'600'000'000'000);
}

void TestReviewFile::draftsAreNoHistory()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    const auto before = test::got(m_store->cases().history(id));
    Opinion draft = test::sampleOpinion(id, Finding::Proven);
    draft.isDecided = false;
    draft = test::save(*m_store, draft);
    draft.decision = Finding::Clean;
    draft.reason = QStringLiteral("on second thoughts");
    draft = test::save(*m_store, draft);
    QCOMPARE(test::got(m_store->cases().history(id)), before);

    draft.isDecided = true;
    draft = test::save(*m_store, draft);

    QCOMPARE(historyTexts(*m_store, id).filter(QStringLiteral("Clean")),
             (QStringList{QStringLiteral("Decided “Clean”: on second thoughts"),
                          QStringLiteral("The case is decided: Clean")}));
}

/// Their rows stay in the file, since a history is never changed.
void TestReviewFile::draftsThatEarlierVersionsLoggedAreNotTold()
{
    m_store.reset();
    QVERIFY(QFile::remove(m_path)); // a file begins with the version that made it
    {
        Database old(*StoreAddress::fromText(m_path, QStringLiteral("anna")));
        QVERIFY(old.open());
        QVERIFY(old.migrate(migrations(old.dialect()), 2));
        const auto done = old.transact([&]() -> Stored<void> {
            for (const char *sql :
                 {"INSERT INTO review_case (claim, reporter, priority, assignee) VALUES ('c', '', "
                  "1,"
                  " 'anna')",
                  "INSERT INTO opinion (case_id, reviewer, reason) VALUES (1, 'anna', '')",
                  "INSERT INTO opinion_aspect VALUES (1, 'anna', 'aim', 'proven', 'wild guess')",
                  "UPDATE opinion SET reason = 'wild guess' WHERE case_id = 1",
                  "UPDATE opinion SET decision = 'clean', reason = 'calm', decided = 1"}) {
                if (auto run = old.run(QString::fromLatin1(sql)); !run)
                    return tl::unexpected(run.error());
            }
            return {};
        });
        QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
    }
    m_store = test::openFile(m_path, QStringLiteral("anna"));

    const auto told = historyTexts(*m_store, test::got(m_store->cases().withNumber(1)).id);

    QCOMPARE(told, (QStringList{QStringLiteral("Opened the case: c"),
                                QStringLiteral("Decided “Clean”: calm"),
                                QStringLiteral("The case is decided: Clean")}));
    QVERIFY(m_store->checkIntegrity());
}

void TestReviewFile::historyIsToldInSentences()
{
    Case value;
    value = test::save(*m_store, value);
    value.claim = QStringLiteral("first\nsecond");
    value.priority = Priority::Urgent;
    value.assignee = QStringLiteral("anna");
    value.opinionsNeeded = 2;
    value.tags = {QStringLiteral("bot")};
    value.recordings = {{test::Sha, QStringLiteral("run.demo")}};
    value = test::save(*m_store, value);
    value.recordings.push_back({test::OtherSha, QStringLiteral("old.demo")});
    value.accused = {{{QStringLiteral("npc01")}, {}, {}, {}, {}}};
    value = test::save(*m_store, value);
    value.accused[0].recording = test::Sha;
    value.accused[0].client = 3;
    value.accused[0].tick = 10;
    value.assignee.clear();
    value = test::save(*m_store, value);
    Annotation note = test::save(*m_store, test::sampleNote(value.id));
    note.color = QStringLiteral("#000000");
    note = test::save(*m_store, note);
    test::saved<Annotation>(m_store->notes().remove({note.id, note.version}, QUuid::createUuid()));

    const QStringList told = historyTexts(*m_store, value.id);

    QCOMPARE(told.join(u'\n'),
             QStringLiteral("Opened the case\n"
                            "Took the case\n"
                            "Changed the claim: first second\n"
                            "Changed the priority from Normal to Urgent\n"
                            "Asked for verdicts of 2 reviewer(s)\n" // plurals come with a language
                            "Added the recording run.demo\n"
                            "Added the recording old.demo\n"
                            "Added the tag bot\n"
                            "Added npc01 to the accused\n"
                            "Gave the case back\n"
                            "Said which npc01 is accused\n"
                            "Added note 1: every ten ticks for a minute\n"
                            "Changed note 1: every ten ticks for a minute\n"
                            "Deleted note 1: every ten ticks for a minute"));
}

void TestReviewFile::whatWasTypedIsOneChange()
{
    Case value;
    value = test::save(*m_store, value);
    Annotation note = test::sampleNote(value.id);
    for (const char *typed : {"A", "Aim", "Aim jumps"}) {
        note.text = QString::fromLatin1(typed);
        note = test::save(*m_store, note);
    }
    for (const char *typed : {"fast", "fast aim"}) {
        value.claim = QString::fromLatin1(typed);
        value = test::save(*m_store, value);
    }
    for (const char *typed : {"b", "bo", "bot"}) {
        value.tags = {QString::fromLatin1(typed)};
        value = test::save(*m_store, value);
    }
    note.lastTick = *note.tick + 10;
    test::save(*m_store, note);

    const QStringList lines = historyTexts(*m_store, value.id);

    QCOMPARE(lines, (QStringList{QStringLiteral("Opened the case"),
                                 QStringLiteral("Added note 1: Aim jumps"),
                                 QStringLiteral("Changed the claim: fast aim"),
                                 QStringLiteral("Added the tag bot"),
                                 QStringLiteral("Changed the time of note 1")}));
}

void TestReviewFile::historyCannotBeChanged_data()
{
    QTest::addColumn<QString>("sql");
    for (const char *sql :
         {"UPDATE history SET who = 'ben'", "DELETE FROM history",
          "UPDATE history_detail SET after = ''", "DELETE FROM history_detail",
          "DELETE FROM review_case", "UPDATE note SET author = 'ben'", "DELETE FROM opinion"})
        QTest::newRow(sql) << QString::fromLatin1(sql);
}

void TestReviewFile::historyCannotBeChanged()
{
    QFETCH(QString, sql);
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    test::save(*m_store, test::sampleNote(id));
    test::save(*m_store, test::sampleOpinion(id, Finding::Clean));
    const auto before = test::got(m_store->cases().history(id));
    Database byHand(*StoreAddress::fromText(m_path, QStringLiteral("ben")));
    QVERIFY(byHand.open());

    const auto done = byHand.transact(
        [&] { return byHand.run(sql).map([](const QSqlQuery &) {}); });

    QVERIFY(!done);
    QCOMPARE(done.error().kind, StoreError::Kind::Invalid);
    QCOMPARE(test::got(m_store->cases().history(id)), before);
}

void TestReviewFile::whatNobodySignsIsNotWritten()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    Database byHand(*StoreAddress::fromText(m_path, QStringLiteral("ben")));
    QVERIFY(byHand.open());

    QVERIFY(!byHand.run(QStringLiteral("UPDATE review_case SET claim = 'x'")));

    QCOMPARE(test::got(m_store->cases().withId(id)).claim, test::sampleCase().claim);
}

void TestReviewFile::stampChangesWithWhatOthersDo()
{
    const qint64 before = test::got(m_store->stamp());
    QCOMPARE(test::got(m_store->stamp()), before);

    test::save(*test::openFile(m_path, QStringLiteral("ben")), test::sampleCase());

    QVERIFY(test::got(m_store->stamp()) != before);
}

void TestReviewFile::addressIsReadFromText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // the same again; empty for what is refused
    const auto add = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    const auto same = [&add](const char *text) { add(text, text); };
    same("service:team");
    same("/home/anna/cases.sqlite");
    same("postgresql://anna@reviews.example.org/reviews");
    same("postgresql://anna@reviews.example.org:5433/reviews?sslrootcert=/etc/ca.pem");
    same("postgresql://a%40b@10.0.0.1/reviews");
    add("postgresql://anna:secret@reviews.example.org/reviews", "");
    add("postgresql:///reviews", "");
    add("postgresql://anna@reviews.example.org", "");
    add("postgresql://anna@reviews.example.org/reviews?sslmode=disable", "");
    add("postgresql://anna@reviews.example.org/reviews?sslrootcert=a&sslrootcert=b", "");
    add("service:", "");
    add("", "");
}

void TestReviewFile::addressIsReadFromText()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);

    const auto address = StoreAddress::fromText(text, QStringLiteral("anna"));

    QCOMPARE(address.has_value(), !expected.isEmpty());
    if (address)
        QCOMPARE(address->url(), expected);
    else
        QVERIFY(!address.error().text().contains(u"secret"));
}

void TestReviewFile::erasedPersonIsNowhereInTheFile()
{
    Case value = test::sampleCase();
    value.claim = QStringLiteral("npc01 did it, says otto");
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    Annotation note = test::sampleNote(id);
    note.category = QStringLiteral("seen: Npc01");
    note.text = QStringLiteral("NPC01 and nPC01 hook");
    const NoteId noteId = test::save(*m_store, note).id;
    note = test::sampleNote(id);
    note.player = QStringLiteral("NPC01");
    test::save(*m_store, note);
    Opinion opinion = test::sampleOpinion(id, Finding::Proven);
    opinion.reason = QStringLiteral("npc01 is a bot");
    test::save(*m_store, opinion);

    QVERIFY(m_store->erasePerson(QStringLiteral("npc01")));

    QByteArray bytes;
    for (const char *suffix : {"", "-wal"}) {
        QFile file(m_path + QLatin1String(suffix));
        QVERIFY(file.open(QIODevice::ReadOnly));
        bytes += file.readAll();
    }
    for (const char *trace : {"npc01", "nameless tee", "account-7", "and more"})
        QVERIFY2(!bytes.toLower().contains(trace), trace);
    const auto notes = test::got(m_store->notes().ofCase(id));
    const auto erasedNote = std::ranges::find(notes, noteId, &Annotation::id);
    QVERIFY(erasedNote != notes.end());
    QCOMPARE(erasedNote->category, QStringLiteral("seen: [erased]"));
    QCOMPARE(erasedNote->text, QStringLiteral("[erased] and [erased] hook"));
    QVERIFY(bytes.contains("Carol"));
    QCOMPARE(test::got(m_store->cases().withId(id)).claim,
             QStringLiteral("[erased] did it, says otto"));
    const Identity erased = test::got(m_store->cases().withId(id)).accused[0];
    QVERIFY(!erased.client && !erased.tick && !erased.lastTick && !erased.player && !erased.joined
            && !erased.left);
    QCOMPARE(test::got(m_store->cases().withId(id)).accused[1], test::sampleCase().accused[1]);
}

void TestReviewFile::erasureLeavesOthersNames()
{
    Case value = test::sampleCase();
    value.claim = QStringLiteral(
        "Anna and Joanna hook; annoying. Ann's aim, \u770BANN\u4F5C\u5F0A");
    value.accused = {{{QStringLiteral("Zoelater"), QStringLiteral("Ann")}, {}, {}, {}, {}}};
    const Case made = test::save(*m_store, value);
    Annotation note = test::sampleNote(made.id);
    note.text = QStringLiteral("Zoelater, not Hannes");
    test::save(*m_store, note);

    const Erasure erasure = test::got(m_store->erasePerson(QStringLiteral("ann")));

    QCOMPARE(test::got(m_store->cases().withId(made.id)).claim,
             QStringLiteral("Anna and Joanna hook; annoying. [erased]'s aim,"
                            " \u770B[erased]\u4F5C\u5F0A"));
    QCOMPARE(test::firstNotes(*m_store).at(0).text, note.text);
    QCOMPARE(erasure.otherNames, QStringList{QStringLiteral("Zoelater")});
    QCOMPARE(erasure.places.size(), 1U);
    QVERIFY(erasure.places.at(made.number) >= 2); // and in the history
    QVERIFY(test::got(m_store->erasePerson(QStringLiteral("Ann"))).places.empty());
}

void TestReviewFile::erasureStaysInTheHistory()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    const auto before = test::got(m_store->cases().history(id));
    QVERIFY(m_store->erasePerson(QStringLiteral("npc01")));

    const auto history = test::got(m_store->cases().history(id));

    QCOMPARE(historyWord(history[before.size()]), QStringLiteral("anna person erased"));
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(history[i].what, before[i].what);
        QCOMPARE(history[i].at, before[i].at);
        QVERIFY(!history[i].after.contains("npc01"));
    }
    QVERIFY(history[0].after.contains("12:41")); // it does not name him
}

void TestReviewFile::eachStepBringsTheSchemaUp()
{
    m_store.reset();
    const QString path = m_folder->filePath(QStringLiteral("other.sqlite"));
    Database database(*StoreAddress::fromText(path, QStringLiteral("anna")));
    QVERIFY(database.open());
    Database whole(*StoreAddress::fromText(m_path, QStringLiteral("anna")));
    QVERIFY(whole.open());

    std::vector<QStringList> goingUp;
    for (int version = 0; version <= schemaVersion(); ++version) {
        QVERIFY(database.migrate(migrations(database.dialect()), version));
        QCOMPARE(test::got(database.version()), version);
        goingUp.push_back(schemaOf(database));
    }
    QVERIFY(goingUp.front().isEmpty() && goingUp.back().size() > 30);
    // As one who has had every version has it, so has one who begins with the last.
    QCOMPARE(goingUp.back(), schemaOf(whole));
    // A step that is about what a server enforces is empty.
    for (std::size_t version = 1; version < goingUp.size(); ++version)
        QCOMPARE(goingUp[version] == goingUp[version - 1],
                 migrations(Dialect::Sqlite)[version - 1].isEmpty());
}

void TestReviewFile::laterSchemaIsRefused()
{
    m_store.reset();
    {
        Database database(*StoreAddress::fromText(m_path, QStringLiteral("anna")));
        QVERIFY(database.open());
        QVERIFY(database.run(QStringLiteral("PRAGMA user_version = 99")));
    }

    const auto opened = Store::open(*StoreAddress::fromText(m_path, QStringLiteral("anna")));

    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, StoreError::Kind::OtherVersion);
}

void TestReviewFile::damagedFileIsToldApart()
{
    const QString path = m_folder->filePath(QStringLiteral("damaged.sqlite"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8192, 'x'));
    file.close();

    const auto opened = Store::open(*StoreAddress::fromText(path, QStringLiteral("anna")));

    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, StoreError::Kind::Damaged);
    QVERIFY(m_store->checkIntegrity());
}

void TestReviewFile::backupIsAWholeStoreOfItsOwn()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    const QString copy = m_folder->filePath(QStringLiteral("copy.sqlite"));

    QVERIFY(m_store->backUp(copy));
    QVERIFY(!m_store->backUp(copy)); // nothing is overwritten

    QVERIFY(!(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther)));
    const auto other = test::openFile(copy, QStringLiteral("anna"));
    QVERIFY(other->checkIntegrity());
    QCOMPARE(test::got(other->cases().withId(id)), test::got(m_store->cases().withId(id)));
    QCOMPARE(test::got(other->cases().history(id)), test::got(m_store->cases().history(id)));
}

void TestReviewFile::fileIsForItsOwnerAlone()
{
    test::save(*m_store, test::sampleCase());

    constexpr auto Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
                            | QFile::WriteOther | QFile::ExeOwner;
    for (const char *suffix : {"", "-wal", "-shm"}) {
        const QString path = m_path + QLatin1String(suffix);
        QVERIFY2(QFile::exists(path), qPrintable(path));
        QVERIFY2(!(QFile::permissions(path) & Others), qPrintable(path));
    }
}

TICKSCOPE_TEST(TestReviewFile, QCoreApplication)

#include "test_review_file.moc"
