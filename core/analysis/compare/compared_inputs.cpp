// SPDX-License-Identifier: MIT
#include "core/analysis/compare/compared_inputs.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "core/base/try.h"

namespace tickscope {

/// Whether the inputs are those of a hand; what a tee does shows no key that is held.
static bool areOfHand(const InputSource &source)
{
    return std::ranges::find(source.tracks, "FireHeld", &InputTrack::name) != source.tracks.end();
}

KnownTracks tracksOf(const InputTape &tape, int client, bool withMarks)
{
    KnownTracks tracks;
    for (const InputSource &source : tape.sources) {
        const std::string_view item = areOfHand(source) ? std::string_view() : source.type->name;
        for (const InputTrack &track : source.tracks) {
            if (source.client == client && (withMarks || track.kind != InputTrackKind::Marks))
                tracks.try_emplace({item, track.name}, KnownTrack{&source, &track});
        }
    }
    return tracks;
}

static HeldValue heldAt(const std::vector<InputRun> &runs, Tick tick)
{
    const auto behind = std::ranges::upper_bound(runs, tick, {}, &InputRun::first);
    const Tick next = behind == runs.end() ? Never : behind->first;
    if (behind == runs.begin() || std::prev(behind)->last < tick)
        return {{}, next};
    return {std::prev(behind)->value, std::min(next, std::prev(behind)->last + 1)};
}

HeldValue heldAt(const KnownTrack &known, Tick tick)
{
    const HeldValue present = heldAt(known.source->present, tick);
    const HeldValue held = heldAt(known.track->runs, tick);
    return {present.value ? std::optional(held.value.value_or(0)) : std::nullopt,
            std::min(present.until, held.until)};
}

std::int64_t pressesAt(const KnownTrack &known, Tick tick)
{
    const auto &runs = known.track->runs;
    const auto run = std::ranges::lower_bound(runs, tick, {}, &InputRun::first);
    if (run == runs.end() || run->first != tick)
        return 0;
    // What is held when inputs begin may have been pressed long before.
    if (run->quickPresses == 0 && !runAt(known.source->present, tick - 1))
        return 0;
    return run->presses(run == runs.begin() ? nullptr : &*std::prev(run));
}

/// Where the client of \a source aims, as one of its inputs.
static InputTrack aimTrack(const InputSource &source, TickRange ticks)
{
    InputTrack track{.name = std::string(AimName), .kind = InputTrackKind::Choices, .texts = {}};
    for (const AimSample &sample : source.aim) {
        const Tick first = ticks.first + sample.offset;
        if (!track.runs.empty())
            track.runs.back().last = first - 1;
        const double degrees = double{sample.angle} * 180 / std::numbers::pi;
        track.runs.push_back({first, ticks.last, std::llround(degrees * AimSteps)});
    }
    return track;
}

/// Where an input or the aim of \a source is another one than before: one was reported then.
static std::vector<InputRun> reportsOf(const InputSource &source, TickRange ticks)
{
    std::set<Tick> known;
    for (const InputTrack &track : source.tracks) {
        for (const InputRun &run : track.runs)
            known.insert({run.first, run.last + 1});
    }
    for (const AimSample &sample : source.aim)
        known.insert(ticks.first + sample.offset);
    known.erase(ticks.first); // what goes on from before
    std::vector<InputRun> reports;
    for (const Tick tick : known) {
        if (runAt(source.present, tick))
            reports.push_back({tick, tick, 1});
    }
    return reports;
}

Result<InputTape> comparedInputs(const ComparedRecording &of, TickRange ticks, InputChoice choice,
                                 const std::stop_token &stop)
{
    TRY_ASSIGN(const auto tapes,
               readInputTapes(of.recording, *of.index, ticks, ticks.last - ticks.first + 1, stop));
    InputTape tape = tapes.empty() ? InputTape() : *tapes.front();
    for (InputSource &source : tape.sources) {
        if (choice.isOfReports && source.type->isMemory)
            source.present = reportsOf(source, tape.ticks);
        if (choice.hasAim && source.hasAim)
            source.tracks.push_back(aimTrack(source, tape.ticks));
    }
    return tape;
}

} // namespace tickscope
