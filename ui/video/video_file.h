// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QByteArray>
#include <QImage>
#include <QString>

#include "core/export/clip_file.h"
#include "core/io/new_file.h"
#include "ui/video/video_drawing.h"
#include "ui/video/video_format.h"

namespace tickscope {

/// \a image as a file has it. \param kind  "png". \param path  for the error. Errors: Io.
[[nodiscard]] Result<QByteArray> pictureBytes(const QImage &image, const QByteArray &kind,
                                              const std::string &path);

/// The pictures of a video as files: OUT-000001.png and so on for OUT.png. They are all there when
/// it is finished, and none before.
class PictureFiles : public FrameSink
{
public:
    PictureFiles(std::string path, IfPresent ifPresent)
        : m_path(std::move(path))
        , m_ifPresent(ifPresent)
    {
    }

    /// That of the frame, from 0. \param path  of all of them.
    [[nodiscard]] static std::string pathOf(const std::string &path, std::int64_t number);

    /// Errors (of all functions): Io.
    [[nodiscard]] Result<void> prepare(VideoFrame &frame) const override;
    [[nodiscard]] Result<void> write(const VideoFrame &frame, std::stop_token stop) override;
    [[nodiscard]] Result<void> finish();

private:
    std::string m_path;
    IfPresent m_ifPresent;
    std::vector<NewFile> m_files;
};

/// A video of some ticks of a recording: values only, so that a worker can make it.
struct VideoRequest {
    PictureMaterial material; ///< Without pictures of the game: these are looked for.
    Shared<Recording> recording;
    Shared<Motion> motion;
    TickRange ticks;
    PictureStyle style;
    Rational fps{60, 1};
    Rational speed{1, 1};
    std::optional<PlayerRef> followed = {}; ///< In the middle of the picture while they are there.
    std::vector<VideoGhost> ghosts = {};

    /// Its moments. Errors: those of FrameSequence::of().
    [[nodiscard]] Result<FrameSequence> frames() const;
    /// All that it takes to draw it. Waits for the disk. Errors: those of frames().
    [[nodiscard]] Result<VideoOrder> order() const;
};

/// Where a video goes, and as what.
struct VideoTarget {
    MadeFile file;                       ///< Of pictures the name that they are numbered by.
    const VideoFormat *format = nullptr; ///< Null: a PNG of each frame, see PictureFiles.
    QString ffmpeg = {};                 ///< See findFfmpeg(); not needed for pictures.
};

/// A path of the core as Qt has it.
[[nodiscard]] QString localName(const std::string &path);

/// Draws all frames of \a order into \a target, which is there whole or not at all. Takes long: for
/// workers. Errors: those of drawVideo(), VideoEncoder and NewFile; Cancelled.
[[nodiscard]] Result<void> saveVideo(const VideoOrder &order, const VideoTarget &target,
                                     const FrameProgress &progress, std::stop_token stop);

} // namespace tickscope
