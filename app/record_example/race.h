// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/formats/hollowcube/ghost_reader.h"

namespace tickscope::example {

/// A run that is played against the ghost of an earlier one: what a server does for who races.
/// Both start at the same moment, and are compared at the checkpoints that both come to.
class Race
{
public:
    /// \param file  path or address of the recording that the ghost is of.
    /// Errors: those of opening; Damaged where no run starts in it.
    static Result<Race> against(const std::string &file);

    /// What happens in the run; its start is that of the race.
    void take(const hollowcube::ReplayEvent &event);
    /// Ends a tick of the run: the ghost moves on. Errors: Io.
    Result<void> advance();

    /// Where the ghost is now; nothing before the start, where it is not known, and behind its end.
    [[nodiscard]] const std::optional<hollowcube::Placement> &ghost() const { return m_place; }

    /// Checkpoints that were compared since the last call, as lines: name, time of the run, time of
    /// the ghost, and by how much the run is behind it.
    [[nodiscard]] std::vector<std::string> newSplits() { return std::exchange(m_lines, {}); }

private:
    /// Run clocks, in milliseconds.
    struct Split {
        std::optional<std::int64_t> run;
        std::optional<std::int64_t> ghost;
    };

    explicit Race(GhostReader reader)
        : m_reader(std::move(reader))
    {
    }
    Result<void> findStart();
    void addSplit(const hollowcube::ReplayEvent &event, std::optional<std::int64_t> Split::*clock);

    GhostReader m_reader;
    Tick m_ghostTick; ///< The next one that it shows.
    bool m_hasStarted = false;
    std::optional<hollowcube::Placement> m_place;
    std::map<std::string, Split> m_splits;
    std::vector<std::string> m_lines;
};

} // namespace tickscope::example
