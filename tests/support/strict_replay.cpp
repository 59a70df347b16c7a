// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict_replay.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>

#include <zstd.h>

#include "tests/support/strict_replay_scene.h"

namespace tickscope::test {

namespace {

struct ReplayFault {
    std::string what;
};

void must(bool holds, std::string_view what)
{
    if (!holds)
        throw ReplayFault{std::string(what)};
}

/// Numbers in their shortest form. Section 2.
class ReplayBytes
{
public:
    explicit ReplayBytes(std::string_view bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] std::size_t place() const { return m_place; }
    [[nodiscard]] bool atEnd() const { return m_place == m_bytes.size(); }
    [[nodiscard]] std::string_view since(std::size_t begin) const
    {
        return m_bytes.substr(begin, m_place - begin);
    }

    std::string_view take(std::size_t count)
    {
        must(count <= m_bytes.size() - m_place, "bytes end too early");
        m_place += count;
        return m_bytes.substr(m_place - count, count);
    }
    std::uint64_t number(std::size_t size)
    {
        std::uint64_t value = 0;
        for (const char byte : take(size))
            value = value << 8 | static_cast<unsigned char>(byte);
        return value;
    }
    std::int32_t i32() { return static_cast<std::int32_t>(number(4)); }
    float f32() { return std::bit_cast<float>(static_cast<std::uint32_t>(number(4))); }
    double f64()
    {
        const double value = std::bit_cast<double>(number(8));
        must(std::isfinite(value), "a coordinate is not finite");
        return value;
    }
    std::uint64_t groups(unsigned bits)
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0;; shift += 7) {
            must(shift < bits, "a number is too long");
            const std::uint64_t group = number(1);
            value |= (group & 0x7f) << shift;
            if (group < 0x80) {
                must(group != 0 || shift == 0, "a number is longer than it has to be");
                return value;
            }
        }
    }
    std::int32_t varint() { return static_cast<std::int32_t>(groups(32)); }
    std::int32_t listed(std::int32_t count)
    {
        const std::int32_t value = varint();
        must(value >= 0 && value < count, "a value is outside its list");
        return value;
    }
    double coordinate()
    {
        const std::uint64_t value = groups(64);
        const auto steps = static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
        return static_cast<double>(steps) / 4096;
    }
    std::string_view text()
    {
        const std::int32_t size = varint();
        must(size >= 0, "a text has a negative length");
        return take(static_cast<std::size_t>(size));
    }
    void vector()
    {
        const std::uint64_t first = number(1);
        if (first == 0)
            return;
        (void)take(5);
        if ((first & 4) != 0)
            (void)varint();
    }

private:
    std::string_view m_bytes;
    std::size_t m_place = 0;
};

/// What stands behind a tag's name. Adds its texts to \a texts.
void skipTag(ReplayBytes &bytes, std::uint64_t type, std::string &texts, int depth)
{
    must(depth < 512, "tags nest too deep");
    const auto addText = [&bytes, &texts] {
        texts += bytes.take(bytes.number(2));
        texts += '\n';
    };
    const auto skipMany = [&bytes](std::size_t size) {
        const std::int32_t count = bytes.i32();
        must(count >= 0, "an array has a negative length");
        (void)bytes.take(static_cast<std::size_t>(count) * size);
    };
    constexpr std::size_t Sizes[] = {0, 1, 2, 4, 8, 4, 8};
    must(type >= 1 && type <= 12, "a tag is of no known type");
    if (type <= 6)
        (void)bytes.take(Sizes[type]);
    else if (type == 8)
        addText();
    else if (type == 9) {
        const std::uint64_t element = bytes.number(1);
        const std::int32_t count = bytes.i32();
        must(count >= 0, "a list has a negative length");
        for (std::int32_t i = 0; i < count; ++i)
            skipTag(bytes, element, texts, depth + 1);
    } else if (type == 10) {
        for (std::uint64_t inner = bytes.number(1); inner != 0; inner = bytes.number(1)) {
            addText();
            skipTag(bytes, inner, texts, depth + 1);
        }
    } else {
        skipMany(type == 7 ? 1 : type == 11 ? 4 : 8);
    }
}

void skipRoot(ReplayBytes &bytes, std::string &texts)
{
    must(bytes.number(1) == 10, "metadata or an item is no compound");
    skipTag(bytes, 10, texts, 0);
}

