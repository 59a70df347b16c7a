// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QSize>

#include "app/cli/input/opened_recording.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/recording_painter.h"

namespace tickscope::cli {

/// What --size, --zoom, --no-hud and --data say of pictures.
struct PictureChoice {
    PictureStyle style;
    std::shared_ptr<const GameData> game; ///< Null: built-in graphics.
};

/// \param usualSize  without --size.
/// Errors: BadInput; Io where --data is no folder.
[[nodiscard]] Result<PictureChoice> pictureChoice(const Arguments &arguments, QSize usualSize);

/// What pictures of \a ticks show beside the world: what happened shortly before and in them, and
/// who is there. The numbers of players only where --follow is one. Errors: Io.
[[nodiscard]] Result<Shared<Index>> pictureIndex(const OpenedRecording &opened,
                                                 const Arguments &arguments, TickRange ticks);

/// The slot that --follow names at \a tick; nothing without the option.
/// Errors: OutOfRange where nobody of that name is there then; BadInput where several are.
[[nodiscard]] Result<std::optional<int>> followedClient(const Index &index,
                                                        const Arguments &arguments, Tick tick);

/// A recording with all that its pictures are made of.
struct DrawnRecording {
    Shared<Recording> recording; ///< With what it and its map decide.
    Shared<Index> places;        ///< For a cursor over that.
    Shared<Motion> motion;
    std::shared_ptr<const RecordingPainter> painter;
};

/// Looks for the map, which it reports the lack of. \param index  of pictureIndex().
[[nodiscard]] DrawnRecording drawnRecording(const OpenedRecording &opened,
                                            const Arguments &arguments, Shared<Index> index,
                                            const PictureChoice &choice);

} // namespace tickscope::cli
