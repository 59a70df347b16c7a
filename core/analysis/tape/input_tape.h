// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/timeline/index.h"

namespace tickscope {

/// What begins with a run.
enum class RunStart : std::uint8_t {
    Press,
    GoesOn, ///< Nothing: the press of the run before goes on, or was cut.
    Game,   ///< What the player did not choose.
};

/// A value that stood from \a first to \a last, both included. Presses that began and ended within
/// one tick, which no state shows, are a run of no ticks: its last tick is the one before its
/// first.
struct InputRun {
    Tick first;
    Tick last;
    std::int64_t value = 0;
    /// Presses in its first tick that the values do not show: the key was released and pressed
    /// again, or pressed and released, within it.
    std::int32_t quickPresses = 0;
    /// Recorded ticks lie so far apart where it begins: it may have begun in any of those between.
    std::int32_t step = 1;
    RunStart start = RunStart::Press;

    [[nodiscard]] std::int64_t ticks() const { return last - first + 1; }
    /// Whether a cut parted it from \a before.
    [[nodiscard]] bool continues(const InputRun &before) const
    {
        return quickPresses == 0 && first == before.last + 1 && value == before.value;
    }
    /// How many it stands for, behind \a before (null where there is none).
    [[nodiscard]] std::int64_t presses(const InputRun *before) const
    {
        const bool wasHeld = before && first == before->last + 1 && value == before->value;
        const bool begins = ticks() > 0 && start == RunStart::Press;
        return quickPresses + (begins && !(wasHeld && quickPresses > 0) ? 1 : 0);
    }
    /// Whether what is shown is the same, however exactly its beginning is known.
    friend bool operator==(const InputRun &left, const InputRun &right)
    {
        return left.first == right.first && left.last == right.last && left.value == right.value
               && left.quickPresses == right.quickPresses;
    }
};

/// The one of \a runs, of inputs or of aims and in order, that \a tick is in; null where there is
/// none.
template<typename Run>
[[nodiscard]] const Run *runAt(const std::vector<Run> &runs, Tick tick)
{
    const auto behind = std::ranges::upper_bound(runs, tick, {}, &Run::first);
    return behind == runs.begin() || std::prev(behind)->last < tick ? nullptr : &*std::prev(behind);
}

/// \a runs with each press alone: those within a tick one by one, before what is held behind them.
[[nodiscard]] std::vector<InputRun> singlePresses(const std::vector<InputRun> &runs);

/// Presses within \a tick that no value of \a runs shows.
[[nodiscard]] std::int32_t quickPressesAt(const std::vector<InputRun> &runs, Tick tick);

/// What the runs of a track are.
enum class InputTrackKind {
    Presses, ///< While the value is not 0.
    Marks,   ///< One tick each: something happened.
    Choices, ///< Every value, 0 too: one of them is always chosen.
};

/// One input of one client over a stretch, runs by tick.
struct InputTrack {
    std::string name; ///< Of the field, or of one flag of it.
    InputTrackKind kind = InputTrackKind::Presses;
    Shared<ValueTexts> texts; ///< Words for values, or null.
    std::vector<InputRun> runs = {};
    bool isFlag = false;      ///< One of several in a field; most are never set.
    bool isCondition = false; ///< A state of the player, not a press.

    /// The value of the press that \a value belongs to: one with phases is just held.
    [[nodiscard]] std::int64_t pressValue(std::int64_t value) const;
    /// What begins with \a now right behind \a before.
    [[nodiscard]] RunStart startOf(std::int64_t before, std::int64_t now) const;
    /// Word for \a value, or its number.
    [[nodiscard]] std::string textOf(std::int64_t value, const SentenceWords &words = {}) const;
};

/// From here to the next sample the client aims there.
struct AimSample {
    std::int32_t offset = 0; ///< Ticks behind the first one of the tape.
    float angle = 0;         ///< Radians from -pi to pi, 0 to the right, clockwise on the screen.

    friend bool operator==(const AimSample &, const AimSample &) = default;
};

/// What one item type holds of the inputs of one client over a stretch.
struct InputSource {
    int client = NoClient; ///< NoClient for inputs of the recorder, where no client ID is known.
    Shared<ItemType> type;
    std::vector<InputRun> present; ///< When it has values.
    std::vector<InputTrack> tracks;
    std::vector<AimSample> aim; ///< Good only where present.
    bool hasAim = false;
    std::vector<AimSample> pitch = {}; ///< Where the aim is a yaw: how far down.
    bool hasPitch = false;

    [[nodiscard]] std::size_t byteSize() const;
    /// Whether nothing is known right before \a tick, of what goes on then.
    [[nodiscard]] bool begins(Tick tick) const
    {
        return std::ranges::binary_search(present, tick, {}, &InputRun::first);
    }
    /// The same right behind it.
    [[nodiscard]] bool ends(Tick tick) const
    {
        return std::ranges::binary_search(present, tick, {}, &InputRun::last);
    }
};

/// The aim and, of a view in space, its pitch.
inline constexpr std::array AimSamples{&InputSource::aim, &InputSource::pitch};

/// All inputs of one stretch, at the exactness of the recording. Immutable once shared.
struct InputTape {
    TickRange ticks;
    std::vector<InputSource> sources; ///< By client, then by name of the type.

    [[nodiscard]] std::size_t byteSize() const;
    /// Null if there is none.
    [[nodiscard]] const InputSource *find(int client, std::string_view typeName) const;
};

/// Reads the inputs of \a ticks in pieces of \a pieceTicks (the last may be shorter), by
/// field roles alone; see ItemType::inputSource. Runs are cut where a piece ends.
///
/// A press lasts until the recording shows its end: where ticks are left out, up to the
/// tick before the next recorded one. Where the state is doubtful nothing is present.
/// Errors: OutOfRange outside the recording, Io, Cancelled.
Result<std::vector<Shared<InputTape>>> readInputTapes(const Shared<Recording> &recording,
                                                      const Index &index, TickRange ticks,
                                                      std::int64_t pieceTicks,
                                                      std::stop_token stop);

/// How people say what a field of inputs is called.
struct InputTitle {
    std::string_view field;
    const char *title; ///< A word for translation.
};

/// Those of the formats' fields. Static storage.
[[nodiscard]] std::span<const InputTitle> inputTitles();

/// The title of the input \a name, a field or a flag: "Fire held" for "FireHeld". Where there is
/// none it is the name.
[[nodiscard]] std::string titleOfInput(const std::string &name);

} // namespace tickscope
