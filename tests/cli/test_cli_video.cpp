// SPDX-License-Identifier: GPL-3.0-or-later
//
// Videos: what ffmpeg gets, what becomes of the file, and the same as pictures.

#include <cerrno>
#include <csignal>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/cli/terminal.h"
#include "tests/support/places.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::Run;
using test::runCli;
using test::sampleRecording;

namespace {

constexpr QSize Size(160, 90);
const QStringList Small{"--size", "160x90", "--quiet", "--json"};

/// Pictures of \a bytes, as ffmpeg gets them.
QList<QImage> rawPictures(const QByteArray &bytes)
{
    const qsizetype each = qsizetype(4) * Size.width() * Size.height();
    QList<QImage> pictures;
    for (qsizetype at = 0; at + each <= bytes.size(); at += each) {
        const auto *first = reinterpret_cast<const uchar *>(bytes.constData()) + at;
        pictures << QImage(first, Size.width(), Size.height(), QImage::Format_RGB32).copy();
    }
    return pictures;
}

} // namespace

class TestCliVideo : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void filesAreTheScreenshots_data();
    void filesAreTheScreenshots();
    void encoderGetsTheScreenshots();
    void losslessVideoHoldsTheScreenshots();
    void ghostsAreInThePicturesWhileTheyAreThere();
    void captionIsALineBelow();
    void videoHasItsFramesAndRate_data();
    void videoHasItsFramesAndRate();
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
    [[nodiscard]] QString inFolder(const QString &name) const { return m_folder->filePath(name); }
    void writeEncoder(const QByteArray &script) const;
    void start(QProcess &program, const QStringList &words) const;
    [[nodiscard]] Run run(const QStringList &words) const;
    [[nodiscard]] QImage screenshot(const QString &time, const QStringList &more) const;
    [[nodiscard]] QStringList outputs() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_programs; ///< Where the ffmpeg is that is found first.
    QString m_path;     ///< Where programs are looked for.
};

void TestCliVideo::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_programs = inFolder(QStringLiteral("programs"));
    m_path = m_programs + u':' + qEnvironmentVariable("PATH");
    QVERIFY(QDir().mkdir(m_programs) && QDir(m_folder->path()).mkdir(QStringLiteral("out")));
}

