// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_recording.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <set>

#include "core/base/try.h"
#include "core/formats/hollowcube/replay_decoder.h"
#include "core/formats/hollowcube/replay_memory.h"
#include "format_info/hollowcube.h"

namespace tickscope::hollowcube {

namespace {

/// "2026-08-11 14:40:00" in UTC; nothing for times that no calendar has.
std::string timeText(std::int64_t seconds)
{
    constexpr std::int64_t SecondsPerDay = 86'400;
    constexpr std::int64_t LastSecond = 253'402'300'799; // of the year 9999
    if (seconds < 0 || seconds > LastSecond)
        return {};
    const std::chrono::sys_days day{std::chrono::days(seconds / SecondsPerDay)};
    const std::chrono::year_month_day date(day);
    const std::int64_t second = seconds % SecondsPerDay;
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u %02d:%02d:%02d",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(second / 3600),
                  static_cast<int>(second / 60 % 60), static_cast<int>(second % 60));
    return text.data();
}

/// Ticks up to the first pause, after which the run may have been taken up on another day: it ends
/// a chunk before that is full. Source: hollowcube-replay.md, section 12.
std::int64_t ticksToPause(const ChunkIndex &index)
{
    constexpr std::int32_t FullTicks = 100;
    constexpr std::int32_t FullBytes = 1 << 20;
    const auto paused = std::ranges::find_if(index.entries(), [](const ChunkEntry &entry) {
        return entry.tickCount < FullTicks && entry.uncompressedLength < FullBytes;
    });
    return paused == index.entries().end() ? index.tickCount() : paused->endTick();
}

RecordingInfo infoOf(const ReplayFile &file)
{
    const ReplayHeader &header = file.header();
    RecordingInfo info;
    info.format = FormatInfo_hollowcube.id;
    info.formatVersion = header.version;
    info.type = "server";
    info.wallClock = header.timestamp / 1000;
    info.timestamp = timeText(*info.wallClock);
    info.zone = TimestampZone::Utc;
    info.tickRate = file.tickRate;
    info.wallClockEnd = file.tickPeriod() * ticksToPause(file.index());
    info.length = {LengthUnit::Blocks, 1, SceneUnitsPerBlock};
    for (const ReplayMark &mark : file.marks) {
        if (!mark.isDisturbance)
            info.markers.push_back({mark.tick, mark.marker, mark.label});
    }
    info.identity = header.worldId.text() + ' ' + std::to_string(header.timestamp);
    info.world = header.worldId.text();
    info.decodedCounts = {"events"};
    info.seekPointKind = "snapshot";
    info.byteSize = file.store.file->size();
    if (file.store.isSegmented)
        info.byteSize += file.packedBytes;
    return info;
}

Damage preambleDamage(const Error &error)
{
    return {Tick{}, error.byte.value_or(HeaderSize), 0, error.code, error.fault, 0};
}

/// What is wrong with the preamble and harms no chunk.
std::vector<Damage> preambleDamage(const ReplayFile &file)
{
    const Preamble &preamble = file.preamble;
    std::vector<Damage> damage;
    if (preamble.metadataFault) {
        Error error = *preamble.metadataFault;
        error.fault = {Fault::tr("%1; the recording is shown without its metadata"),
                       std::move(error.fault)};
        damage.push_back(preambleDamage(error));
    }
    if (file.metadataLeftOut > 0)
        damage.push_back(preambleDamage(
            {ErrorCode::LimitExceeded,
             {Fault::tr("the metadata take too much memory; %1 values of them are left out"),
              file.metadataLeftOut},
             HeaderSize,
             {}}));
    if (preamble.header.tickCount != file.committedTicks()) {
        Fault fault{Fault::tr("the header has %1 ticks and the index %2; the index is believed"),
                    preamble.header.tickCount, file.committedTicks()};
        damage.push_back(preambleDamage({ErrorCode::Damaged, std::move(fault), 0, {}}));
    }
    return damage;
}

/// What header and index state of the file. Source: hollowcube-replay.md, sections 3 and 4.
std::vector<HeaderClaim> headerClaims(const ReplayFile &file)
{
    const Preamble &preamble = file.preamble;
    std::vector<HeaderClaim> claims{{Fault::tr("ticks"), preamble.header.tickCount,
                                     static_cast<double>(file.committedTicks())}};
    // Chunks in files of their own may have more behind them: what is not committed yet.
    if (file.store.isSegmented)
        return claims;
    auto end = static_cast<double>(preamble.length());
    for (const ChunkEntry &entry : preamble.index.entries())
        end = std::max(end, static_cast<double>(entry.byteOffset)
                                + static_cast<double>(entry.compressedLength));
    claims.push_back(
        {Fault::tr("bytes of the file"), end, static_cast<double>(file.store.file->size())});
    return claims;
}

/// Reports chunks whose bytes are not there, which the index and the sizes of the files
/// show without reading any.
struct ChunkCheck {
    const ReplayFile &file;
    ChunkReader reader{file.store};
    std::size_t snapshot = 0; ///< First chunk with one behind the last bad chunk.

    Result<void> run(Outline &outline, std::stop_token stop)
    {
        for (std::size_t chunk = 0; chunk < file.index().size(); ++chunk) {
            const ChunkEntry &entry = file.index()[chunk];
            const auto place = reader.find(entry, stop);
            if (place) {
                noteEnd(*place, entry, outline);
                continue;
            }
            TRY_READING(place);
            addDamage(outline.damage, damageOf(place.error(), chunk));
        }
        return {};
    }

    static void noteEnd(const ChunkReader::Place &place, const ChunkEntry &entry, Outline &outline)
    {
        const auto end = place.offset + static_cast<std::uint64_t>(entry.compressedLength);
        outline.endByte = std::max(outline.endByte, end);
    }