/// Reads chunks and applies their events to a scene. Sections 6 to 8.
class StrictPlayer
{
public:
    StrictPlayer(bool isVersion3, StrictReplay &replay)
        : m_isVersion3(isVersion3)
        , m_replay(replay)
    {
    }

    void playChunk(std::string_view plain, std::int32_t start, std::int32_t count, bool isFlagged)
    {
        ReplayBytes bytes(plain);
        for (std::int32_t tick = start; tick - start < count; ++tick) {
            must(bytes.varint() == tick, "a tick has another number");
            const auto events = static_cast<std::int16_t>(bytes.number(2));
            must(events >= 0, "a tick has a negative number of events");
            if (tick == start && (tick == 0 || (isFlagged && beginsAnew(bytes, events))))
                m_scene.reset();
            const std::size_t begin = bytes.place();
            for (int i = 0; i < events; ++i)
                playEvent(bytes);
            m_replay.ticks.push_back({m_scene.digest(), std::string(bytes.since(begin))});
        }
        must(bytes.atEnd(), "bytes are left behind the last tick of a chunk");
    }

private:
    using Kind = StrictScene::Kind;

    /// Whether there is something of a snapshot among the events that follow. Section 20.6.
    [[nodiscard]] bool beginsAnew(ReplayBytes bytes, int events) const
    {
        StrictReplay none;
        StrictPlayer ahead(m_isVersion3, none);
        for (int i = 0; i < events; ++i) {
            const std::int32_t id = ahead.playEvent(bytes);
            if (id == 1 || id == 8 || id == 14)
                return true;
        }
        return false;
    }

    std::int32_t playEvent(ReplayBytes &bytes)
    {
        const std::int32_t id = bytes.listed(15);
        switch (id) {
        case 7: {
            const auto where = static_cast<std::int64_t>(bytes.number(8));
            m_scene.set({StrictScene::Blocks, Kind::Block, where}, std::to_string(bytes.varint()));
            break;
        }
        case 10:
            break;
        case 11:
            m_replay.texts += bytes.text();
            m_replay.texts += '\n';
            (void)bytes.groups(64);
            break;
        case 12:
        case 13:
            (void)bytes.listed(id == 12 ? 10 : 2);
            (void)bytes.groups(64);
            break;
        case 14:
            m_scene.erase(StrictScene::Blocks);
            break;
        default:
            playOfEntity(id, bytes.varint(), bytes);
        }
        return id;
    }

    void playOfEntity(std::int32_t id, std::int32_t entity, ReplayBytes &bytes)
    {
        const bool isThere = m_scene.has(entity);
        const std::size_t begin = bytes.place();
        const auto keep = [&](Kind kind, std::int64_t slot = 0) {
            if (isThere)
                m_scene.set({entity, kind, slot}, std::string(bytes.since(begin)));
        };
        if (id == 0 || id == 1) {
            playMove(entity, isThere, id == 0, bytes);
        } else if (id == 2) {
            (void)bytes.listed(18);
            (void)bytes.take(1);
            keep(Kind::State);
        } else if (id == 3) {
            (void)bytes.listed(2);
        } else if (id == 4) {
            if (flag(bytes))
                (void)bytes.listed(2);
            keep(Kind::Use);
        } else if (id == 5) {
            playItems(entity, isThere, bytes);
        } else if (id == 6) {
            (void)bytes.varint();
            keep(Kind::HeldSlot);
        } else if (id == 8) {
            m_scene.erase(entity);
            m_scene.set({entity, Kind::Type, 0}, std::to_string(bytes.varint()));
            const auto position = readPosition(bytes);
            m_scene.place(entity, position);
            setView(entity, bytes.f32(), bytes.f32());
        } else if (entity != 0) {
            m_scene.erase(entity);
        }
    }

    static bool flag(ReplayBytes &bytes)
    {
        const std::uint64_t value = bytes.number(1);
        must(value < 2, "a flag is neither 0 nor 1");
        return value == 1;
    }

    static StrictScene::Position readPosition(ReplayBytes &bytes)
    {
        const double x = bytes.f64();
        const double y = bytes.f64();
        return {x, y, bytes.f64()};
    }

