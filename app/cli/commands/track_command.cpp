// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/write_tracks.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec TrackOptionSpecs[]{
    {"--player", "P", CliText::tr("Only this player: exact name, or number (6 or '#6')")},
    {"--client", "C", CliText::tr("Only this slot")},
    {"--from", "T", CliText::tr("Start at this tick or time")},
    {"--to", "T", CliText::tr("End at this tick or time")},
    {"--step", "N", CliText::tr("Only every N-th recorded tick")},
    {"--raw", "", CliText::tr("Positions as recorded, not predicted for the tick")},
    {"--last-known", "",
     CliText::tr("Include players whose position is no longer sent, at their last known position")},
};

/// Whether a recording has a third coordinate.
bool hasThirdDimension(const OpenedRecording &opened)
{
    return dimensionsOf(walkOf(opened, opened.ticks())) == Dimensions::Three;
}

struct TrackFilter {
    WhoAndWhen chosen;
    std::int64_t step = 1; ///< Only every step-th tick.
    bool lastKnown = false;
};

Result<TrackFilter> trackFilterFor(const OpenedRecording &opened, const Arguments &arguments)
{
    TRY_ASSIGN(const auto step, arguments.integer("--step", 1));
    // Where somebody was last may be recorded any time before.
    const bool lastKnown = arguments.has("--last-known");
    TRY_ASSIGN(const auto chosen,
               chosenWhoAndWhen(opened, arguments,
                                lastKnown ? Earlier::Everything : Earlier::Nothing,
                                {.rows = IndexRows::LeftOut, .seeks = IndexSeeks::One}));
    return TrackFilter{chosen, step.value_or(1), lastKnown};
}

/// What recording and map hold, and how its states become those of their ticks.
struct Source {
    OpenedRecording recording;
    std::unique_ptr<Mover> mover;
};

Source sourceOf(const OpenedRecording &opened, const Arguments &arguments)
{
    if (arguments.has("--raw"))
        return {opened, nullptr};
    const auto map = mapFor(opened, arguments);
    OpenedRecording whole = rebuiltWith(opened, map);
    const auto motion = whole.recording->makeMotion(map ? map->content : nullptr);
    const bool isRebuilt = whole.recording != opened.recording;
    if (!motion->predicts() && !isRebuilt && opened.info().map && !arguments.isQuiet())
        complain(
            {Fault::tr("%1: positions are as recorded, not predicted for the tick"), opened.name});
    return {std::move(whole), motion->predicts() ? motion->makeMover() : nullptr};
}

Result<void> checkTrack(const Arguments &arguments)
{
    TRY(checkRange(arguments));
    return arguments.integer("--step", 1).map([](const auto &) {});
}

TrackRowShape shapeOf(const Task &task, const TickWalk &walk, const TrackFilter &filter)
{
    TrackRowShape shape{.dimensions = dimensionsOf(walk),
                        .numbersPlayers = filter.chosen.numbersPlayers,
                        .hasLastKnown = filter.lastKnown,
                        .file = task.isOnly ? std::string() : task.file};
    // One table has the columns of all files.
    if (!task.arguments.wantsJson() && !task.isOnly && task.all.any(hasThirdDimension))
        shape.dimensions = Dimensions::Three;
    return shape;
}

Result<std::vector<Damage>> readTrack(const Task &task, const OpenedRecording &opened)
{
    TRY_ASSIGN(const auto filter, trackFilterFor(opened, task.arguments));
    Source source = sourceOf(opened, task.arguments);
    const WhoAndWhen &chosen = filter.chosen;
    TickRange walked = chosen.ticks;
    // Steps count from there, so that those of a range are those of the whole.
    if (filter.lastKnown || filter.step > 1)
        walked.first = opened.ticks().first;
    const TickWalk walk = walkOf(source.recording, walked);
    const TrackRowShape shape = shapeOf(task, walk, filter);
    RowWriter writer(task.output,
                     task.arguments.wantsJson() ? RowFormat::JsonLines : RowFormat::Csv,
                     trackColumns(shape), CsvReader::Spreadsheet);
    if (!task.isFirst)
        writer.leaveOutHeader();
    TrackExport wanted{.walk = walk,
                       .ticks = chosen.ticks,
                       .index = chosen.index,
                       .mover = std::move(source.mover),
                       .step = filter.step};
    wanted.takesClient = [&chosen](int client) { return chosen.takesClients(client, NoClient); };
    wanted.takesPlayer = [&chosen](const Player *who) { return chosen.takesPlayers(who, nullptr); };
    if (!task.arguments.isQuiet()) {
        wanted.velocityDerived = [&opened] {
            complain({Fault::tr("%1: no velocities are recorded; they follow from positions"),
                      opened.name});
        };
    }
    auto damage = writeTracks(std::move(wanted), shape, writer, task.output, {});
    if (damage)
        writer.finish();
    return damage;
}

} // namespace

constinit const Command TrackCommand{
    .name = "track",
    .summary = CliText::tr(
        "Prints the position of every living player at every recorded tick (CSV or rows)"),
    .details = CliText::tr(
        "Positions are in world units, velocities in units per second: a tile of Teeworlds is\n"
        "32 units, a block of Hollow Cube is one. Of a recording without velocities they follow\n"
        "from positions, which rows of --json say as velocity_source. Without the map, or\n"
        "with --raw, positions are as recorded. With --last-known, a column of that name says\n"
        "whether a position is only the last known one. A table of several files has a column\n"
        "for the file, and all columns that any of them has. T is a tick, or a time if it has\n"
        "a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its players\n"
        "have names, and numbers only if --player is one."),
    .options = TrackOptionSpecs,
    .check = checkTrack,
    .read = readTrack,
};

} // namespace tickscope::cli