/// Puts a script in the place of ffmpeg. It has the file to write in $out, and a folder for what it
/// wants to keep in $kept.
void TestCliVideo::writeEncoder(const QByteArray &script) const
{
    QFile file(m_programs + QStringLiteral("/ffmpeg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nkept='" + QFile::encodeName(m_folder->path())
               + "'\nfor word; do out=$word; done\nout=${out#file:}\n" + script);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

/// In the folder "out", with the scripts before other programs. Of an option that is there twice,
/// that of \a words counts.
void TestCliVideo::start(QProcess &program, const QStringList &words) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"), m_path);
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(inFolder(QStringLiteral("out")));
    program.start(test::program(QStringLiteral("tickscope-cli")),
                  QStringList{"video"} + Small + words + QStringList{sampleRecording()});
}

Run TestCliVideo::run(const QStringList &words) const
{
    QProcess program;
    start(program, words);
    program.closeWriteChannel();
    if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

QImage TestCliVideo::screenshot(const QString &time, const QStringList &more) const
{
    const QString path = inFolder(QStringLiteral("screenshot.png"));
    const Run run = runCli(QStringList{"screenshot", "--at", time, "-o", path} + more + Small
                           + QStringList{sampleRecording()});
    return run.code == 0 ? QImage(path).convertToFormat(QImage::Format_RGB32) : QImage();
}

QStringList TestCliVideo::outputs() const
{
    return QDir(inFolder(QStringLiteral("out"))).entryList(QDir::Files | QDir::Hidden);
}

void TestCliVideo::filesAreTheScreenshots_data()
{
    QTest::addColumn<QStringList>("more");

    QTest::newRow("everybody") << QStringList();
    QTest::newRow("one player") << QStringList{"--follow", "0"};
    QTest::newRow("world alone, close") << QStringList{"--no-hud", "--zoom", "2.5"};
}

void TestCliVideo::filesAreTheScreenshots()
{
    QFETCH(const QStringList, more);
    const QStringList times{"65", "65.008333333", "65.016666666", "65.025"};

    const Run video = run(QStringList{"--from", "1:05", "--to", "65.03", "--fps", "30", "--speed",
                                      "0.25", "-o", "a.png"}
                          + more);

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(video.object()[u"frames"].toInt(), times.size());
    QCOMPARE(outputs(),
             (QStringList{"a-000001.png", "a-000002.png", "a-000003.png", "a-000004.png"}));
    for (qsizetype i = 0; i < times.size(); ++i) {
        const QImage frame(inFolder(QStringLiteral("out/") + outputs()[i]));
        QCOMPARE(frame.convertToFormat(QImage::Format_RGB32), screenshot(times[i], more));
    }
}

void TestCliVideo::encoderGetsTheScreenshots()
{
    writeEncoder("printf '%s\\n' \"$@\" > \"$kept/words\"\ncat > \"$kept/raw\"\n"
                 "echo video > \"$out\"\n");

    const Run video = run({"--from", "65.0", "--to", "66.0", "--fps", "30000/1001", "-o", "a.mp4"});

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(test::contentOf(inFolder(QStringLiteral("out/a.mp4"))), QByteArray("video\n"));
    const QList<QImage> frames = rawPictures(test::contentOf(inFolder(QStringLiteral("raw"))));
    // 29.97 frames.
    QCOMPARE(frames.size(), 30);
    QCOMPARE(frames.first(), screenshot(QStringLiteral("65"), {}));
    QCOMPARE(frames[17], screenshot(QStringLiteral("65.567233333"), {}));
    const QByteArray words = test::contentOf(inFolder(QStringLiteral("words")));
    QVERIFY2(words.contains("-framerate\n30000/1001\n") && words.contains("-video_size\n160x90\n"),
             words.constData());
}

void TestCliVideo::losslessVideoHoldsTheScreenshots()
{
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not installed");

    const Run video = run({"--from", "65.0", "--to", "65.1", "-o", "a.mkv"});

    QVERIFY2(video.code == 0, video.errors.constData());
    QProcess decoder;
    decoder.start(QStringLiteral("ffmpeg"),
                  {"-loglevel", "error", "-i", inFolder(QStringLiteral("out/a.mkv")), "-f",
                   "rawvideo", "-pix_fmt", "bgr0", "-"});
    QVERIFY(decoder.waitForFinished(-1));
    const QList<QImage> frames = rawPictures(decoder.readAllStandardOutput());
    QCOMPARE(frames.size(), 6);
    const QImage last = screenshot(QStringLiteral("65.083333333"), {});
    // What the fourth byte holds, nobody defines.
    QCOMPARE(frames.last().convertToFormat(QImage::Format_RGB888),
             last.convertToFormat(QImage::Format_RGB888));
}

void TestCliVideo::ghostsAreInThePicturesWhileTheyAreThere()
{
    // Five seconds of the recording, beside its beginning.
    const QString clip = inFolder(QStringLiteral("clip.demo"));
    QCOMPARE(runCli({"cut", "--from", "65.0", "--to", "70.0", "-o", clip, sampleRecording()}).code,
             0);
    const auto picture = [&](const QString &from, const QString &to, const QStringList &more) {
        const Run video = run(
            QStringList{"--from", from, "--to", to, "--fps", "10", "--force", "-o", "a.png"}
            + more);
        return video.code == 0 ? QImage(inFolder(QStringLiteral("out/a-000001.png"))) : QImage();
    };
    const QStringList withGhost{"--compare", clip};

    const QImage there = picture("2.0", "2.1", withGhost);
    const QImage over = picture("20.0", "20.1", withGhost);
    const QImage notBegun = picture("2.0", "2.1", withGhost + QStringList{"--align", "tick"});

    QVERIFY(!there.isNull());
    QVERIFY(there != screenshot("2.0", {}));
    QCOMPARE(over, screenshot("20.0", {}));
    QCOMPARE(notBegun, screenshot("2.0", {}));
    const Run tooMany = run(QStringList{"--from", "2.0", "--to", "2.1", "-o", "b.png"} + withGhost
                            + withGhost + withGhost + withGhost);
    QCOMPARE(tooMany.code, 2);
    QVERIFY(tooMany.errors.contains("3"));
}

void TestCliVideo::captionIsALineBelow()
{
    const QStringList words{"--from", "65.0", "--to", "65.2", "--fps", "10", "-o", "a.png"};
    QCOMPARE(run(words + QStringList{"--caption"}).code, 0);

    const QImage plain = screenshot(QStringLiteral("65"), {});
    const QImage first(inFolder(QStringLiteral("out/a-000001.png")));
    const QImage second(inFolder(QStringLiteral("out/a-000002.png")));

    const int top = Size.height() - 20;
    const QRect above(0, 0, Size.width(), top);
    const QRect line(0, top, Size.width(), 20);
    QCOMPARE(first.convertToFormat(QImage::Format_RGB32).copy(above), plain.copy(above));
    QVERIFY(first.convertToFormat(QImage::Format_RGB32).copy(line) != plain.copy(line));
    QVERIFY(first.copy(line) != second.copy(line)); // another tick
}

void TestCliVideo::videoHasItsFramesAndRate_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("stated");

    QTest::newRow("mp4") << QStringList{"--fps", "30", "-o", "a.mp4"}
                         << QByteArray("h264,160,90,30/1,15");
    QTest::newRow("mp4, slow") << QStringList{"--speed", "0.5", "-o", "a.mp4"}
                               << QByteArray("h264,160,90,60/1,60");
    QTest::newRow("webm") << QStringList{"--fps", "20", "-o", "a.webm"}
                          << QByteArray("vp9,160,90,20/1,10");
    QTest::newRow("gif") << QStringList{"-o", "a.gif"} << QByteArray("gif,160,90,25/1,13");
}

void TestCliVideo::videoHasItsFramesAndRate()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, stated);
    if (QStandardPaths::findExecutable(QStringLiteral("ffprobe")).isEmpty())
        QSKIP("ffmpeg is not installed");

    const Run video = run(QStringList{"--from", "65.0", "--to", "65.5"} + words);

    QVERIFY2(video.code == 0, video.errors.constData());
    QProcess probe;
    probe.start(QStringLiteral("ffprobe"),
                {"-loglevel", "error", "-count_frames", "-show_entries",
                 "stream=codec_name,width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0",
                 inFolder(QStringLiteral("out/") + words.last())});
    QVERIFY(probe.waitForFinished(-1));
    QCOMPARE(probe.readAllStandardOutput().trimmed(), stated);
}

