// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSqlRecord>
#include <QTest>

#include "tests/review/team_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// What a server keeps people from, whatever SQL they send by hand.
class TestReviewRights : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void handMadeSqlIsRefused_data();
    void handMadeSqlIsRefused();
    void handMadeSqlChangesNothing_data();
    void handMadeSqlChangesNothing();
    void secondReviewerSeesNothingUntilBothHaveDecided_data();
    void secondReviewerSeesNothingUntilBothHaveDecided();
    void bothSeeAllWhenBothHaveDecided();
    void withdrawalIsSeenByTheOtherAfterTheOwnVerdict();
    void emptyCaseIsRemovedByItsAuthorAlone();
    void onlyWhoHasTheCaseJudgesIt();
    void onlyALeadAssignsToOthers();
    void onlyALeadSettlesAnOutcome();
    void strangerSeesNothing();

private:
    /// What \a user gets for the last statement in \a sql: all values, or nothing when one is
    /// refused.
    std::optional<QStringList> answer(const QString &user, const QString &sql);
    /// All that there is, as the owner sees it.
    QByteArray everything();
    /// A case that anna has decided and ben has taken.
    void makeBlindCase();

    test::TeamServer m_team;
    CaseId m_case;
    NoteId m_note;
    QByteArray m_fresh; ///< All that there is when a test begins.
};

void TestReviewRights::initTestCase()
{
    if (!m_team.start())
        QSKIP(qPrintable(m_team.problem()));
}

void TestReviewRights::init()
{
    // What was refused left all as it was.
    if (!m_fresh.isEmpty() && everything() == m_fresh)
        return;
    m_team.clear();
    makeBlindCase();
    m_fresh = everything();
}

void TestReviewRights::makeBlindCase()
{
    const auto anna = m_team.open("anna");
    Case value = test::sampleCase();
    value.opinionsNeeded = 2;
    m_case = test::save(*anna, value).id;
    QVERIFY(test::got(anna->cases().takeNext({})));
    Annotation note = test::sampleNote(m_case);
    note.text = QStringLiteral("annasecret");
    note = test::save(*anna, note);
    m_note = note.id;
    QVERIFY(test::got(m_team.open("ben")->notes().ofCase(m_case)).empty());
    Opinion opinion = test::sampleOpinion(m_case, Finding::Proven);
    opinion.reason = QStringLiteral("annasecret");
    opinion.aspects = {{Aspect::Aim, Finding::Proven, QStringLiteral("annasecret"), {{note.id}}}};
    test::save(*anna, opinion);
    QVERIFY(test::got(m_team.open("ben")->cases().takeNext({})));
}

std::optional<QStringList> TestReviewRights::answer(const QString &user, const QString &sql)
{
    Database database(m_team.address(user));
    QStringList values;
    for (const QString &statement : sql.split(QStringLiteral("; "))) {
        values.clear();
        auto query = database.run(statement);
        if (!query)
            return {};
        while (query->next()) {
            for (int column = 0; column < query->record().count(); ++column)
                values << query->value(column).toString();
        }
    }
    return values;
}

QByteArray TestReviewRights::everything()
{
    QString all;
    for (const char *table :
         {"review_case", "case_recording", "case_accused", "accused_name", "case_tag", "note",
          "opinion", "opinion_aspect", "aspect_evidence", "history", "history_detail"})
        all += QStringLiteral("SELECT t.* FROM tickscope.%1 t ORDER BY t::text;")
                   .arg(QLatin1String(table));
    return m_team.sql(all);
}

