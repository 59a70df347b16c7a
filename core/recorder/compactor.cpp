// SPDX-License-Identifier: MIT
#include "core/recorder/compactor.h"

#include <algorithm>

#include "core/formats/hollowcube/chunk_store.h"
#include "core/formats/hollowcube/chunk_ticks.h"
#include "core/formats/hollowcube/preamble.h"
#include "core/recorder/compacted_file.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

Result<void> checkFinished(const ByteSource &preamble, std::stop_token stop)
{
    const auto mark = preamble.sibling(FinishedName, std::move(stop));
    if (!mark)
        return tl::unexpected(mark.error());
    if (!*mark)
        return failure(ErrorCode::Unsupported, "the recording is not finished; it may still grow");
    return {};
}

std::vector<std::byte> metadataWith(const Preamble &preamble, const CompactOptions &options)
{
    if (options.metadata.empty())
        return preamble.metadataBytes; // byte for byte
    NbtCompound metadata = preamble.metadata;
    const NbtTag *present = metadata.find("tickscope");
    const auto *known = present ? present->as<NbtCompound>() : nullptr;
    NbtCompound ours = known ? *known : NbtCompound{};
    for (const auto &[key, value] : options.metadata)
        ours.set(key, {value});
    metadata.set("tickscope", {std::move(ours)});
    return nbtBytes(metadata);
}

/// Whether each chunk of the file at \a path has the plain bytes of the source's.
Result<void> checkCopy(ChunkReader &source, const ChunkIndex &index, const std::string &path,
                       std::stop_token stop)
{
    const auto file = openFile(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto preamble = readPreamble(**file, stop);
    if (!preamble)
        return tl::unexpected(preamble.error());
    const auto differs = failure(ErrorCode::Io, path + ": does not have the bytes written to it");
    if (preamble->index.size() != index.size())
        return differs;
    ChunkReader copy({*file, preamble->length(), false, 0, nullptr});
    for (std::size_t chunk = 0; chunk < index.size(); ++chunk) {
        const auto expected = source.read(index[chunk], stop);
        if (!expected)
            return tl::unexpected(expected.error());
        const auto found = copy.read(preamble->index[chunk], stop);
        if (!found)
            return tl::unexpected(found.error());
        if (!std::ranges::equal(*expected, *found))
            return differs;
    }
    return {};
}

std::uint64_t packedBytes(const std::vector<ChunkEntry> &entries)
{
    std::uint64_t bytes = 0;
    for (const ChunkEntry &entry : entries)
        bytes += static_cast<std::uint64_t>(entry.compressedLength);
    return bytes;
}

} // namespace

Result<CompactReport> compactRecording(const Shared<ByteSource> &source, const std::string &path,
                                       const CompactOptions &options, std::stop_token stop)
{
    const auto file = preambleFile(source, stop);
    if (!file)
        return tl::unexpected(file.error());
    const auto preamble = readPreamble(**file, stop);
    if (!preamble)
        return tl::unexpected(preamble.error());
    if (preamble->representation() == Representation::Compacted)
        return failure(ErrorCode::Unsupported, "the recording is compacted already");
    auto checked = checkStrictly(*preamble, (*file)->size());
    if (checked && !options.takesUnfinished)
        checked = checkFinished(**file, stop);
    if (!checked)
        return tl::unexpected(checked.error());

    ChunkReader reader({*file, preamble->length(), true, 0, nullptr});
    CompactedFile copy(path, ChunkPacker(options.level));
    for (const ChunkEntry &entry : preamble->index.entries()) {
        const auto plain = reader.read(entry, stop);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto sound = checkTicks({*plain, entry, TickNumbering::Absolute},
                                      preamble->header.moves());
        if (!sound)
            return tl::unexpected(sound.error());
        if (auto added = copy.add(entry, *plain); !added)
            return tl::unexpected(added.error());
    }
    const auto metadata = metadataWith(*preamble, options);
    const auto whole = copy.assemble(preamble->header, metadata);
    if (!whole)
        return tl::unexpected(whole.error());
    if (auto same = checkCopy(reader, preamble->index, *whole, stop); !same)
        return tl::unexpected(same.error());
    if (auto published = copy.publish(); !published)
        return tl::unexpected(published.error());
    return CompactReport{preamble->index.size(), preamble->index.tickCount(),
                         packedBytes(preamble->index.entries()), packedBytes(copy.entries())};
}

} // namespace tickscope::recorder
