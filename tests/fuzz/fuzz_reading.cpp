// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a window does with a recording of any format: index, events, inputs, jumps, scenes, a
// repaired copy. Stops where two ways to the same thing give different ones: walking, and jumping
// to a tick, forwards, backwards and at random, with the seek points of the file and with all of an
// index.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <sstream>

#include "core/analysis/player_rows.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/model/event/event_sentence.h"
#include "core/timeline/index_pass.h"
#include "tests/support/frame_agreement.h"
#include "tests/support/opened_bytes.h"

namespace {

using namespace tickscope;

void check(bool holds, const char *what, const std::string &where = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "%s: %s\n", what, where.c_str());
    std::abort();
}

/// What the input tape shows of the whole recording.
void readInputs(const Shared<Recording> &recording, const Index &index)
{
    const TickRange ticks = index.ticks();
    const auto tapes = readInputTapes(recording, index, ticks, (ticks.last - ticks.first) / 4 + 1,
                                      {});
    if (!tapes)
        return;
    for (const auto &tape : *tapes) {
        for (const InputSource &source : tape->sources) {
            for (const InputTrack &track : source.tracks) {
                for (const InputRun &run : track.runs)
                    check(run.ticks() >= (run.quickPresses > 0 ? 0 : 1)
                              && tape->ticks.first <= run.first && run.last <= tape->ticks.last,
                          "an input outside the tape");
            }
        }
    }
}

/// What "events --json" does: fields of all events, in one pass, and sentences of what was kept.
void readEvents(const Shared<Recording> &recording, const Index &plain)
{
    constexpr std::size_t MostRows = 2000;
    auto outline = recording->outline({});
    if (!outline)
        return;
    IndexPass pass(recording, std::make_shared<const Outline>(std::move(*outline)),
                   {.ownFields = [](const EventRow &) { return true; }, .secrets = Secrets::Shown});
    while (!pass.atEnd()) {
        if (!pass.advance(100'000, {}))
            return;
    }
    const Index &index = *pass.index();
    check(index.eventCount() == plain.eventCount(), "fields change the number of events");
    for (std::size_t row = 0; row < std::min(index.eventCount(), MostRows); ++row) {
        const EventRow event = index.event(row);
        check(event.form == plain.event(row).form, "fields change an event");
        (void)sentenceOf(*event.form, event.values);
        (void)index.eventFields(row);
    }
}

/// All that a cursor with \a index may be asked, in three orders.
void compareWithWalk(const Shared<Recording> &recording, const Index &index,
                     const std::vector<test::Walked> &walked, const char *what)
{
    // What only messages bring is left out: the contract of formats compares it, without damage. A
    // cursor that plays on into a checkpoint has not heard the messages before it.
    // A demo may have a tick twice; which of both is beside another tick is open.
    const auto isTwice = [](const test::Walked &left, const test::Walked &right) {
        return left.tick == right.tick;
    };
    if (std::ranges::adjacent_find(walked, isTwice) != walked.end())
        return;
    std::vector<Tick> ticks;
    for (const test::Walked &one : walked) {
        // Those outside what the outline says there is cannot be asked for.
        if (one.tick >= index.ticks().first && one.tick <= index.ticks().last)
            ticks.push_back(one.tick);
    }
    const auto compare = [&](std::size_t cacheBytes) {
        const std::string fault = test::faultInOrder(recording, index, walked, ticks, cacheBytes,
                                                     test::Compared::WithoutMemory);
        check(fault.empty(), what, fault);
    };
    compare(limits::CursorCache);
    std::ranges::reverse(ticks);
    compare(limits::CursorCache);
    std::minstd_rand random(1);
    std::shuffle(ticks.begin(), ticks.end(), random);
    ticks.resize(std::min<std::size_t>(ticks.size(), 30));
    compare(0);
}

void showScenes(const Shared<Recording> &recording, const Index &index)
{
    constexpr std::size_t MostActors = std::max(limits::SnapshotItems, limits::ReplayEntities);
    auto file = recording->embeddedMapFile({});
    const auto map = file ? recording->readMap(std::move(*file)).value_or(nullptr) : nullptr;
    const auto scene = recording->makeScene(map);
    const auto mover = recording->makeMotion(map)->makeMover();
    Cursor cursor(recording, limits::CursorCache);
    const TickRange ticks = index.ticks();
    const std::array wanted{ticks.last, ticks.first, ticks.first + (ticks.last - ticks.first) / 2};
    for (const Tick tick : wanted) {
        const auto frame = cursor.frameAt(tick, index, *mover, {});
        if (!frame || !frame->at)
            continue;
        const auto made = scene->make(*frame, static_cast<double>(tick.value) + 0.5);
        check(made.actors.size() <= MostActors, "too many actors");
        check(playersOf(*frame->at, index.players()).size() <= MostActors, "too many players");
    }
}

void repair(const Shared<Recording> &recording)
{
    std::ostringstream out;
    if (!recording->repair(out, {}))
        return;
    const std::string text = std::move(out).str();
    const auto bytes = std::as_bytes(std::span(text));
    check(test::outlineOf({bytes.begin(), bytes.end()}).has_value(), "the repaired copy is none");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // In a longer one each comparison takes too long; its beginning proves as much.
    constexpr std::size_t MostTicks = 2000;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto opened = test::opened({bytes.begin(), bytes.end()});
    if (!opened)
        return 0;
    const Shared<Recording> &recording = *opened;
    auto outline = recording->outline({});
    const auto walked = test::walk(recording, nullptr, MostTicks);
    if (!outline || walked.size() == MostTicks)
        return 0;
    compareWithWalk(recording, Index(std::make_shared<const Outline>(std::move(*outline))), walked,
                    "seek points of the file");
    const auto index = buildIndex(recording, {});
    if (!index)
        return 0;
    test::Listener listener;
    compareWithWalk(recording, **index, test::walk(recording, &listener),
                    "seek points of the index");
    readEvents(recording, **index);
    readInputs(recording, **index);
    showScenes(recording, **index);
    repair(recording);
    return 0;
}
