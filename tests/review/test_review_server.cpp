// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <thread>

#include "core/review/store/outbox.h"
#include "core/review/store/schema.h"
#include "tests/review/team_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

/// All of the schema as the server tells it.
QByteArray serverSchema(test::TeamServer &team)
{
    return team.sql(QStringLiteral(
        "SELECT 'table ' || table_name || ' ' || column_name || ' ' || data_type FROM"
        " information_schema.columns WHERE table_schema = 'tickscope'"
        " UNION ALL SELECT 'function ' || proname || ' ' || md5(prosrc) FROM pg_proc WHERE"
        " pronamespace = 'tickscope'::regnamespace"
        " UNION ALL SELECT 'policy ' || tablename || ' ' || policyname FROM pg_policies"
        " UNION ALL SELECT 'secured ' || relname FROM pg_class WHERE relrowsecurity"
        " UNION ALL SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE"
        " NOT tgisinternal"
        " UNION ALL SELECT 'grant ' || table_name || ' ' || column_name || ' ' || grantee || ' ' ||"
        " privilege_type FROM information_schema.column_privileges WHERE table_schema = 'tickscope'"
        " AND grantee <> 'owner' ORDER BY 1"));
}

/// What one client gets of \a times calls.
std::vector<qint64> takeMany(const StoreAddress &address, int times)
{
    std::vector<qint64> taken;
    auto store = Store::open(address);
    for (int i = 0; store && i < times; ++i) {
        const auto next = (*store)->cases().takeNext({});
        taken.push_back(next && *next ? (*next)->number : 0);
    }
    return taken;
}

} // namespace

/// Cases on a server: what is the same as in a file, and what only a server can do.
class TestReviewServer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void valuesAreReadAsTheyWereSaved();
    void erasedPersonIsInNoTable();
    void erasedNameIsAWordOfAllLanguages();
    void staleSaveIsAConflictWithBothVersions();
    void twoClientsNeverTakeTheSameCase();
    void changesThatCannotBeSentAreKeptAndMadeOnce();
    void lostConnectionIsOpenedAgain();
    void lostAnswerIsNoSecondChange();
    void secondOfTwoUnsentEditsBuildsOnTheFirst();
    void serverMustProveWhoItIs_data();
    void serverMustProveWhoItIs();
    void wrongPasswordIsToldAsSuch();
    void addressWithoutAServiceReachesTheServer();
    void stampChangesWithWhatOthersDo();
    void serviceFileCannotTurnTheProofOff();
    void eachStepBringsTheSchemaUp();
    void clientsDoNotChangeTheSchema();

private:
    test::TeamServer m_team;
};

void TestReviewServer::initTestCase()
{
    if (!m_team.start())
        QSKIP(qPrintable(m_team.problem()));
}

void TestReviewServer::init()
{
    m_team.clear();
}

void TestReviewServer::valuesAreReadAsTheyWereSaved()
{
    const auto anna = m_team.open("anna");
    Case expectedCase = test::sampleCase();
    expectedCase.assignee = QStringLiteral("anna");
    expectedCase.claim = QStringLiteral("quote ' backslash \\ question ? $1 {me}");

    const Case made = test::save(*anna, expectedCase);
    Annotation expectedNote = test::sampleNote(made.id);
    expectedNote.picture = QByteArray("\x89PNG\r\n\x1a\n\0\xff'\\", 12);
    const Annotation note = test::save(*anna, expectedNote);
    Opinion expected = test::sampleOpinion(made.id, Finding::Proven);
    expected.aspects = {
        {Aspect::Inputs, Finding::Proven, QStringLiteral("exact"), {{note.id, note.number}}}};
    const Opinion opinion = test::save(*anna, expected);

    QCOMPARE(test::got(anna->notes().picture(note.id)), expectedNote.picture);
    expectedCase.id = made.id;
    expectedCase.number = made.number;
    expectedCase.version = 1;
    expectedCase.status = Status::InReview;
    expectedCase.created = made.created;
    QCOMPARE(made, expectedCase);
    expectedNote.id = note.id;
    expectedNote.number = note.number;
    expectedNote.caseNumber = made.number;
    expectedNote.version = 1;
    expectedNote.author = QStringLiteral("anna");
    expectedNote.created = note.created;
    expectedNote.hasPicture = true;
    expectedNote.picture.clear();
    QCOMPARE(test::got(anna->notes().ofCase(made.id)), std::vector{expectedNote});
    expected.caseNumber = made.number;
    expected.version = 2;
    expected.reviewer = QStringLiteral("anna");
    expected.decided = opinion.decided;
    QCOMPARE(test::got(anna->opinions().ofCase(made.id)), std::vector{expected});
    const Case decided = test::got(anna->cases().withId(made.id));
    QCOMPARE(decided.status, Status::Decided);
    QCOMPARE(decided.outcome, std::optional(Finding::Proven));
    QCOMPARE(test::got(anna->cases().history(made.id)).back().what,
             QStringLiteral("review_case changed"));
    QVERIFY(made.created > 1'600'000'000'000);
}

