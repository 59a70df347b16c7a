// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stop_token>
#include <string_view>
#include <utility>

#include "core/analysis/compare/alignment.h"
#include "core/analysis/tape/input_tape.h"

/// Inputs of one recording as those of another one are compared with them.
namespace tickscope {

/// An input of a client, and when it is known.
struct KnownTrack {
    const InputSource *source = nullptr;
    const InputTrack *track = nullptr;
};
/// By names of the item and of the input: what a hand presses and what a tee does have one name.
/// What a hand pressed is without the item's, as each recorder has one of its own for it.
using KnownTracks = std::map<std::pair<std::string_view, std::string_view>, KnownTrack>;

/// What is compared of the inputs of a recording.
struct InputChoice {
    bool hasAim = false; ///< As one more input, AimName.
    /// Of what the state does not hold, only the ticks at which it was reported: between these the
    /// recorder may have been left without some.
    bool isOfReports = false;
};
inline constexpr std::string_view AimName = "aim angle"; // "aim" is a key of DDNet
inline constexpr double AimSteps = 100; ///< A degree, as the values of a track are whole numbers.

/// Errors: those of readInputTapes().
[[nodiscard]] Result<InputTape> comparedInputs(const ComparedRecording &of, TickRange ticks,
                                               InputChoice choice, const std::stop_token &stop);

/// The tracks of one client.
/// \param withMarks  what happened at a tick, such as shots.
[[nodiscard]] KnownTracks tracksOf(const InputTape &tape, int client, bool withMarks);

inline constexpr Tick Never{std::numeric_limits<std::int64_t>::max() / 2};

struct HeldValue {
    /// Nothing where the recording does not hold the client's inputs.
    std::optional<std::int64_t> value;
    Tick until = Never; ///< Up to before here nothing changes.
};
[[nodiscard]] HeldValue heldAt(const KnownTrack &known, Tick tick);

/// How often it is pressed in \a tick.
[[nodiscard]] std::int64_t pressesAt(const KnownTrack &known, Tick tick);

} // namespace tickscope