    Damage damageOf(const Error &error, std::size_t chunk)
    {
        const ChunkIndex &index = file.index();
        const ChunkEntry &entry = index[chunk];
        // Goes on from the chunk before: a search from the start for each would take square time.
        snapshot = std::max(snapshot, chunk + 1);
        while (snapshot < index.size() && !index[snapshot].hasSnapshot())
            ++snapshot;
        const std::int64_t end = snapshot < index.size() ? index[snapshot].startTick
                                                         : index.tickCount();
        Damage damage = preambleDamage(error);
        // Entries follow on each other, so that many like this one are one.
        if (entry.isRefused)
            damage.size = entryEnd(chunk) - entry.entryOffset;
        damage.tick = {entry.startTick};
        damage.fault = {Fault::trN("%1; %n tick(s) lost"), std::move(damage.fault),
                        entry.tickCount};
        damage.lostTicks = end - entry.startTick;
        return damage;
    }

    /// Entries of chunks beside the recording lie behind its preamble: the last has no size.
    [[nodiscard]] std::uint64_t entryEnd(std::size_t chunk) const
    {
        const ChunkIndex &index = file.index();
        if (chunk + 1 < index.size())
            return index[chunk + 1].entryOffset;
        return std::max(index[chunk].entryOffset, file.preamble.length());
    }
};

} // namespace

ReplayRecording::ReplayRecording(ReplayFile file, RecordingInfo info)
    : m_file(std::make_shared<const ReplayFile>(std::move(file)))
    , m_info(std::move(info))
{
}

Result<Shared<Recording>> ReplayRecording::make(ReplayFile file, std::stop_token stop)
{
    TRY_ASSIGN(auto header, headerValues(file.preamble, std::move(stop)));
    file.preamble.metadata = {}; // all of it that is needed is known by now
    file.metadataLeftOut = header.leftOut;
    RecordingInfo info = infoOf(file);
    info.metadata = std::move(header.values);
    return Shared<Recording>(new ReplayRecording(std::move(file), std::move(info)));
}

Result<Outline> ReplayRecording::outline(std::stop_token stop) const
{
    const ChunkIndex &index = m_file->index();
    Outline outline;
    outline.isEmpty = index.isEmpty();
    outline.numbersEntities = true;
    outline.endByte = m_file->preamble.length();
    outline.damage = preambleDamage(*m_file);
    outline.headerClaims = headerClaims(*m_file);
    if (!outline.isEmpty)
        outline.time = TimeBase::uniform({{0}, {index.tickCount() - 1}}, m_file->tickPeriod());
    outline.mayGrow = m_file->mayGrow;
    // The last committed tick, too: what lies uncommitted beside the recording is reported there.
    outline.unsettled = {std::max<std::int64_t>(m_file->committedTicks() - 1, 0)};
    std::set<std::int32_t> segments;
    for (const ChunkEntry &entry : index.entries()) {
        if (entry.startTick == 0 || entry.hasSnapshot())
            outline.seekPoints.push_back({{entry.startTick},
                                          static_cast<std::uint64_t>(entry.startTick),
                                          SeekPointKind::Keyframe,
                                          nullptr,
                                          {}});
        segments.insert(entry.segment());
    }
    outline.counts = {{"chunks", static_cast<std::int64_t>(index.size())}};
    if (m_file->store.isSegmented)
        outline.counts.emplace_back("segments", std::ssize(segments));
    TRY(ChunkCheck{*m_file}.run(outline, std::move(stop)));
    return outline;
}

std::unique_ptr<Decoder> ReplayRecording::makeDecoder() const
{
    return std::make_unique<ReplayDecoder>(m_file);
}

Result<Shared<DecoderMemory>> ReplayRecording::decoderMemory(ArchiveReader &archive) const
{
    return replayMemory(archive, m_file->tickRate);
}

std::vector<ChunkPlace> ReplayRecording::chunkPlaces(const Outline &) const
{
    const bool isSegmented = m_file->store.isSegmented;
    std::vector<ChunkPlace> places;
    for (const ChunkEntry &entry : m_file->index().entries()) {
        if (entry.byteOffset < 0)
            continue;
        ChunkPlace place{{{entry.startTick}, {entry.endTick() - 1}},
                         {static_cast<std::uint64_t>(entry.byteOffset),
                          static_cast<std::uint64_t>(entry.compressedLength)}};
        if (isSegmented) {
            place.bytes.first = entry.segmentOffset();
            place.file = segmentName(entry.segment());
        }
        places.push_back(std::move(place));
    }
    return places;
}

Result<Shared<ByteSource>> ReplayRecording::contentPart(std::size_t number,
                                                        std::stop_token stop) const
{
    const ByteSource &file = *m_file->store.file;
    if (number == 0)
        return m_file->store.file;
    if (!m_file->store.isSegmented)
        return Recording::contentPart(number, std::move(stop));
    // Each once: the index has them in the order of time, several chunks a segment.
    std::vector<std::int32_t> segments;
    for (const ChunkEntry &entry : m_file->index().entries()) {
        if (segments.empty() || segments.back() != entry.segment())
            segments.push_back(entry.segment());
    }
    if (number > segments.size())
        return Recording::contentPart(number, std::move(stop));
    const std::string name = segmentName(segments[number - 1]);
    if (auto opened = file.openedSibling(name))
        return opened;
    auto segment = file.sibling(name, std::move(stop));
    if (segment && !*segment)
        return memorySource({}, file.name());
    return segment;
}

Shared<SceneMaker> ReplayRecording::makeScene(Shared<MapContent>) const
{
    return replayScene(m_file);
}

} // namespace tickscope::hollowcube
