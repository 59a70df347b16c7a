// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include "core/review/history_text.h"
#include "core/review/store/outbox.h"
#include "core/review/store/schema.h"
#include "tests/review/team_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

/// All rows of \a sql, a line each.
QStringList linesOf(const QString &path, const char *sql)
{
    Database database(*StoreAddress::fromText(path, QStringLiteral("anna")));
    QStringList lines;
    if (!database.open())
        return lines;
    auto rows = database.run(QString::fromLatin1(sql));
    while (rows && rows->next())
        lines << rows->value(0).toString();
    return lines;
}

constexpr const char *EveryChange
    = "SELECT h.id || h.case_id || h.at || h.who || h.what || h.item || coalesce(h.author, '') ||"
      " coalesce(d.before, '') || coalesce(d.after, '') FROM history h LEFT JOIN history_detail d "
      "ON"
      " d.history_id = h.id ORDER BY h.id";
constexpr const char *EveryNote
    = "SELECT id || version || case_id || recording || tick || last_tick || player || body || color"
      " || category || hex(coalesce(picture, '')) || author || created_at FROM note ORDER BY id";
constexpr const char *EveryCase
    = "SELECT id || version || claim || reporter || priority || assignee || status ||"
      " opinions_needed || coalesce(outcome, '') || created_at FROM review_case ORDER BY id";

const Annotation &noteWith(const std::vector<Annotation> &notes, const char *text)
{
    static const Annotation none;
    const auto found = std::ranges::find(notes, QLatin1String(text), &Annotation::text);
    return found == notes.end() ? none : *found;
}

} // namespace

/// Files and a server as the release before had them, where cases and notes had numbers only.
class TestReviewUpgrade : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void fileKeepsEverything();
    void notesKeepTheNumbersThatWereSeen();
    void copyOfTheFileIsKept();
    void stepThatFailsChangesNothing();
    void erasureReachesTheCopy();
    void unsentChangesAreSent();
    void erasureReachesUnsentChangesOfBefore();
    void serverIsUpgradedByItsOwnerAlone();
    void serverErasesAsThisVersionDoes();
    void secondReviewerIsTakenBack_data();
    void secondReviewerIsTakenBack();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    [[nodiscard]] QString cases() const { return path("cases.sqlite"); }
    [[nodiscard]] QString copy() const { return path("cases.sqlite.version-4"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestReviewUpgrade::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString data = qEnvironmentVariable("TICKSCOPE_SOURCES")
                         + QStringLiteral("/tests/data/review/");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("outbox")));
    QVERIFY(QFile::copy(data + QStringLiteral("cases-4.sqlite"), cases()));
    QVERIFY(QFile::copy(data + QStringLiteral("outbox-1.sqlite"), path("outbox/a.sqlite")));
    for (const QString &file : {cases(), path("outbox/a.sqlite")})
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
}

void TestReviewUpgrade::fileKeepsEverything()
{
    QList<QStringList> before;
    for (const char *all : {EveryChange, EveryNote, EveryCase})
        before << linesOf(cases(), all);

    const auto anna = test::openFile(cases(), QStringLiteral("anna"));

    QCOMPARE(before[1].size(), 3);
    for (const char *all : {EveryChange, EveryNote, EveryCase})
        QCOMPARE(linesOf(cases(), all), before.takeFirst());
    QVERIFY(anna->checkIntegrity());
    const Case one = test::got(anna->cases().withNumber(1));
    const auto notes = test::got(anna->notes().ofCase(one.id));
    QSet<QUuid> ids{one.id, test::got(anna->cases().withNumber(2)).id};
    for (const Annotation &note : notes) {
        ids << note.id;
        QCOMPARE(note.id.version(), QUuid::Random);
        QCOMPARE(note.id.variant(), QUuid::DCE);
        QCOMPARE(note.caseId, one.id);
    }
    QCOMPARE(ids.size(), 5);
    const Annotation &first = noteWith(notes, "every ten ticks");
    QCOMPARE(test::got(anna->notes().picture(first.id)), test::sampleNote({}).picture);
    const auto opinions = test::got(anna->opinions().ofCase(one.id));
    QCOMPARE(opinions.at(0).aspects.at(0).evidence, (std::vector{NoteRef{first.id, 1}}));
    // A removed case stays removed.
    QVERIFY(!anna->cases().withNumber(3));
}

