// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/export/text/row_writer.h"
#include "core/export/tick_walk.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"

namespace tickscope {

enum class Dimensions { Two, Three };

/// Whether \a state has a third coordinate, by its types.
[[nodiscard]] Dimensions dimensionsOf(const WorldState &state);
/// The same of what is walked, by the first state.
[[nodiscard]] Dimensions dimensionsOf(const TickWalk &walk);

/// What rows of tracks have besides the places.
struct TrackRowShape {
    Dimensions dimensions = Dimensions::Two;
    bool numbersPlayers = true; ///< As EventRowShape.
    bool hasNames = false;      ///< As EventRowShape.
    bool hasLastKnown = false;  ///< Also who is there without a place, where they were last.
    std::string file = {};      ///< As EventRowShape.
};

/// Of a table; where the numbers of players are missing their names are the last columns.
[[nodiscard]] std::vector<std::string> trackColumns(const TrackRowShape &shape);

/// Whom to write, and when.
struct TrackExport {
    TickWalk walk;       ///< From the beginning, if the last known places are wanted, or steps.
    TickRange ticks;     ///< That are written.
    Shared<Index> index; ///< Who is who.
    std::unique_ptr<Mover> mover; ///< Null where nobody has to be moved.
    std::int64_t step = 1;        ///< Only every step-th recorded tick of the walk.
    std::function<bool(int client)> takesClient = {}; ///< Null for all.
    /// Null for all. Asked with null where no player is known.
    std::function<bool(const Player *)> takesPlayer = {};
    /// Called before the first row whose velocity follows from positions. Null for no one.
    std::function<void()> velocityDerived = {};
};

/// Writes where every living player is at each recorded tick: positions in world units, moved
/// forward to the tick by the mover, velocities in units a second. Where the recording has none
/// they follow from the positions of the last tenth of a second; JSON rows say so in
/// "velocity_source". Returns the damage.
/// Errors: Io, Cancelled.
Result<std::vector<Damage>> writeTracks(TrackExport wanted, const TrackRowShape &shape,
                                        RowWriter &writer, const TextSink &reader,
                                        const ExportRun &run);

} // namespace tickscope
