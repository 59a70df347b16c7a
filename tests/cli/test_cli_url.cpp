// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::Run;
using test::runCli;

namespace {

/// With \a token in the environment.
int exitCodeWithToken(const QString &token, const QStringList &words)
{
    qputenv("TICKSCOPE_BEARER_TOKEN", token.toUtf8());
    const int code = runCli(words).code;
    qunsetenv("TICKSCOPE_BEARER_TOKEN");
    return code;
}

} // namespace

class TestCliUrl : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void urlIsReadLikeTheFile();
    void missingFileOnTheServerEndsWithTwo();
    void tokenComesFromTheEnvironmentOrAFile();
    void tokenFileThatHoldsNoneIsWrongUsage();
    void signatureIsNeverShown();
    void momentOfALongReplayFetchesLittle_data();
    void momentOfALongReplayFetchesLittle();
    void storeIsScannedLikeAFolder();
    void scanOfAStoreGoesOnAfterAKill();

private:
    [[nodiscard]] QString url(const QString &path) const
    {
        return QString::fromStdString(m_server.url(path));
    }

    test::NginxServer m_server;
    QTemporaryDir m_folder;
};

void TestCliUrl::initTestCase()
{
    qputenv("no_proxy", "*");
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
    QVERIFY(!test::writeTinyDemo(m_server.folder(), QStringLiteral("tiny.demo")).isEmpty());
}

void TestCliUrl::urlIsReadLikeTheFile()
{
    const Run file = runCli({"events", "--json", m_server.folder() + "/tiny.demo"});
    const Run remote = runCli({"events", "--json", url("tiny.demo")});

    QCOMPARE(file.code, 0);
    QVERIFY(!file.out.isEmpty());
    QCOMPARE(remote.code, 0);
    QCOMPARE(remote.out, file.out);
}

void TestCliUrl::missingFileOnTheServerEndsWithTwo()
{
    const Run run = runCli({"verify", "--json", url("missing.demo")});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("no such file on the server"), run.errors.constData());
    QCOMPARE(QJsonDocument::fromJson(run.out)[u"file"].toString(), url("missing.demo"));
    const Run folder = runCli({"verify", url("missing/")});
    QCOMPARE(folder.code, 2);
    QVERIFY2(folder.errors.contains("no such file on the server"), folder.errors.constData());
}

