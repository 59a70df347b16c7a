// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/input/command.h"
#include "app/cli/input/options.h"
#include "core/analysis/finders/map_finder.h"
#include "core/analysis/outlined_recording.h"
#include "core/export/clip_file.h"
#include "core/export/tick_walk.h"

namespace tickscope::cli {

/// A recording that a command works on.
struct OpenedRecording : OutlinedRecording {
    std::string name; ///< As the user wrote it, without the secrets of a URL.
};

/// "the recording has ticks 0 to 5000 (00:00.00 to 01:40.00)"
[[nodiscard]] Fault ticksThereAre(const OpenedRecording &opened);

/// Opens a path, a URL or "-" with the format that its bytes belong to.
/// Errors: Io, UnknownFormat, and those of Format::open and Recording::outline.
[[nodiscard]] Result<OpenedRecording> openRecording(const std::string &address,
                                                    const HttpOptions &http);

/// The same recording with an outline without claims: see Recording::checkedOutline().
[[nodiscard]] Result<OpenedRecording> withClaimsChecked(const OpenedRecording &opened);

/// The whole index, with progress on a terminal unless quiet. Errors: Io.
[[nodiscard]] Result<Shared<Index>> readIndex(const OpenedRecording &opened,
                                              const Arguments &arguments, IndexExtras extras = {});

/// Reading \a ticks of \a opened, which must live longer.
[[nodiscard]] inline TickWalk walkOf(const OpenedRecording &opened, TickRange ticks)
{
    return {opened.recording, opened.outline, opened.outline->seekPoints, ticks};
}

/// The map of the recording, looked for in the folders of --maps too. Null when there
/// is none; why goes to standard error unless quiet.
[[nodiscard]] std::optional<FoundMap> mapFor(const OpenedRecording &opened,
                                             const Arguments &arguments,
                                             MapContents contents = MapContents::Read);

/// The recording with what it and its map decide, where that is more than it holds: its states
/// and events have it. Else \a opened itself. The outline is the same, so a cursor or walker
/// over that rebuilds as it goes.
/// \param map  of mapFor().
[[nodiscard]] OpenedRecording rebuiltWith(const OpenedRecording &opened,
                                          const std::optional<FoundMap> &map);

/// The same with the map that mapFor() finds, unless --raw asks for what is recorded alone.
[[nodiscard]] OpenedRecording wholeRecording(const OpenedRecording &opened,
                                             const Arguments &arguments);

/// Whether --from and --to are ticks or times. Errors: BadInput, with a sentence for the user.
[[nodiscard]] Result<void> checkRange(const Arguments &arguments);

/// Ticks that --from and --to leave. Errors: BadInput for wrong usage; OutOfRange when
/// no tick of the recording is among them.
[[nodiscard]] Result<TickRange> chosenTicks(const OpenedRecording &opened,
                                            const Arguments &arguments);

/// Times from one to another.
struct TimeSpan {
    Time first;
    Time last;
};
/// Times that --from and --to leave: those of their ticks, to the nanosecond where they are times.
/// Errors: those of chosenTicks(); OutOfRange for a recording without ticks.
[[nodiscard]] Result<TimeSpan> chosenTimes(const OpenedRecording &opened,
                                           const Arguments &arguments);

/// A moment that --tick or --at names.
struct Moment {
    Tick tick;
    double position = 0; ///< The tick with the share of the way to the next.
};
/// \param fractions  whether --tick may have a fraction.
enum class Fractions { Allowed, Refused };
/// Errors: BadInput for wrong usage; OutOfRange, naming the range.
[[nodiscard]] Result<Moment> chosenMoment(const OpenedRecording &opened, const Arguments &arguments,
                                          Fractions fractions);

/// Checks that --output names the file to write, and that one recording is given for it.
/// Errors: BadInput.
[[nodiscard]] Result<void> checkOutputOption(const Arguments &arguments);

/// Where --output says that what a command makes of \a opened goes.
[[nodiscard]] MadeFile madeFile(const OpenedRecording &opened, const Arguments &arguments);

/// The file that --output names, for what a command makes of \a opened: never a file of the
/// recording itself, and one that is there only with --force. Errors: as NewFile::create().
[[nodiscard]] Result<NewFile> createOutput(const OpenedRecording &opened,
                                           const Arguments &arguments);

/// Says on standard error what of the recording cannot be read, unless quiet.
void reportUnread(const OpenedRecording &opened, const Arguments &arguments);

/// Says on standard error where the recording is damaged, unless quiet.
void reportDamage(const OpenedRecording &opened, const std::vector<Damage> &damage,
                  const Arguments &arguments);

} // namespace tickscope::cli
