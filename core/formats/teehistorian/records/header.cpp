// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/header.h"

#include <algorithm>
#include <chrono>

#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/teehistorian/limits.h"

namespace tickscope::teehistorian {

namespace {

/// Bytes that hold most headers.
constexpr std::size_t UsualHeader = 16U << 10;

std::optional<Sha256Digest> digestIn(const std::string &text)
{
    Sha256Digest digest{};
    return readHex(text, digest) ? std::optional(digest) : std::nullopt;
}

std::optional<MapReference> mapIn(const HeaderJson &json)
{
    MapReference map;
    map.name = json.textOf("map_name");
    if (map.name.empty())
        return {};
    map.size = parseNumber<std::uint64_t>(json.textOf("map_size")).value_or(0);
    map.crc32 = parseNumber<std::uint32_t>(json.textOf("map_crc"), 16);
    map.sha256 = digestIn(json.textOf("map_sha256"));
    map.fileSuffix = ".map";
    return map;
}

Result<Header> headerIn(HeaderJson &&json)
{
    Header header;
    const auto version = parseNumber<int>(json.textOf("version"));
    if (!version)
        return damaged(Fault::tr("the header names no version"), Magic.size());
    header.version = *version;
    if (header.version != 1 && header.version != 2)
        return unsupported({Fault::tr("version %1 is not known"), header.version}, Magic.size());
    header.minorVersion = parseNumber<int>(json.textOf("version_minor")).value_or(0);
    header.chain = {json.textOf("game_uuid"), json.textOf("prev_game_uuid")};
    header.startTime = json.textOf("start_time");
    header.map = mapIn(json);
    header.values = std::move(json.values);
    if (json.fault)
        header.fault = Damage{{},
                              Magic.size() + json.fault->byte.value_or(0),
                              0,
                              json.fault->code,
                              json.fault->fault};
    return header;
}

/// Bytes from the start of the file to the end of the header at least, or as many as may
/// be looked at.
Result<std::vector<std::byte>> readStart(const ByteSource &source, std::stop_token stop)
{
    constexpr std::size_t Most = Magic.size() + limits::TeehistorianHeader;
    std::vector<std::byte> bytes;
    for (std::size_t wanted = UsualHeader;; wanted = Most) {
        bytes.resize(wanted);
        TRY_ASSIGN(const auto read, source.readAt(0, bytes, stop));
        bytes.resize(read);
        const bool hasEnd = bytes.size() > Magic.size()
                            && std::find(bytes.begin() + Magic.size(), bytes.end(), std::byte{0})
                                   != bytes.end();
        if (hasEnd || read < wanted || wanted == Most)
            return bytes;
    }
}

} // namespace

Result<Header> readHeader(const ByteSource &source, std::stop_token stop)
{
    TRY_ASSIGN(const auto bytes, readStart(source, stop));
    const auto magic = std::as_bytes(std::span(Magic));
    if (bytes.size() < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin()))
        return unknownFormat(Fault::tr("no teehistorian file"), 0);
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(magic.size());
    const auto end = std::find(begin, bytes.end(), std::byte{0});
    if (end == bytes.end()) {
        const bool isWhole = bytes.size() < Magic.size() + limits::TeehistorianHeader;
        return failure(isWhole ? ErrorCode::Truncated : ErrorCode::LimitExceeded,
                       isWhole ? faults::FileEndsInsideItsHeader
                               : Fault::tr("the header does not end"),
                       bytes.size());
    }
    const std::string_view text(reinterpret_cast<const char *>(&*begin),
                                static_cast<std::size_t>(end - begin));
    auto json = readHeaderJson(text, std::move(stop));
    if (!json) {
        json.error().byte = Magic.size();
        return tl::unexpected(json.error());
    }
    auto header = headerIn(std::move(*json));
    if (header)
        header->recordsOffset = magic.size() + text.size() + 1;
    return header;
}

std::optional<std::int64_t> secondsOf(const std::string &time)
{
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    char sign = '+';
    int zoneHour = 0;
    int zoneMinute = 0;
    const int read = std::sscanf(time.c_str(), "%4d-%2u-%2uT%2d:%2d:%2d%c%2d%2d", &year, &month,
                                 &day, &hour, &minute, &second, &sign, &zoneHour, &zoneMinute);
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month},
                                           std::chrono::day{day}};
    if (read != 9 || !date.ok() || (sign != '+' && sign != '-'))
        return {};
    const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
    const std::int64_t local = ((days * 24 + hour) * 60 + minute) * 60 + second;
    const std::int64_t zone = (std::int64_t{zoneHour} * 60 + zoneMinute) * 60;
    return sign == '+' ? local - zone : local + zone;
}

} // namespace tickscope::teehistorian
