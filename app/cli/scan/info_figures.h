// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/cli/input/opened_recording.h"

/// Numbers that `info` prints of a recording, by the names that it has for them: "tick_count",
/// "players" (how many), "counts.items.Message", and "events.chat" for the events of a kind.
/// Figures of players, which `facts` prints, stand in scan_reader.cpp.
namespace tickscope::cli {

/// What a figure needs to be known.
enum class FigureSource {
    Outline, ///< Nothing but the container.
    Index,   ///< All of the recording.
    Facts,   ///< What a player did, tick by tick: it is a figure of `facts`.
};

/// A figure that every recording has; those under "counts." and "events." are besides.
struct InfoFigure {
    std::string_view name;
    FigureSource source;
    std::optional<double> (*value)(const OpenedRecording &, const Index &);
};

/// In the order in which rows have them.
[[nodiscard]] std::span<const InfoFigure> infoFigures();

/// Whether there may be a figure \a name. Errors: BadInput, naming the nearest.
[[nodiscard]] Result<FigureSource> figureSource(std::string_view name);

/// Of what \a name is that is none of `facts`: nothing where the recording does not have it, or its
/// format no such count. \param index  may know the outline only for a figure of that.
[[nodiscard]] std::optional<double> infoFigure(std::string_view name, const OpenedRecording &opened,
                                               const Index &index);

/// All figures of \a opened, as a JSON object. Zeros of counts are left out.
[[nodiscard]] std::string figuresJson(const OpenedRecording &opened, const Index &index);

} // namespace tickscope::cli