    void playMove(std::int32_t entity, bool isThere, bool isChange, ReplayBytes &bytes)
    {
        const bool isWide = !isChange || m_isVersion3;
        StrictScene::Position to;
        if (isWide) {
            to = readPosition(bytes);
        } else {
            to.x = bytes.coordinate();
            to.y = bytes.coordinate();
            to.z = bytes.coordinate();
        }
        const float yaw = isWide ? bytes.f32() : angle(bytes);
        const float pitch = isWide ? bytes.f32() : angle(bytes);
        const std::size_t begin = bytes.place();
        bytes.vector();
        if (!isThere)
            return;
        if (isChange) {
            const auto from = m_scene.positionOf(entity);
            to = {from.x + to.x, from.y + to.y, from.z + to.z};
        }
        m_scene.place(entity, to);
        setView(entity, yaw, pitch);
        m_scene.set({entity, Kind::Velocity, 0}, std::string(bytes.since(begin)));
    }

    static float angle(ReplayBytes &bytes)
    {
        return static_cast<float>(static_cast<std::int16_t>(bytes.number(2))) * 360.0F / 65536.0F;
    }

    void setView(std::int32_t entity, float yaw, float pitch)
    {
        must(std::isfinite(yaw) && std::isfinite(pitch), "an angle is not finite");
        yaw -= 360.0F * std::ceil((yaw - 180.0F) / 360.0F);
        pitch = std::min(std::max(pitch, -90.0F), 90.0F);
        m_scene.set({entity, Kind::View, 0}, std::to_string(yaw) + ' ' + std::to_string(pitch));
    }

    void playItems(std::int32_t entity, bool isThere, ReplayBytes &bytes)
    {
        const std::int32_t count = bytes.varint();
        must(count >= 0, "a map has a negative length");
        for (std::int32_t i = 0; i < count; ++i) {
            const std::int32_t slot = bytes.varint();
            const std::size_t begin = bytes.place();
            skipRoot(bytes, m_replay.texts);
            if (isThere)
                m_scene.set({entity, Kind::Item, slot}, std::string(bytes.since(begin)));
        }
    }

    bool m_isVersion3;
    StrictReplay &m_replay;
    StrictScene m_scene;
};

/// A frame of zstd with its size. Section 6.
std::string unpacked(std::string_view packed, std::int32_t size)
{
    must(size > 0 && size <= 64 << 20, "a chunk has no allowed size");
    const auto plainSize = static_cast<std::size_t>(size);
    must(ZSTD_getFrameContentSize(packed.data(), packed.size()) == plainSize,
         "a frame has another size than the index says, or none");
    must(ZSTD_getDictID_fromFrame(packed.data(), packed.size()) == 0, "a frame has a dictionary");
    must(ZSTD_findFrameCompressedSize(packed.data(), packed.size()) == packed.size(),
         "a chunk is not one frame");
    std::string plain(plainSize, '\0');
    must(ZSTD_decompress(plain.data(), plain.size(), packed.data(), packed.size()) == plainSize,
         "a chunk cannot be unpacked");
    return plain;
}

struct StrictEntry {
    std::int32_t start = 0;
    std::int32_t count = 0;
    bool isFlagged = false;
    std::uint64_t offset = 0;
    std::int32_t packedSize = 0;
    std::int32_t plainSize = 0;
};

/// All of a replay, in the order of its bytes. Sections 3 to 6 and 11.
class StrictFile
{
public:
    StrictFile(std::string_view bytes, const std::vector<std::vector<std::byte>> &segments,
               StrictReplay &replay)
        : m_bytes(bytes)
        , m_segments(segments)
        , m_replay(replay)
    {
    }

    void read()
    {
        readHeader();
        ReplayBytes metadata(m_bytes.substr(HeaderSize));
        skipRoot(metadata, m_replay.texts);
        must(metadata.place() == m_metadataSize, "metadata has another length");
        m_replay.metadata = metadata.since(0);
        const std::vector<StrictEntry> entries = readIndex();
        StrictPlayer player(m_replay.version == 3, m_replay);
        std::uint64_t next = m_segments.empty() ? HeaderSize + m_metadataSize + m_indexSize : 0;
        for (const StrictEntry &entry : entries) {
            if (!m_segments.empty() && entry.offset == ((next >> 32) + 1) << 32)
                next = entry.offset;
            must(entry.offset == next, "a chunk does not follow the one before");
            next += static_cast<std::uint32_t>(entry.packedSize);
            const std::string_view packed = bytesOf(entry);
            m_replay.chunks.emplace_back(packed);
            player.playChunk(unpacked(packed, entry.plainSize), entry.start, entry.count,
                             entry.isFlagged);
        }
        must(!m_segments.empty() || next == m_bytes.size(), "bytes are left behind the last chunk");
    }

private:
    static constexpr std::size_t HeaderSize = 256;

