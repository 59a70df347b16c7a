// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/review/store/outbox.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// Changes that wait for the store. What needs a server that goes away is in test_review_server.
class TestOutbox : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void changesAreAnsweredInTheirOrder();
    void refusedChangeDoesNotHoldUpTheNext();
    void conflictIsAnAnswer();
    void editsOfOneNoteBuildOnEachOther();
    void editsBehindAConflictAreConflictsToo();
    void editsFindTheNoteThatIsMadeBeforeThem();
    void editsOfARefusedNoteMakeNone();
    void changesComeBackAsTheyWereWritten();
    void versionOfAColleagueIsNotBuiltOn();
    void erasedPersonIsInNoOutbox();
    void fileIsForItsOwnerOnly();
    void eachProgramHasAFileAndFindsWhatAnEndedOneLeft();
    void whatNoDiskTakesIsSentAllTheSame();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("o/a.sqlite")); }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    Case m_case;
};

void TestOutbox::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = test::openFile(m_folder->filePath(QStringLiteral("cases.sqlite")),
                             QStringLiteral("anna"));
    m_case = test::save(*m_store, test::sampleCase());
}

void TestOutbox::changesAreAnsweredInTheirOrder()
{
    Outbox outbox(path());
    const QList<QUuid> ids{test::post(outbox, test::sampleNote(m_case.id)),
                           test::post(outbox, Case())};

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    QCOMPARE((QList<QUuid>{answers[0].id, answers[1].id}), ids);
    QCOMPARE(test::got(m_store->cases().matching({})).size(), 2U);
    QCOMPARE(test::got(m_store->notes().ofCase(m_case.id)).size(), 1U);
    QCOMPARE(outbox.size(), 0);
}

void TestOutbox::refusedChangeDoesNotHoldUpTheNext()
{
    Annotation bad = test::sampleNote(m_case.id);
    bad.color = QStringLiteral("red");
    Outbox outbox(path());
    test::post(outbox, bad);
    test::post(outbox, test::sampleNote(m_case.id));

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    QVERIFY(!answers[0].outcome);
    QCOMPARE(answers[0].outcome.error().kind, StoreError::Kind::Invalid);
    QCOMPARE(std::get<Annotation>(answers[0].change).color, QStringLiteral("red"));
    QVERIFY(answers[1].outcome);
}

void TestOutbox::conflictIsAnAnswer()
{
    Case other = m_case;
    other.claim = QStringLiteral("first");
    test::save(*m_store, other);
    Outbox outbox(path());
    test::post(outbox, m_case);

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 1U);
    const auto &saved = std::get<Saved<Case>>(*answers[0].outcome);
    QCOMPARE(std::get<Conflict<Case>>(saved).theirs.claim, QStringLiteral("first"));
    QCOMPARE(std::get<Conflict<Case>>(saved).mine.claim, test::sampleCase().claim);
}

void TestOutbox::editsOfOneNoteBuildOnEachOther()
{
    Annotation note = test::save(*m_store, test::sampleNote(m_case.id));
    Outbox outbox(path());
    note.text = QStringLiteral("second");
    test::post(outbox, note);
    note.text = QStringLiteral("third");
    test::post(outbox, note);
    test::post(outbox, NoteRemoval{note.id, note.version});

    const auto answers = outbox.send(*m_store);

    for (const Answer &answer : answers)
        QVERIFY(std::holds_alternative<Annotation>(std::get<Saved<Annotation>>(*answer.outcome)));
    QCOMPARE(answers.size(), 3U);
    QVERIFY(test::got(m_store->notes().ofCase(m_case.id)).empty());
}

void TestOutbox::editsBehindAConflictAreConflictsToo()
{
    const Annotation note = test::save(*m_store, test::sampleNote(m_case.id));
    Annotation elsewhere = note;
    elsewhere.text = QStringLiteral("written elsewhere");
    test::save(*m_store, elsewhere);
    Outbox outbox(path());
    test::post(outbox, note);
    test::post(outbox, note);

    const auto answers = outbox.send(*m_store);

    for (const Answer &answer : answers)
        QVERIFY(std::holds_alternative<Conflict<Annotation>>(
            std::get<Saved<Annotation>>(*answer.outcome)));
    QCOMPARE(answers.size(), 2U);
    QCOMPARE(test::got(m_store->notes().ofCase(m_case.id))[0].text, elsewhere.text);
}

