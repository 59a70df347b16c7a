// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// Cases in a file.
class TestReviewStore : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void caseIsReadAsItWasSaved();
    void noteIsReadAsItWasSaved();
    void pictureOfANoteStays();
    void verdictIsReadAsItWasSaved();
    void evidenceIsANoteOfTheCase();
    void invalidValuesAreRefused_data();
    void invalidValuesAreRefused();
    void whatNoDatabaseKeepsIsReplaced();
    void staleSaveIsAConflictWithBothVersions();
    void changeThatIsSentTwiceIsMadeOnce();
    void takeNextGivesTheMostUrgentThenTheOldest();
    void takeNextNeverGivesOneCaseTwice();
    void filterLeavesWhatItSays_data();
    void filterLeavesWhatItSays();
    void secondReviewerIsBlindUntilBothHaveDecided();
    void differingVerdictsLeaveTheOutcomeOpen();
    void decidedVerdictStaysAsItIs();
    void verdictStaysOnWhomItWasGiven();
    void onlyItsAuthorChangesANote();
    void evidenceIsNotRemoved();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Store> m_store; ///< As "anna".
};

void TestReviewStore::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("review.sqlite"));
    m_store = test::openFile(m_path, QStringLiteral("anna"));
    QVERIFY(m_store);
}

void TestReviewStore::caseIsReadAsItWasSaved()
{
    Case expected = test::sampleCase();

    const Case made = test::save(*m_store, expected);
    const Case read = test::got(m_store->cases().withId(made.id));

    QVERIFY(read.created > 1'600'000'000'000);
    expected.id = made.id;
    expected.number = 1;
    expected.version = 1;
    expected.created = read.created;
    QCOMPARE(read, expected);
    QCOMPARE(made, expected);
}

void TestReviewStore::noteIsReadAsItWasSaved()
{
    const Case made = test::save(*m_store, test::sampleCase());
    Annotation expected = test::sampleNote(made.id);

    const Annotation note = test::save(*m_store, expected);
    const auto notes = test::got(m_store->notes().ofCase(made.id));

    QCOMPARE(test::got(m_store->notes().picture(note.id)), expected.picture);
    expected.id = note.id;
    expected.number = note.number;
    expected.caseNumber = made.number;
    expected.version = 1;
    expected.author = QStringLiteral("anna");
    expected.created = note.created;
    expected.hasPicture = true;
    expected.picture.clear();
    QCOMPARE(notes, std::vector{expected});
    QCOMPARE(test::got(m_store->notes().onRecording(test::Sha)), std::vector{expected});
    QVERIFY(test::got(m_store->notes().onRecording(test::OtherSha)).empty());
}

void TestReviewStore::pictureOfANoteStays()
{
    const Case made = test::save(*m_store, test::sampleCase());
    Annotation note = test::save(*m_store, test::sampleNote(made.id));

    note.text = QStringLiteral("other words");
    note.picture.clear();
    note = test::save(*m_store, note);

    QCOMPARE(note.text, QStringLiteral("other words"));
    QCOMPARE(test::got(m_store->notes().picture(note.id)), test::sampleNote(made.id).picture);
}

void TestReviewStore::verdictIsReadAsItWasSaved()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const Case made = test::save(*m_store, value);
    const Annotation note = test::save(*m_store, test::sampleNote(made.id));
    Opinion expected;
    expected.caseId = made.id;
    expected.aspects = {
        {Aspect::Aim, Finding::Undecided, QLatin1String(""), {}},
        {Aspect::Timing, Finding::Proven, QStringLiteral("exact"), {{note.id, note.number}}}};
    expected.reason = QStringLiteral("not finished");

    test::save(*m_store, expected);
    const auto all = test::got(m_store->opinions().ofCase(made.id));

    expected.caseNumber = made.number;
    expected.version = 2;
    expected.reviewer = QStringLiteral("anna");
    QCOMPARE(all, std::vector{expected});
}

void TestReviewStore::evidenceIsANoteOfTheCase()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const Case made = test::save(*m_store, value);
    const Case other = test::save(*m_store, value);
    const Annotation note = test::save(*m_store, test::sampleNote(other.id));
    Opinion opinion;
    opinion.caseId = made.id;
    opinion.aspects = {
        {Aspect::Timing, Finding::Proven, QStringLiteral("exact"), {{note.id, note.number}}}};

    const auto saved = m_store->opinions().save(opinion, QUuid::createUuid());

    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, StoreError::Kind::NotFound);
    QCOMPARE(saved.error().text(),
             QStringLiteral("case %1 has no note %2").arg(made.number).arg(note.number));
    QCOMPARE(saved.error().kind, StoreError::Kind::NotFound);
    QVERIFY(test::got(m_store->opinions().ofCase(made.id)).empty());
}

