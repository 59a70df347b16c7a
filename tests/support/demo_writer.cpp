// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/demo_writer.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <system_error>
#include <utility>

#include "core/base/limits.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_demo/demo_header.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::int64_t KeyframeSpacing = 250;
constexpr std::size_t LargestChunk = 65535;

void append(std::vector<std::byte> &bytes, std::span<const std::byte> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

} // namespace

DemoWriter::DemoWriter(DemoHeader header, std::span<const std::byte> map)
    : m_header(std::move(header))
{
    m_header.mapSize = static_cast<std::uint32_t>(map.size());
    if (!map.empty()) {
        m_header.mapCrc = crc32Of(map);
        m_header.mapSha256 = sha256Of(map);
    }
    m_header.markers.resize(std::min(m_header.markers.size(), MarkerSlots));
    if (m_header.version < 3 || m_header.version > 6)
        fail(ErrorCode::Unsupported, Fault::tr("only demos of version 3 to 6 are written"));
    if (map.size() > limits::MapBytes)
        fail(ErrorCode::LimitExceeded, Fault::tr("the map is too big"));
    if (m_error)
        return;
    m_header.length = 0; // known at the end only
    m_file = headerBytes(m_header);
    append(m_file, map);
}

void DemoWriter::beginTick(Tick tick)
{
    flushMarker(MarkerKind::Plain);
    if (tick.value < 0 || tick.value >= TickLimit || (m_tick && tick <= *m_tick)) {
        fail(ErrorCode::OutOfRange, Fault::tr("ticks must ascend"));
        return;
    }
    m_pendingTick = tick;
}

void DemoWriter::snapshot(SnapshotItems items)
{
    if (!m_pendingTick) {
        fail(ErrorCode::OutOfRange, Fault::tr("a snapshot without a tick of its own"));
        return;
    }
    if (items.size() > limits::SnapshotItems) {
        fail(ErrorCode::LimitExceeded, Fault::tr("too many items in a snapshot"));
        return;
    }
    if (isKeyframeDue()) {
        flushMarker(MarkerKind::Keyframe);
        writeChunk(ChunkKind::Snapshot, fullSnapshotInts(items));
    } else if (changesASize(items)) {
        fail(ErrorCode::Damaged, Fault::tr("an item changed its size"));
        return;
    } else {
        flushMarker(MarkerKind::Plain);
        const auto ints = deltaInts(m_last, items, m_header.protocol());
        if (!ints.empty())
            writeChunk(ChunkKind::Delta, ints);
    }
    m_last = std::move(items);
}

void DemoWriter::message(std::span<const std::byte> bytes)
{
    flushMarker(MarkerKind::Plain);
    writeChunk(ChunkKind::Message, intsOfBytes(bytes));
}

Result<std::span<const std::byte>> DemoWriter::unfinished()
{
    flushMarker(MarkerKind::Plain);
    if (m_error)
        return tl::unexpected(*m_error);
    return std::span<const std::byte>(m_file);
}

Result<std::vector<std::byte>> DemoWriter::finish()
{
    flushMarker(MarkerKind::Plain);
    if (m_error)
        return tl::unexpected(*m_error);
    const std::int64_t ticks = m_firstTick ? *m_tick - *m_firstTick : 0;
    std::vector<std::byte> length;
    appendBigEndian(length, static_cast<std::uint32_t>(ticks / TicksPerSecond));
    std::ranges::copy(length, m_file.begin() + LengthOffset);
    return std::move(m_file);
}

void DemoWriter::fail(ErrorCode code, FaultKind kind)
{
    if (m_error)
        return;
    m_error = Error{code, kind, {}, {}};
    if (m_tick)
        m_error->tick = m_tick->value;
}

/// The marker waits until it is known whether a full snapshot follows.
void DemoWriter::flushMarker(MarkerKind kind)
{
    if (!m_pendingTick)
        return;
    const auto form = m_header.hasInlineTicks() ? TickForm::Inline : TickForm::SixBits;
    append(m_file, tickMarker(*m_pendingTick, m_tick, kind, form));
    m_tick = std::exchange(m_pendingTick, std::nullopt);
    if (!m_firstTick)
        m_firstTick = m_tick;
    if (kind == MarkerKind::Keyframe)
        m_keyframeTick = m_tick;
}

void DemoWriter::writeChunk(ChunkKind kind, std::span<const std::int32_t> ints)
{
    if (m_error)
        return;
    if (ints.size() > limits::DemoChunkInts) {
        fail(ErrorCode::LimitExceeded, faults::ChunkIsTooBig);
        return;
    }
    const auto data = m_codec.encode(ints);
    if (data.size() > LargestChunk) {
        fail(ErrorCode::LimitExceeded, faults::ChunkIsTooBig);
        return;
    }
    append(m_file, dataChunkHeader(kind, static_cast<std::uint16_t>(data.size())));
    append(m_file, data);
}

bool DemoWriter::isKeyframeDue() const
{
    return !m_keyframeTick || *m_pendingTick - *m_keyframeTick > KeyframeSpacing;
}

bool DemoWriter::changesASize(const SnapshotItems &items) const
{
    std::map<ItemKey, std::size_t> sizes;
    for (const SnapshotItem &item : m_last)
        sizes.emplace(item.key, item.words.size());
    return std::ranges::any_of(items, [&sizes](const SnapshotItem &item) {
        const auto found = sizes.find(item.key);
        return found != sizes.end() && found->second != item.words.size();
    });
}

Result<void> writeFile(const std::string &path, std::span<const std::byte> bytes)
{
    const std::string partPath = path + ".part";
    std::error_code error;
    {
        std::ofstream file(partPath, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char *>(bytes.data()),
                   static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file) {
            std::filesystem::remove(partPath, error);
            return failure(ErrorCode::Io, {Fault::tr("cannot write %1"), path});
        }
    }
    std::filesystem::rename(partPath, path, error);
    if (error) {
        const std::string reason = error.message();
        std::filesystem::remove(partPath, error);
        return failure(ErrorCode::Io, {Fault::tr("cannot write %1: %2"), path, reason});
    }
    return {};
}

} // namespace tickscope::teeworlds
