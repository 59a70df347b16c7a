// SPDX-License-Identifier: GPL-3.0-or-later
//
// Videos: what ffmpeg gets, and the same as pictures.

#include <array>
#include <cmath>

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "tests/cli/video_folder.h"

using namespace tickscope;
using test::Run;
using test::runCli;
using test::sampleRecording;

namespace {

constexpr QSize Size(160, 90);

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
    void init() { m_folder = {}; }

    void filesAreTheScreenshots_data();
    void filesAreTheScreenshots();
    void encoderGetsTheScreenshots();
    void losslessVideoHoldsTheScreenshots();
    void colorsOfAVideoAreThoseOfTheScreenshots_data();
    void colorsOfAVideoAreThoseOfTheScreenshots();
    void ghostsAreInThePicturesWhileTheyAreThere();
    void captionIsALineBelow();
    void videoHasItsFramesAndRate_data();
    void videoHasItsFramesAndRate();

private:
    test::VideoFolder m_folder;
};

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

    const Run video = m_folder.run(QStringList{"--from", "1:05", "--to", "65.03", "--fps", "30",
                                               "--speed", "0.25", "-o", "a.png"}
                                   + more);

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(video.object()[u"frames"].toInt(), times.size());
    QCOMPARE(m_folder.outputs(),
             (QStringList{"a-000001.png", "a-000002.png", "a-000003.png", "a-000004.png"}));
    for (qsizetype i = 0; i < times.size(); ++i) {
        const QImage frame(m_folder.file(QStringLiteral("out/") + m_folder.outputs()[i]));
        QCOMPARE(frame.convertToFormat(QImage::Format_RGB32), m_folder.screenshot(times[i], more));
    }
}

void TestCliVideo::encoderGetsTheScreenshots()
{
    QVERIFY(m_folder.writeEncoder("printf '%s\\n' \"$@\" > \"$kept/words\"\ncat > \"$kept/raw\"\n"
                                  "echo video > \"$out\"\n"));

    const Run video = m_folder.run(
        {"--from", "65.0", "--to", "66.0", "--fps", "30000/1001", "-o", "a.mkv"});

    QVERIFY2(video.code == 0, video.errors.constData());
    QCOMPARE(test::contentOf(m_folder.file(QStringLiteral("out/a.mkv"))), QByteArray("video\n"));
    const QList<QImage> frames = rawPictures(test::contentOf(m_folder.file(QStringLiteral("raw"))));
    // 29.97 frames.
    QCOMPARE(frames.size(), 30);
    QCOMPARE(frames.first(), m_folder.screenshot(QStringLiteral("65"), {}));
    QCOMPARE(frames[17], m_folder.screenshot(QStringLiteral("65.567233333"), {}));
    const QByteArray words = test::contentOf(m_folder.file(QStringLiteral("words")));
    QVERIFY2(words.contains("-framerate\n30000/1001\n") && words.contains("-video_size\n160x90\n"),
             words.constData());
}

void TestCliVideo::losslessVideoHoldsTheScreenshots()
{
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not installed");

    const Run video = m_folder.run({"--from", "65.0", "--to", "65.1", "-o", "a.mkv"});

    QVERIFY2(video.code == 0, video.errors.constData());
    QProcess decoder;
    decoder.start(QStringLiteral("ffmpeg"),
                  {"-loglevel", "error", "-i", m_folder.file(QStringLiteral("out/a.mkv")), "-f",
                   "rawvideo", "-pix_fmt", "bgr0", "-"});
    QVERIFY(decoder.waitForFinished(-1));
    const QList<QImage> frames = rawPictures(decoder.readAllStandardOutput());
    QCOMPARE(frames.size(), 6);
    const QImage last = m_folder.screenshot(QStringLiteral("65.083333333"), {});
    // What the fourth byte holds, nobody defines.
    QCOMPARE(frames.last().convertToFormat(QImage::Format_RGB888),
             last.convertToFormat(QImage::Format_RGB888));
}

void TestCliVideo::colorsOfAVideoAreThoseOfTheScreenshots_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("mp4") << QStringLiteral("a.mp4");
    QTest::newRow("webm") << QStringLiteral("a.webm");
}

