// SPDX-License-Identifier: MIT
#include <ostream>

#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_recording.h"

namespace tickscope::hollowcube {

namespace {

/// How many chunks from the first on are whole, and why the next one is not.
struct IntactPrefix {
    std::size_t chunks = 0;
    Fault fault; ///< Nothing when all are whole.
};

Result<IntactPrefix> findIntactPrefix(const ReplayFile &file, std::stop_token stop)
{
    IntactPrefix prefix;
    ChunkReader reader(file.store);
    for (const ChunkEntry &entry : file.index().entries()) {
        const auto plain = reader.read(entry, stop);
        TRY_READING(plain);
        const auto checked = plain ? checkTicks({*plain, entry, TickNumbering::Absolute},
                                                file.header().moves())
                                   : Result<void>(tl::unexpected(plain.error()));
        if (!checked) {
            prefix.fault = checked.error().fault;
            break;
        }
        ++prefix.chunks;
    }
    return prefix;
}

Result<void> copyChunks(const ReplayFile &file, std::size_t count, ClipOutput &out,
                        std::stop_token stop)
{
    ChunkReader reader(file.store);
    for (std::size_t chunk = 0; chunk < count; ++chunk) {
        const ChunkEntry &entry = file.index()[chunk];
        TRY_ASSIGN(const auto place, reader.find(entry, stop));
        TRY_ASSIGN(const auto bytes, readAll(*place.source, place.offset,
                                             static_cast<std::uint64_t>(entry.compressedLength),
                                             limits::ReplayChunkBytes, stop));
        out.write(bytes);
        TRY(out.check());
    }
    return out.check();
}

std::vector<Fault> changesOf(const ReplayFile &file, const IntactPrefix &prefix)
{
    std::vector<Fault> changes;
    const std::size_t lost = file.index().size() - prefix.chunks;
    if (lost > 0)
        changes.emplace_back(
            Fault::trN("Chunk %3 cannot be read (%2); left out from there on: %n chunk(s)."), lost,
            prefix.fault, prefix.chunks);
    if (file.preamble.metadataFault)
        changes.emplace_back(Fault::tr("The metadata cannot be read (%1); they are empty now."),
                             file.preamble.metadataFault->fault);
    if (file.header().tickCount != file.committedTicks())
        changes.emplace_back(Fault::tr("The header had another number of ticks than the index."));
    if (file.store.isSegmented)
        changes.emplace_back(Fault::tr("The segments were joined to one file."));
    return changes;
}

} // namespace

Result<RepairReport> ReplayRecording::repair(std::ostream &out, std::stop_token stop) const
{
    const ReplayFile &file = *m_file;
    if (file.header().isSeedLiteral())
        return unsupported(
            Fault::tr("files in the layout of the design document cannot be repaired"));
    TRY_ASSIGN(const auto prefix, findIntactPrefix(file, stop));
    if (prefix.chunks == 0 && !file.index().isEmpty())
        return damaged({Fault::tr("the first chunk cannot be read (%1), so nothing can be kept"),
                        prefix.fault});

    const auto &all = file.index().entries();
    std::vector<ChunkEntry> kept(all.begin(),
                                 all.begin() + static_cast<std::ptrdiff_t>(prefix.chunks));
    const auto metadata = file.preamble.metadataFault ? nbtBytes({}) : file.preamble.metadataBytes;
    placeChunks(kept, metadata.size());
    ClipOutput output(out);
    output.write(preambleBytes(file.header(), metadata, kept));
    TRY(copyChunks(file, kept.size(), output, std::move(stop)));

    RepairReport report;
    report.keptTicks = kept.empty() ? 0 : kept.back().endTick();
    report.lostTicks = file.index().tickCount() - report.keptTicks;
    report.changes = changesOf(file, prefix);
    return report;
}

} // namespace tickscope::hollowcube
