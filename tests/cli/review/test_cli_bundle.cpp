// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Bundles on the command line.
class TestCliBundle : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void createdBundleIsVerified();
    void changedBundleEndsWithOne();
    void whatIsNoBundleEndsWithTwo();
    void recordingOfTheCaseIsPutIn();

private:
    Run run(QStringList words)
    {
        return runCli(words << "--store" << m_folder->filePath("cases.sqlite") << "--as"
                            << "anna");
    }
    QString bundle() const { return m_folder->filePath(QStringLiteral("bundle")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliBundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(run({"case", "create", "--claim", "12:41 bot"}).code, 0);
}

void TestCliBundle::createdBundleIsVerified()
{
    const Run made = run({"bundle", "create", "1", "-o", bundle()});
    const Run verified = runCli({"bundle", "verify", "--json", bundle()});

    QCOMPARE(made.code, 0);
    QCOMPARE(verified.code, 0);
    QCOMPARE(verified.object()["parts"].toInt(), 5);
    QCOMPARE(verified.object()["manifest_sha256"].toString().size(), 64);
    QCOMPARE(run({"bundle", "create", "1", "-o", bundle()}).code, 2); // it is there already
    QCOMPARE(run({"bundle", "create", "2", "-o", bundle() + u'2'}).code, 2);
}

void TestCliBundle::changedBundleEndsWithOne()
{
    run({"bundle", "create", "1", "-o", bundle()});
    QVERIFY(QFile::remove(bundle() + QStringLiteral("/notes.csv")));

    const Run verified = runCli({"bundle", "verify", bundle()});

    QCOMPARE(verified.code, 1);
    QVERIFY(verified.out.contains("missing: notes.csv"));
}

void TestCliBundle::whatIsNoBundleEndsWithTwo()
{
    QCOMPARE(runCli({"bundle", "verify", m_folder->path()}).code, 2);
    QCOMPARE(runCli({"bundle", "verify"}).code, 2);
    QCOMPARE(run({"bundle", "create", "1"}).code, 2);
}

void TestCliBundle::recordingOfTheCaseIsPutIn()
{
    const QString name = QStringLiteral("/teeworlds/tw075-client-otto-dm6.demo");
    const QString path = test::recordings() + name;
    const QString other = test::recordings() + QStringLiteral("/teeworlds/tw061-server-dm1.demo");
    if (!QFile::exists(path) || !QFile::exists(other))
        QSKIP("the real recordings are not here");
    run({"case", "create", "--recording", path});

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--with-recording", path});
    const Run refused = run(
        {"bundle", "create", "2", "-o", bundle() + u'2', "--with-recording", other});

    QCOMPARE(made.code, 0);
    QCOMPARE(runCli({"bundle", "verify", "--json", bundle()}).object()["parts"].toInt(), 6);
    QCOMPARE(refused.code, 2);
}

TICKSCOPE_TEST(TestCliBundle, QCoreApplication)

#include "test_cli_bundle.moc"
