// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include "core/review/store/report_filing.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// Verdicts that are withdrawn, and cases and notes that are removed, in a file.
class TestSecondThoughts : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void decidingNeedsAnAspectAndAReason();
    void verdictIsWithdrawnUntilTheOtherHasDecided();
    void soleReviewerOpensTheCaseAgain();
    void firstOfTwoReviewersOpensTheCaseAgain();
    void emptyCaseIsRemovedByItsAuthor();
    void caseThatHoldsSomethingStays();
    void importIsTakenBackUntilSomebodyWorksOnIt();
    void importThatWasTakenBackIsImportedAgain();
    void numbersOfNotesStay();
    void evidenceOfAGivenVerdictIsNotChanged();
    void noteThatIsThereAlreadyIsNoConflict();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Store> m_store; ///< As "anna".
};

void TestSecondThoughts::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("review.sqlite"));
    m_store = test::openFile(m_path, QStringLiteral("anna"));
    QVERIFY(m_store);
}

void TestSecondThoughts::decidingNeedsAnAspectAndAReason()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    const Opinion whole = test::sampleOpinion(id, Finding::Clean);
    Opinion withoutReason = whole;
    withoutReason.reason = QStringLiteral(" \n");
    Opinion withoutAspect = whole;
    withoutAspect.aspects.clear();
    Opinion withoutDecision = whole;
    withoutDecision.decision.reset();

    for (const Opinion &missing : {withoutReason, withoutAspect, withoutDecision}) {
        const auto refused = m_store->opinions().save(missing, QUuid::createUuid());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, StoreError::Kind::Invalid);
    }

    QVERIFY(test::save(*m_store, whole).isDecided);
}

void TestSecondThoughts::verdictIsWithdrawnUntilTheOtherHasDecided()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    Case value = test::sampleCase();
    value.opinionsNeeded = 2;
    const CaseId id = test::save(*m_store, value).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    const Opinion first = test::save(*m_store, test::sampleOpinion(id, Finding::Proven));
    QVERIFY(test::got(ben->cases().takeNext({})));
    const Case seen = test::got(ben->cases().withId(id));
    const auto history = test::got(ben->cases().history(id));

    const QUuid change = QUuid::createUuid();
    Opinion again = test::saved<Opinion>(m_store->opinions().withdraw({id, first.version}, change));
    QCOMPARE(test::saved<Opinion>(m_store->opinions().withdraw({id, first.version}, change)),
             again);
    QVERIFY(!again.isDecided);
    QVERIFY(!again.decided);
    QCOMPARE(again.aspects, first.aspects);
    again.decision = Finding::Clean;
    again.isDecided = true;
    again = test::save(*m_store, again);
    // Nothing of it shows to ben, who keeps the case.
    QCOMPARE(test::got(ben->cases().withId(id)), seen);
    QCOMPARE(test::got(ben->cases().history(id)), history);
    test::save(*ben, test::sampleOpinion(id, Finding::Clean));

    const auto refused = m_store->opinions().withdraw({id, again.version}, QUuid::createUuid());
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(test::got(ben->cases().withId(id)).outcome, std::optional(Finding::Clean));
    QStringList told;
    for (const HistoryEntry &entry : test::got(ben->cases().history(id))) {
        if (entry.what.startsWith(u"opinion"))
            told << entry.who + u' ' + entry.what;
    }
    QCOMPARE(told, (QStringList{"anna opinion decided", "anna opinion withdrawn",
                                "anna opinion decided", "ben opinion decided"}));
}

/// Where one verdict is enough, withdrawing it opens the case again.
void TestSecondThoughts::soleReviewerOpensTheCaseAgain()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    const Opinion decided = test::save(*m_store, test::sampleOpinion(id, Finding::Proven));
    QCOMPARE(test::got(m_store->cases().withId(id)).status, Status::Decided);

    const auto stale = test::got(
        m_store->opinions().withdraw({id, decided.version - 1}, QUuid::createUuid()));
    QVERIFY(std::holds_alternative<Conflict<Opinion>>(stale));
    test::saved<Opinion>(m_store->opinions().withdraw({id, decided.version}, QUuid::createUuid()));

    const Case open = test::got(m_store->cases().withId(id));
    QCOMPARE(open.status, Status::InReview);
    QCOMPARE(open.outcome, std::nullopt);
    QCOMPARE(open.decided, std::nullopt);
    QCOMPARE(open.assignee, QStringLiteral("anna"));
    QVERIFY(!m_store->opinions().withdraw({id, decided.version + 1},
                                          QUuid::createUuid())); // a draft already
}