void TestCliUrl::tokenComesFromTheEnvironmentOrAFile()
{
    QFile file(m_folder.filePath(QStringLiteral("token")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("right-token\n") > 0);
    file.close();
    const QString secret = url("secret/tiny.demo");

    QCOMPARE(runCli({"verify", secret}).code, 2);
    QCOMPARE(exitCodeWithToken("wrong-token", {"verify", secret}), 2);
    QCOMPARE(exitCodeWithToken("right-token", {"verify", secret}), 0);
    QCOMPARE(exitCodeWithToken("wrong-token", {"verify", "--token-file", file.fileName(), secret}),
             0);
}

void TestCliUrl::tokenFileThatHoldsNoneIsWrongUsage()
{
    QFile file(m_folder.filePath(QStringLiteral("none")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("two words\nmore\n") > 0);
    file.close();

    for (const QString &name : {file.fileName(), m_folder.filePath(QStringLiteral("missing"))}) {
        const Run run = runCli({"verify", "--token-file", name, url("tiny.demo")});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.errors.contains("--token-file"), run.errors.constData());
        QVERIFY(!run.errors.contains("words"));
    }
}

void TestCliUrl::signatureIsNeverShown()
{
    for (const char *path : {"tiny.demo?X-Amz-Signature=5ecret", "missing?sig=5ecret"}) {
        for (const char *command : {"info", "verify", "events"}) {
            for (const char *form : {"--json", "--maps=."}) {
                const Run run = runCli({command, form, url(path), url(path)});
                QVERIFY(!(run.out + run.errors).isEmpty());
                QVERIFY2(!run.out.contains("5ecret"), run.out.constData());
                QVERIFY2(!run.errors.contains("5ecret"), run.errors.constData());
            }
        }
    }
}

void TestCliUrl::momentOfALongReplayFetchesLittle_data()
{
    QTest::addColumn<QStringList>("words");

    const QString picture = m_folder.filePath(QStringLiteral("picture.png"));
    for (const char *tick : {"0", "5000", "100000", "150000", "215999"}) {
        QTest::addRow("state %s", tick) << QStringList{"state", "--json", "--tick", tick};
        QTest::addRow("screenshot %s", tick)
            << QStringList{"screenshot", "--tick", tick, "-o", picture};
    }
    QTest::newRow("events") << QStringList{"events",    "--json", "--from",
                                           "1:30:00.0", "--to",   "1:30:20.0"};
    QTest::newRow("track") << QStringList{"track", "--from", "100000", "--to", "101000"};
}

void TestCliUrl::momentOfALongReplayFetchesLittle()
{
    QFETCH(QStringList, words);
    const auto path = test::realRecording(QStringLiteral("hollowcube/long-3h.hcrp"));
    if (!path)
        SKIP_MISSING();
    const QString served = m_server.folder() + "/long-3h.hcrp";
    QVERIFY(QFile::exists(served) || QFile::copy(*path, served));
    // Nothing is kept of what an earlier row fetched.
    const QTemporaryDir cache;
    qputenv("XDG_CACHE_HOME", cache.path().toLocal8Bit());
    const qsizetype before = m_server.loggedRequests();

    const Run remote = runCli(words + QStringList{url("long-3h.hcrp")});
    const Run local = runCli(words + QStringList{served});

    QCOMPARE(remote.code, 0);
    QCOMPARE(QByteArray(remote.out).replace(url("long-3h.hcrp").toUtf8(), served.toUtf8()),
             local.out);
    QVERIFY(m_server.loggedRequests() > before);
    const std::uint64_t bytes = m_server.bytesSent(before);
    QVERIFY2(bytes > 100'000 && bytes < 1'000'000, QByteArray::number(bytes).constData());
}

/// An address with a slash at its end is a folder.
void TestCliUrl::storeIsScannedLikeAFolder()
{
    const QString folder = m_server.folder() + "/listed";
    QVERIFY(QDir().mkpath(folder + "/inner"));
    QVERIFY(!test::writeTinyDemo(folder, QStringLiteral("a b.demo")).isEmpty());
    QVERIFY(!test::writeTinyDemo(folder + "/inner", QStringLiteral("c.demo")).isEmpty());
    QFile(folder + "/notes.txt").open(QIODevice::WriteOnly);

    const Run local = runCli({"scan", folder});
    const Run remote = runCli({"scan", url("listed/")});

    QCOMPARE(local.rows().size(), 2);
    QCOMPARE(remote.code, local.code);
    QCOMPARE(remote.rows().size(), 2);
    QStringList names;
    for (const QJsonObject &row : remote.rows())
        names << row[u"file"].toString();
    QCOMPARE(names, (QStringList{url("listed/a%20b.demo"), url("listed/inner/c.demo")}));
    QCOMPARE(remote.rows().first()[u"figures"], local.rows().first()[u"figures"]);
    QCOMPARE(runCli({"runs", "--json", url("listed/")}).code, 0);
}

void TestCliUrl::scanOfAStoreGoesOnAfterAKill()
{
    constexpr int Count = 400;
    const QString folder = m_server.folder() + "/many";
    QVERIFY(QDir().mkpath(folder));
    const QString demo = test::writeTinyDemo(folder, QStringLiteral("0.demo"));
    for (int i = 1; i < Count; ++i)
        QVERIFY(QFile::copy(demo, folder + '/' + QString::number(i) + ".demo"));
    const QString output = m_folder.filePath(QStringLiteral("rows"));
    const QStringList words{"scan",     "--journal", m_folder.filePath(QStringLiteral("journal")),
                            "--output", output,      url("many/")};
    QProcess program;
    program.start(test::program(QStringLiteral("tickscope-cli")), words);
    QVERIFY(QTest::qWaitFor([&] { return QFileInfo(output).size() > 0; }, 120'000));
    program.kill();
    QVERIFY(program.waitForFinished());

    QCOMPARE(runCli(words).code, 0);

    QSet<QByteArray> files;
    const auto lines = test::contentOf(output).trimmed().split('\n');
    for (const QByteArray &line : lines)
        files << QJsonDocument::fromJson(line).object()[u"file"].toString().toUtf8();
    QCOMPARE(lines.size(), Count);
    QCOMPARE(files.size(), Count);
}

TICKSCOPE_TEST(TestCliUrl, QCoreApplication)
#include "test_cli_url.moc"
