// SPDX-License-Identifier: GPL-3.0-or-later
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

private:
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
    Outbox outbox;
    const QList<QUuid> ids{outbox.add(test::sampleNote(m_case.id)), outbox.add(Case())};

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    QCOMPARE((QList<QUuid>{answers[0].id, answers[1].id}), ids);
    QCOMPARE(test::got(m_store->cases({})).size(), 2U);
    QCOMPARE(test::got(m_store->notes(m_case.id)).size(), 1U);
    QVERIFY(outbox.unsent().empty());
}

void TestOutbox::refusedChangeDoesNotHoldUpTheNext()
{
    Note bad = test::sampleNote(m_case.id);
    bad.color = QStringLiteral("red");
    Outbox outbox;
    outbox.add(bad);
    outbox.add(test::sampleNote(m_case.id));

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 2U);
    QVERIFY(!answers[0].outcome);
    QCOMPARE(answers[0].outcome.error().kind, Fault::Kind::Invalid);
    QCOMPARE(std::get<Note>(answers[0].change).color, QStringLiteral("red"));
    QVERIFY(answers[1].outcome);
}

void TestOutbox::conflictIsAnAnswer()
{
    Case other = m_case;
    other.claim = QStringLiteral("first");
    test::save(*m_store, other);
    Outbox outbox;
    outbox.add(m_case);

    const auto answers = outbox.send(*m_store);

    QCOMPARE(answers.size(), 1U);
    const auto &saved = std::get<Saved<Case>>(*answers[0].outcome);
    QCOMPARE(std::get<Conflict<Case>>(saved).theirs.claim, QStringLiteral("first"));
    QCOMPARE(std::get<Conflict<Case>>(saved).mine.claim, test::sampleCase().claim);
}

void TestOutbox::editsOfOneNoteBuildOnEachOther()
{
    Note note = test::save(*m_store, test::sampleNote(m_case.id));
    Outbox outbox;
    note.text = QStringLiteral("second");
    outbox.add(note);
    note.text = QStringLiteral("third");
    outbox.add(note);
    outbox.add(NoteRemoval{note.id, note.version});

    const auto answers = outbox.send(*m_store);

    for (const Answer &answer : answers)
        QVERIFY(std::holds_alternative<Note>(std::get<Saved<Note>>(*answer.outcome)));
    QCOMPARE(answers.size(), 3U);
    QVERIFY(test::got(m_store->notes(m_case.id)).empty());
}

void TestOutbox::editsBehindAConflictAreConflictsToo()
{
    const Note note = test::save(*m_store, test::sampleNote(m_case.id));
    Note elsewhere = note;
    elsewhere.text = QStringLiteral("written elsewhere");
    test::save(*m_store, elsewhere);
    Outbox outbox;
    outbox.add(note);
    outbox.add(note);

    const auto answers = outbox.send(*m_store);

    for (const Answer &answer : answers)
        QVERIFY(std::holds_alternative<Conflict<Note>>(std::get<Saved<Note>>(*answer.outcome)));
    QCOMPARE(answers.size(), 2U);
    QCOMPARE(test::got(m_store->notes(m_case.id))[0].text, elsewhere.text);
}

TICKSCOPE_TEST(TestOutbox, QCoreApplication)

#include "test_outbox.moc"