void TestSecondThoughts::firstOfTwoReviewersOpensTheCaseAgain()
{
    Case value = test::sampleCase();
    value.opinionsNeeded = 2;
    const CaseId id = test::save(*m_store, value).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    const Opinion decided = test::save(*m_store, test::sampleOpinion(id, Finding::Proven));
    QCOMPARE(test::got(m_store->cases().withId(id)).status, Status::SecondOpinion);

    test::saved<Opinion>(m_store->opinions().withdraw({id, decided.version}, QUuid::createUuid()));

    QCOMPARE(test::got(m_store->cases().withId(id)).status, Status::New);
    // And why is said before it.
    const auto history = test::got(m_store->cases().history(id));
    QCOMPARE(history.at(history.size() - 2).what, QStringLiteral("opinion withdrawn"));
    QVERIFY(m_store->checkIntegrity());
}

void TestSecondThoughts::emptyCaseIsRemovedByItsAuthor()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    Case value;
    value.recordings = {{test::Sha, QStringLiteral("run.demo")}};
    value = test::save(*m_store, value);
    QVERIFY(!ben->cases().remove({value.id, value.version}, QUuid::createUuid()));
    QCOMPARE(test::got(m_store->cases().matching({})).size(), 1U);

    const auto stale = test::got(
        m_store->cases().remove({value.id, value.version + 1}, QUuid::createUuid()));
    QVERIFY(std::holds_alternative<Conflict<Case>>(stale));
    const QUuid change = QUuid::createUuid();
    test::saved<Case>(m_store->cases().remove({value.id, value.version}, change));
    test::saved<Case>(
        m_store->cases().remove({value.id, value.version}, change)); // the answer was lost

    QVERIFY(test::got(m_store->cases().matching({})).empty());
    QVERIFY(!test::got(ben->cases().takeNext({})));
    const auto gone = ben->cases().withId(value.id);
    QVERIFY(!gone);
    QCOMPARE(gone.error().text(), QStringLiteral("case 1 was removed by anna"));
    QCOMPARE(test::got(ben->cases().history(value.id)).back().what,
             QStringLiteral("review_case removed"));
    // What a colleague still writes into it would be lost.
    QVERIFY(!ben->notes().save(test::sampleNote(value.id), QUuid::createUuid()));
    value.claim = QStringLiteral("late words");
    QVERIFY(!ben->cases().save(value, QUuid::createUuid()));
    QVERIFY(m_store->checkIntegrity());
}

void TestSecondThoughts::caseThatHoldsSomethingStays()
{
    std::vector<Case> holding(4);
    holding[0].claim = QStringLiteral("bot");
    holding[1].accused = {{{QStringLiteral("npc01")}, {}, {}, {}, {}}};
    holding[2].tags = {QStringLiteral("bot")};
    for (std::size_t i = 0; i < holding.size(); ++i) {
        const Case made = test::save(*m_store, holding[i]);
        if (i == 3)
            test::save(*m_store, test::sampleNote(made.id));
        const auto refused = m_store->cases().remove({made.id, made.version}, QUuid::createUuid());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, StoreError::Kind::Invalid);
        QVERIFY(refused.error().fault.is(Fault::tr("only an empty case of one's own is removed")));
    }

    QCOMPARE(test::got(m_store->cases().matching({})).size(), holding.size());
}

void TestSecondThoughts::importIsTakenBackUntilSomebodyWorksOnIt()
{
    const auto reports = test::got(
        readReports(R"([{"claim": "x", "reporter": "otto", "tags": ["bot"], "notes":
                       [{"text": "seen", "author": "ben"}]}, {"claim": "y"}])",
                    ReportFormat::Json));
    std::vector<CaseId> made;
    QVERIFY(fileReports(*m_store, reports, [&made](const Stored<Case> &value, Filing) {
        made.push_back(test::got(value).id);
    }));
    Annotation note = test::sampleNote(made.at(1));
    note.id = QUuid::createUuid();
    test::save(*m_store, note);

    QVERIFY(takeBack(*m_store, made.at(0), 1));
    const auto refused = takeBack(*m_store, made.at(1), 0);

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    const auto left = test::got(m_store->cases().matching({}));
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left.front().claim, QStringLiteral("y"));
    QCOMPARE(test::got(m_store->notes().ofCase(made.at(1))).size(), std::size_t{1});
}

