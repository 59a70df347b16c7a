// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/playback/frame_sequence.h"

namespace tickscope {

/// A kind of video file that ffmpeg is asked for, as the ending of its name says.
struct VideoFormat {
    std::string_view suffix; ///< Without point: "mp4".
    std::string_view muxer;  ///< Of ffmpeg.
    /// Words for ffmpeg: how pictures become those of the codec, and how that works.
    std::span<const char *const> codec;
    Rational usualRate;
    bool needsEvenSides = false;   ///< The codec stores colours for every second pixel.
    bool countsHundredths = false; ///< A picture lasts whole hundredths of a second.
    bool takesYuv = false;         ///< Pictures come as yuvPicture() makes them.
};

[[nodiscard]] std::span<const VideoFormat> videoFormats();
/// That of the ending of \a path, in any case of letters; the first one where there is no ending;
/// null for another one.
[[nodiscard]] const VideoFormat *videoFormatOf(const QString &path);

/// Whether \a format can hold such pictures. Errors: BadInput.
[[nodiscard]] Result<void> checkVideoFormat(const VideoFormat &format, QSize size, Rational fps);

/// ffmpeg's arguments for reading raw pictures from its standard input and writing them to \a path,
/// which is absolute and is replaced.
[[nodiscard]] QStringList ffmpegArguments(const VideoFormat &format, QSize size, Rational fps,
                                          const QString &path);

/// Path of the program ffmpeg. Errors: Unsupported where it is not installed, with what to install.
[[nodiscard]] Result<QString> findFfmpeg();

} // namespace tickscope