void TestReviewStore::invalidValuesAreRefused_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"short hash", "capital hash", "nameless", "empty tag", "long claim",
                             "no opinion", "range backwards", "tick of nothing", "color",
                             "other digits", "no png", "undecided decision", "aspect twice"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestReviewStore::invalidValuesAreRefused()
{
    QFETCH(QString, what);
    Case value = test::sampleCase();
    Annotation note = test::sampleNote({});
    Opinion opinion = test::sampleOpinion({}, Finding::Clean);
    const auto kindOf = [&]() -> std::optional<StoreError::Kind> {
        const QUuid id = QUuid::createUuid();
        const auto kind = [](const auto &stored) {
            return stored ? std::optional<StoreError::Kind>() : stored.error().kind;
        };
        if (what == u"short hash")
            value.recordings[0].sha256.chop(1);
        else if (what == u"capital hash")
            value.recordings[0].sha256[5] = u'A';
        else if (what == u"nameless")
            value.accused[1].names.clear();
        else if (what == u"empty tag")
            value.tags << QString();
        else if (what == u"long claim")
            value.claim = QString((4 << 20) + 1, u'x');
        else if (what == u"no opinion")
            value.opinionsNeeded = 0;
        else if (what == u"range backwards")
            note.lastTick = 99;
        else if (what == u"tick of nothing")
            note.recording.clear();
        else if (what == u"color")
            note.color = QStringLiteral("#12345g");
        else if (what == u"other digits")
            note.color = QStringLiteral("#12345\u0666");
        else if (what == u"no png")
            note.picture = "GIF89a";
        else if (what == u"undecided decision")
            opinion.decision.reset();
        else
            opinion.aspects = {{}, {}};
        if (value != test::sampleCase())
            return kind(m_store->cases().save(value, id));
        return note != test::sampleNote({}) ? kind(m_store->notes().save(note, id))
                                            : kind(m_store->opinions().save(opinion, id));
    };

    QCOMPARE(kindOf(), std::optional(StoreError::Kind::Invalid));

    QVERIFY(test::got(m_store->cases().matching({})).empty());
}

void TestReviewStore::whatNoDatabaseKeepsIsReplaced()
{
    Case value;
    value.claim = QStringLiteral("a");
    for (const char16_t unit : {u'\0', u'b', char16_t(0xD83D), u'c', char16_t(0xDC68), u'd',
                                char16_t(0xFFFE), char16_t(0xFFFF)})
        value.claim += QChar(unit);

    const Case made = test::save(*m_store, value);

    QCOMPARE(made.claim, QStringLiteral("a\uFFFDb\uFFFDc\uFFFDd\uFFFD\uFFFD"));
    QCOMPARE(test::got(m_store->cases().withId(made.id)), made);
}

void TestReviewStore::staleSaveIsAConflictWithBothVersions()
{
    const auto other = test::openFile(m_path, QStringLiteral("ben"));
    const Case base = test::save(*m_store, test::sampleCase());
    Case bens = base;
    bens.claim = QStringLiteral("ben's words");
    Case annas = base;
    annas.tags << QStringLiteral("aim");

    const Case stored = test::save(*other, bens);
    const auto outcome = test::got(m_store->cases().save(annas, QUuid::createUuid()));

    QVERIFY(std::holds_alternative<Conflict<Case>>(outcome));
    const auto &conflict = std::get<Conflict<Case>>(outcome);
    QCOMPARE(conflict.theirs, stored);
    QCOMPARE(conflict.theirs.claim, QStringLiteral("ben's words"));
    QVERIFY(conflict.mine.tags.contains(QStringLiteral("aim")));
    QCOMPARE(test::got(m_store->cases().withId(base.id)), stored);
}

void TestReviewStore::changeThatIsSentTwiceIsMadeOnce()
{
    const QUuid id = QUuid::createUuid();

    const Case first = test::saved<Case>(m_store->cases().save(test::sampleCase(), id));
    const Case again = test::saved<Case>(m_store->cases().save(test::sampleCase(), id));

    QCOMPARE(again, first);
    QCOMPARE(test::got(m_store->cases().matching({})).size(), 1U);
}

void TestReviewStore::takeNextGivesTheMostUrgentThenTheOldest()
{
    Case value = test::sampleCase();
    for (const Priority priority : {Priority::Normal, Priority::Urgent, Priority::Normal}) {
        value.priority = priority;
        test::save(*m_store, value);
    }
    CaseFilter bots;
    bots.tag = QStringLiteral("bot");

    QList<qint64> taken;
    for (int i = 0; i < 4; ++i) {
        const auto next = test::got(m_store->cases().takeNext(bots));
        taken << (next ? next->number : 0);
    }

    QCOMPARE(taken, (QList<qint64>{2, 1, 3, 0}));
    QCOMPARE(test::got(m_store->cases().withNumber(2)).assignee, QStringLiteral("anna"));
    QCOMPARE(test::got(m_store->cases().withNumber(2)).status, Status::InReview);
}

