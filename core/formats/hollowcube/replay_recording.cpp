// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_recording.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <set>

#include "core/base/limits.h"
#include "core/formats/hollowcube/replay_decoder.h"
#include "core/formats/hollowcube/replay_metadata.h"
#include "core/formats/hollowcube/replay_repair.h"
#include "core/formats/hollowcube/replay_scene.h"
#include "core/formats/hollowcube/unpacking_bound.h"

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

RecordingInfo infoOf(const ReplayFile &file)
{
    const ReplayHeader &header = file.header();
    RecordingInfo info;
    info.format = "hollowcube";
    info.formatVersion = header.version;
    info.type = "server";
    info.wallClock = header.timestamp / 1000;
    info.timestamp = timeText(*info.wallClock);
    info.tickRate = file.tickRate;
    for (const ReplayMark &mark : file.marks) {
        if (mark.kind == event_kind::Marker)
            info.markers.push_back(mark.tick);
    }
    info.markers.erase(std::unique(info.markers.begin(), info.markers.end()), info.markers.end());
    info.metadata = headerValues(file.preamble);
    info.seekPointKind = "snapshot";
    info.byteSize = file.store.file->size();
    return info;
}

Damage preambleDamage(const Error &error)
{
    return {Tick{}, error.byte.value_or(HeaderSize), 0, error.code, error.what, 0};
}

/// What is wrong with the preamble and harms no chunk.
std::vector<Damage> preambleDamage(const ReplayFile &file)
{
    const Preamble &preamble = file.preamble;
    std::vector<Damage> damage;
    if (preamble.metadataFault) {
        Error error = *preamble.metadataFault;
        error.what += "; the recording is shown without its metadata";
        damage.push_back(preambleDamage(error));
    }
    if (preamble.header.tickCount != file.committedTicks()) {
        const std::string what = "the header has " + std::to_string(preamble.header.tickCount)
                                 + " ticks and the index " + std::to_string(file.committedTicks())
                                 + "; the index is believed";
        damage.push_back(preambleDamage({ErrorCode::Damaged, what, 0, {}}));
    }
    return damage;
}

/// Tells of chunks whose bytes are not there, which the index and the sizes of the files
/// show without reading any.
class ChunkCheck
{
public:
    explicit ChunkCheck(const ReplayFile &file)
        : m_file(file)
        , m_reader(file.store)
    {
    }

    Result<void> run(Outline &outline, std::stop_token stop)
    {
        for (std::size_t chunk = 0; chunk < m_file.index().size(); ++chunk) {
            const ChunkEntry &entry = m_file.index()[chunk];
            const auto place = m_reader.find(entry, stop);
            if (place) {
                noteEnd(*place, entry, outline);
                m_bound.add(entry);
                continue;
            }
            const ErrorCode code = place.error().code;
            if (code == ErrorCode::Io || code == ErrorCode::Cancelled)
                return tl::unexpected(place.error());
            if (outline.damage.size() < limits::DamageEntries)
                outline.damage.push_back(damageOf(place.error(), chunk));
        }
        if (m_bound.isExceeded())
            return failure(ErrorCode::LimitExceeded,
                           "the chunks unpack to more than their bytes can hold",
                           m_file.preamble.indexOffset());
        return {};
    }

private:
    static void noteEnd(const ChunkReader::Place &place, const ChunkEntry &entry, Outline &outline)
    {
        const auto end = place.offset + static_cast<std::uint64_t>(entry.compressedLength);
        outline.endByte = std::max(outline.endByte, end);
    }

    Damage damageOf(const Error &error, std::size_t chunk)
    {
        const ChunkIndex &index = m_file.index();
        const ChunkEntry &entry = index[chunk];
        // Goes on from the chunk before: looking anew for each would take square time.
        m_snapshot = std::max(m_snapshot, chunk + 1);
        while (m_snapshot < index.size() && !index[m_snapshot].hasSnapshot())
            ++m_snapshot;
        const std::int64_t end = m_snapshot < index.size() ? index[m_snapshot].startTick
                                                           : index.tickCount();
        Damage damage = preambleDamage(error);
        damage.tick = {entry.startTick};
        damage.what += "; its " + std::to_string(entry.tickCount) + " ticks are lost";
        damage.lostTicks = end - entry.startTick;
        return damage;
    }

    const ReplayFile &m_file;
    ChunkReader m_reader;
    UnpackingBound m_bound;
    std::size_t m_snapshot = 0; ///< First chunk with one behind the last bad chunk.
};

} // namespace

ReplayRecording::ReplayRecording(ReplayFile file)
    : m_file(std::make_shared<const ReplayFile>(std::move(file)))
    , m_info(infoOf(*m_file))
{
}

Result<Outline> ReplayRecording::outline(std::stop_token stop) const
{
    const ChunkIndex &index = m_file->index();
    Outline outline;
    outline.isEmpty = index.isEmpty();
    outline.endByte = m_file->preamble.length();
    outline.damage = preambleDamage(*m_file);
    if (!outline.isEmpty) {
        const auto period = static_cast<std::int64_t>(std::llround(1e9 / m_file->tickRate));
        outline.time = TimeBase::uniform({{0}, {index.tickCount() - 1}}, Time{period});
    }
    outline.mayGrow = m_file->mayGrow;
    // The last committed tick, too: what lies uncommitted beside the recording is told there.
    outline.unsettled = {std::max<std::int64_t>(m_file->committedTicks() - 1, 0)};
    std::set<std::int32_t> segments;
    for (const ChunkEntry &entry : index.entries()) {
        if (entry.startTick == 0 || entry.hasSnapshot())
            outline.seekPoints.push_back(
                {{entry.startTick}, entry.entryOffset, SeekPointKind::Keyframe, nullptr});
        segments.insert(entry.segment());
    }
    outline.counts = {{"chunks", static_cast<std::int64_t>(index.size())}};
    if (m_file->store.isSegmented)
        outline.counts.emplace_back("segments", std::ssize(segments));
    if (auto checked = ChunkCheck(*m_file).run(outline, std::move(stop)); !checked)
        return tl::unexpected(checked.error());
    return outline;
}

std::unique_ptr<Decoder> ReplayRecording::makeDecoder() const
{
    return std::make_unique<ReplayDecoder>(m_file);
}

std::vector<ChunkedRecording::ChunkPlace> ReplayRecording::chunkPlaces() const
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

Result<RepairReport> ReplayRecording::repair(std::ostream &out, std::stop_token stop) const
{
    return repairReplay(*m_file, out, std::move(stop));
}

Shared<SceneMaker> ReplayRecording::makeScene(Shared<MapContent>) const
{
    return replayScene(m_file);
}

} // namespace tickscope::hollowcube
