// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_format.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <QFileInfo>
#include <QStandardPaths>
#include <QSysInfo>

#include "core/base/fault.h"

namespace tickscope {

// What yuvPicture() makes, of pictures and of the video: players would take it for that of the
// television before it.
#define TICKSCOPE_COLOR_TAGS \
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"
constexpr std::array ColorTags{TICKSCOPE_COLOR_TAGS};

// Letters and edges of tiles stay sharp. The search for motion is the quick one, what is kept of a
// picture follows those to come: two thirds of the time of "veryfast" for a file a tenth larger.
// The index stands first in the file, so that it plays while it is fetched.
constexpr std::array Mp4{
    TICKSCOPE_COLOR_TAGS,       "-c:v", "libx264", "-preset",   "superfast", "-x264-params",
    "mbtree=1:rc-lookahead=10", "-crf", "18",      "-movflags", "+faststart"};
constexpr std::array WebM{
    TICKSCOPE_COLOR_TAGS, "-c:v",     "libvpx-vp9", "-b:v", "0",       "-crf", "24",
    "-deadline",          "realtime", "-cpu-used",  "5",    "-row-mt", "1"};
// A palette for each picture: one for all of them would keep all in memory.
constexpr std::array Gif{"-lavfi",
                         "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1"};
constexpr std::array Mkv{"-c:v", "ffv1", "-level", "3", "-g", "1", "-slicecrc", "1"};

#undef TICKSCOPE_COLOR_TAGS

constexpr std::array Formats{
    VideoFormat{"mp4", "mp4", Mp4, {60, 1}, true, false, true},
    VideoFormat{"webm", "webm", WebM, {60, 1}, false, false, true},
    VideoFormat{"gif", "gif", Gif, {25, 1}, false, true},
    VideoFormat{"mkv", "matroska", Mkv, {60, 1}, false, false},
};

static QString words(std::string_view text)
{
    return QString::fromLatin1(text);
}

std::span<const VideoFormat> videoFormats()
{
    return Formats;
}

const VideoFormat *videoFormatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix.isEmpty())
        return &Formats.front();
    const auto found = std::ranges::find_if(
        Formats, [&suffix](const VideoFormat &format) { return words(format.suffix) == suffix; });
    return found == Formats.end() ? nullptr : &*found;
}

Result<void> checkVideoFormat(const VideoFormat &format, QSize size, Rational fps)
{
    if (format.needsEvenSides && (size.width() % 2 != 0 || size.height() % 2 != 0))
        return failure(ErrorCode::BadInput, {Fault::tr("width and height of a .%1 must be even"),
                                             std::string(format.suffix)});
    constexpr std::int64_t Hundredths = 100;
    // Players take less than two of them for a mistake.
    if (format.countsHundredths
        && (Hundredths * fps.denominator % fps.numerator != 0
            || fps.numerator * 2 > Hundredths * fps.denominator))
        return failure(
            ErrorCode::BadInput,
            {Fault::tr(
                 "a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a "
                 "second"),
             std::string(format.suffix)});
    return {};
}

QStringList ffmpegArguments(const VideoFormat &format, QSize size, Rational fps,
                            const QString &path)
{
    // QImage::Format_RGB32 is a number of 32 bits.
    const bool isLittle = QSysInfo::ByteOrder == QSysInfo::LittleEndian;
    QStringList arguments{QStringLiteral("-nostdin"),
                          QStringLiteral("-hide_banner"),
                          QStringLiteral("-loglevel"),
                          QStringLiteral("error"),
                          QStringLiteral("-xerror"),
                          QStringLiteral("-f"),
                          QStringLiteral("rawvideo"),
                          QStringLiteral("-pixel_format"),
                          format.takesYuv ? QStringLiteral("yuv420p")
                          : isLittle      ? QStringLiteral("bgr0")
                                          : QStringLiteral("0rgb"),
                          QStringLiteral("-video_size"),
                          QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
                          QStringLiteral("-framerate"),
                          QStringLiteral("%1/%2").arg(fps.numerator).arg(fps.denominator)};
    if (format.takesYuv)
        std::ranges::copy(ColorTags, std::back_inserter(arguments));
    arguments << QStringLiteral("-i") << QStringLiteral("pipe:0");
    for (const char *word : format.codec)
        arguments << QString::fromLatin1(word);
    // The name is that of a file whatever it looks like, and is there already.
    arguments << QStringLiteral("-f") << words(format.muxer) << QStringLiteral("-y")
              << QStringLiteral("file:") + path;
    return arguments;
}

Result<QString> findFfmpeg()
{
    const QString found = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    if (found.isEmpty())
        return failure(ErrorCode::Unsupported,
                       Fault::tr("videos need the program ffmpeg: install the package ffmpeg, "
                                 "or name the file .png for a picture of each frame"));
    return found;
}

} // namespace tickscope
