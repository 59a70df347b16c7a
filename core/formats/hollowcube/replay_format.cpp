// SPDX-License-Identifier: MIT
#include "core/formats/format.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/formats/hollowcube/chunks/orphan_segment.h"
#include "core/formats/hollowcube/chunks/unpacking_bound.h"
#include "core/formats/hollowcube/events/event_texts.h"
#include "core/formats/hollowcube/replay_metadata.h"
#include "core/formats/hollowcube/replay_recording.h"
#include "format_info/hollowcube.h"

namespace tickscope {

namespace hollowcube {

namespace {

constexpr std::uint64_t LongestDictionary = 16U << 20;

/// Whether a file beside \a source is there and cannot be read, which is no reason to do without
/// the others.
bool isUnreadable(const ByteSource &source, const Error &error)
{
    return error.code == ErrorCode::Io && !source.isRemote();
}

/// The dictionary beside the recording; null when there is none, or another one.
/// Source: hollowcube-replay.md, section 20.5.
Result<Shared<ChunkDictionary>> findDictionary(const ByteSource &source, std::int16_t number,
                                               std::stop_token stop)
{
    const auto file = source.sibling("dictionary-" + std::to_string(number) + ".zdict", stop);
    if (!file && isUnreadable(source, file.error()))
        return nullptr;
    if (!file)
        return tl::unexpected(file.error());
    if (!*file)
        return nullptr;
    const auto bytes = readAll(**file, 0, (*file)->size(), LongestDictionary, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto dictionary = ChunkDictionary::read(*bytes, number);
    return dictionary ? *dictionary : nullptr;
}

/// Takes in what a crash left beside the recording, if it goes on from there.
void addOrphan(ReplayFile &file, const OrphanSegment &orphan)
{
    const bool isRecovered = !orphan.chunks.empty();
    const Tick end{file.index().tickCount()};
    file.marks.push_back({isRecovered ? end : end - 1, orphan.note(), true});
    std::ranges::stable_sort(file.marks, {}, &ReplayMark::tick);
    if (!isRecovered)
        return;
    std::vector<ChunkEntry> entries = std::move(file.preamble.index).release();
    entries.insert(entries.end(), orphan.chunks.begin(), orphan.chunks.end());
    file.preamble.index = ChunkIndex(std::move(entries));
}

class ReplayFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_hollowcube; }
    [[nodiscard]] std::string_view entryFile() const override { return PreambleName; }

    [[nodiscard]] EventForms eventForms() const override { return replayEventForms(); }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view name) const override
    {
        if (beginsLikeReplay(head))
            return Probe::Certain;
        return isPartOfRecording(name) ? Probe::Maybe : Probe::No;
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        auto file = preambleFile(std::move(source), stop);
        if (!file)
            return tl::unexpected(file.error());
        return openPreamble(std::move(*file), std::move(stop));
    }

private:
    static Result<Shared<Recording>> openPreamble(Shared<ByteSource> source, std::stop_token stop)
    {
        ReplayFile file;
        auto preamble = readPreamble(*source, stop);
        if (!preamble)
            return tl::unexpected(preamble.error());
        file.preamble = std::move(*preamble);
        const ReplayHeader &header = file.header();
        file.store.file = source;
        file.store.begin = file.preamble.length();
        file.store.isSegmented = file.preamble.representation() == Representation::Segmented;
        file.store.dictionaryNumber = header.dictionary;
        if (header.dictionary > 0) {
            auto dictionary = findDictionary(*source, header.dictionary, stop);
            if (!dictionary)
                return tl::unexpected(dictionary.error());
            file.store.dictionary = std::move(*dictionary);
        }
        file.committedChunks = file.index().size();
        file.tickRate = tickRateOf(file.preamble.metadata);
        file.runner = runnerOf(file.preamble.metadata);
        file.marks = marksOf(file.preamble.metadata, {{0}, {file.index().tickCount() - 1}});
        file.dataVersions = DataVersions(header, file.preamble.metadata);
        file.registry = EventRegistry(file.preamble.metadata);
        if (file.store.isSegmented) {
            const auto finished = source->sibling(FinishedName, stop);
            if (!finished && !isUnreadable(*source, finished.error()))
                return tl::unexpected(finished.error());
            file.mayGrow = finished && *finished == nullptr;
            file.store.finishedSegments = file.index().entries().back().segment();
            file.store.owner = std::to_string(header.timestamp);
        }
        if (file.mayGrow) {
            const auto orphan = findOrphanSegment(*source, file.preamble, stop);
            if (!orphan && !isUnreadable(*source, orphan.error()))
                return tl::unexpected(orphan.error());
            if (orphan && *orphan)
                addOrphan(file, **orphan);
        }
        auto entries = std::move(file.preamble.index).release();
        const auto packed = refuseExcess(entries, file.store, stop);
        if (!packed)
            return tl::unexpected(packed.error());
        file.preamble.index = ChunkIndex(std::move(entries));
        file.packedBytes = *packed;
        return ReplayRecording::make(std::move(file), std::move(stop));
    }
};

} // namespace

} // namespace hollowcube

std::unique_ptr<Format> makeFormat_hollowcube()
{
    return std::make_unique<hollowcube::ReplayFormat>();
}

} // namespace tickscope
