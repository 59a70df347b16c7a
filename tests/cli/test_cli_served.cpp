// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/measured_run.h"
#include "tests/support/replay_files.h"
#include "tests/support/servers/replay_server.h"
#include "tests/support/servers/store_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::Run;
using test::runCli;

/// The command line on replays at the address of a game server's interface.
class TestCliServed : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void replayIsReadLikeTheFile_data();
    void replayIsReadLikeTheFile();
    void slashAtTheEndChangesNothing();
    void refusalEndsWithTwo();
    void replayThatIsCompactedInTheMiddleEndsWithTwo();
    void listsThatAreMadeToCostMuchStaySmall_data();
    void listsThatAreMadeToCostMuchStaySmall();

private:
    [[nodiscard]] QString url(const QString &id) const
    {
        return QString::fromStdString(m_server->url(id));
    }
    /// Writes \a replay into the server's folder, as a file only where it is compacted.
    bool record(const QString &replay);

    std::unique_ptr<test::ReplayServer> m_server;
};

void TestCliServed::initTestCase()
{
    qputenv("no_proxy", "*");
}

void TestCliServed::init()
{
    m_server = std::make_unique<test::ReplayServer>();
    qunsetenv("TICKSCOPE_BEARER_TOKEN");
}

bool TestCliServed::record(const QString &replay)
{
    const QString folder = m_server->folder() + '/' + replay;
    test::SegmentedRun run(folder);
    if (!run.record(250) || !run.record(130))
        return false;
    if (replay == u"running")
        return true;
    return run.finish() && (replay == u"finished" || m_server->compact(replay));
}

void TestCliServed::replayIsReadLikeTheFile_data()
{
    QTest::addColumn<QString>("replay");
    QTest::addColumn<QStringList>("words");

    for (const char *replay : {"running", "finished", "compacted"}) {
        for (const char *words :
             {"info --json", "verify --json", "events --json", "state --json --tick 300",
              "track --from 100 --to 300", "checksums --json"}) {
            QTest::addRow("%s %s", replay, words)
                << QString::fromLatin1(replay)
                << QString::fromLatin1(words).split(QLatin1Char(' '));
        }
    }
}

void TestCliServed::replayIsReadLikeTheFile()
{
    QFETCH(QString, replay);
    QFETCH(QStringList, words);
    QVERIFY(record(replay));
    QString path = m_server->folder() + '/' + replay;
    if (replay == u"compacted")
        path += QLatin1Char('/') + QString::fromLatin1(test::ReplayServer::CompactedName);

    const Run served = runCli(words + QStringList{url(replay)});
    const Run local = runCli(words + QStringList{path});

    QCOMPARE(served.errors, QByteArray());
    QCOMPARE(served.code, 0);
    QVERIFY(!local.out.isEmpty());
    QCOMPARE(QByteArray(served.out).replace(url(replay).toUtf8(), path.toUtf8()), local.out);
}

void TestCliServed::slashAtTheEndChangesNothing()
{
    QVERIFY(record(QStringLiteral("running")));

    const Run plain = runCli({"verify", "--json", url("running")});
    const Run slash = runCli({"verify", "--json", url("running") + '/'});

    QCOMPARE(slash.code, plain.code);
    QCOMPARE(slash.rows().first()[u"content_sha256"], plain.rows().first()[u"content_sha256"]);
    QVERIFY(!slash.rows().first().contains(u"error"));
    QCOMPARE(slash.out.size(), plain.out.size() + 1); // the address in it
}

void TestCliServed::refusalEndsWithTwo()
{
    QVERIFY(record(QStringLiteral("finished")));
    const Run missing = runCli({"verify", url("missing")});
    QCOMPARE(missing.code, 2);
    QVERIFY2(missing.errors.contains("no such file on the server"), missing.errors);
    m_server->setBreach(test::ReplayServer::Breach::RefusesRanges);
    const Run ranges = runCli({"verify", url("finished")});
    QCOMPARE(ranges.code, 2);
    QVERIFY2(ranges.errors.contains("does not have the part"), ranges.errors);
    m_server->setBreach(test::ReplayServer::Breach::None);
    m_server->setToken("right");
    const Run refused = runCli({"verify", url("finished")});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("bearer token"), refused.errors);

    qputenv("TICKSCOPE_BEARER_TOKEN", "right");
    QCOMPARE(runCli({"verify", url("finished")}).code, 0);
}

void TestCliServed::replayThatIsCompactedInTheMiddleEndsWithTwo()
{
    QVERIFY(record(QStringLiteral("finished")));
    bool isDone = false;
    m_server->setBeforeAnswer([&](const QByteArray &target) {
        if (!isDone && target.endsWith("segment=1"))
            isDone = m_server->compact(QStringLiteral("finished"));
    });

    const Run run = runCli({"verify", url("finished")});

    QVERIFY(isDone);
    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("was compacted on the server"), run.errors);
    QCOMPARE(runCli({"verify", url("finished")}).code, 0);
}

void TestCliServed::listsThatAreMadeToCostMuchStaySmall_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("part");

    QTest::newRow("lists in each other") << QByteArray() << QByteArray("[");
    QTest::newRow("objects in each other") << QByteArray("[") << QByteArray("{\"name\":");
    QTest::newRow("list of numbers") << QByteArray("[[") << QByteArray("1,");
    QTest::newRow("fields") << QByteArray("[{") << QByteArray("\"size\":1,");
}

void TestCliServed::listsThatAreMadeToCostMuchStaySmall()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes memory of its own");
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, part);
    const QByteArray body = begin + part.repeated((16 << 20) / part.size());
    const test::StoreServer server([&body](const test::StoreRequest &) {
        return test::StoreAnswer{200, "application/json", body};
    });

    const auto run = test::runMeasured(
        {QStringLiteral("scan"), QString::fromStdString(server.url())}, 60);

    QVERIFY(run.code >= 0);
    QVERIFY2(run.peak < 150, qPrintable(QString::number(run.peak)));
}

TICKSCOPE_TEST(TestCliServed, QCoreApplication)
#include "test_cli_served.moc"
