// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/replay_notes.h"
#include "core/formats/note_writer.h"

namespace tickscope::hollowcube {

namespace {

/// \a place in a file whose first \a before bytes became \a after. One that no chunk can have stays
/// one.
std::int64_t movedPlace(std::int64_t place, std::int64_t before, std::int64_t after)
{
    if (place < before)
        return std::min(place, after - 1);
    const std::int64_t moved = after - before;
    return place > std::numeric_limits<std::int64_t>::max() - std::max<std::int64_t>(moved, 0)
               ? place
               : place + moved;
}

/// A copy with other metadata.
struct CopyWithMetadata {
    const Shared<ByteSource> &file;
    const Preamble &preamble;
    ClipOutput output;
    const std::stop_token &stop;

    Result<void> write(std::span<const std::byte> metadata)
    {
        if (preamble.representation() == Representation::Segmented)
            return writeSegmented(metadata);
        auto entries = preamble.index.entries();
        ReplayHeader header = preamble.header;
        header.metadataLength = static_cast<std::int32_t>(metadata.size());
        header.indexLength = static_cast<std::int32_t>(chunkIndexBytes(entries).size());
        const auto before = static_cast<std::int64_t>(preamble.length());
        const auto after = static_cast<std::int64_t>(HeaderSize) + header.metadataLength
                           + header.indexLength;
        for (ChunkEntry &entry : entries)
            entry.byteOffset = movedPlace(entry.byteOffset, before, after);
        output.write(headerBytes(header));
        output.write(metadata);
        output.write(chunkIndexBytes(entries));
        const std::uint64_t behind = preamble.length();
        return output.copy(*file, {behind, file->size() - behind}, stop);
    }

    Result<void> writeSegmented(std::span<const std::byte> metadata)
    {
        auto entries = preamble.index.entries();
        placeChunks(entries, metadata.size());
        output.write(preambleBytes(preamble.header, metadata, entries));
        ChunkReader reader({file, preamble.length(), true, 0, nullptr});
        for (const ChunkEntry &entry : preamble.index.entries()) {
            TRY_ASSIGN(const auto place, reader.find(entry, stop));
            const auto size = static_cast<std::uint64_t>(entry.compressedLength);
            TRY(output.copy(*place.source, {place.offset, size}, stop));
        }
        return output.check();
    }
};

Result<void> checkForNotes(const ByteSource &source, const Preamble &preamble,
                           const std::stop_token &stop)
{
    if (preamble.header.isSeedLiteral())
        return unsupported(Fault::tr("files in the layout of the design document take no notes"));
    if (preamble.header.dictionary != 0) // beside the copy there would be none
        return unsupported(Fault::tr("a recording with a dictionary"));
    if (preamble.metadataFault)
        return damaged({Fault::tr("the metadata cannot be read (%1); repair the recording first"),
                        preamble.metadataFault->fault});
    return preamble.representation() == Representation::Segmented ? checkFinished(source, stop)
                                                                  : Result<void>();
}

class ReplayNoteWriter : public NoteWriter
{
public:
    [[nodiscard]] bool holdsValues() const override { return true; }

    Result<AnnotatedCopy> prepare(const Shared<ByteSource> &source, const RecordingNotes &notes,
                                  const std::stop_token &stop) const override
    {
        TRY_ASSIGN(auto preamble, readPreamble(*source, stop));
        TRY(checkForNotes(*source, preamble, stop));
        TRY_ASSIGN(auto report, addNotes(preamble.metadata, notes));
        TRY_ASSIGN(auto metadata, checkedMetadata(preamble.metadata));
        const auto shared = std::make_shared<const Preamble>(std::move(preamble));
        return AnnotatedCopy{
            std::move(report), [source, shared, metadata = std::move(metadata)](
                                   std::ostream &out, const std::stop_token &token) {
                return CopyWithMetadata{
                    .file = source, .preamble = *shared, .output = ClipOutput(out), .stop = token}
                    .write(metadata);
            }};
    }
};

} // namespace

const NoteWriter &replayNoteWriter()
{
    static const ReplayNoteWriter writer;
    return writer;
}

} // namespace tickscope::hollowcube