void TestReviewStore::takeNextNeverGivesOneCaseTwice()
{
    const auto other = test::openFile(m_path, QStringLiteral("ben"));
    for (int i = 0; i < 20; ++i)
        test::save(*m_store, test::sampleCase());

    QSet<qint64> taken;
    for (int i = 0; i < 10; ++i) {
        for (Store *store : {m_store.get(), other.get()}) {
            const auto next = test::got(store->cases().takeNext({}));
            QVERIFY(next);
            QCOMPARE(next->assignee, store->who());
            taken.insert(next->number);
        }
    }

    QCOMPARE(taken.size(), 20);
    QVERIFY(!test::got(m_store->cases().takeNext({})));
}

void TestReviewStore::filterLeavesWhatItSays_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QList<qint64>>("expected");
    QTest::newRow("status") << "status"
                            << "in_review" << QList<qint64>{2};
    QTest::newRow("priority") << "priority"
                              << "high" << QList<qint64>{1};
    QTest::newRow("assignee") << "assignee"
                              << "anna" << QList<qint64>{2};
    QTest::newRow("unassigned") << "unassigned"
                                << "" << QList<qint64>{1, 3};
    QTest::newRow("tag") << "tag"
                         << "race" << QList<qint64>{1};
    QTest::newRow("recording") << "recording" << test::OtherSha << QList<qint64>{1};
    QTest::newRow("reporter") << "person"
                              << "otto" << QList<qint64>{1};
    QTest::newRow("accused") << "person"
                             << "nameless tee" << QList<qint64>{1};
    QTest::newRow("text of a claim") << "text"
                                     << "HOOK" << QList<qint64>{1};
    QTest::newRow("text of a note") << "text"
                                    << "Ten Ticks" << QList<qint64>{3};
    QTest::newRow("percent is a letter") << "text"
                                         << "%" << QList<qint64>{2};
    QTest::newRow("quote") << "text"
                           << "' OR '1'='1" << QList<qint64>{};
}

void TestReviewStore::filterLeavesWhatItSays()
{
    QFETCH(QString, member);
    QFETCH(QString, value);
    QFETCH(QList<qint64>, expected);
    test::save(*m_store, test::sampleCase());
    Case plain;
    plain.claim = QStringLiteral("100 % sure");
    plain.assignee = QStringLiteral("anna");
    test::save(*m_store, plain);
    test::save(*m_store, test::sampleNote(test::save(*m_store, Case()).id));
    CaseFilter filter;
    filter.status = member == u"status" ? fromWord<Status>(value) : std::nullopt;
    filter.leastPriority = member == u"priority" ? fromWord<Priority>(value) : std::nullopt;
    filter.unassigned = member == u"unassigned";
    for (const auto &[name, text] : {std::pair{u"assignee", &filter.assignee},
                                     {u"tag", &filter.tag},
                                     {u"recording", &filter.recording},
                                     {u"person", &filter.person},
                                     {u"text", &filter.text}}) {
        if (member == QStringView(name))
            *text = value;
    }

    QList<qint64> found;
    for (const Case &each : test::got(m_store->cases().matching(filter)))
        found << each.number;

    QCOMPARE(found, expected);
}

void TestReviewStore::secondReviewerIsBlindUntilBothHaveDecided()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    Case value = test::sampleCase();
    value.opinionsNeeded = 2;
    const CaseId id = test::save(*m_store, value).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    test::save(*m_store, test::sampleNote(id));
    QVERIFY(test::got(ben->notes().ofCase(id)).empty());
    test::save(*m_store, test::sampleOpinion(id, Finding::Proven));

    QCOMPARE(test::got(m_store->cases().withId(id)).status, Status::SecondOpinion);
    QVERIFY(!test::got(m_store->cases().takeNext({}))); // not one's own again
    QCOMPARE(test::got(ben->cases().takeNext({}))->id, id);
    QVERIFY(test::got(ben->opinions().ofCase(id)).empty());
    QVERIFY(test::got(ben->notes().ofCase(id)).empty());
    for (const HistoryEntry &entry : test::got(ben->cases().history(id)))
        QVERIFY2(!entry.what.startsWith(u"opinion") && !entry.what.startsWith(u"note"),
                 qPrintable(entry.what));
    CaseFilter search;
    search.text = QStringLiteral("every ten ticks");
    QVERIFY(test::got(ben->cases().matching(search)).empty());
    // That number 1 is taken is all he learns.
    const Annotation own = test::save(*ben, test::sampleNote(id));
    QCOMPARE(own.number, 2);
    test::save(*ben, test::sampleOpinion(id, Finding::Proven));

    QCOMPARE(test::got(ben->opinions().ofCase(id)).size(), 2U);
    const auto notes = test::got(ben->notes().ofCase(id));
    QCOMPARE(notes.size(), 2U);
    QCOMPARE(std::ranges::find(notes, own.id, &Annotation::id)->number, 2);
    const Case decided = test::got(ben->cases().withId(id));
    QCOMPARE(decided.status, Status::Decided);
    QCOMPARE(decided.outcome, std::optional(Finding::Proven));
    QVERIFY(decided.decided);
}

