// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_header.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/coding/header_text.h"
#include "core/io/byte_reader.h"
#include "core/io/sticky_reader.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t FixedBytes = 176;
constexpr std::size_t MarkerBytes = 260;
constexpr std::size_t ExtensionBytes = 48;
constexpr int OldestVersion = 3;
constexpr std::uint64_t TypeOffset = 144;

Result<void> readFixedPart(ByteReader &reader, DemoHeader &header)
{
    TRY_ASSIGN(const auto magic, reader.readBytes(DemoMagic.size()));
    if (!std::ranges::equal(magic, std::as_bytes(std::span(DemoMagic))))
        return unknownFormat(Fault::tr("no demo: it does not begin with TWDEMO"), 0);
    TRY_ASSIGN(header.version, reader.readU8());
    if (header.version < OldestVersion) {
        return unsupported({Fault::tr("demo version %1 is of Teeworlds 0.5, whose objects are not "
                                      "known; versions 3 to 6 are read"),
                            header.version},
                           7);
    }
    if (reader.remaining() < FixedBytes - 8)
        return truncated(faults::FileEndsInsideItsHeader, reader.fileOffset());
    header.netVersion = readHeaderText(reader, 64, "net_version", header.damage);
    header.mapName = readHeaderText(reader, 64, "map_name", header.damage);
    header.mapSize = *reader.readBe<std::uint32_t>();
    header.mapCrc = *reader.readBe<std::uint32_t>();
    header.type = readHeaderText(reader, 8, "type", header.damage);
    if (header.type != "client" && header.type != "server")
        addHeaderDamage(header.damage, TypeOffset, 8,
                        Fault::tr("the type in the header is neither client nor server"));
    header.length = *reader.readBe<std::int32_t>();
    header.timestamp = readHeaderText(reader, 20, "timestamp", header.damage);
    return {};
}

Result<void> readMarkers(ByteReader &reader, DemoHeader &header)
{
    if (reader.remaining() < MarkerBytes)
        return truncated(Fault::tr("the file ends inside its markers"), reader.fileOffset());
    header.statedMarkers = *reader.readBe<std::int32_t>();
    const auto count = static_cast<std::size_t>(
        std::clamp<std::int64_t>(header.statedMarkers, 0, MarkerSlots));
    // Slots behind the count may hold anything, and zeros where the count is wrong.
    for (std::size_t i = 0; i < MarkerSlots; ++i) {
        const std::int32_t tick = *reader.readBe<std::int32_t>();
        if (i < count && tick != 0)
            header.markers.push_back(tick);
    }
    return {};
}

void readExtension(ByteReader &reader, DemoHeader &header)
{
    ByteReader ahead = reader;
    const auto uuid = ahead.readBytes(Sha256Extension.bytes.size());
    // Without the UUID the map begins right here. Section 2.3.
    if (!uuid || !std::ranges::equal(*uuid, std::as_bytes(std::span(Sha256Extension.bytes))))
        return;
    const auto digest = ahead.readBytes(sizeof(Sha256Digest));
    if (!digest)
        return;
    Sha256Digest sha256;
    std::ranges::copy(*digest, sha256.begin());
    header.mapSha256 = sha256;
    reader = ahead;
}

} // namespace

Protocol DemoHeader::protocol() const
{
    return netVersion.starts_with("0.7") ? Protocol::V07 : Protocol::V06;
}

Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop)
{
    std::array<std::byte, FixedBytes + MarkerBytes + ExtensionBytes> bytes{};
    TRY_ASSIGN(const auto count, source.readAt(0, bytes, stop));
    ByteReader reader(std::span<const std::byte>{bytes}.first(count));
    DemoHeader header;
    TRY(readFixedPart(reader, header));
    if (header.version >= 4)
        TRY(readMarkers(reader, header));
    if (header.version >= 6)
        readExtension(reader, header);
    header.mapOffset = reader.fileOffset();
    header.chunksOffset = header.mapOffset + header.mapSize;
    return header;
}

std::optional<std::int64_t> secondsOfTimestamp(const std::string &timestamp)
{
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    if (std::sscanf(timestamp.c_str(), "%4d-%2u-%2u_%2d-%2d-%2d", &year, &month, &day, &hour,
                    &minute, &second)
        != 6)
        return {};
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month},
                                           std::chrono::day{day}};
    if (!date.ok())
        return {};
    const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
    return ((days * 24 + hour) * 60 + minute) * 60 + second;
}

std::string timestampOfSeconds(std::int64_t seconds)
{
    const std::chrono::sys_seconds time{std::chrono::seconds{seconds}};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss clock{time - day};
    std::array<char, 64> text{};
    const int size = std::snprintf(
        text.data(), text.size(), "%04d-%02u-%02u_%02d-%02d-%02d", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
        static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
        static_cast<int>(clock.seconds().count()));
    return {text.data(), static_cast<std::size_t>(size)};
}

std::optional<ChunkHeader> readTickMarker(std::span<const std::byte> bytes, TickForm form)
{
    constexpr unsigned KeyframeBit = 0x40;
    constexpr unsigned InlineBit = 0x20;
    const auto first = std::to_integer<unsigned>(bytes[0]);
    ChunkHeader marker{.kind = ChunkKind::TickMarker, .isKeyframe = (first & KeyframeBit) != 0};
    const unsigned difference = form == TickForm::SixBits ? first & 0x3FU : first & 0x1FU;
    const bool isDifference = form == TickForm::SixBits ? difference != 0
                                                        : (first & InlineBit) != 0;
    if (isDifference) {
        marker.tick = difference;
        marker.headerSize = 1;
        return marker;
    }
    ByteReader reader(bytes.subspan(1));
    const auto tick = reader.readBe<std::int32_t>();
    if (!tick)
        return {};
    marker.isAbsolute = true;
    marker.tick = *tick;
    marker.headerSize = 5;
    return marker;
}

Result<Tick> tickOf(const ChunkHeader &marker, std::optional<Tick> last)
{
    if (!marker.isAbsolute && !last)
        return damaged(Fault::tr("the first tick marker has no tick"));
    const Tick tick = marker.isAbsolute ? Tick{marker.tick} : *last + marker.tick;
    if (tick.value < 0 || tick.value >= TickLimit)
        return damaged(faults::ImpossibleTick);
    if (last && tick < *last)
        return damaged(faults::TimeGoesBack);
    return tick;
}

} // namespace tickscope::teeworlds
