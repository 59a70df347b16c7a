// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/servers/postgres_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Cases of a team on the command line.
class TestCliTeam : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();

    void teamWorksOnOneCase();
    void readerIsRefused();
    void passwordComesFromThePasswordFile();

private:
    void writeFile(const char *name, const QByteArray &text);

    test::PostgresServer m_server;
    QTemporaryDir m_folder;
};

void TestCliTeam::initTestCase()
{
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
    (void)m_server.sql("postgres", "CREATE DATABASE reviews");
    QByteArray services;
    const auto add = [&](const char *name, const char *user, const QString &host) {
        services += "[" + QByteArray(name) + "]\nhost=" + host.toUtf8() + "\nport="
                    + QByteArray::number(m_server.port()) + "\ndbname=reviews\nuser=" + user
                    + "\nsslrootcert=" + m_server.rootCertificate().toUtf8() + "\n";
    };
    for (const char *user : {"owner", "rita", "anna", "ben"})
        add(user, user, m_server.socketFolder());
    add("secure", "anna", QStringLiteral("127.0.0.1"));
    writeFile("services", services);
    qputenv("PGSERVICEFILE", m_folder.filePath("services").toUtf8());
    QVERIFY(runCli({"case", "list", "--store", "service:owner"}).errors.contains("case upgrade"));
    QCOMPARE(runCli({"case", "upgrade", "--store", "service:owner"}).code, 0);
    (void)m_server.sql("reviews", "CREATE ROLE rita LOGIN; GRANT tickscope_reader TO rita;"
                                  "CREATE ROLE anna LOGIN PASSWORD 'secret';"
                                  "CREATE ROLE ben LOGIN; GRANT tickscope_reviewer TO anna, ben");
}

void TestCliTeam::cleanupTestCase()
{
    qunsetenv("PGSERVICEFILE");
    qunsetenv("PGPASSFILE");
}

void TestCliTeam::writeFile(const char *name, const QByteArray &text)
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
}

void TestCliTeam::teamWorksOnOneCase()
{
    const auto as = [](const char *user, QStringList words) {
        return runCli(words << "--store" << QStringLiteral("service:%1").arg(user) << "--json");
    };
    const int id = as("anna", {"case", "create", "--claim", "12:41 bot", "--opinions", "2"})
                       .object()["id"]
                       .toInt();
    const QString number = QString::number(id);
    as("anna", {"case", "assign", "--next"});
    const Run decided = as("anna", {"case", "verdict", number, "--aspect", "aim=proven",
                                    "--decision", "proven", "--reason", "annasecret", "--decide"});
    as("ben", {"case", "assign", "--next"});
    const Run blind = as("ben", {"case", "export", number});
    const Run refused = as("anna", {"case", "assign", number, "--to", "anna"});
    as("ben", {"case", "verdict", number, "--aspect", "aim=clean", "--decision", "clean",
               "--reason", "luck", "--decide"});
    const QJsonObject open = as("rita", {"case", "show", number}).object();

    QCOMPARE(decided.object()["reviewer"].toString(), QStringLiteral("anna"));
    QCOMPARE(blind.code, 0);
    QVERIFY(!blind.out.contains("annasecret") && !blind.out.contains("proven"));
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.startsWith("tickscope-cli: ") && refused.errors.count('\n') == 1,
             refused.errors.constData());
    QCOMPARE(open["verdicts"].toArray().size(), 2);
    QVERIFY(open["outcome"].isNull());
}

void TestCliTeam::readerIsRefused()
{
    const Run run = runCli({"case", "create", "--claim", "x", "--store", "service:rita"});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("permission denied"), run.errors.constData());
}

void TestCliTeam::passwordComesFromThePasswordFile()
{
    writeFile("passwords", "127.0.0.1:*:reviews:anna:secret\n");
    const QStringList words{"case", "list", "--store", "service:secure"};

    const Run without = runCli(words);
    qputenv("PGPASSFILE", m_folder.filePath("passwords").toUtf8());
    const Run with = runCli(words);

    QCOMPARE(without.code, 2);
    QCOMPARE(with.code, 0);
}

TICKSCOPE_TEST(TestCliTeam, QCoreApplication)

#include "test_cli_team.moc"