void TestReviewServer::erasedPersonIsInNoTable()
{
    const auto anna = m_team.open("anna");
    Case value = test::sampleCase();
    value.claim = QStringLiteral("npc01 did it");
    const CaseId id = test::save(*anna, value).id;
    Annotation note = test::sampleNote(id);
    note.category = QStringLiteral("Npc01");
    note.text = QStringLiteral("NPC01 hooks npc012; \u770Bnpc01");
    test::save(*anna, note);
    const auto before = test::got(anna->cases().history(id));

    const auto refused = anna->erasePerson(QStringLiteral("npc01"));
    const auto erased = m_team.open("lea")->erasePerson(QStringLiteral("npc01"));

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, StoreError::Kind::Refused);
    QVERIFY2(erased, qPrintable(erased ? QString() : erased.error().text()));
    for (const char *table :
         {"review_case", "case_accused", "accused_name", "note", "history", "history_detail"}) {
        const QByteArray rows = m_team.sql(
            QStringLiteral("SELECT * FROM tickscope.%1").arg(QLatin1String(table)));
        QVERIFY(!rows.isEmpty());
        QVERIFY2(!rows.toLower().replace("npc012", "").contains("npc01")
                     && !rows.contains("nameless"),
                 rows.constData());
    }
    QCOMPARE(test::got(anna->notes().ofCase(id)).at(0).text,
             QStringLiteral("[erased] hooks npc012; \u770B[erased]"));
    QCOMPARE(erased->otherNames, QStringList{QStringLiteral("nameless tee")});
    QVERIFY(erased->places.at(1) >= 4);
    const auto history = test::got(anna->cases().history(id));
    QCOMPARE(history[before.size()].what, QStringLiteral("person erased"));
    QCOMPARE(history[before.size()].who, QStringLiteral("lea"));
}

void TestReviewServer::erasedNameIsAWordOfAllLanguages()
{
    const auto anna = m_team.open("anna");
    Case value = test::sampleCase();
    value.claim = QStringLiteral("Zo\u00EB and zo\u00EB2, \u00C9lo and \u00E9lo, Bel\u00E9");
    const CaseId id = test::save(*anna, value).id;
    const auto lea = m_team.open("lea");

    QVERIFY(lea->erasePerson(QStringLiteral("\u00C9LO")));
    QVERIFY(lea->erasePerson(QStringLiteral("Zo\u00EB")));
    QVERIFY(lea->erasePerson(QStringLiteral("Bel")));

    QCOMPARE(test::got(anna->cases().withId(id)).claim,
             QStringLiteral("[erased] and zo\u00EB2, [erased] and [erased], Bel\u00E9"));
}

void TestReviewServer::staleSaveIsAConflictWithBothVersions()
{
    const auto anna = m_team.open("anna");
    const auto ben = m_team.open("ben");
    const Case base = test::save(*anna, test::sampleCase());
    Case bens = base;
    bens.claim = QStringLiteral("ben's words");
    Case annas = base;
    annas.tags << QStringLiteral("aim");

    const Case stored = test::save(*ben, bens);
    const auto outcome = test::got(anna->cases().save(annas, QUuid::createUuid()));

    QVERIFY(std::holds_alternative<Conflict<Case>>(outcome));
    QCOMPARE(std::get<Conflict<Case>>(outcome).theirs, stored);
    QCOMPARE(test::got(anna->cases().withId(base.id)), stored);
}

