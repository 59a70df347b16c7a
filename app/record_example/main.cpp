// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records a simulated run, as a game server would: the shortest way to see how the recorder
// is used. Prints the number of committed ticks whenever it grows, and the splits of a race. With
// --ring it keeps the last five minutes in memory and saves them for a report, as after "/report"
// in the game.

#include <cstdio>
#include <fstream>
#include <optional>
#include <string>

#include "app/record_example/race.h"
#include "app/record_example/simulated_run.h"
#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/recorder/ring_recorder.h"

namespace {

using namespace tickscope;

struct Wishes {
    std::string folder; ///< Of a ring recorder: the file.
    bool isRing = false;
    int ticks = 2'000;
    int ticksPerCommit = 0; ///< 0: as the recorder sees fit.
    int pace = example::SimulatedRun::UsualPace;
    std::string against; ///< Path or address; empty: nobody is raced.
    bool finishes = true;
};

constexpr const char *Usage
    = "usage: tickscope-record-example FOLDER [--ticks N] [--commit-every N] [--unfinished]\n"
      "                                [--pace N] [--against FILE]\n"
      "       tickscope-record-example --ring FILE [--ticks N] [--pace N]\n"
      "Records a simulated run as a segmented Hollow Cube replay, or goes on with one; or saves\n"
      "the last five minutes of one with a report of somebody in the game.\n"
      "--pace N        N ticks from one checkpoint to the next\n"
      "--against FILE  races the ghost of another recording, a file or an address, and prints\n"
      "                the splits: checkpoint, seconds, seconds of the ghost, difference\n";

/// Where the number of the option \a word goes; null for other words.
int *numberOf(const std::string &word, Wishes &wishes)
{
    if (word == "--ticks")
        return &wishes.ticks;
    if (word == "--commit-every")
        return &wishes.ticksPerCommit;
    return word == "--pace" ? &wishes.pace : nullptr;
}

std::optional<Wishes> wishesOf(int count, char **words)
{
    Wishes wishes;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        int *const takesNumber = numberOf(word, wishes);
        const auto number = takesNumber && i + 1 < count ? parseNumber<int>(words[i + 1])
                                                         : std::nullopt;
        if (takesNumber && !(number >= 0))
            return {};
        if (takesNumber) {
            *takesNumber = *number;
            ++i;
        } else if (word == "--against" && i + 1 < count) {
            wishes.against = words[++i];
        } else if (word == "--unfinished") {
            wishes.finishes = false;
        } else if (word == "--ring") {
            wishes.isRing = true;
        } else if (wishes.folder.empty() && !word.starts_with('-')) {
            wishes.folder = word;
        } else {
            return {};
        }
    }
    if (wishes.folder.empty() || wishes.pace == 0)
        return {};
    return wishes;
}

Result<void> playTick(recorder::Recorder &recorder, example::SimulatedRun &run,
                      std::optional<example::Race> &race)
{
    if (!race)
        return example::playInto(recorder, run, 1);
    TRY(example::playInto(recorder, run, 1,
                          [&](const hollowcube::ReplayEvent &event) { race->take(event); }));
    TRY(race->advance());
    for (const std::string &line : race->newSplits())
        std::printf("%s\n", line.c_str());
    return {};
}

Result<void> record(const Wishes &wishes)
{
    example::SimulatedRun run(1, wishes.pace);
    std::optional<example::Race> race;
    if (!wishes.against.empty()) {
        TRY_ASSIGN(race, example::Race::against(wishes.against));
    }
    TRY_ASSIGN(auto recorder,
               recorder::Recorder::resume(recorder::folderStore(wishes.folder),
                                          example::simulatedRunDescription(),
                                          example::snapshotsOf<recorder::Recorder>(run)));
    std::int32_t printed = 0;
    for (int i = 1; i <= wishes.ticks; ++i) {
        TRY(playTick(*recorder, run, race));
        if (wishes.ticksPerCommit > 0 && i % wishes.ticksPerCommit == 0) {
            run.forget();
            TRY(recorder->pause());
        }
        if (recorder->committedTicks() > printed) {
            printed = recorder->committedTicks();
            std::printf("%d\n", static_cast<int>(printed));
            std::fflush(stdout);
        }
    }
    return wishes.finishes ? recorder->finish() : recorder->close();
}

Result<void> recordRing(const Wishes &wishes)
{
    example::SimulatedRun run(1, wishes.pace);
    // Its ticks take no time, so its clock is theirs; a server has a clock in RingOptions::now.
    recorder::RingRecorder ring(example::simulatedRunDescription(),
                                example::snapshotsOf<recorder::RingRecorder>(run));
    TRY(example::playInto(ring, run, wishes.ticks));
    std::ofstream file(wishes.folder, std::ios::binary);
    return ring.save(file, RecordedReport{"Watcher", "throws pearls through walls", {"Example"}});
}

} // namespace

int main(int count, char **words)
{
    const auto wishes = wishesOf(count, words);
    if (!wishes) {
        std::fputs(Usage, stderr);
        return 2;
    }
    const auto recorded = wishes->isRing ? recordRing(*wishes) : record(*wishes);
    if (!recorded) {
        std::fprintf(stderr, "%s\n", faultText(recorded.error().fault).c_str());
        return 2;
    }
    return 0;
}
