// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of the file of a video, whatever ffmpeg does.

#include <cerrno>
#include <csignal>

#include <QFileInfo>
#include <QTest>

#include "tests/cli/terminal.h"
#include "tests/cli/video_folder.h"

using namespace tickscope;
using test::Run;
using test::runCli;
using test::sampleRecording;

class TestCliVideoFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = {}; }

    void nameIsThatOfAFile_data();
    void nameIsThatOfAFile();
    void brokenEncoderLeavesNothing_data();
    void brokenEncoderLeavesNothing();
    void cancellingLeavesNothing_data();
    void cancellingLeavesNothing();
    void withoutEncoderThePackageIsNamed();
    void nothingIsReplacedUnasked_data();
    void nothingIsReplacedUnasked();
    void forceReplacesAFile();
    void wrongUseIsExplained_data();
    void wrongUseIsExplained();
    void terminalShowsTheTimeLeft();

private:
    test::VideoFolder m_folder;
};

void TestCliVideoFiles::nameIsThatOfAFile_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("protocol") << "concat:x";
    QTest::newRow("protocol and ending") << "concat:x|y.mp4";
    QTest::newRow("option") << "-y";
    QTest::newRow("pipe") << "pipe:1.mp4";
    QTest::newRow("file") << "file:a.webm";
    QTest::newRow("pattern") << "a%03d.mp4";
    QTest::newRow("signs") << "a 'b' \"c\" $d\n\\.MP4";
    QTest::newRow("letters") << QString::fromUtf8("vidéo – 録画.mp4");
}

void TestCliVideoFiles::nameIsThatOfAFile()
{
    QFETCH(const QString, name);
    QVERIFY(m_folder.writeEncoder(
        "printf '%s\\n' \"$@\" > \"$kept/words\"\ncat > /dev/null\necho video > \"$out\"\n"));

    const Run video = m_folder.run({"--from", "65.0", "--to", "65.02", "-o", name});

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(m_folder.outputs(), QStringList{name});
    QVERIFY(test::contentOf(m_folder.file(QStringLiteral("words"))).contains("\nfile:/"));
}

void TestCliVideoFiles::brokenEncoderLeavesNothing_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("unknown codec") << QByteArray("echo \"Unknown encoder 'libx264'\" >&2\nexit 1\n")
                                   << QByteArray("ffmpeg failed: Unknown encoder 'libx264'");
    QTest::newRow("full disk") << QByteArray("head -c 100000 >/dev/null\nprintf half > \"$out\"\n"
                                             "echo \"$out: No space left on device\" >&2\n"
                                             "echo 'Conversion failed!' >&2\nexit 1\n")
                               << QByteArray("No space left on device");
    QTest::newRow("full disk at the end")
        << QByteArray("cat >/dev/null\nprintf half > \"$out\"\necho 'No space left' >&2\nexit 1\n")
        << QByteArray("ffmpeg failed: No space left");
    QTest::newRow("reads nothing, says nothing")
        << QByteArray("exec <&-\nexit 0\n")
        << QByteArray("ffmpeg ended before the video was complete (exit code 0)");
    QTest::newRow("reads all, writes nothing")
        << QByteArray("cat > /dev/null\n")
        << QByteArray("ffmpeg ended before the video was complete (exit code 0)");
    QTest::newRow("killed") << QByteArray("head -c 100000 >/dev/null\nkill -9 $$\n")
                            << QByteArray("ffmpeg was ended or crashed");
    QTest::newRow("very talkative") << QByteArray("head -c 9000000 /dev/zero | tr '\\0' x >&2\n"
                                                  "echo >&2\necho the reason >&2\nexit 3\n")
                                    << QByteArray("ffmpeg failed: the reason");
}

void TestCliVideoFiles::brokenEncoderLeavesNothing()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QByteArray, sentence);
    QVERIFY(m_folder.writeEncoder(script));

    const Run video = m_folder.run({"--from", "65.0", "--to", "67.0", "-o", "a.mp4"});

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains(sentence), video.errors.constData());
    QCOMPARE(m_folder.outputs(), QStringList());
}

void TestCliVideoFiles::cancellingLeavesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("signal");

    QTest::newRow("Ctrl+C, video") << "a.mp4" << SIGINT;
    QTest::newRow("end, video") << "a.mp4" << SIGTERM;
    QTest::newRow("Ctrl+C, pictures") << "a.png" << SIGINT;
}

void TestCliVideoFiles::cancellingLeavesNothing()
{
    QFETCH(const QString, name);
    QFETCH(const int, signal);
    // Reads no more after the first pictures, and never ends by itself.
    QVERIFY(m_folder.writeEncoder(
        "head -c 100000 >/dev/null\necho half > \"$out\"\necho $$ > \"$kept/pid\"\n"
        "exec sleep 1000\n"));
    QProcess program;
    m_folder.start(program, {"-o", name});
    const auto hasBegun = [this, &name] {
        return name.endsWith(u"png")
                   ? m_folder.outputs().size() > 2
                   : !test::contentOf(m_folder.file(QStringLiteral("pid"))).isEmpty();
    };
    QTRY_VERIFY(hasBegun());

    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);

    QVERIFY(program.waitForFinished(-1));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("cancelled"));
    QCOMPARE(m_folder.outputs(), QStringList());
    if (name.endsWith(u"png"))
        return;
    const auto encoder = test::contentOf(m_folder.file(QStringLiteral("pid"))).trimmed().toInt();
    QVERIFY(encoder > 0);
    QCOMPARE(::kill(encoder, 0), -1);
    QCOMPARE(errno, ESRCH);
}