void TestReviewRights::handMadeSqlIsRefused_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("sql");
    const auto add = [](const char *user, const char *sql) {
        QTest::newRow(
            qPrintable(QString::fromLatin1(user) + QStringLiteral(": ") + QString::fromLatin1(sql)))
            << user << sql;
    };
    for (const char *sql :
         {"INSERT INTO review_case (claim, reporter, priority) VALUES ('x', 'y', 1)",
          "UPDATE review_case SET claim = 'x'",
          "DELETE FROM review_case",
          "INSERT INTO note (case_id, recording, player, body, color, category, picture_sha256,"
          " author) VALUES (1, '', '', 'x', '', '', '', 'rita')",
          "UPDATE note SET body = 'x'",
          "DELETE FROM note",
          "UPDATE opinion SET reason = 'x'",
          "INSERT INTO opinion (case_id, reviewer, reason) VALUES (1, 'rita', '')",
          "INSERT INTO case_tag VALUES (1, 'x')",
          "DELETE FROM case_tag",
          "INSERT INTO applied_change (id, item, who) VALUES ('x', 1, 'rita')",
          "SELECT erase_person('npc01')",
          "SELECT withdraw_opinion(1, 2)",
          "INSERT INTO removed_case (case_id, who) VALUES (1, 'rita')",
          "TRUNCATE note CASCADE",
          "SET ROLE tickscope_reviewer",
          "SET ROLE owner",
          "CREATE TABLE tickscope.mine (a int)",
          "ALTER TABLE note DISABLE ROW LEVEL SECURITY",
          "COPY note TO '/tmp/tickscope-note'"})
        add("rita", sql);
    for (const char *user : {"anna", "lea"}) {
        for (const char *sql :
             {"UPDATE history SET who = 'ben'",
              "DELETE FROM history",
              "INSERT INTO history (case_id, at, who, what, item) VALUES (1, 1, 'ben', 'x', 0)",
              "UPDATE history_detail SET after = NULL",
              "DELETE FROM history_detail",
              "DELETE FROM review_case",
              "DELETE FROM opinion",
              "INSERT INTO removed_case (case_id, who) VALUES (1, 'anna')",
              "INSERT INTO removed_case (case_id, who) VALUES (1, 'lea')",
              "INSERT INTO erasing VALUES (pg_backend_pid())",
              "UPDATE note SET author = 'ben'",
              "UPDATE note SET picture = NULL",
              "UPDATE review_case SET created_at = 0",
              "UPDATE review_case SET decided_at = 0",
              "UPDATE opinion SET reviewer = 'ben'",
              "UPDATE review_case SET opinions_needed = 1",
              "UPDATE review_case SET status = 'decided'",
              "UPDATE review_case SET outcome = 'clean'",
              "INSERT INTO opinion (case_id, reviewer, reason) VALUES (1, 'lea', '')",
              "INSERT INTO note (case_id, recording, player, body, color, category,"
              " picture_sha256, author) VALUES (1, '', '', 'x', '', '', '', 'ben')"})
            add(user, sql);
    }
    add("anna", "SELECT erase_person('npc01')");
    add("anna", "SET ROLE tickscope_lead");
    add("ben", "SET row_security = off; SELECT * FROM note");
    add("ben", "UPDATE review_case SET assignee = 'anna'");
}

void TestReviewRights::handMadeSqlIsRefused()
{
    QFETCH(QString, user);
    QFETCH(QString, sql);

    const auto answered = answer(user, sql);

    QVERIFY(!answered);
    QCOMPARE(everything(), m_fresh);
}

void TestReviewRights::handMadeSqlChangesNothing_data()
{
    QTest::addColumn<QString>("sql");
    for (const char *sql :
         {"UPDATE note SET body = 'x'", "DELETE FROM note", "UPDATE opinion SET reason = 'x'",
          "UPDATE opinion SET decided = 0", "SELECT withdraw_opinion(1, 2)",
          "DELETE FROM opinion_aspect", "DELETE FROM aspect_evidence"})
        QTest::newRow(sql) << QString::fromLatin1(sql);
}

/// Row security lets them find nothing.
void TestReviewRights::handMadeSqlChangesNothing()
{
    QFETCH(QString, sql);

    (void)answer(QStringLiteral("ben"), sql);

    QCOMPARE(everything(), m_fresh);
}

void TestReviewRights::secondReviewerSeesNothingUntilBothHaveDecided_data()
{
    QTest::addColumn<QString>("user");
    for (const char *user : {"ben", "lea", "rita"})
        QTest::newRow(user) << user;
}

void TestReviewRights::secondReviewerSeesNothingUntilBothHaveDecided()
{
    QFETCH(QString, user);
    QVERIFY(m_fresh.contains("annasecret"));

    for (const char *table : {"note", "opinion", "opinion_aspect", "aspect_evidence"})
        QCOMPARE(answer(user, QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table))),
                 std::optional(QStringList{"0"}));
    QCOMPARE(answer(user, "SELECT count(*) FROM history WHERE author = 'anna'"),
             std::optional(QStringList{"0"}));
    QCOMPARE(answer(user, "SELECT count(*) FROM history_detail WHERE after::text LIKE"
                          " '%annasecret%' OR after::text LIKE '%proven%'"),
             std::optional(QStringList{"0"}));
    const auto store = m_team.open(qPrintable(user));
    CaseFilter search;
    search.text = QStringLiteral("annasecret");
    QVERIFY(test::got(store->cases().matching(search)).empty());
    QVERIFY(test::got(store->notes().onRecording(test::Sha)).empty());
    QVERIFY(!store->notes().picture(m_note));
    QCOMPARE(test::got(store->cases().withId(m_case)).status, Status::SecondOpinion);
}

void TestReviewRights::bothSeeAllWhenBothHaveDecided()
{
    const auto ben = m_team.open("ben");
    Opinion draft = test::sampleOpinion(m_case, Finding::Clean);
    draft.isDecided = false;
    draft = test::save(*ben, draft);
    QCOMPARE(test::got(ben->opinions().ofCase(m_case)).size(), 1U);
    draft.isDecided = true;
    test::save(*ben, draft);

    for (const char *user : {"ben", "anna", "rita"}) {
        const auto store = m_team.open(user);
        const auto opinions = test::got(store->opinions().ofCase(m_case));
        QCOMPARE(opinions.size(), 2U);
        QCOMPARE(opinions[0].reason, QStringLiteral("annasecret"));
        QCOMPARE(test::got(store->notes().ofCase(m_case)).size(), 1U);
    }
    QCOMPARE(test::got(ben->cases().withId(m_case)).outcome, std::nullopt);
}

