// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_encoder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "ui/world/map_picture/pixels/four_pixels.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tickscope {

namespace {

/// Of what 65,536 of a colour are. Source: ITU-R BT.709-6, items 3.2 to 3.4 and 4.6.
struct ColorWeights {
    int red;
    int green;
    int blue;
    int zero; ///< What stands for 0.
};
constexpr ColorWeights Luma{11966, 40254, 4064, 16};
constexpr ColorWeights BlueDifference{-6596, -22189, 28785, 128};
constexpr ColorWeights RedDifference{28784, -26145, -2639, 128};

/// Not given to or returned from functions, which narrow registers could not.
using Lanes = std::int32_t __attribute__((vector_size(32)));
using Words = std::uint16_t __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(8)));
constexpr int LaneCount = 8;

/// \param bits  that the weights are multiplied by, all pixels of a sum together.
[[gnu::always_inline]] inline void weigh(const ColorWeights &weights, const Lanes &red,
                                         const Lanes &green, const Lanes &blue, int bits,
                                         Lanes &value)
{
    const int zero = (weights.zero << bits) + (1 << (bits - 1));
    value = (red * weights.red + green * weights.green + blue * weights.blue + zero) >> bits;
}

/// Pixels of a row from \a x on; the last of all \a count again in the place of those beyond.
[[gnu::always_inline]] inline void load(Lanes &pixels, const QRgb *row, int x, int count)
{
    if (x + LaneCount <= count) {
        std::memcpy(&pixels, row + x, sizeof pixels);
        return;
    }
    for (int i = 0; i < LaneCount; ++i)
        pixels[i] = static_cast<std::int32_t>(row[std::min(x + i, count - 1)]);
}

/// The first \a count of \a values, or all.
[[gnu::always_inline]] inline void store(uchar *first, const Lanes &values, int count)
{
    // In one step compilers take them out one by one.
    const Bytes bytes = __builtin_convertvector(__builtin_convertvector(values, Words), Bytes);
    if (count >= LaneCount)
        std::memcpy(first, &bytes, sizeof bytes);
    else
        std::memcpy(first, &bytes, static_cast<std::size_t>(count));
}

/// The luma of \a count pixels.
TICKSCOPE_WIDE void lumaRow(const QRgb *pixels, int count, uchar *luma)
{
    Lanes color;
    Lanes value;
    for (int x = 0; x < count; x += LaneCount) {
        load(color, pixels, x, count);
        weigh(Luma, color >> 16 & 255, color >> 8 & 255, color & 255, 16, value);
        store(luma + x, value, count - x);
    }
}

/// Sums of two by two pixels, in one channel.
[[gnu::always_inline]] inline void addPairs(const std::array<Lanes, 4> &colors, int shift,
                                            Lanes &sums)
{
    const Lanes left = (colors[0] >> shift & 255) + (colors[2] >> shift & 255);
    const Lanes right = (colors[1] >> shift & 255) + (colors[3] >> shift & 255);
    sums = __builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14)
           + __builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
}

/// The differences of two rows of \a count pixels.
TICKSCOPE_WIDE void differenceRow(const QRgb *upper, const QRgb *lower, int count, uchar *blues,
                                  uchar *reds)
{
    constexpr int Bits = 18; // four pixels
    std::array<Lanes, 4> colors;
    Lanes red;
    Lanes green;
    Lanes blue;
    Lanes value;
    for (int x = 0; x < count; x += 2 * LaneCount) {
        load(colors[0], upper, x, count);
        load(colors[1], upper, x + LaneCount, count);
        load(colors[2], lower, x, count);
        load(colors[3], lower, x + LaneCount, count);
        addPairs(colors, 16, red);
        addPairs(colors, 8, green);
        addPairs(colors, 0, blue);
        const int left = (count - x + 1) / 2;
        weigh(BlueDifference, red, green, blue, Bits, value);
        store(blues + x / 2, value, left);
        weigh(RedDifference, red, green, blue, Bits, value);
        store(reds + x / 2, value, left);
    }
}

} // namespace

QByteArray yuvPicture(const QImage &image)
{
    const int width = image.width();
    const int height = image.height();
    const qsizetype half = (width + 1) / 2;
    const qsizetype plane = half * ((height + 1) / 2);
    QByteArray picture(qsizetype{width} * height + 2 * plane, Qt::Uninitialized);
    auto *luma = reinterpret_cast<uchar *>(picture.data());
    uchar *blues = luma + qsizetype{width} * height;
    const auto row = [&](int y) {
        return reinterpret_cast<const QRgb *>(image.constScanLine(std::min(y, height - 1)));
    };
    for (int y = 0; y < height; y += 2, blues += half) {
        for (int line = y; line < std::min(y + 2, height); ++line)
            lumaRow(row(line), width, luma + qsizetype{line} * width);
        differenceRow(row(y), row(y + 1), width, blues, blues + plane);
    }
    return picture;
}

/// How long a stop or the end of the program may go unnoticed.
constexpr int SliceMilliseconds = 50;
/// Of what the program says; it may say the same of every picture.
constexpr qsizetype MostWords = 2000;

/// What changes as long as the program writes its file.
using FileTrace = std::pair<qint64, QDateTime>;

static FileTrace traceOf(const QString &path)
{
    const QFileInfo file(path);
    return {file.size(), file.lastModified()};
}