/// The version before counted them by tick; what people wrote then speaks of these numbers.
void TestReviewUpgrade::notesKeepTheNumbersThatWereSeen()
{
    const QString file = path("cases-5.sqlite");
    QVERIFY(QFile::copy(qEnvironmentVariable("TICKSCOPE_SOURCES")
                            + QStringLiteral("/tests/data/review/cases-5.sqlite"),
                        file));
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    const auto ben = test::openFile(file, QStringLiteral("ben"));
    const Case one = test::got(ben->cases().withNumber(1));
    const auto numberOf = [&](const char *text) {
        return noteWith(test::got(ben->notes().ofCase(one.id)), text).number;
    };

    QCOMPARE(numberOf("filed third"), 1);
    QCOMPARE(test::firstNotes(*test::openFile(file, QStringLiteral("anna"))).at(1).text,
             QStringLiteral("filed second"));
    const auto anna = test::openFile(file, QStringLiteral("anna"));
    const Opinion opinion = test::got(anna->opinions().ofCase(one.id)).at(0);
    QCOMPARE(opinion.aspects.at(0).evidence.at(0).number, 2);
    const Annotation made = test::save(*ben, test::sampleNote(one.id));
    QCOMPARE(made.number, 4);
    QVERIFY(ben->notes().remove({made.id, made.version}, QUuid::createUuid()));
    QCOMPARE(test::save(*ben, test::sampleNote(one.id)).number, 5);
    QCOMPARE(test::save(*ben, test::sampleNote(test::got(ben->cases().withNumber(2)).id)).number,
             2);
    QVERIFY(ben->checkIntegrity());
}

void TestReviewUpgrade::copyOfTheFileIsKept()
{
    const QStringList before = linesOf(cases(), EveryChange);

    test::openFile(cases(), QStringLiteral("anna"));

    QCOMPARE(linesOf(copy(), EveryChange), before);
    QCOMPARE(linesOf(copy(), "PRAGMA user_version"), QStringList{QStringLiteral("4")});
    QCOMPARE(QFile::permissions(copy())
                 & ~(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser),
             QFile::Permissions());
    // It is of what was before, whoever opens the file later.
    test::openFile(cases(), QStringLiteral("ben"));
    QCOMPARE(linesOf(copy(), "PRAGMA user_version"), QStringList{QStringLiteral("4")});
}

void TestReviewUpgrade::stepThatFailsChangesNothing()
{
    linesOf(cases(), "CREATE INDEX note_by_uid ON note (id)");
    const QStringList before = linesOf(cases(), "SELECT sql FROM sqlite_master ORDER BY name");

    const auto opened = Store::open(*StoreAddress::fromText(cases(), QStringLiteral("anna")));

    QVERIFY(!opened);
    QCOMPARE(linesOf(cases(), "SELECT sql FROM sqlite_master ORDER BY name"), before);
    QCOMPARE(linesOf(cases(), "PRAGMA user_version"), QStringList{QStringLiteral("4")});
    linesOf(cases(), "DROP INDEX note_by_uid");
    QVERIFY(test::openFile(cases(), QStringLiteral("anna")));
}

void TestReviewUpgrade::erasureReachesTheCopy()
{
    const auto anna = test::openFile(cases(), QStringLiteral("anna"));
    QVERIFY(QFile::exists(copy()));

    QVERIFY(anna->erasePerson(QStringLiteral("npc01")));

    QVERIFY(!QFile::exists(copy()));
}

void TestReviewUpgrade::unsentChangesAreSent()
{
    const auto anna = test::openFile(cases(), QStringLiteral("anna"));
    Outbox outbox(path("outbox/a.sqlite"));
    QCOMPARE(outbox.size(), 12);

    const auto answers = outbox.send(*anna);

    QCOMPARE(answers.size(), 12U);
    for (const Answer &answer : answers) {
        QVERIFY2(answer.outcome,
                 qPrintable(answer.outcome ? QString() : answer.outcome.error().text()));
        std::visit(
            [](const auto &saved) {
                QCOMPARE(saved.index(), std::size_t{0}); // no conflict
            },
            *answer.outcome);
    }
    const Case one = test::got(anna->cases().withNumber(1));
    QCOMPARE(one.claim, QStringLiteral("unsent claim"));
    QCOMPARE(one.accused, test::sampleCase().accused);
    const auto notes = test::got(anna->notes().ofCase(one.id));
    QCOMPARE(notes.size(), 4U);
    const Annotation &first = noteWith(notes, "first, unsent twice");
    const Annotation &second = noteWith(notes, "second, unsent");
    const Annotation &made = noteWith(notes, "new, edited");
    const Annotation &lost = noteWith(notes, "lost answer, edited");
    QCOMPARE((QList{first.version, second.version, made.version, lost.version}),
             (QList<qint64>{4, 3, 2, 2}));
    for (const Annotation &note : {first, made, lost})
        QCOMPARE(test::got(anna->notes().picture(note.id)), test::sampleNote({}).picture);
    const Opinion opinion = test::got(anna->opinions().ofCase(one.id)).at(0);
    QCOMPARE(opinion.reason, QStringLiteral("unsent reason"));
    QCOMPARE(opinion.aspects.at(0).evidence,
             (std::vector{NoteRef{first.id, first.number}, NoteRef{second.id, second.number}}));
    CaseFilter added;
    added.text = QStringLiteral("unsent case");
    QCOMPARE(test::got(anna->cases().matching(added)).size(), 1U);
    QCOMPARE(outbox.size(), 0);
}