void TestReviewRights::withdrawalIsSeenByTheOtherAfterTheOwnVerdict()
{
    const auto anna = m_team.open("anna");
    const auto ben = m_team.open("ben");
    const Case seen = test::got(ben->cases().withId(m_case));
    const auto history = test::got(ben->cases().history(m_case));
    const qint64 stamp = test::got(ben->stamp());
    Opinion opinion = test::got(anna->opinions().ofCase(m_case)).front();
    // By hand it cannot be done.
    (void)answer("anna", "UPDATE opinion SET decided = 0");
    QVERIFY(test::got(anna->opinions().ofCase(m_case)).front().isDecided);

    opinion = test::saved<Opinion>(
        anna->opinions().withdraw({m_case, opinion.version}, QUuid::createUuid()));

    QVERIFY(!opinion.isDecided);
    QCOMPARE(opinion.aspects.front().reason, QStringLiteral("annasecret"));
    opinion.decision = Finding::Suspicious;
    opinion.isDecided = true;
    opinion = test::save(*anna, opinion);
    for (const char *user : {"ben", "lea", "rita"})
        QCOMPARE(answer(user, "SELECT count(*) FROM history WHERE author = 'anna'"),
                 std::optional(QStringList{"0"}));
    QCOMPARE(test::got(ben->cases().withId(m_case)), seen);
    QCOMPARE(test::got(ben->cases().history(m_case)), history);
    QCOMPARE(test::got(ben->stamp()), stamp);

    test::save(*ben, test::sampleOpinion(m_case, Finding::Clean));

    QStringList told;
    for (const HistoryEntry &entry : test::got(ben->cases().history(m_case))) {
        if (entry.what.startsWith(u"opinion"))
            told << entry.who + u' ' + entry.what;
    }
    QCOMPARE(told, (QStringList{"anna opinion decided", "anna opinion withdrawn",
                                "anna opinion decided", "ben opinion decided"}));
    const auto refused = anna->opinions().withdraw({m_case, opinion.version}, QUuid::createUuid());
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(answer("anna", QStringLiteral("SELECT withdraw_opinion(%1, %2)")
                                .arg(test::got(anna->cases().withId(m_case)).number)
                                .arg(opinion.version)),
             std::optional(QStringList{"0"}));
}

void TestReviewRights::emptyCaseIsRemovedByItsAuthorAlone()
{
    const auto anna = m_team.open("anna");
    const Case empty = test::save(*anna, Case{});

    QVERIFY(!m_team.open("ben")->cases().remove({empty.id, empty.version}, QUuid::createUuid()));
    QVERIFY(!m_team.open("lea")->cases().remove({empty.id, empty.version}, QUuid::createUuid()));
    test::saved<Case>(anna->cases().remove({empty.id, empty.version}, QUuid::createUuid()));

    const auto ben = m_team.open("ben");
    QVERIFY(!ben->cases().withId(empty.id));
    QCOMPARE(test::got(ben->cases().history(empty.id)).back().what,
             QStringLiteral("review_case removed"));
    QVERIFY(!ben->notes().save(test::sampleNote(empty.id), QUuid::createUuid()));
}

void TestReviewRights::onlyWhoHasTheCaseJudgesIt()
{
    const auto refused = m_team.open("lea")->opinions().save(
        test::sampleOpinion(m_case, Finding::Clean), QUuid::createUuid());

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(refused.error().text(), QStringLiteral("the case is not assigned to you"));
}

void TestReviewRights::onlyALeadAssignsToOthers()
{
    const auto ben = m_team.open("ben");
    Case value = test::got(ben->cases().withId(m_case));
    value.assignee = QStringLiteral("anna");

    const auto refused = ben->cases().save(value, QUuid::createUuid());
    const Case assigned = test::save(*m_team.open("lea"), value);

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(assigned.assignee, QStringLiteral("anna"));
}

void TestReviewRights::onlyALeadSettlesAnOutcome()
{
    const auto ben = m_team.open("ben");
    test::save(*ben, test::sampleOpinion(m_case, Finding::Clean));
    const Case differing = test::got(ben->cases().withId(m_case));
    QCOMPARE(differing.status, Status::Decided);

    const auto refused = ben->cases().settle(differing, Finding::Clean);
    const Case settled = test::saved<Case>(
        m_team.open("lea")->cases().settle(differing, Finding::Proven));

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QCOMPARE(settled.outcome, std::optional(Finding::Proven));
}

void TestReviewRights::strangerSeesNothing()
{
    const auto opened = Store::open(m_team.address(QStringLiteral("max")));
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, StoreError::Kind::Refused);
    QVERIFY(!answer(QStringLiteral("max"), QStringLiteral("SELECT * FROM tickscope.review_case")));
}

TICKSCOPE_TEST(TestReviewRights, QCoreApplication)

#include "test_review_rights.moc"
