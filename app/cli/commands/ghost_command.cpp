// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/analysis/compare/differences.h"
#include "core/analysis/runs.h"
#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/formats/run_writer.h"
#include "core/playback/time_command.h"
#include "core/timeline/cursor.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec GhostOptionSpecs[]{
    {"--run", "N", CliText::tr("Which run, by its number in runs (the fastest without it)")},
    {"--player", "P", CliText::tr("Only this player: exact name, or number (6 or '#6')")},
    {"--output", "OUT", CliText::tr("File to write the ghost to (required)"), 'o'},
    {"--force", "", CliText::tr("Replace OUT if it exists; never the recording itself")},
};

/// Why \a run cannot be made a ghost of \a wanted, or of anybody; nothing where it can.
std::optional<Fault> whyNoGhost(const RaceRun &run, const Index &index, const Player *wanted)
{
    if (!run.isFinished || !run.time)
        return Fault{Fault::tr("it has no finish with a time")};
    const Player *player = run.who ? index.players().of(*run.who) : nullptr;
    if (!player || run.whoSource == RaceRun::WhoSource::FittingTime)
        return Fault{Fault::tr("the recording does not say whose it is")};
    if (wanted && player != wanted)
        return Fault{Fault::tr("it is that of %1"), player->nameAt(run.who->tick)};
    // The first tick of the race may be a snapshot before the first one that is recorded.
    const Tick first{run.ticks.first.value - FairTicks};
    if (index.time().timeAt(run.ticks.last) - index.time().timeAt(first) < *run.time)
        return Fault{Fault::tr("its start is not recorded")};
    return {};
}

/// As runs numbers them.
Result<RaceRun> chosenRun(const Shared<Index> &index, const Arguments &arguments)
{
    const Player *wanted = nullptr;
    if (const auto word = arguments.value("--player")) {
        TRY_ASSIGN(wanted, namedPlayer(*index, *word));
    }
    TRY_ASSIGN(auto runs, runsOf(index));
    TRY_ASSIGN(const auto number, arguments.integer("--run", 1));
    if (!number) {
        std::erase_if(runs, [&](const RaceRun &run) { return whyNoGhost(run, *index, wanted); });
        if (runs.empty())
            return outOfRange(Fault::tr("there is no finished run of a player whom the recording "
                                        "names, with its time and its start"));
        return *std::ranges::min_element(runs, {}, &RaceRun::time);
    }
    if (static_cast<std::size_t>(*number) > runs.size())
        return outOfRange(
            {Fault::trN("there are %n run(s)"), static_cast<std::int64_t>(runs.size())});
    const RaceRun &run = runs[static_cast<std::size_t>(*number - 1)];
    if (const auto why = whyNoGhost(run, *index, wanted))
        return outOfRange({Fault::tr("run %1: %2"), *number, *why});
    return run;
}

/// Of the first format that holds runs.
std::unique_ptr<RunWriter> writerFor(const RunHead &head)
{
    for (const auto &format : allFormats().formats()) {
        if (auto writer = format->makeRunWriter(head))
            return writer;
    }
    return nullptr;
}

/// Eleven hours at 50 ticks a second: a small file may claim years, of which each tick is written.
constexpr std::int64_t MostTicks = 2'000'000;

/// Between two places of a player who is in sight, in ticks: demos have each second one, some
/// fewer.
constexpr std::int64_t LongestStep = 10;

struct Ghost {
    std::vector<std::byte> bytes;
    Time unseen{0}; ///< Of the run, in which its player is not recorded.
};