void TestReviewServer::twoClientsNeverTakeTheSameCase()
{
    constexpr int Times = 1000;
    (void)m_team.sql(QStringLiteral(
        "INSERT INTO tickscope.review_case (claim, reporter, priority) SELECT 'x', 'y', i % 4 FROM"
        " generate_series(1, 2000) i"));
    std::vector<qint64> bens;

    std::thread other([&] { bens = takeMany(m_team.address(QStringLiteral("ben")), Times); });
    std::vector<qint64> all = takeMany(m_team.address(QStringLiteral("anna")), Times);
    other.join();

    const std::size_t annas = all.size();
    all.insert(all.end(), bens.begin(), bens.end());
    const QSet<qint64> different(all.begin(), all.end());
    QCOMPARE(annas, std::size_t{Times});
    QCOMPARE(different.size(), 2 * Times);
    QVERIFY(!different.contains(0));
    QCOMPARE(m_team.sql(QStringLiteral("SELECT assignee, count(*) FROM tickscope.review_case GROUP"
                                       " BY 1 ORDER BY 1")),
             QByteArray("anna|1000\nben|1000"));
}

void TestReviewServer::changesThatCannotBeSentAreKeptAndMadeOnce()
{
    const auto anna = m_team.open("anna");
    const QTemporaryDir folder;
    Outbox outbox(folder.filePath(QStringLiteral("outbox.sqlite")));
    m_team.server().stop();
    const QUuid id = test::post(outbox, test::sampleCase());

    const auto nothing = outbox.send(*anna);
    QCOMPARE(outbox.size(), 1);
    QVERIFY(m_team.server().start());
    const auto answers = outbox.send(*anna);

    QVERIFY(nothing.empty());
    QCOMPARE(answers.size(), 1U);
    QCOMPARE(answers.front().id, id);
    QVERIFY(answers.front().outcome);
    QCOMPARE(outbox.size(), 0);
    QCOMPARE(test::got(anna->cases().matching({})).size(), 1U);
}

void TestReviewServer::lostConnectionIsOpenedAgain()
{
    const auto anna = m_team.open("anna");
    const Case made = test::save(*anna, test::sampleCase());
    (void)m_team.sql(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                                    " usename = 'anna'"));

    QCOMPARE(test::got(anna->cases().withId(made.id)), made);
}

void TestReviewServer::lostAnswerIsNoSecondChange()
{
    const auto anna = m_team.open("anna");
    const QUuid id = QUuid::createUuid();
    const Case first = test::saved<Case>(anna->cases().save(test::sampleCase(), id));
    (void)m_team.sql(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                                    " usename = 'anna'"));

    Stored<Saved<Case>> again = anna->cases().save(test::sampleCase(), id);

    QCOMPARE(test::saved<Case>(std::move(again)), first);
    QCOMPARE(test::got(anna->cases().matching({})).size(), 1U);
}

void TestReviewServer::secondOfTwoUnsentEditsBuildsOnTheFirst()
{
    const auto anna = m_team.open("anna");
    Case value = test::save(*anna, test::sampleCase());
    const QTemporaryDir folder;
    Outbox outbox(folder.filePath(QStringLiteral("outbox.sqlite")));
    value.claim = QStringLiteral("second words");
    test::post(outbox, value);
    value.claim = QStringLiteral("third words");
    test::post(outbox, value);

    const auto answers = outbox.send(*anna);

    QCOMPARE(answers.size(), 2U);
    QCOMPARE(test::got(anna->cases().withId(value.id)).claim, QStringLiteral("third words"));
    QCOMPARE(test::got(anna->cases().withId(value.id)).version, 3);
}

void TestReviewServer::serverMustProveWhoItIs_data()
{
    QTest::addColumn<QString>("authority");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isTrusted");
    QTest::newRow("its own authority") << "ca.pem"
                                       << "127.0.0.1" << true;
    QTest::newRow("another authority") << "other.pem"
                                       << "127.0.0.1" << false;
    QTest::newRow("no authority") << "missing.pem"
                                  << "127.0.0.1" << false;
    QTest::newRow("another name") << "ca.pem"
                                  << "localhost" << false;
}

void TestReviewServer::serverMustProveWhoItIs()
{
    QFETCH(QString, authority);
    QFETCH(QString, host);
    QFETCH(bool, isTrusted);
    StoreAddress address = m_team.secureAddress(m_team.server().socketFolder() + u'/' + authority);
    address.host = host;

    const auto store = Store::open(address);

    QCOMPARE(store.has_value(), isTrusted);
    if (isTrusted) {
        QCOMPARE((*store)->who(), QStringLiteral("anna"));
    } else {
        QCOMPARE(store.error().kind, StoreError::Kind::Untrusted);
        QVERIFY2(store.error().text().contains(u"certificate"), qPrintable(store.error().text()));
    }
}

