// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QByteArray>
#include <QColor>
#include <QImage>

#include "core/model/recording.h"
#include "core/playback/frame_sequence.h"
#include "core/timeline/index.h"
#include "ui/reading/recording_frames.h"
#include "ui/world/recording_painter.h"

namespace tickscope {

/// One picture of a video on its way to a sink.
struct VideoFrame {
    std::int64_t number = 0; ///< From 0.
    QImage image;            ///< Format_RGB32.
    QByteArray bytes;        ///< What FrameSink::prepare() made of it; may be empty.
};

/// Where the pictures of a video go. Errors (of all functions): Io; Cancelled.
class FrameSink
{
public:
    virtual ~FrameSink() = default;

    /// Work that needs this one picture only. Any thread, of several frames at the same time.
    [[nodiscard]] virtual Result<void> prepare(VideoFrame &frame) const;
    /// A prepared frame. In their order, from the thread of drawVideo().
    [[nodiscard]] virtual Result<void> write(const VideoFrame &frame, std::stop_token stop) = 0;
};

/// Another recording in the pictures of a video, or the same one at another moment: values only.
struct VideoGhost {
    ReadRecording source;
    /// As WorldLayer has it. Called from the thread of drawVideo().
    std::function<std::optional<Time>(Time)> timeAt;
    std::optional<PlayerRef> subject = {}; ///< As ReadRecording::scene() has it.
    std::optional<QColor> tint = {};       ///< As SceneLayer has it.
    double opacity = 1.0;
};

/// What a video shows: values only.
struct VideoOrder {
    Shared<Recording> recording; ///< With what it and its map decide.
    Shared<Index> places;        ///< For a cursor over that.
    Shared<Motion> motion;
    std::shared_ptr<const RecordingPainter> painter;
    FrameSequence frames;
    /// Client ID in the middle of the picture at a tick; see RecordingPainter::paint().
    /// Called from the thread of drawVideo().
    std::function<std::optional<int>(Tick)> followed;
    std::vector<VideoGhost> ghosts = {};
};

/// How many frames are written.
using FrameProgress = std::function<void(std::int64_t)>;

/// Draws all frames on all cores but one, a few ahead of the sink, which gets them in order.
/// Blocks. Errors: those of Cursor::frameAt() and of the sink; LimitExceeded where a picture
/// takes more memory than there is; Cancelled.
[[nodiscard]] Result<void> drawVideo(const VideoOrder &order, FrameSink &sink,
                                     const FrameProgress &progress, std::stop_token stop);

} // namespace tickscope