/// A ghost of \a run, which is finished and somebody's, with each tick that was recorded between
/// start and finish. Errors: those of RunWriter::finish(); Io; LimitExceeded.
Result<Ghost> ghostOf(const OpenedRecording &opened, const Index &index, const Motion &motion,
                      const RaceRun &run)
{
    if (run.ticks.last - run.ticks.first > MostTicks)
        return limitExceeded(Fault::tr("the run is too long for a ghost"));
    const std::string &name = index.players().of(*run.who)->nameAt(run.who->tick);
    const auto writer = writerFor(
        {opened.info(), name, run.who->client, run.ticks.first, *run.time});
    Cursor cursor(opened.recording, limits::CursorCache);
    const auto mover = motion.makeMover();
    Ghost ghost;
    Tick seen = run.ticks.first;
    const auto see = [&](Tick tick) {
        if (tick - seen > LongestStep)
            ghost.unseen += index.time().timeAt(tick) - index.time().timeAt(seen);
        seen = tick;
    };
    for (Tick tick = run.ticks.first; tick <= run.ticks.last;) {
        TRY_ASSIGN(const auto frame, cursor.frameAt(tick, index, *mover, {}));
        if (frame.at && frame.at->tick == tick && writer->addTick(tick, *frame.at->shown))
            see(tick);
        const Tick next{tick.value + 1};
        tick = frame.next && frame.next->tick > tick ? frame.next->tick : next;
    }
    see(run.ticks.last);
    TRY_ASSIGN(ghost.bytes, writer->finish());
    return ghost;
}

void report(const Task &task, const Index &index, const RaceRun &run, const std::string &path)
{
    const Player *player = index.players().of(*run.who);
    const std::string &name = player->nameAt(run.who->tick);
    if (!task.arguments.wantsJson())
        return task.output.write(screenLine(path) + ": " + screenLine(name) + ", "
                                 + raceClockText(*run.time) + ", from tick "
                                 + std::to_string(run.ticks.first.value) + " to "
                                 + std::to_string(run.ticks.last.value) + '\n');
    JsonRow json;
    json.insertText("file", task.file);
    json.insertText("output", path);
    json.insert("player", player->id);
    json.insertText("name", name);
    json.insert("start_tick", run.ticks.first.value);
    json.insert("end_tick", run.ticks.last.value);
    json.insertSeconds("seconds", *run.time);
    task.output.write(json.line());
}

Result<void> checkGhost(const Arguments &arguments)
{
    TRY(arguments.integer("--run", 1));
    return checkOutputOption(arguments);
}

Result<ExitCode> runGhost(const Task &task)
{
    TRY_ASSIGN(const auto recorded, openRecording(task.address, task.http));
    const auto map = mapFor(recorded, task.arguments);
    const OpenedRecording opened = rebuiltWith(recorded, map);
    TRY_ASSIGN(const auto index, readIndex(opened, task.arguments));
    TRY_ASSIGN(const auto run, chosenRun(index, task.arguments));
    const auto motion = opened.recording->makeMotion(map ? map->content : nullptr);
    TRY_ASSIGN(const auto ghost, ghostOf(opened, *index, *motion, run));
    TRY_ASSIGN(auto file, createOutput(opened, task.arguments));
    file.stream().write(reinterpret_cast<const char *>(ghost.bytes.data()),
                        static_cast<std::streamsize>(ghost.bytes.size()));
    TRY(file.finish());
    report(task, *index, run, *task.arguments.value("--output"));
    reportDamage(opened, index->damage(), task.arguments);
    if (ghost.unseen > Time(0))
        complain({Fault::tr("the player is not recorded for %1 of the run, where the "
                            "ghost moves in a straight line"),
                  clockText(ghost.unseen)});
    return index->damage().empty() && ghost.unseen == Time(0) ? ExitCode::Good : ExitCode::Damaged;
}

} // namespace

constinit const Command GhostCommand{
    .name = "ghost",
    .summary = CliText::tr("Writes a finished run as a ghost that DDNet plays"),
    .details = CliText::tr(
        "From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose\n"
        "player the recording does not name no ghost can be made. runs lists all runs, with\n"
        "their numbers. DDNet lists ghosts whose file name begins with the name of the map."),
    .options = GhostOptionSpecs,
    .check = checkGhost,
    .run = runGhost,
    .usage = "FILE",
    .printsObject = true,
};

} // namespace tickscope::cli
