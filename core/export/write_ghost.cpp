// SPDX-License-Identifier: MIT
#include "core/export/write_ghost.h"

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"

namespace tickscope {

namespace {

/// Of the first format that holds runs.
std::unique_ptr<RunWriter> writerFor(const RunHead &head)
{
    for (const auto &format : allFormats().formats()) {
        if (auto writer = format->makeRunWriter(head))
            return writer;
    }
    return nullptr;
}

} // namespace

Result<std::vector<std::byte>> writeGhost(const GhostExport &wanted, const std::stop_token &stop)
{
    const RaceRun &run = wanted.run;
    const Player *player = run.who ? wanted.index->players().of(*run.who) : nullptr;
    if (!player || !run.isFinished)
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP(
                           "faults", "only a finished run of a known player can be a ghost")>});
    const auto writer = writerFor({wanted.recording->info(), player->nameAt(run.who->tick),
                                   run.who->client, run.ticks.first, run.time});
    Cursor cursor(wanted.recording, limits::CursorCache);
    const auto mover = wanted.motion->makeMover();
    for (Tick tick = run.ticks.first; tick <= run.ticks.last;) {
        const auto frame = cursor.frameAt(tick, *wanted.index, *mover, stop);
        if (!frame)
            return tl::unexpected(frame.error());
        if (frame->at && frame->at->tick == tick)
            writer->addTick(tick, *frame->at->shown);
        const Tick next{tick.value + 1};
        tick = frame->next && frame->next->tick > tick ? frame->next->tick : next;
    }
    return writer->finish();
}

} // namespace tickscope
