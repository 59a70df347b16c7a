// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
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
    void recordingShowsNotesAndFigures();
    void missingRecordingIsTold();

private:
    Run run(QStringList words)
    {
        return runCli(words << "--store" << m_folder->filePath("cases.sqlite") << "--as"
                            << "anna");
    }
    QByteArray contentOf(const char *part) const
    {
        QFile file(bundle() + u'/' + QLatin1String(part));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString sha256Of(const QString &path)
    {
        QFile file(path);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        return file.open(QIODevice::ReadOnly) && hash.addData(&file)
                   ? QString::fromLatin1(hash.result().toHex())
                   : QString();
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
    QCOMPARE(verified.object()["parts"].toInt(), 6); // page, PDF, JSON, three tables
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
    QCOMPARE(QDir(bundle()).entryList({"recording-*"}),
             QStringList{QStringLiteral("recording-1-") + sha256Of(path).left(16)});
    QCOMPARE(runCli({"bundle", "verify", bundle()}).code, 0);
    QCOMPARE(refused.code, 2);
}

/// The share of regular intervals is that which was counted by hand, see test_real_facts.cpp: 214
/// of 252, and 50 of 147 of the other one.
void TestCliBundle::recordingShowsNotesAndFigures()
{
    const QString path = test::recordings()
                         + QStringLiteral("/teehistorian/ddnet198-racebox.teehistorian");
    if (!QFile::exists(path))
        QSKIP("the real recording is not here");
    run({"case", "create", "--recording", path, "--accused", "npc01"});
    const Run noted = run({"case", "note", "2", "--recording", path, "--tick", "2000", "--player",
                           "npc01", "--client", "2", "--text", "like clockwork"});
    QCOMPARE(noted.code, 0);

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--recording", path});

    QCOMPARE(made.code, 0);
    const QStringList files = QDir(bundle()).entryList(QDir::Files);
    for (const char *wanted :
         {"note-1.png", "note-1-inputs.csv", "figures.csv", "figure-bars.csv", "report.pdf"})
        QVERIFY2(files.contains(QLatin1String(wanted)), wanted);
    const QByteArray numbers = contentOf("figures.csv");
    QVERIFY(numbers.contains("\"regular_intervals\",\"\",\"share\",\"0.8492063492\""));
    QVERIFY(numbers.contains("\"252\""));
    const QByteArray page = contentOf("report.html");
    for (const char *shown : {">84.9%<", ">Carol2 #0<", ">34%<", ">147<"})
        QVERIFY2(page.contains(shown), shown);
    QVERIFY(page.count("data:image/svg+xml") > 3);
    QCOMPARE(page.count("data:image/png"), 1);
    QVERIFY(contentOf("report.pdf").startsWith("%PDF-1."));
}

void TestCliBundle::missingRecordingIsTold()
{
    run({"case", "create", "--recording", QString(64, u'a')});

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle()}).code, 0);

    QVERIFY(contentOf("report.html").contains("The recording aaaaaaaaaaaa was not available"));
}

TICKSCOPE_TEST(TestCliBundle, QCoreApplication)

#include "test_cli_bundle.moc"
