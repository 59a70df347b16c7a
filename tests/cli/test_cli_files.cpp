// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command line does to files that have odd names or are no files.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include "tests/cli/run_cli.h"
#include "tests/cli/terminal.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::onTerminal;
using test::Run;
using test::runCli;

class TestCliFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void forceReplacesFilesOnly_data();
    void forceReplacesFilesOnly();
    void namesCannotMoveTheCursor();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_recording;
};

void TestCliFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_recording = test::writeRecording(m_folder->path(), QStringLiteral("a.hcrp"),
                                       test::makeReplay(20));
    QVERIFY(!m_recording.isEmpty());
}

void TestCliFiles::forceReplacesFilesOnly_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("code");

    QTest::newRow("file") << "file" << 0;
    QTest::newRow("pipe") << "pipe" << 2;
    QTest::newRow("link") << "link" << 2;
    QTest::newRow("link to nothing") << "dead link" << 2;
    QTest::newRow("folder") << "folder" << 2;
    QTest::newRow("device") << "device" << 2;
}

void TestCliFiles::forceReplacesFilesOnly()
{
    QFETCH(const QString, what);
    QFETCH(const int, code);
    const QString precious = m_folder->filePath(QStringLiteral("precious"));
    QString out = m_folder->filePath(QStringLiteral("out.png"));
    QFile file(precious);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
    file.close();
    if (what == u"file")
        QVERIFY(QFile::copy(precious, out));
    else if (what == u"pipe")
        QCOMPARE(::mkfifo(qPrintable(out), 0600), 0);
    else if (what == u"link")
        QVERIFY(QFile::link(precious, out));
    else if (what == u"dead link")
        QVERIFY(QFile::link(QStringLiteral("/nonexistent/x"), out));
    else if (what == u"folder")
        QVERIFY(QDir().mkdir(out));
    else
        out = QStringLiteral("/dev/null");
    struct stat before {
    };
    QCOMPARE(::lstat(qPrintable(out), &before), 0);

    for (const QStringList &command : std::initializer_list<QStringList>{
             {"repair", "--force"},
             {"compact", "--force"},
             {"convert", "--force"},
             {"annotate", "--facts", "--force"},
             {"screenshot", "--tick", "1"},
             {"scan"},
             {"scan", "--output", m_folder->filePath(QStringLiteral("rows")), "--journal"}}) {
        const bool isJournal = command.contains(u"--journal");
        const Run run = runCli(
            command
            + (isJournal ? QStringList{out, m_recording} : QStringList{"-o", out, m_recording}));
        // Rows of a scan that are there already are refused; a replay of the recorder needs neither
        // converting nor compacting.
        const bool isRefused = code != 0 || command.first() == u"scan";
        if (isRefused || command.first() == u"repair" || command.first() == u"annotate"
            || command.first() == u"screenshot")
            QVERIFY2(run.code == (isRefused ? 2 : 0),
                     qPrintable(command.join(u' ') + QString::fromUtf8(run.errors)));
        struct stat after {
        };
        QCOMPARE(::lstat(qPrintable(out), &after), 0);
        QCOMPARE(after.st_mode & S_IFMT, before.st_mode & S_IFMT);
    }

    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("precious"));
}

void TestCliFiles::namesCannotMoveTheCursor()
{
    const QString odd = m_folder->filePath(QStringLiteral("a\x1b[2Jb\nc\rd.demo"));
    QVERIFY(
        QFile::rename(test::writeTinyDemo(m_folder->path(), QStringLiteral("plain.demo")), odd));

    const QByteArray written = onTerminal({QStringLiteral("info"), odd});

    QVERIFY2(written.contains("reading "), written.constData());
    QVERIFY(!written.contains("\x1b[2J"));
    QVERIFY(!written.contains("b\nc") && !written.contains("b\r\nc"));
    QVERIFY(!written.contains("c\rd"));
}

TICKSCOPE_TEST(TestCliFiles, QCoreApplication)
#include "test_cli_files.moc"
