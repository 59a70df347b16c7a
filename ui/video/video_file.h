// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include <QString>

#include "core/export/clip_file.h"
#include "ui/video/video_drawing.h"
#include "ui/video/video_format.h"

namespace tickscope {

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