void TestCliVideoFiles::withoutEncoderThePackageIsNamed()
{
    m_folder.hideOtherPrograms();

    const Run video = m_folder.run({"-o", "a.mp4"});

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains("install the package ffmpeg"), video.errors.constData());
    QCOMPARE(m_folder.outputs(), QStringList());
}

void TestCliVideoFiles::nothingIsReplacedUnasked_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("present");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<bool>("isLink");

    QTest::newRow("file") << "a.mp4"
                          << "a.mp4" << QStringList() << false;
    QTest::newRow("link") << "a.mp4"
                          << "a.mp4" << QStringList{"--force"} << true;
    QTest::newRow("picture") << "a.png"
                             << "a-000002.png" << QStringList() << false;
    QTest::newRow("link of a picture") << "a.png"
                                       << "a-000002.png" << QStringList{"--force"} << true;
}

void TestCliVideoFiles::nothingIsReplacedUnasked()
{
    QFETCH(const QString, name);
    QFETCH(const QString, present);
    QFETCH(const QStringList, more);
    QFETCH(const bool, isLink);
    QVERIFY(m_folder.writeEncoder("cat > /dev/null\necho video > \"$out\"\n"));
    const QString precious = m_folder.file(isLink ? QStringLiteral("precious")
                                                  : QStringLiteral("out/") + present);
    QFile file(precious);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
    file.close();
    if (isLink)
        QVERIFY(QFile::link(precious, m_folder.file(QStringLiteral("out/") + present)));

    const Run video = m_folder.run(QStringList{"--from", "65.0", "--to", "65.1", "-o", name}
                                   + more);

    QCOMPARE(video.code, 2);
    QCOMPARE(m_folder.outputs(), QStringList{present});
    QCOMPARE(test::contentOf(precious), QByteArray("precious"));
    QCOMPARE(QFileInfo(m_folder.file(QStringLiteral("out/") + present)).isSymLink(), isLink);
}

void TestCliVideoFiles::forceReplacesAFile()
{
    QVERIFY(m_folder.writeEncoder("cat > /dev/null\necho video > \"$out\"\n"));
    const QString recording = m_folder.file(QStringLiteral("out/own.mp4"));
    QVERIFY(QFile::copy(sampleRecording(), recording));
    QFile file(m_folder.file(QStringLiteral("out/a.mp4")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();

    QCOMPARE(m_folder.run({"--to", "0.1", "--force", "-o", "a.mp4"}).code, 0);
    const Run overItself = runCli({"video", "--to", "0.1", "--force", "-o", recording, recording});

    QCOMPARE(test::contentOf(file.fileName()), QByteArray("video\n"));
    QCOMPARE(overItself.code, 2);
    QCOMPARE(test::contentOf(recording), test::contentOf(sampleRecording()));
}

void TestCliVideoFiles::wrongUseIsExplained_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("sentence");

    QTest::newRow("no output") << QStringList() << QByteArray("-o OUT.mp4");
    QTest::newRow("ending") << QStringList{"-o", "a.avi"} << QByteArray(".mp4, .webm, .gif, .mkv");
    QTest::newRow("odd size") << QStringList{"-o", "a.mp4", "--size", "161x90"}
                              << QByteArray("must be even");
    QTest::newRow("rate of a gif")
        << QStringList{"-o", "a.gif", "--fps", "30"} << QByteArray("hundredths of a second");
    QTest::newRow("rate") << QStringList{"-o", "a.mp4", "--fps", "many"} << QByteArray("--fps");
    QTest::newRow("speed") << QStringList{"-o", "a.mp4", "--speed", "0"} << QByteArray("--speed");
    QTest::newRow("speed, too high")
        << QStringList{"-o", "a.mp4", "--speed", "1000"} << QByteArray("0.001 to 100");
    QTest::newRow("behind the end")
        << QStringList{"-o", "a.png", "--from", "99999998", "--to", "99999999"}
        << QByteArray("the recording has ticks ");
    QTest::newRow("end before start")
        << QStringList{"-o", "a.png", "--from", "65.01", "--to", "65.0"}
        << QByteArray("the recording has ticks ");
    QTest::newRow("nobody") << QStringList{"-o", "a.png", "--to", "1.0", "--follow", "nobody here"}
                            << QByteArray("\"nobody here\" is not there");
    QTest::newRow("no such number") << QStringList{"-o", "a.png", "--to", "1.0", "--follow", "#999"}
                                    << QByteArray("number 999");
}

void TestCliVideoFiles::wrongUseIsExplained()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, sentence);
    QVERIFY(m_folder.writeEncoder("cat > /dev/null\necho video > \"$out\"\n"));

    const Run video = m_folder.run(words);

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains(sentence), video.errors.constData());
    QCOMPARE(m_folder.outputs(), QStringList());
}

void TestCliVideoFiles::terminalShowsTheTimeLeft()
{
    const QString path = m_folder.file(QStringLiteral("out/a.png"));

    const QByteArray written = test::onTerminal({"video", "--from", "65.0", "--to", "65.1",
                                                 "--size", "160x90", "-o", path,
                                                 sampleRecording()});

    QVERIFY2(written.contains("writing " + QFile::encodeName(path)), written.constData());
    QVERIFY2(written.contains(" %, 00:00 left"), written.constData());
}

TICKSCOPE_TEST(TestCliVideoFiles, QCoreApplication)
#include "test_cli_video_files.moc"