void TestCliVideo::nameIsThatOfAFile_data()
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

void TestCliVideo::nameIsThatOfAFile()
{
    QFETCH(const QString, name);
    writeEncoder(
        "printf '%s\\n' \"$@\" > \"$kept/words\"\ncat > /dev/null\necho video > \"$out\"\n");

    const Run video = run({"--from", "65.0", "--to", "65.02", "-o", name});

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(outputs(), QStringList{name});
    QVERIFY(test::contentOf(inFolder(QStringLiteral("words"))).contains("\nfile:/"));
}

void TestCliVideo::brokenEncoderLeavesNothing_data()
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

void TestCliVideo::brokenEncoderLeavesNothing()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QByteArray, sentence);
    writeEncoder(script);

    const Run video = run({"--from", "65.0", "--to", "67.0", "-o", "a.mp4"});

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains(sentence), video.errors.constData());
    QCOMPARE(outputs(), QStringList());
}

void TestCliVideo::cancellingLeavesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("signal");

    QTest::newRow("Ctrl+C, video") << "a.mp4" << SIGINT;
    QTest::newRow("end, video") << "a.mp4" << SIGTERM;
    QTest::newRow("Ctrl+C, pictures") << "a.png" << SIGINT;
}

void TestCliVideo::cancellingLeavesNothing()
{
    QFETCH(const QString, name);
    QFETCH(const int, signal);
    // Reads no more after the first pictures, and never ends by itself.
    writeEncoder("head -c 100000 >/dev/null\necho half > \"$out\"\necho $$ > \"$kept/pid\"\n"
                 "exec sleep 1000\n");
    QProcess program;
    start(program, {"-o", name});
    const auto hasBegun = [this, &name] {
        return name.endsWith(u"png") ? outputs().size() > 2
                                     : !test::contentOf(inFolder(QStringLiteral("pid"))).isEmpty();
    };
    QTRY_VERIFY(hasBegun());

    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);

    QVERIFY(program.waitForFinished(-1));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("cancelled"));
    QCOMPARE(outputs(), QStringList());
    if (name.endsWith(u"png"))
        return;
    const auto encoder = test::contentOf(inFolder(QStringLiteral("pid"))).trimmed().toInt();
    QVERIFY(encoder > 0);
    QCOMPARE(::kill(encoder, 0), -1);
    QCOMPARE(errno, ESRCH);
}

