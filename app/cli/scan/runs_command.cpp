// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/input/window_settings.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/scan/scan_names.h"
#include "core/analysis/runs.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/io/http/url.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

std::string_view sourceText(RaceRun::WhoSource source)
{
    switch (source) {
    case RaceRun::WhoSource::Finish:
        break;
    case RaceRun::WhoSource::ServerLine:
        return " (by the chat)";
    case RaceRun::WhoSource::FittingTime:
        return " (by the time)";
    }
    return {};
}

constexpr OptionSpec RunsOptions[]{
    {"--player", "P", CliText::tr("Only this player: exact name, or number (6 or '#6')")},
    {"--finished", "", CliText::tr("Only runs that reached the finish")},
    {"--maps", "DIR", CliText::tr("Look for maps here as well; may be given more than once")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from it and the map")},
};

/// Where a run was, and the word for that.
std::pair<std::string_view, std::string> placeOf(const RecordingInfo &info)
{
    if (!info.world.empty())
        return {"world", info.world};
    return {"map", info.map ? info.map->name : std::string()};
}

/// That which the user gave it in the window, else that of the metadata.
std::string shownWorldName(const RecordingInfo &info)
{
    if (info.world.empty())
        return {};
    const QString id = QString::fromStdString(info.world);
    const QVariant given = WindowSettings().value(settings::WorldNames).toMap().value(id);
    return given.isNull() ? worldNameOf(info) : given.toString().toStdString();
}

struct NumberedRun {
    int number = 0; ///< Among all of its recording, from 1: as ghost takes it.
    RaceRun run;
};

/// The runs of one recording, as they are written.
struct RunRows {
    const OpenedRecording &opened;
    const Index &index;
    TextSink &sink;
    std::string worldName = shownWorldName(opened.info()); ///< Empty where it has none.

    void writeJson(const std::vector<NumberedRun> &runs)
    {
        const auto [word, place] = placeOf(opened.info());
        for (const auto &[number, run] : runs) {
            const Player *player = playerOf(run);
            JsonRow row;
            row.insertText("file", opened.name);
            row.insertTextOrNull(word, place);
            if (word == "world")
                row.insertText("world_name", worldName);
            row.insert("number", number);
            row.insert("player", player ? std::optional(player->id) : std::nullopt);
            if (player)
                row.insertText("name", player->nameAt(run.who->tick));
            else
                row.insertNull("name");
            if (player && player->heldAt(*run.who).isGuess)
                row.insertText("name_source", "guess");
            if (run.whoSource != RaceRun::WhoSource::Finish)
                row.insertText("player_source",
                               run.whoSource == RaceRun::WhoSource::FittingTime ? "time" : "chat");
            row.insert("start_tick",
                       run.isStartRecorded ? std::optional(run.ticks.first.value) : std::nullopt);
            row.insert("end_tick", run.ticks.last.value);
            row.insertSeconds("seconds", run.time);
            if (run.isTimeImpossible)
                row.insertText("time_source", "impossible");
            row.insertFlag("finished", run.isFinished);
            row.beginList("checkpoints");
            for (const RaceRun::Checkpoint &checkpoint : run.checkpoints) {
                row.addObject();
                row.insert("tick", checkpoint.tick.value);
                row.insertSeconds("seconds", checkpoint.time);
                row.insertText("name", checkpoint.name);
                row.endObject();
            }
            row.endList();
            sink.write(row.line());
        }
    }

    void writeText(const std::vector<NumberedRun> &runs)
    {
        using Align = TextTable::Align;
        TextTable table({Align::Right, Align::Left, Align::Right, Align::Left, Align::Right,
                         Align::Right, Align::Left});
        for (const auto &[number, run] : runs) {
            const Player *player = playerOf(run);
            table.add(
                {std::to_string(number),
                 (player ? screenLine(player->nameAt(run.who->tick)) : "?")
                     + std::string(sourceText(run.whoSource))
                     + (player && player->heldAt(*run.who).isGuess ? " (name not confirmed)" : ""),
                 run.time               ? raceClockText(*run.time)
                 : run.isTimeImpossible ? "? (impossible)"
                                        : "?",
                 run.isFinished ? "finished" : "not finished",
                 run.isStartRecorded ? std::to_string(run.ticks.first.value) : "?",
                 std::to_string(run.ticks.last.value),
                 countText(run.checkpoints.size(), "checkpoint")});
        }
        sink.write(screenLine(opened.name) + ": "
                   + (worldName.empty() ? std::string() : screenLine(worldName) + ", ")
                   + countText(runs.size(), "run") + '\n' + table.text("  "));
    }

    [[nodiscard]] const Player *playerOf(const RaceRun &run) const
    {
        return run.who ? index.players().of(*run.who) : nullptr;
    }
};

/// Runs of all recordings that are named, one after the other.
struct RunsReader {
    const Arguments &arguments;
    HttpOptions http;
    Output &output;
    ReadCounts counts = {};

    ExitCode run()
    {
        forEachName(
            arguments.files(), http,
            [this](const std::string &name, NameOrigin origin) {
                if (output.isWanted())
                    take(name, origin);
            },
            [this](const std::string &place, const std::string &why) {
                complain(shownName(place) + ": " + why);
                ++counts.failed;
            });
        return counts.exitCode();
    }

    void take(const std::string &name, NameOrigin origin)
    {
        const auto opened = openRecording(name, http);
        const auto written = opened ? write(*opened) : Result<void>(tl::unexpected(opened.error()));
        if (written) {
            ++counts.read;
            return;
        }
        // Maps, notes and pictures lie beside recordings.
        if (origin == NameOrigin::Met && written.error().code == ErrorCode::UnknownFormat)
            return;
        ++counts.failed;
        complain(shownName(name), written.error());
    }

    Result<void> write(const OpenedRecording &recorded)
    {
        const OpenedRecording opened = wholeRecording(recorded, arguments);
        TRY_ASSIGN(const auto index, readIndex(opened, arguments));
        TRY_ASSIGN(const auto all, runsOf(index));
        std::vector<NumberedRun> runs;
        runs.reserve(all.size());
        for (const RaceRun &run : all)
            runs.push_back({static_cast<int>(runs.size()) + 1, run});
        TRY(keepChosen(runs, *index));
        RunRows rows{.opened = opened, .index = *index, .sink = output};
        if (arguments.wantsJson())
            rows.writeJson(runs);
        else
            rows.writeText(runs);
        reportDamage(opened, index->damage(), arguments);
        counts.damaged += index->damage().empty() ? 0 : 1;
        return {};
    }

    /// Leaves those that --player and --finished ask for.
    Result<void> keepChosen(std::vector<NumberedRun> &runs, const Index &index) const
    {
        if (arguments.has("--finished"))
            std::erase_if(runs, [](const NumberedRun &each) { return !each.run.isFinished; });
        const auto wanted = arguments.value("--player");
        if (!wanted)
            return {};
        const auto player = namedPlayer(index, *wanted);
        // Of many recordings most do not know him.
        if (!player && arguments.files().size() == 1)
            return tl::unexpected(player.error());
        std::erase_if(runs, [&](const NumberedRun &each) {
            const RaceRun &run = each.run;
            return !player || !run.who || index.players().of(*run.who) != *player;
        });
        return {};
    }
};

Result<void> checkRuns(const Arguments &arguments)
{
    if (arguments.files().empty())
        return badInput(Fault::tr("give files, folders, URLs or -"));
    return {};
}

Result<ExitCode> readRuns(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(auto http, httpOptions(arguments));
    return RunsReader{.arguments = arguments, .http = std::move(http), .output = output}.run();
}

} // namespace

constinit const Command RunsCommand{
    .name = "runs",
    .summary = CliText::tr("Lists the runs of a race, with their times (rows)"),
    .details = CliText::tr(
        "A run goes from the start to the finish, or to where the player died, left, began\n"
        "again or the recording ends. Times are those of the game where it says them. The\n"
        "player of a finish is unknown where the recording has a time only. Folders are\n"
        "searched for recordings; - reads their names from standard input."),
    .options = RunsOptions,
    .check = checkRuns,
    .runWhole = readRuns,
    .usage = "PATHS",
};

} // namespace tickscope::cli