void TestOutbox::editsFindTheNoteThatIsMadeBeforeThem()
{
    Annotation note = test::sampleNote(m_case.id);
    note.id = QUuid::createUuid();
    {
        Outbox outbox(path());
        test::post(outbox, note);
        note.text = QStringLiteral("second");
        note.version = 1;
        test::post(outbox, note);
        QCOMPARE(outbox.send(*m_store).size(), 2U);
        // By a window that has not heard of the answer; then the program is ended.
        note.text = QStringLiteral("third");
        test::post(outbox, note);
    }
    Outbox outbox(path());
    Annotation gone = test::sampleNote(m_case.id);
    gone.id = QUuid::createUuid();
    test::post(outbox, gone);
    test::post(outbox, NoteRemoval{gone.id, 1});

    outbox.send(*m_store);

    QCOMPARE(outbox.size(), 0);
    const auto notes = test::got(m_store->notes().ofCase(m_case.id));
    QCOMPARE(notes.size(), 1U);
    QCOMPARE(notes[0].text, QStringLiteral("third"));
    QCOMPARE(test::got(m_store->notes().picture(notes[0].id)), note.picture);
}

void TestOutbox::editsOfARefusedNoteMakeNone()
{
    Annotation note = test::sampleNote(m_case.id);
    note.id = QUuid::createUuid();
    note.color = QStringLiteral("red");
    Outbox outbox(path());
    test::post(outbox, note);
    note.color.clear();
    note.version = 1;
    test::post(outbox, note);

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    QCOMPARE(answers[1].outcome.error().kind, StoreError::Kind::NotFound);
    QVERIFY(test::got(m_store->notes().ofCase(m_case.id)).empty());
}

void TestOutbox::changesComeBackAsTheyWereWritten()
{
    Case value = m_case;
    value.claim = QStringLiteral("„new“\n\tclaim");
    value.opinionsNeeded = 2;
    value.assignee = QStringLiteral("anna");
    Opinion opinion = test::sampleOpinion(m_case.id, Finding::Proven);
    opinion.version = 0;
    {
        Outbox outbox(path());
        test::post(outbox, value);
        test::post(outbox, test::sampleNote(m_case.id));
        test::post(outbox, opinion);
        test::post(outbox, Withdrawal{m_case.id, 2});
        test::post(outbox, CaseRemoval{m_case.id, value.version + 1});
    }
    Outbox outbox(path());
    QCOMPARE(outbox.size(), 5);

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 5U);
    for (const Answer &answer : answers)
        QVERIFY2(answer.outcome,
                 qPrintable(answer.outcome ? QString() : answer.outcome.error().text()));
    // The verdict has changed the case since.
    const auto &removed = std::get<Saved<Case>>(*answers[4].outcome);
    QVERIFY(std::holds_alternative<Conflict<Case>>(removed));
    const Case now = test::got(m_store->cases().withId(m_case.id));
    QCOMPARE(now.claim, value.claim);
    QCOMPARE(now.accused, value.accused);
    QCOMPARE(now.recordings, value.recordings);
    QCOMPARE(now.opinionsNeeded, 2);
    Annotation note = test::got(m_store->notes().ofCase(m_case.id)).front();
    note.picture = test::got(m_store->notes().picture(note.id));
    Annotation wanted = test::sampleNote(m_case.id);
    wanted.id = note.id;
    wanted.number = note.number;
    wanted.caseNumber = m_case.number;
    wanted.version = 1;
    wanted.author = note.author;
    wanted.created = note.created;
    wanted.hasPicture = true;
    QCOMPARE(note, wanted);
    const Opinion stored = test::got(m_store->opinions().ofCase(m_case.id)).front();
    QCOMPARE(stored.aspects, opinion.aspects);
    QVERIFY(!stored.isDecided);
}