void TestSecondThoughts::importThatWasTakenBackIsImportedAgain()
{
    const auto reports = test::got(readReports(
        R"([{"key": "abc", "claim": "x", "notes": [{"text": "seen"}]}])", ReportFormat::Json));
    const auto import = [&] {
        std::pair<CaseId, Filing> last;
        [&] {
            QVERIFY(fileReports(*m_store, reports, [&last](const Stored<Case> &value, Filing how) {
                last = {test::got(value).id, how};
            }));
        }();
        return last;
    };

    std::set<CaseId> ids;
    for (int i = 0; i < 3; ++i) {
        const auto [id, filing] = import();
        QCOMPARE(filing, Filing::Made);
        QCOMPARE(import(), std::pair(id, Filing::Present));
        QCOMPARE(test::got(m_store->notes().ofCase(id)).size(), std::size_t{1});
        QVERIFY(takeBack(*m_store, id, 1));
        ids.insert(id);
    }
    QCOMPARE(ids.size(), std::size_t{3});
    QVERIFY(test::got(m_store->cases().matching({})).empty());
}

void TestSecondThoughts::numbersOfNotesStay()
{
    const Case made = test::save(*m_store, test::sampleCase());
    const auto noteAt = [&](qint64 tick) {
        Annotation note = test::sampleNote(made.id);
        note.tick = tick;
        note.lastTick.reset();
        return note;
    };
    const Annotation late = test::save(*m_store, noteAt(1070));
    QCOMPARE(late.number, 1);

    const Annotation early = test::save(*m_store, noteAt(1020));

    QCOMPARE(early.number, 2);
    const auto notes = test::got(m_store->notes().ofCase(made.id)); // by tick
    QCOMPARE(notes.at(0).number, 2);
    QCOMPARE(notes.at(1).number, 1);
    // Of one that is gone a gap stays, and the history still says which it was.
    QVERIFY(m_store->notes().remove({early.id, early.version}, QUuid::createUuid()));
    QCOMPARE(test::save(*m_store, noteAt(1000)).number, 3);
    QList<qint64> items;
    for (const HistoryEntry &entry : test::got(m_store->cases().history(made.id))) {
        if (entry.what.startsWith(u"note "))
            items << entry.item;
    }
    QCOMPARE(items, (QList<qint64>{1, 2, 2, 3}));
    const Case other = test::save(*m_store, test::sampleCase());
    QCOMPARE(test::save(*m_store, test::sampleNote(other.id)).number, 1);
}

void TestSecondThoughts::evidenceOfAGivenVerdictIsNotChanged()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    Annotation note = test::save(*m_store, test::sampleNote(id));
    Opinion opinion = test::sampleOpinion(id, Finding::Proven);
    opinion.aspects = {{Aspect::Timing, Finding::Proven, {}, {{note.id, note.number}}}};
    opinion = test::save(*m_store, opinion);
    note.text = QLatin1String("");

    const auto refused = m_store->notes().save(note, QUuid::createUuid());
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Cited);

    test::saved<Opinion>(m_store->opinions().withdraw({id, opinion.version}, QUuid::createUuid()));
    QCOMPARE(test::save(*m_store, note).text, QString());
}

/// As after a removal that was refused: nobody else was there.
void TestSecondThoughts::noteThatIsThereAlreadyIsNoConflict()
{
    const Case value = test::save(*m_store, test::sampleCase());
    Annotation note = test::sampleNote(value.id);
    note.id = QUuid::createUuid();
    const Annotation made = test::save(*m_store, note);

    QCOMPARE(test::save(*m_store, note), made);
}

TICKSCOPE_TEST(TestSecondThoughts, QCoreApplication)

#include "test_second_thoughts.moc"
