// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QByteArray>
#include <QImage>
#include <QProcess>
#include <QString>
#include <QStringList>

#include "ui/video/video_drawing.h"

namespace tickscope {

/// Pictures that another program, ffmpeg, makes a video of: it gets them through a pipe. It never
/// outlives this, and what it wrote then is up to the caller, who named the file. One thread,
/// which needs no event loop.
class VideoEncoder : public FrameSink
{
public:
    /// How long the program may do nothing before it is taken to hang. A large picture takes an
    /// old computer seconds.
    static constexpr std::chrono::milliseconds Patience{60'000};

    /// What of a picture the program gets.
    enum class Pixels { Image, Yuv };
    /// Starts \a program. \param output  the file that its arguments name.
    /// Errors (of all functions): Io, with what the program said last; Cancelled.
    [[nodiscard]] static Result<std::unique_ptr<VideoEncoder>> start(
        const QString &program, const QStringList &arguments, const QString &output,
        std::chrono::milliseconds patience = Patience, Pixels pixels = Pixels::Image);
    ~VideoEncoder() override;

    [[nodiscard]] Result<void> prepare(VideoFrame &frame) const override;
    [[nodiscard]] Result<void> write(const VideoFrame &frame, std::stop_token stop) override;
    /// Waits until the file is complete.
    [[nodiscard]] Result<void> finish(std::stop_token stop);

private:
    class Watchdog;

    VideoEncoder(QString output, std::chrono::milliseconds patience, Pixels pixels);
    [[nodiscard]] Result<void> pass(Watchdog &watchdog, bool isAlive, const std::stop_token &stop);
    [[nodiscard]] Result<void> endedEarly();
    void keepWords();
    void kill();

    QProcess m_process;
    QString m_output;
    std::chrono::milliseconds m_patience;
    Pixels m_pixels;
    QByteArray m_words; ///< The end of what the program said.
};

/// \a image, Format_RGB32, as codecs store pictures: the luma of all pixels, row by row without
/// gaps, then both differences of colour, each of the mean of two by two pixels (ITU-R BT.709,
/// limited range, 4:2:0). At an odd edge there are fewer than four.
[[nodiscard]] QByteArray yuvPicture(const QImage &image);

} // namespace tickscope
