// SPDX-License-Identifier: MIT
#include "core/recorder/compactor.h"

#include <algorithm>
#include <filesystem>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/replay_notes.h"
#include "core/recorder/rewriting/compacted_file.h"
#include "core/recorder/storing/segment_store.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

Result<std::vector<std::byte>> metadataWith(const Preamble &preamble, const CompactOptions &options)
{
    if (options.metadata.empty())
        return preamble.metadataBytes; // byte for byte
    NbtCompound metadata = preamble.metadata;
    for (const auto &[key, value] : options.metadata) {
        TRY(addOwnValue(metadata, key, value));
    }
    return checkedMetadata(metadata);
}

/// The dictionary that is wished for; nothing for none.
Result<std::optional<Dictionary>> chosenDictionary(ChunkReader &reader, const ChunkIndex &index,
                                                   const CompactOptions &options,
                                                   std::stop_token stop)
{
    if (options.dictionary || !options.trainsDictionary)
        return options.dictionary;
    DictionarySamples samples;
    for (const ChunkEntry &entry : index.entries()) {
        TRY_ASSIGN(const auto plain, reader.read(entry, stop));
        if (!samples.add(plain))
            break;
    }
    return samples.train(options.level).map([](Dictionary trained) {
        return std::optional(std::move(trained));
    });
}

/// What reading the copy takes: its file, and its dictionary.
Result<ChunkStore> storeOf(const Shared<ByteSource> &file, const Preamble &preamble,
                           const std::optional<Dictionary> &dictionary)
{
    ChunkStore store{file, preamble.length(), false, preamble.header.dictionary, nullptr};
    if (!dictionary)
        return store;
    TRY_ASSIGN(store.dictionary, ChunkDictionary::read(dictionary->bytes, dictionary->number));
    return store;
}

/// Whether each chunk of the file at \a path has the plain bytes of the source's.
Result<void> checkCopy(ChunkReader &source, const ChunkIndex &index, const std::string &path,
                       const std::optional<Dictionary> &dictionary, std::stop_token stop)
{
    TRY_ASSIGN(const auto file, openFile(path));
    TRY_ASSIGN(const auto preamble, readPreamble(*file, stop));
    const auto differs = ioError({Fault::tr("%1: does not have the bytes written to it"), path});
    if (preamble.index.size() != index.size())
        return differs;
    TRY_ASSIGN(const auto store, storeOf(file, preamble, dictionary));
    ChunkReader copy(store);
    for (std::size_t chunk = 0; chunk < index.size(); ++chunk) {
        TRY_ASSIGN(const auto expected, source.read(index[chunk], stop));
        TRY_ASSIGN(const auto found, copy.read(preamble.index[chunk], stop));
        if (!std::ranges::equal(expected, found))
            return differs;
    }
    return {};
}

/// Packs all chunks of the source, which must be sound, into \a copy.
Result<void> copyChunks(ChunkReader &source, const Preamble &preamble, CompactedFile &copy,
                        std::stop_token stop)
{
    for (const ChunkEntry &entry : preamble.index.entries()) {
        TRY_ASSIGN(const auto plain, source.read(entry, stop));
        TRY(checkTicks({plain, entry, TickNumbering::Absolute}, preamble.header.moves()));
        TRY(copy.add(entry, plain));
    }
    return {};
}

/// Before the recording that needs it has its name. Returns where it is.
Result<std::string> writeDictionary(const std::optional<Dictionary> &dictionary,
                                    const std::string &recording)
{
    if (!dictionary)
        return std::string();
    const auto folder = std::filesystem::path(recording).parent_path();
    std::string path = (folder / dictionary->fileName()).string();
    TRY(writeDurably(path, dictionary->bytes));
    TRY(syncFolder(folder.string()));
    return path;
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
    TRY_ASSIGN(const auto file, preambleFile(source, stop));
    TRY_ASSIGN(const auto preamble, readPreamble(*file, stop));
    if (preamble.representation() == Representation::Compacted)
        return unsupported(Fault::tr("the recording is compacted already"));
    TRY(checkStrictly(preamble, file->size()));
    if (!options.takesUnfinished) {
        TRY(checkFinished(*file, stop));
    }

    TRY_ASSIGN(const auto metadata, metadataWith(preamble, options));
    ChunkReader reader({file, preamble.length(), true, 0, nullptr});
    TRY_ASSIGN(const auto dictionary, chosenDictionary(reader, preamble.index, options, stop));
    const auto dictionaryBytes = dictionary ? std::span<const std::byte>(dictionary->bytes)
                                            : std::span<const std::byte>();
    CompactedFile copy(path, ChunkPacker(options.level, dictionaryBytes));
    TRY(copyChunks(reader, preamble, copy, stop));
    ReplayHeader header = preamble.header;
    header.dictionary = dictionary ? dictionary->number : std::int16_t{0};
    TRY_ASSIGN(const auto whole, copy.assemble(header, metadata));
    TRY(checkCopy(reader, preamble.index, whole, dictionary, stop));
    TRY_ASSIGN(auto dictionaryFile, writeDictionary(dictionary, path));
    TRY(copy.publish());
    return CompactReport{preamble.index.size(), preamble.index.tickCount(),
                         packedBytes(preamble.index.entries()), packedBytes(copy.entries()),
                         std::move(dictionaryFile)};
}

} // namespace tickscope::recorder