void TestReviewUpgrade::erasureReachesUnsentChangesOfBefore()
{
    QVERIFY(Outbox::erasePerson(path("outbox"), QStringLiteral("npc01")));

    for (const char *suffix : {"", "-wal"}) {
        QFile file(path("outbox/a.sqlite") + QLatin1String(suffix));
        if (file.open(QIODevice::ReadOnly))
            QVERIFY2(!file.readAll().contains("npc01"), suffix);
    }
    const auto anna = test::openFile(cases(), QStringLiteral("anna"));
    for (const Answer &answer : Outbox(path("outbox/a.sqlite")).send(*anna))
        QVERIFY(answer.outcome);
    const auto notes = test::got(anna->notes().ofCase(test::got(anna->cases().withNumber(1)).id));
    QCOMPARE(noteWith(notes, "new, edited").player, QStringLiteral("[erased]"));
}

void TestReviewUpgrade::serverIsUpgradedByItsOwnerAlone()
{
    test::TeamServer team;
    if (!team.start())
        QSKIP(qPrintable(team.problem()));
    (void)team.sql(QStringLiteral("DROP SCHEMA tickscope CASCADE"));
    Database owner(team.address(QStringLiteral("owner")));
    QVERIFY(owner.open());
    QVERIFY(owner.migrate(migrations(Dialect::Postgres), 4));
    (void)team.sql(QStringLiteral(
        "INSERT INTO tickscope.review_case (claim, reporter, priority) VALUES ('of before', '', 1);"
        "INSERT INTO tickscope.note (case_id, recording, player, body, color, category, picture,"
        " picture_sha256, author) VALUES (1, '', '', 'seen', '', '', '\\x89504e47', '', 'anna'),"
        " (1, '', '', 'seen too', '', '', NULL, '', 'ben')"));
    const QString everyChange = QStringLiteral(
        "SELECT h.*, d.before, d.after FROM tickscope.history h LEFT JOIN tickscope.history_detail"
        " d ON d.history_id = h.id ORDER BY h.id");
    const QByteArray before = team.sql(everyChange);
    QCOMPARE(before.count('\n'), 2);

    // A member of the team says so, and what is written waits.
    for (const char *user : {"anna", "lea"}) {
        const auto opened = Store::open(team.address(QLatin1String(user)));
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind, StoreError::Kind::OtherVersion);
        QVERIFY(!Store::upgrade(team.address(QLatin1String(user))));
    }
    QCOMPARE(team.sql(everyChange), before);
    QVERIFY(Store::upgrade(team.address(QStringLiteral("owner"))));

    QCOMPARE(team.sql(everyChange), before);
    const auto anna = team.open("anna");
    const Case one = test::got(anna->cases().withNumber(1));
    QCOMPARE(one.claim, QStringLiteral("of before"));
    const auto notes = test::got(anna->notes().ofCase(one.id));
    QCOMPARE(notes.size(), 2U);
    QVERIFY(notes[0].id != notes[1].id);
    QCOMPARE(test::got(anna->notes().picture(noteWith(notes, "seen").id)), QByteArray("\x89PNG"));
    Annotation changed = noteWith(notes, "seen");
    changed.text = QStringLiteral("seen again");
    QCOMPARE(test::save(*anna, changed).version, 2);
    Annotation added = test::sampleNote(one.id);
    added.id = QUuid::createUuid();
    QCOMPARE(test::save(*anna, added).id, added.id);
    QCOMPARE(test::save(*anna, Case()).number, 2);
}