    void readHeader()
    {
        ReplayBytes header(m_bytes.substr(0, std::min(m_bytes.size(), HeaderSize)));
        must(header.take(4) == "HCRP", "no magic number");
        m_replay.version = static_cast<int>(header.number(2));
        must(m_replay.version == 3 || m_replay.version == 4, "a version that is not known");
        m_replay.flags = static_cast<int>(header.number(2));
        const std::string_view id = header.take(16);
        const std::uint64_t length = header.number(1);
        must(length <= 32, "the world's version is too long");
        m_replay.world = std::string(id) + std::string(header.take(length));
        m_replay.timestamp = static_cast<std::int64_t>(header.number(8));
        must(header.number(2) == 0, "a dictionary");
        m_metadataSize = lengthOf(header.i32());
        m_indexSize = lengthOf(header.i32());
        m_tickCount = header.i32();
        m_chunkCount = lengthOf(header.i32());
        m_replay.dataVersion = header.i32();
        const auto padding = header.take(HeaderSize - header.place());
        must(padding.find_first_not_of('\0') == std::string_view::npos, "padding is not empty");
        must(m_metadataSize + m_indexSize <= m_bytes.size() - HeaderSize, "the index is cut");
    }

    static std::size_t lengthOf(std::int32_t value)
    {
        must(value >= 0, "a length is negative");
        return static_cast<std::size_t>(value);
    }

    std::vector<StrictEntry> readIndex()
    {
        ReplayBytes index(m_bytes.substr(HeaderSize + m_metadataSize, m_indexSize));
        std::vector<StrictEntry> entries;
        std::int32_t next = 0;
        for (std::size_t i = 0; i < m_chunkCount; ++i) {
            StrictEntry entry;
            entry.start = index.varint();
            entry.count = index.varint();
            must(entry.start == next && entry.count > 0, "a chunk has no ticks, or others");
            next += entry.count;
            const std::uint64_t flags = index.number(1);
            must(flags < 2, "a flag that is not known");
            entry.isFlagged = flags == 1;
            entry.offset = index.number(8);
            entry.packedSize = index.varint();
            entry.plainSize = index.varint();
            must(entry.packedSize > 0, "a chunk has no bytes");
            entries.push_back(entry);
        }
        must(index.atEnd(), "the index has another length");
        must(next == m_tickCount, "the header has another number of ticks");
        return entries;
    }

    [[nodiscard]] std::string_view bytesOf(const StrictEntry &entry) const
    {
        std::string_view file = m_bytes;
        std::uint64_t offset = entry.offset;
        if (!m_segments.empty()) {
            must(offset >> 32 < m_segments.size(), "a segment is not there");
            const auto &segment = m_segments[offset >> 32];
            file = {reinterpret_cast<const char *>(segment.data()), segment.size()};
            offset &= 0xffff'ffff;
        }
        const auto size = static_cast<std::size_t>(entry.packedSize);
        must(offset <= file.size() && size <= file.size() - offset, "a chunk is outside its file");
        return file.substr(offset, size);
    }

    std::string_view m_bytes;
    const std::vector<std::vector<std::byte>> &m_segments;
    StrictReplay &m_replay;
    std::size_t m_metadataSize = 0;
    std::size_t m_indexSize = 0;
    std::int32_t m_tickCount = 0;
    std::size_t m_chunkCount = 0;
};

} // namespace

StrictReplay readStrictReplay(std::span<const std::byte> bytes,
                              const std::vector<std::vector<std::byte>> &segments)
{
    StrictReplay replay;
    try {
        const std::string_view all(reinterpret_cast<const char *>(bytes.data()), bytes.size());
        StrictFile(all, segments, replay).read();
    } catch (const ReplayFault &fault) {
        replay.fault = fault.what;
    }
    return replay;
}

} // namespace tickscope::test
