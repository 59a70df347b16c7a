// SPDX-License-Identifier: MIT
#include <map>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/chunks/tick_rewriter.h"
#include "core/formats/hollowcube/coding/quantising.h"
#include "core/recorder/compactor.h"
#include "core/recorder/rewriting/compacted_file.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

/// Makes moves of version 4 of those of version 3, so that a reader never drifts away.
class MoveConverter
{
public:
    void write(PrimitiveWriter &writer, const ReplayEvent &event, std::span<const std::byte> bytes)
    {
        if (const auto *move = std::get_if<DeltaMove>(&event)) {
            writeEvent(writer, converted(*move));
            return;
        }
        if (const auto *move = std::get_if<AbsoluteMove>(&event))
            m_places[move->entity] = {move->placement.position, move->placement.position};
        else if (const auto *spawn = std::get_if<SpawnEntity>(&event))
            m_places[spawn->entity] = {spawn->placement.position, spawn->placement.position};
        writer.writeBytes(bytes);
    }

private:
    struct Place {
        Vector3 exact;  ///< By the moves of version 3.
        Vector3 reader; ///< As a reader of version 4 has it.
    };

    DeltaMove converted(const DeltaMove &move)
    {
        Place &place = m_places[move.entity];
        DeltaMove rounded = move;
        const Vector3 &change = move.change.position;
        Vector3 &way = rounded.change.position;
        way.x = advance(place.exact.x, place.reader.x, change.x);
        way.y = advance(place.exact.y, place.reader.y, change.y);
        way.z = advance(place.exact.z, place.reader.z, change.z);
        return rounded;
    }

    static double advance(double &exact, double &reader, double change)
    {
        exact += change;
        const double way = coordinateOfSteps(stepsOfCoordinate(exact - reader));
        reader += way;
        return way;
    }

    std::map<std::int32_t, Place> m_places;
};

} // namespace

Result<CompactReport> convertRecording(const Shared<ByteSource> &source, const std::string &path,
                                       std::stop_token stop)
{
    TRY_ASSIGN(const auto file, preambleFile(source, stop));
    TRY_ASSIGN(const auto preamble, readPreamble(*file, stop));
    if (preamble.header.version != VersionWideMoves)
        return unsupported(Fault::tr("only recordings of version 3 are converted"));
    TRY(checkStrictly(preamble, file->size()));

    ChunkReader reader({file, preamble.length(),
                        preamble.representation() == Representation::Segmented, 0, nullptr});
    CompactedFile copy(path, ChunkPacker(CompactedLevel));
    MoveConverter moves;
    TickRewrite rewrite;
    rewrite.moves = MoveEncoding::Wide;
    rewrite.writeEvent = [&moves](PrimitiveWriter &writer, const ReplayEvent &event,
                                  std::span<const std::byte> bytes) {
        moves.write(writer, event, bytes);
    };
    CompactReport report;
    for (const ChunkEntry &entry : preamble.index.entries()) {
        TRY_ASSIGN(const auto plain, reader.read(entry, stop));
        rewrite.firstTick = entry.startTick;
        TRY_ASSIGN(const auto rewritten, rewriteTicks(plain, entry, rewrite));
        TRY(copy.add(entry, rewritten));
        report.bytesBefore += static_cast<std::uint64_t>(entry.compressedLength);
        report.bytesAfter += static_cast<std::uint64_t>(copy.entries().back().compressedLength);
    }
    report.chunks = preamble.index.size();
    report.ticks = preamble.index.tickCount();

    ReplayHeader header = preamble.header;
    header.version = VersionCurrent;
    TRY(copy.assemble(header, preamble.metadataBytes));
    TRY(copy.publish());
    return report;
}

} // namespace tickscope::recorder
