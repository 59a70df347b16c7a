// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_encoder.h"

#include <utility>

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>

#include "core/base/fault.h"
#include "core/base/try.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tickscope {

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