void TestReviewUpgrade::serverErasesAsThisVersionDoes()
{
    test::TeamServer team;
    if (!team.start())
        QSKIP(qPrintable(team.problem()));
    (void)team.sql(QStringLiteral("DROP SCHEMA tickscope CASCADE"));
    Database owner(team.address(QStringLiteral("owner")));
    QVERIFY(owner.open());
    QVERIFY(owner.migrate(migrations(Dialect::Postgres), schemaVersion()));
    (void)team.sql(
        QStringLiteral("DROP FUNCTION tickscope.erase_person(text);"
                       "CREATE FUNCTION tickscope.erase_person(erased_person text) RETURNS void"
                       " LANGUAGE plpgsql SECURITY DEFINER AS 'BEGIN END'"));

    QVERIFY(Store::upgrade(team.address(QStringLiteral("owner"))));

    const auto lea = team.open("lea");
    Case reported;
    reported.reporter = QStringLiteral("ZORBLAX");
    const Case made = test::save(*lea, reported);
    QVERIFY(lea->erasePerson(QStringLiteral("Zorblax")));
    QCOMPARE(test::got(lea->cases().withId(made.id)).reporter, QStringLiteral("[erased]"));
}

void TestReviewUpgrade::secondReviewerIsTakenBack_data()
{
    QTest::addColumn<bool>("isOnServer");
    QTest::newRow("file") << false;
    QTest::newRow("server") << true;
}

/// In a store of the version before, which forbade it, as long as nobody has given a verdict.
void TestReviewUpgrade::secondReviewerIsTakenBack()
{
    constexpr int Before = 7;
    QFETCH(const bool, isOnServer);
    test::TeamServer team;
    if (isOnServer && !team.start())
        QSKIP(qPrintable(team.problem()));
    const auto addressOf = [&](const char *user) {
        return isOnServer ? team.address(QLatin1String(user))
                          : *StoreAddress::fromText(path("seven.sqlite"), QLatin1String(user));
    };
    if (isOnServer)
        (void)team.sql(QStringLiteral("DROP SCHEMA tickscope CASCADE"));
    const StoreAddress owner = addressOf("owner");
    {
        Database database(owner);
        QVERIFY(database.open());
        QVERIFY(
            database.migrate(migrations(isOnServer ? Dialect::Postgres : Dialect::Sqlite), Before));
        const auto lowered = [&](const char *needed) {
            return database.transact([&] {
                return database.execute(
                    QStringLiteral("UPDATE review_case SET opinions_needed = %1")
                        .arg(QLatin1String(needed)));
            });
        };
        QVERIFY(database.transact([&] {
            return database.execute("INSERT INTO review_case (claim, reporter, priority, uid)"
                                    " VALUES ('of before', '', 1,"
                                    " '7be64e0c-5a3b-4d0a-9a39-0ce6d6c6a0f1')");
        }));
        QVERIFY(lowered("2"));
        QVERIFY(isOnServer || !lowered("1")); // the owner of a server's tables may do anything
    }
    QVERIFY(Store::upgrade(owner));
    const auto anna = Store::open(addressOf("anna"));
    const auto ben = Store::open(addressOf("ben"));
    QVERIFY(anna && ben);

    // Whoever may change the case can do it, not only who asked for it.
    Case value = test::got((*anna)->cases().withNumber(1));
    QCOMPARE(value.opinionsNeeded, 2);
    value.opinionsNeeded = 1;
    value = test::save(**ben, value);
    QCOMPARE(value.opinionsNeeded, 1);
    const auto history = test::got((*anna)->cases().history(value.id));
    QCOMPARE(history.back().who, QStringLiteral("ben"));
    QCOMPARE(historyLines(history).back().text,
             QStringLiteral("Withdrew the request for a second reviewer"));

    value.opinionsNeeded = 2;
    value.assignee = QStringLiteral("anna");
    value = test::save(**anna, value);
    test::save(**anna, test::sampleOpinion(value.id, Finding::Proven));
    value = test::got((*ben)->cases().withId(value.id));
    QCOMPARE(value.status, Status::SecondOpinion);
    value.opinionsNeeded = 1;
    QVERIFY(!(*ben)->cases().save(value, QUuid::createUuid()));
    QCOMPARE(test::got((*anna)->cases().withId(value.id)).opinionsNeeded, 2);

    // A verdict that is withdrawn leaves nothing to second, for which the step after that cares.
    const Opinion given = test::got((*anna)->opinions().ofCase(value.id)).at(0);
    test::saved<Opinion>(
        (*anna)->opinions().withdraw({value.id, given.version}, QUuid::createUuid()));
    QCOMPARE(test::got((*ben)->cases().withId(value.id)).status, Status::New);
}

TICKSCOPE_TEST(TestReviewUpgrade, QCoreApplication)

#include "test_review_upgrade.moc"
