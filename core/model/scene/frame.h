// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/state/world_state.h"

namespace tickscope {

/// How far a frame may be trusted.
enum class Exactness {
    Recorded,     ///< As the file has it.
    Rebuilt,      ///< Follows from what is recorded before.
    Damaged,      ///< After damage; the last state that could be read.
    Unreachable,  ///< The file or the server could not be read: Frame::error says why.
    NotLoadedYet, ///< The bytes, or the index, are not there yet.
};

/// The word that command line output uses: "recorded", "rebuilt", ...
[[nodiscard]] const char *exactnessName(Exactness exactness);

/// One tick: the state as recorded, and with actors moved on to that tick where the
/// recording leaves that to the reader.
struct Shown {
    Tick tick;
    Shared<WorldState> recorded;
    Shared<WorldState> shown;
    /// Where nothing is recorded in \a tick and the world went on to it: the last tick before
    /// that is recorded.
    std::optional<Tick> rebuiltFrom{};

    [[nodiscard]] Tick recordedTick() const { return rebuiltFrom.value_or(tick); }
};

/// A tick that is over.
struct Past {
    Tick tick;
    Shared<WorldState> recorded;
};

/// States before a frame, the newest first. Some are read only when somebody asks for them, which
/// takes as long as a short jump. Copies share them; any thread.
class PastStates
{
public:
    using Reader = std::function<std::vector<Past>()>;

    PastStates() = default;
    PastStates(std::vector<Past> states);
    PastStates(std::initializer_list<Past> states)
        : PastStates(std::vector<Past>(states))
    {
    }
    explicit PastStates(Reader reader);

    [[nodiscard]] const std::vector<Past> &read() const;

private:
    struct Content;
    std::shared_ptr<Content> m_content; ///< Null for none.
};

/// Where an item was last that has no place now, though it is still there.
struct LastPlace {
    ItemKey key;
    Tick tick;
    Shared<WorldState> state; ///< As recorded in that tick.
};

/// Ticks for which a frame remembers: what happened in them is still to be seen.
inline constexpr std::int64_t FrameMemory = 45;

/// What a view gets for a tick. Shared and immutable.
struct Frame {
    Tick asked;                 ///< The tick that was wanted.
    std::optional<Past> before; ///< Tick with a state before \a at: what changed.
    std::optional<Shown> at;    ///< Last tick with a state at or before the wanted one.
    std::optional<Shown> next;  ///< Tick with a state after it: where things go.
    Exactness exactness = Exactness::NotLoadedYet;
    PastStates past; ///< Of the FrameMemory ticks before \a at.
    /// Of those whom PlayerRule::subject names, if \a at has no place of theirs; without those
    /// whose place lies too far back to be looked for.
    std::vector<LastPlace> lastPlaces{};
    /// Why there are no states. Of damage and ticks outside the recording as well as of a source
    /// that could not be read, where asking again may help.
    std::optional<Error> error{};

    /// How much of \a next is shown at \a position, in ticks: 0 at the tick of \a at, which must be
    /// there, and where nothing is next; 1 at the tick of \a next.
    [[nodiscard]] double shareOfNext(double position) const;
};

} // namespace tickscope