/// The last line that says something; ffmpeg says the cause last but for summaries.
static QString lastLine(const QByteArray &words)
{
    QString last;
    for (const QByteArray &line : words.split('\n')) {
        const QString text = QString::fromLocal8Bit(line).trimmed();
        if (!text.isEmpty() && text != u"Conversion failed!" && !text.endsWith(u"--"))
            last = text;
    }
    return last;
}

/// Counts how long nothing has happened.
class VideoEncoder::Watchdog
{
public:
    explicit Watchdog(std::chrono::milliseconds patience)
        : m_patience(patience)
    {
        m_idle.start();
    }
    void reset() { m_idle.restart(); }
    [[nodiscard]] bool hasLostPatience() const { return m_idle.hasExpired(m_patience.count()); }

private:
    std::chrono::milliseconds m_patience;
    QElapsedTimer m_idle;
};

VideoEncoder::VideoEncoder(QString output, std::chrono::milliseconds patience, Pixels pixels)
    : m_output(std::move(output))
    , m_patience(patience)
    , m_pixels(pixels)
{
    m_process.setStandardOutputFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    // A group of its own: Ctrl+C is for us, who end it and clear up.
    m_process.setChildProcessModifier([] {
        ::setpgid(0, 0);
#ifdef F_SETPIPE_SZ
        // Else each picture goes through the pipe in fifty turns; as large as everybody may ask
        // for.
        ::fcntl(STDIN_FILENO, F_SETPIPE_SZ, 1 << 20);
#endif
    });
#endif
}

VideoEncoder::~VideoEncoder()
{
    kill();
}

Result<std::unique_ptr<VideoEncoder>> VideoEncoder::start(const QString &program,
                                                          const QStringList &arguments,
                                                          const QString &output,
                                                          std::chrono::milliseconds patience,
                                                          Pixels pixels)
{
    std::unique_ptr<VideoEncoder> encoder(new VideoEncoder(output, patience, pixels));
    encoder->m_process.start(program, arguments);
    if (!encoder->m_process.waitForStarted(-1))
        return failure(ErrorCode::Io, {Fault::tr("cannot start %1: %2"), program.toStdString(),
                                       encoder->m_process.errorString().toStdString()});
    return encoder;
}

Result<void> VideoEncoder::prepare(VideoFrame &frame) const
{
    if (m_pixels != Pixels::Yuv)
        return {};
    frame.bytes = yuvPicture(frame.image);
    frame.image = {};
    return {};
}

Result<void> VideoEncoder::write(const VideoFrame &frame, std::stop_token stop)
{
    const bool isYuv = m_pixels == Pixels::Yuv;
    const auto *bytes = isYuv ? frame.bytes.constData()
                              : reinterpret_cast<const char *>(frame.image.constBits());
    const qsizetype size = isYuv ? frame.bytes.size() : frame.image.sizeInBytes();
    if (m_process.write(bytes, size) != size)
        return endedEarly();
    Watchdog watchdog(m_patience);
    while (m_process.bytesToWrite() > 0) {
        const bool isTaken = m_process.waitForBytesWritten(SliceMilliseconds);
        // It may close the pipe some time before it ends.
        if (m_process.state() == QProcess::NotRunning || m_process.error() == QProcess::WriteError)
            return endedEarly();
        TRY(pass(watchdog, isTaken, stop));
    }
    return {};
}

Result<void> VideoEncoder::finish(std::stop_token stop)
{
    m_process.closeWriteChannel();
    Watchdog watchdog(m_patience);
    FileTrace trace = traceOf(m_output);
    while (m_process.state() != QProcess::NotRunning) {
        m_process.waitForFinished(SliceMilliseconds);
        FileTrace now = traceOf(m_output);
        const bool isAlive = now != std::exchange(trace, now);
        TRY(pass(watchdog, isAlive, stop));
    }
    const bool isGood = m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0
                        && trace.first > 0;
    return isGood ? Result<void>{} : endedEarly();
}

/// One slice of time in which the program may have done something.
Result<void> VideoEncoder::pass(Watchdog &watchdog, bool isAlive, const std::stop_token &stop)
{
    keepWords();
    if (stop.stop_requested()) {
        kill();
        return failure(ErrorCode::Cancelled, faults::Cancelled);
    }
    if (isAlive)
        watchdog.reset();
    if (!watchdog.hasLostPatience())
        return {};
    kill();
    return failure(ErrorCode::Io, Fault::tr("ffmpeg no longer does anything; it was ended"));
}

Result<void> VideoEncoder::endedEarly()
{
    // What it says of the reason comes before its end.
    m_process.waitForFinished(static_cast<int>(m_patience.count()));
    kill();
    keepWords();
    const std::string words = lastLine(m_words).toStdString();
    if (!words.empty())
        return failure(ErrorCode::Io, {Fault::tr("ffmpeg failed: %1"), words});
    if (m_process.exitStatus() == QProcess::CrashExit)
        return failure(ErrorCode::Io, Fault::tr("ffmpeg was ended or crashed"));
    return failure(ErrorCode::Io,
                   {Fault::tr("ffmpeg ended before the video was complete (exit code %1)"),
                    m_process.exitCode()});
}

void VideoEncoder::keepWords()
{
    m_words += m_process.readAllStandardError();
    if (m_words.size() > MostWords)
        m_words = m_words.last(MostWords);
}

void VideoEncoder::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
#ifdef Q_OS_UNIX
    // With what it may have started itself, if it is a script.
    if (const auto group = static_cast<pid_t>(m_process.processId()); group > 0)
        ::kill(-group, SIGKILL);
#endif
    m_process.kill();
    m_process.waitForFinished(-1);
}

} // namespace tickscope