/// As near as a codec keeps them: those of another norm are brighter or darker by far more.
void TestCliVideo::colorsOfAVideoAreThoseOfTheScreenshots()
{
    QFETCH(const QString, name);
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not installed");

    const Run video = m_folder.run({"--from", "65.0", "--to", "65.1", "-o", name});

    QVERIFY2(video.code == 0, video.errors.constData());
    QProcess decoder;
    decoder.start(QStringLiteral("ffmpeg"),
                  {"-loglevel", "error", "-i", m_folder.file(QStringLiteral("out/") + name), "-vf",
                   "scale=in_color_matrix=bt709", "-f", "rawvideo", "-pix_fmt", "bgr0", "-"});
    QVERIFY(decoder.waitForFinished(-1));
    const QImage is = rawPictures(decoder.readAllStandardOutput()).value(0);
    const QImage was = m_folder.screenshot(QStringLiteral("65"), {});
    QCOMPARE(is.size(), was.size());
    std::array<int, 3> sums{};
    for (int y = 0; y < is.height(); ++y) {
        for (int x = 0; x < is.width(); ++x) {
            const QRgb one = is.pixel(x, y);
            const QRgb other = was.pixel(x, y);
            sums[0] += qRed(one) - qRed(other);
            sums[1] += qGreen(one) - qGreen(other);
            sums[2] += qBlue(one) - qBlue(other);
        }
    }
    for (const int sum : sums) {
        const double off = static_cast<double>(sum) / (is.width() * is.height());
        QVERIFY2(std::abs(off) < 2, qPrintable(QString::number(off)));
    }
}

void TestCliVideo::ghostsAreInThePicturesWhileTheyAreThere()
{
    // Five seconds of the recording, beside its beginning.
    const QString clip = m_folder.file(QStringLiteral("clip.demo"));
    QCOMPARE(runCli({"cut", "--from", "65.0", "--to", "70.0", "-o", clip, sampleRecording()}).code,
             0);
    const auto picture = [&](const QString &from, const QString &to, const QStringList &more) {
        const Run video = m_folder.run(
            QStringList{"--from", from, "--to", to, "--fps", "10", "--force", "-o", "a.png"}
            + more);
        return video.code == 0 ? QImage(m_folder.file(QStringLiteral("out/a-000001.png")))
                               : QImage();
    };
    const QStringList withGhost{"--compare", clip};

    const QImage there = picture("2.0", "2.1", withGhost);
    const QImage over = picture("20.0", "20.1", withGhost);
    const QImage notBegun = picture("2.0", "2.1", withGhost + QStringList{"--align", "tick"});

    QVERIFY(!there.isNull());
    QVERIFY(there != m_folder.screenshot("2.0", {}));
    QCOMPARE(over, m_folder.screenshot("20.0", {}));
    QCOMPARE(notBegun, m_folder.screenshot("2.0", {}));
    const Run tooMany = m_folder.run(QStringList{"--from", "2.0", "--to", "2.1", "-o", "b.png"}
                                     + withGhost + withGhost + withGhost + withGhost);
    QCOMPARE(tooMany.code, 2);
    QVERIFY(tooMany.errors.contains("3"));
}

void TestCliVideo::captionIsALineBelow()
{
    const QStringList words{"--from", "65.0", "--to", "65.2", "--fps", "10", "-o", "a.png"};
    QCOMPARE(m_folder.run(words + QStringList{"--caption"}).code, 0);

    const QImage first(m_folder.file(QStringLiteral("out/a-000001.png")));
    const QImage second(m_folder.file(QStringLiteral("out/a-000002.png")));
    int top = Size.height();
    while (top > 0 && first.pixel(0, top - 1) == qRgb(0, 0, 0))
        --top;

    QVERIFY(top >= Size.height() - 20 && top < Size.height());
    // Nothing of the picture is below it.
    const QRect above(0, 0, Size.width(), top);
    const QRect line(0, top, Size.width(), Size.height() - top);
    QCOMPARE(first.convertToFormat(QImage::Format_RGB32).copy(above),
             m_folder.screenshot(QStringLiteral("65"), {}, above.size()));
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

    const Run video = m_folder.run(QStringList{"--from", "65.0", "--to", "65.5"} + words);

    QVERIFY2(video.code == 0, video.errors.constData());
    QProcess probe;
    probe.start(QStringLiteral("ffprobe"),
                {"-loglevel", "error", "-count_frames", "-show_entries",
                 "stream=codec_name,width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0",
                 m_folder.file(QStringLiteral("out/") + words.last())});
    QVERIFY(probe.waitForFinished(-1));
    QCOMPARE(probe.readAllStandardOutput().trimmed(), stated);
}

TICKSCOPE_TEST(TestCliVideo, QCoreApplication)
#include "test_cli_video.moc"