void TestReviewServer::wrongPasswordIsToldAsSuch()
{
    StoreAddress address = m_team.secureAddress(m_team.server().rootCertificate());
    address.password = QStringLiteral("guessed");
    const auto wrong = Store::open(address);
    address.password.clear();
    const auto missing = Store::open(address);

    QCOMPARE(wrong.error().kind, StoreError::Kind::NoPassword);
    QCOMPARE(missing.error().kind, StoreError::Kind::NoPassword);
    QVERIFY(!wrong.error().text().contains(u"guessed"));
}

void TestReviewServer::addressWithoutAServiceReachesTheServer()
{
    const StoreAddress secure = m_team.secureAddress(m_team.server().rootCertificate());
    auto address = StoreAddress::fromText(secure.url());
    QVERIFY(address);
    address->password = secure.password;

    const auto store = Store::open(*address);

    QVERIFY(!secure.url().contains(u"word"));
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text()));
    QCOMPARE((*store)->who(), QStringLiteral("anna"));
}

void TestReviewServer::stampChangesWithWhatOthersDo()
{
    const auto anna = m_team.open("anna");
    const auto ben = m_team.open("ben");
    const qint64 before = test::got(anna->stamp());
    QCOMPARE(test::got(anna->stamp()), before);

    test::save(*ben, test::sampleCase());

    QVERIFY(test::got(anna->stamp()) != before);
}

void TestReviewServer::serviceFileCannotTurnTheProofOff()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("services")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString text = QStringLiteral("[reviews]\nhost=127.0.0.1\nport=%1\ndbname=reviews\n"
                                        "user=anna\nsslmode=disable\nsslrootcert=%2\n"
                                        "password=anna's ; \\word\n");
    file.write(text.arg(m_team.server().port()).arg(m_team.server().otherCertificate()).toUtf8());
    file.close();
    qputenv("PGSERVICEFILE", file.fileName().toUtf8());
    const auto open = [] {
        return Store::open(*StoreAddress::fromText(QStringLiteral("service:reviews")));
    };

    const auto refused = open();
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text.arg(m_team.server().port()).arg(m_team.server().rootCertificate()).toUtf8());
    file.close();
    const auto trusted = open();
    qunsetenv("PGSERVICEFILE");

    QVERIFY(!refused);
    QVERIFY2(refused.error().text().contains(u"certificate"), qPrintable(refused.error().text()));
    QVERIFY2(trusted, qPrintable(trusted ? QString() : trusted.error().text()));
    QCOMPARE((*trusted)->who(), QStringLiteral("anna"));
}

void TestReviewServer::eachStepBringsTheSchemaUp()
{
    Database database(m_team.address(QStringLiteral("owner")));
    QVERIFY(database.open());

    const QByteArray whole = serverSchema(m_team);
    QVERIFY(whole.count('\n') > 100);
    (void)m_team.sql(QStringLiteral("DROP SCHEMA tickscope CASCADE"));
    QByteArray before;
    for (int version = 1; version <= schemaVersion(); ++version) {
        const auto done = database.migrate(migrations(database.dialect()), version);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
        QCOMPARE(test::got(database.version()), version);
        const QByteArray now = serverSchema(m_team);
        QVERIFY(now != before);
        before = now;
    }
    QCOMPARE(before, whole);
}

void TestReviewServer::clientsDoNotChangeTheSchema()
{
    (void)m_team.sql(QStringLiteral("UPDATE tickscope.schema_version SET version = 1"));

    const auto opened = Store::open(m_team.address(QStringLiteral("lea")));
    const auto upgraded = Store::upgrade(m_team.address(QStringLiteral("lea")));
    (void)m_team.sql(
        QStringLiteral("UPDATE tickscope.schema_version SET version = %1").arg(schemaVersion()));

    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, StoreError::Kind::OtherVersion);
    QVERIFY(!upgraded);
    QCOMPARE(upgraded.error().kind, StoreError::Kind::Refused);
}

TICKSCOPE_TEST(TestReviewServer, QCoreApplication)

#include "test_review_server.moc"