void TestReviewStore::differingVerdictsLeaveTheOutcomeOpen()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    Case value = test::sampleCase();
    value.opinionsNeeded = 2;
    const CaseId id = test::save(*m_store, value).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    test::save(*m_store, test::sampleOpinion(id, Finding::Proven));
    QVERIFY(test::got(ben->cases().takeNext({})));
    QVERIFY(!m_store->cases().settle(test::got(m_store->cases().withId(id)), Finding::Clean));
    test::save(*ben, test::sampleOpinion(id, Finding::Clean));

    const Case open = test::got(m_store->cases().withId(id));
    const Case settled = test::saved<Case>(m_store->cases().settle(open, Finding::Suspicious));

    QCOMPARE(open.outcome, std::nullopt);
    QCOMPARE(settled.outcome, std::optional(Finding::Suspicious));
}

void TestReviewStore::decidedVerdictStaysAsItIs()
{
    const CaseId id = test::save(*m_store, test::sampleCase()).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    Opinion opinion = test::save(*m_store, test::sampleOpinion(id, Finding::Clean));
    opinion.decision = Finding::Undecided;

    const auto refused = m_store->opinions().save(opinion, QUuid::createUuid());

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(test::got(m_store->opinions().ofCase(id)).front().decision,
             std::optional(Finding::Clean));
}

void TestReviewStore::verdictStaysOnWhomItWasGiven()
{
    Case value = test::sampleCase();
    value.accused = {{{QStringLiteral("npc01")}, {}, {}, {}, {}}};
    const CaseId id = test::save(*m_store, value).id;
    QVERIFY(test::got(m_store->cases().takeNext({})));
    test::save(*m_store, test::sampleOpinion(id, Finding::Proven));
    const Case decided = test::got(m_store->cases().withId(id));
    QCOMPARE(decided.status, Status::Decided);

    Case more = decided;
    more.accused.push_back({{QStringLiteral("Carol")}, {}, {}, {}, {}});
    QVERIFY(!m_store->cases().save(more, QUuid::createUuid()));
    Case none = decided;
    none.accused.clear();
    QVERIFY(!m_store->cases().save(none, QUuid::createUuid()));

    // Which of those with this name it was.
    Case exact = decided;
    exact.accused.front().recording = QString(64, u'a');
    exact.accused.front().client = 6;
    exact.accused.front().tick = 3193;
    QVERIFY(test::saved<Case>(m_store->cases().save(exact, QUuid::createUuid()))
                .accused.front()
                .isPerson());
}

void TestReviewStore::onlyItsAuthorChangesANote()
{
    const auto ben = test::openFile(m_path, QStringLiteral("ben"));
    const Case made = test::save(*m_store, test::sampleCase());
    Annotation note = test::save(*m_store, test::sampleNote(made.id));
    note.text = QStringLiteral("nothing to see");

    QVERIFY(!ben->notes().save(note, QUuid::createUuid()));
    QVERIFY(!ben->notes().remove({note.id, note.version}, QUuid::createUuid()));

    QCOMPARE(test::got(m_store->notes().ofCase(made.id)).front().text, test::sampleNote({}).text);
    test::saved<Annotation>(m_store->notes().remove({note.id, note.version}, QUuid::createUuid()));
    QVERIFY(test::got(m_store->notes().ofCase(made.id)).empty());
}

void TestReviewStore::evidenceIsNotRemoved()
{
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    const CaseId id = test::save(*m_store, value).id;
    const Annotation note = test::save(*m_store, test::sampleNote(id));
    Opinion opinion = test::sampleOpinion(id, Finding::Proven);
    opinion.aspects = {
        {Aspect::Timing, Finding::Proven, QStringLiteral("exact"), {{note.id, note.number}}}};
    test::save(*m_store, opinion);

    const auto refused = m_store->notes().remove({note.id, note.version}, QUuid::createUuid());

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Cited);
    QCOMPARE(refused.error().text(), QStringLiteral("a verdict cites the note"));
    QCOMPARE(test::got(m_store->notes().ofCase(id)).size(), 1U);
}

TICKSCOPE_TEST(TestReviewStore, QCoreApplication)

#include "test_review_store.moc"