void TestCliVideo::withoutEncoderThePackageIsNamed()
{
    m_path = m_programs;

    const Run video = run({"-o", "a.mp4"});

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains("install the package ffmpeg"), video.errors.constData());
    QCOMPARE(outputs(), QStringList());
}

void TestCliVideo::nothingIsReplacedUnasked_data()
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

void TestCliVideo::nothingIsReplacedUnasked()
{
    QFETCH(const QString, name);
    QFETCH(const QString, present);
    QFETCH(const QStringList, more);
    QFETCH(const bool, isLink);
    writeEncoder("cat > /dev/null\necho video > \"$out\"\n");
    const QString precious = inFolder(isLink ? QStringLiteral("precious")
                                             : QStringLiteral("out/") + present);
    QFile file(precious);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
    file.close();
    if (isLink)
        QVERIFY(QFile::link(precious, inFolder(QStringLiteral("out/") + present)));

    const Run video = run(QStringList{"--from", "65.0", "--to", "65.1", "-o", name} + more);

    QCOMPARE(video.code, 2);
    QCOMPARE(outputs(), QStringList{present});
    QCOMPARE(test::contentOf(precious), QByteArray("precious"));
    QCOMPARE(QFileInfo(inFolder(QStringLiteral("out/") + present)).isSymLink(), isLink);
}

void TestCliVideo::forceReplacesAFile()
{
    writeEncoder("cat > /dev/null\necho video > \"$out\"\n");
    const QString recording = inFolder(QStringLiteral("out/own.mp4"));
    QVERIFY(QFile::copy(sampleRecording(), recording));
    QFile file(inFolder(QStringLiteral("out/a.mp4")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();

    QCOMPARE(run({"--to", "0.1", "--force", "-o", "a.mp4"}).code, 0);
    const Run overItself = runCli({"video", "--to", "0.1", "--force", "-o", recording, recording});

    QCOMPARE(test::contentOf(file.fileName()), QByteArray("video\n"));
    QCOMPARE(overItself.code, 2);
    QCOMPARE(test::contentOf(recording), test::contentOf(sampleRecording()));
}

void TestCliVideo::wrongUseIsExplained_data()
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

void TestCliVideo::wrongUseIsExplained()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, sentence);
    writeEncoder("cat > /dev/null\necho video > \"$out\"\n");

    const Run video = run(words);

    QCOMPARE(video.code, 2);
    QVERIFY2(video.errors.contains(sentence), video.errors.constData());
    QCOMPARE(outputs(), QStringList());
}

void TestCliVideo::terminalShowsTheTimeLeft()
{
    const QString path = inFolder(QStringLiteral("out/a.png"));

    const QByteArray written = test::onTerminal({"video", "--from", "65.0", "--to", "65.1",
                                                 "--size", "160x90", "-o", path,
                                                 sampleRecording()});

    QVERIFY2(written.contains("writing " + QFile::encodeName(path)), written.constData());
    QVERIFY2(written.contains(" %, 00:00 left"), written.constData());
}

TICKSCOPE_TEST(TestCliVideo, QCoreApplication)
#include "test_cli_video.moc"
