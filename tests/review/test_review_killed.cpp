// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

#include "tests/review/team_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

StoreAddress annasAddress(const QString &host, int port)
{
    StoreAddress address;
    address.kind = StoreAddress::Kind::Server;
    address.host = host;
    address.port = port;
    address.database = QStringLiteral("reviews");
    address.user = QStringLiteral("anna");
    return address;
}

/// Files cases until it is killed, and says the number of each when it was acknowledged.
int runClient(const QString &host, int port)
{
    const auto store = Store::open(annasAddress(host, port));
    if (!store)
        return 1;
    while (true) {
        const auto made = (*store)->cases().save(test::sampleCase(), QUuid::createUuid());
        if (!made)
            return 1;
        std::printf("%lld\n", static_cast<long long>(std::get<Case>(*made).number));
        std::fflush(stdout);
    }
}

constexpr int Changes = 200;

/// Writes notes and an edit of each, sends what can be sent, and says how many are written. Waits
/// for a line before each one, and to be killed behind the last.
int runWriter(const QString &host, int port, const QString &outboxPath)
{
    const auto store = Store::open(annasAddress(host, port));
    if (!store)
        return 1;
    Outbox outbox(outboxPath);
    const auto owner = (*store)->cases().withNumber(1);
    if (!owner)
        return 1;
    NoteId id;
    for (int i = 0; i < Changes; ++i) {
        (void)std::getchar();
        if (i % 2 == 0)
            id = QUuid::createUuid();
        Annotation note = test::sampleNote(owner->id);
        note.id = id;
        note.version = i % 2;
        note.tick = note.lastTick = i / 2;
        note.text = QString::number(i);
        if (!outbox.write({QUuid::createUuid(), note}))
            return 1;
        (void)outbox.send(**store);
        std::printf("%d\n", i + 1);
        std::fflush(stdout);
    }
    return std::getchar();
}

} // namespace

/// A client that ends at any moment.
class TestReviewKilled : public QObject
{
    Q_OBJECT

private slots:
    void killedClientsLoseNothingAndLeaveNoHalfCase();
    void killedWriterOfAServerThatWasAwayLosesNothing();
};

void TestReviewKilled::killedClientsLoseNothingAndLeaveNoHalfCase()
{
    constexpr int Kills = 100;
    constexpr int LongestRun = 60; // milliseconds behind the first answer
    test::TeamServer team;
    if (!team.start())
        QSKIP(qPrintable(team.problem()));
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);

    QSet<qint64> acknowledged;
    for (int i = 0; i < Kills; ++i) {
        QProcess client;
        client.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("test_review_killed"), QStringLiteral("--client"),
                      team.server().socketFolder(), QString::number(team.server().port())});
        QVERIFY(client.waitForReadyRead());
        client.waitForFinished(random.bounded(LongestRun)); // it does not end by itself
        QCOMPARE(client.state(), QProcess::Running);
        client.kill();
        client.waitForFinished();
        QList<QByteArray> lines = client.readAllStandardOutput().split('\n');
        lines.removeLast(); // not a whole line
        for (const QByteArray &line : lines)
            acknowledged.insert(line.toLongLong());
    }

    const auto anna = team.open("anna");
    QSet<qint64> present;
    CaseFilter filter;
    filter.order = CaseFilter::Order::Number;
    for (auto page = test::got(anna->cases().matching(filter)); !page.empty();
         page = test::got(anna->cases().matching(filter))) {
        for (const Case &value : page) {
            present.insert(value.number);
            const Case whole = test::sampleCase();
            QCOMPARE(value.recordings, whole.recordings);
            QCOMPARE(value.accused, whole.accused);
            QCOMPARE(value.tags, whole.tags);
        }
        filter.after = page.back().number;
    }
    QVERIFY(acknowledged.size() >= Kills);
    QVERIFY(present.contains(acknowledged));
    QVERIFY(present.size() <= acknowledged.size() + Kills);
    // Each case with all of its history, and no history without its case.
    QCOMPARE(team.sql(QStringLiteral("SELECT count(*) FROM (SELECT case_id FROM tickscope.history"
                                     " GROUP BY 1 HAVING count(*) = 10) whole"))
                 .toLongLong(),
             present.size());
    QCOMPARE(team.sql(QStringLiteral("SELECT count(DISTINCT case_id) FROM tickscope.history"))
                 .toLongLong(),
             present.size());
}

void TestReviewKilled::killedWriterOfAServerThatWasAwayLosesNothing()
{
    constexpr int BeforeTheServerGoes = 77;
    test::TeamServer team;
    if (!team.start())
        QSKIP(qPrintable(team.problem()));
    QCOMPARE(test::save(*team.open("anna"), test::sampleCase()).number, 1);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("outbox.sqlite"));
    QProcess writer;
    writer.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("test_review_killed"), QStringLiteral("--writer"),
                  team.server().socketFolder(), QString::number(team.server().port()), path});
    QByteArray written;
    for (int i = 0; i < Changes; ++i) {
        if (i == BeforeTheServerGoes)
            team.server().stop();
        QCOMPARE(writer.write("\n"), 1);
        while (!written.endsWith(QByteArray::number(i + 1) + '\n')) {
            QVERIFY(writer.waitForReadyRead());
            written += writer.readAll();
        }
    }
    writer.kill();
    writer.waitForFinished();
    QVERIFY(team.server().start());
    const auto anna = team.open("anna");
    QCOMPARE(test::firstNotes(*anna).size(), std::size_t{(BeforeTheServerGoes + 1) / 2});

    Outbox outbox(path);
    QCOMPARE(outbox.size(), Changes - BeforeTheServerGoes);
    for (const Answer &answer : outbox.send(*anna))
        QVERIFY(std::holds_alternative<Annotation>(std::get<Saved<Annotation>>(*answer.outcome)));

    QCOMPARE(outbox.size(), 0);
    const QByteArray texts = team.sql(
        QStringLiteral("SELECT string_agg(d.after->>'body', ',' ORDER BY h.id) FROM"
                       " tickscope.history h JOIN tickscope.history_detail d ON d.history_id = h.id"
                       " WHERE h.what IN ('note added', 'note changed')"));
    QByteArrayList wanted;
    for (int i = 0; i < Changes; ++i)
        wanted << QByteArray::number(i);
    QCOMPARE(texts.trimmed(), wanted.join(','));
    QCOMPARE(test::firstNotes(*anna).size(), std::size_t{Changes / 2});
}

static int runKilled(int argc, char **argv)
{
    if (argc > 3 && qstrcmp(argv[1], "--client") == 0) {
        const QCoreApplication application(argc, argv);
        return runClient(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toInt());
    }
    if (argc > 4 && qstrcmp(argv[1], "--writer") == 0) {
        const QCoreApplication application(argc, argv);
        return runWriter(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toInt(),
                         QString::fromLocal8Bit(argv[4]));
    }
    return test::runTest<TestReviewKilled, QCoreApplication>(argc, argv);
}

TICKSCOPE_OWN_TEST(TestReviewKilled, &runKilled)

#include "test_review_killed.moc"