/// The program ends between the store's answer and the outbox's note of it, and a colleague is
/// quick.
void TestOutbox::versionOfAColleagueIsNotBuiltOn()
{
    Outbox outbox(path());
    Case mine = m_case;
    mine.claim = QStringLiteral("first");
    const QUuid sent = test::post(outbox, mine);
    mine.claim = QStringLiteral("second");
    test::post(outbox, mine);
    mine.claim = QStringLiteral("first");
    Case theirs = test::saved<Case>(m_store->cases().save(mine, sent));
    theirs.claim = QStringLiteral("theirs");
    test::save(*m_store, theirs);

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    const auto &last = std::get<Saved<Case>>(*answers[1].outcome);
    QVERIFY(std::holds_alternative<Conflict<Case>>(last));
    QCOMPARE(std::get<Conflict<Case>>(last).mine.claim, QStringLiteral("second"));
    QCOMPARE(test::got(m_store->cases().withId(m_case.id)).claim, QStringLiteral("theirs"));
}

void TestOutbox::erasedPersonIsInNoOutbox()
{
    Outbox outbox(path());
    Case value = m_case;
    value.reporter = value.claim = QStringLiteral("npc01");
    test::post(outbox, value);
    Annotation note = test::sampleNote(m_case.id);
    note.text = QStringLiteral("Npc01 hooks");
    note.category = QStringLiteral("npc01");
    test::post(outbox, note);
    Opinion opinion = test::sampleOpinion(m_case.id, Finding::Clean);
    opinion.reason = QStringLiteral("not npc01");
    test::post(outbox, opinion);

    QVERIFY(Outbox::erasePerson(QFileInfo(path()).path(), QStringLiteral("npc01")));

    for (const char *suffix : {"", "-wal"}) {
        QFile file(path() + QLatin1String(suffix));
        if (file.open(QIODevice::ReadOnly))
            QVERIFY2(!file.readAll().toLower().contains("npc01"), suffix);
    }
    const auto answers = outbox.send(*m_store);
    QCOMPARE(answers.size(), 3U);
    QCOMPARE(std::get<Case>(answers[0].change).claim, QStringLiteral("[erased]"));
    QCOMPARE(std::get<Case>(answers[0].change).accused[0].names,
             QStringList(2, QStringLiteral("[erased]")));
    QCOMPARE(std::get<Annotation>(answers[1].change).text, QStringLiteral("[erased] hooks"));
    QVERIFY(std::get<Annotation>(answers[1].change).picture.isEmpty());
    QCOMPARE(std::get<Opinion>(answers[2].change).reason, QStringLiteral("not [erased]"));
}

void TestOutbox::fileIsForItsOwnerOnly()
{
    Outbox outbox(path());
    test::post(outbox, m_case);
    const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup
                                      | QFile::WriteOther;
    for (const char *suffix : {"", "-wal", "-shm"})
        QVERIFY2(!(QFile::permissions(path() + QLatin1String(suffix)) & others), suffix);
}

void TestOutbox::eachProgramHasAFileAndFindsWhatAnEndedOneLeft()
{
    const QString folder = m_folder->filePath(QStringLiteral("o"));
    const QString place = QStringLiteral("service:team");
    QString left;
    {
        const OutboxFile one(folder, place);
        const OutboxFile two(folder, place);
        QVERIFY(one.path() != two.path());
        QVERIFY(OutboxFile(folder, QStringLiteral("service:other")).path() != one.path());
        left = two.path();
        Outbox outbox(left);
        test::post(outbox, m_case);
    }
    const OutboxFile next(folder, place);
    QCOMPARE(next.path(), left);
    QCOMPARE(Outbox(next.path()).size(), 1);
}

void TestOutbox::whatNoDiskTakesIsSentAllTheSame()
{
    QFile block(m_folder->filePath(QStringLiteral("o")));
    QVERIFY(block.open(QIODevice::WriteOnly));
    Outbox outbox(path());
    QVERIFY(!outbox.write({QUuid::createUuid(), m_case}));
    Annotation note = test::sampleNote(m_case.id);
    note.id = QUuid::createUuid();
    test::post(outbox, note);
    test::post(outbox, NoteRemoval{note.id, 1});
    QCOMPARE(outbox.unwritten(), 2U);

    QCOMPARE(outbox.send(*m_store).size(), 2U);

    QCOMPARE(outbox.size(), 0);
    QVERIFY(test::got(m_store->notes().ofCase(m_case.id)).empty());
}

TICKSCOPE_TEST(TestOutbox, QCoreApplication)

#include "test_outbox.moc"
