// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/header.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/formats/teehistorian/secrets.h"

namespace tickscope::teehistorian {

namespace {

using Json = nlohmann::ordered_json;

/// Servers write two levels; what a stranger nests deeper is left out, so that nothing
/// that walks through the values goes deep.
constexpr int DeepestValue = 3;

/// Bytes that hold most headers.
constexpr std::size_t UsualHeader = 16U << 10;

bool isHuge(const Json &json)
{
    return json.is_number_unsigned()
           && json.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
}

/// Groups and lists are one deep; what is deeper is shown as its JSON text.
HeaderValue valueOf(std::string name, const Json &json)
{
    HeaderValue value;
    value.isSecret = isSecretSetting(name);
    value.name = std::move(name);
    if (json.is_string())
        value.value = json.get<std::string>();
    else if (json.is_number_integer() && !isHuge(json))
        value.value = json.get<std::int64_t>();
    else if (!json.is_null())
        value.value = json.dump();
    return value;
}

HeaderValue topValueOf(const std::string &name, const Json &json)
{
    if (!json.is_structured())
        return valueOf(name, json);
    HeaderValue value;
    value.name = name;
    value.shape = json.is_object() ? HeaderValue::Shape::Group : HeaderValue::Shape::List;
    for (const auto &item : json.items())
        value.parts.push_back(valueOf(json.is_object() ? item.key() : std::string(), item.value()));
    return value;
}

/// The text under \a key; numbers as text, too, as files of 2017 have them. Empty when
/// there is none. Source: specs/teehistorian.md, section 2.
std::string textAt(const Json &json, const char *key)
{
    const auto found = json.find(key);
    if (found == json.end() || found->is_null() || found->is_structured())
        return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

template<typename Number>
std::optional<Number> numberIn(const std::string &text, int base = 10)
{
    Number number{};
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number, base);
    if (parsed.ec != std::errc{} || parsed.ptr != end)
        return {};
    return number;
}

std::optional<Sha256Digest> digestIn(const std::string &text)
{
    Sha256Digest digest{};
    if (text.size() != digest.size() * 2)
        return {};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const auto byte = numberIn<std::uint8_t>(text.substr(i * 2, 2), 16);
        if (!byte)
            return {};
        digest[i] = static_cast<std::byte>(*byte);
    }
    return digest;
}

std::optional<MapReference> mapIn(const Json &json)
{
    MapReference map;
    map.name = textAt(json, "map_name");
    if (map.name.empty())
        return {};
    map.size = numberIn<std::uint64_t>(textAt(json, "map_size")).value_or(0);
    map.crc32 = numberIn<std::uint32_t>(textAt(json, "map_crc"), 16);
    map.sha256 = digestIn(textAt(json, "map_sha256"));
    map.fileSuffix = ".map";
    return map;
}

Result<Header> headerIn(const Json &json)
{
    Header header;
    const auto version = numberIn<int>(textAt(json, "version"));
    if (!version)
        return failure(ErrorCode::Damaged, "the header names no version", Magic.size());
    header.version = *version;
    if (header.version != 1 && header.version != 2)
        return failure(ErrorCode::Unsupported,
                       "version " + std::to_string(header.version) + " is not known", Magic.size());
    header.minorVersion = numberIn<int>(textAt(json, "version_minor")).value_or(0);
    header.chain = {textAt(json, "game_uuid"), textAt(json, "prev_game_uuid")};
    header.startTime = textAt(json, "start_time");
    header.map = mapIn(json);
    for (const auto &item : json.items())
        header.values.push_back(topValueOf(item.key(), item.value()));
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
        const auto read = source.readAt(0, bytes, stop);
        if (!read)
            return tl::unexpected(read.error());
        bytes.resize(*read);
        const bool hasEnd = bytes.size() > Magic.size()
                            && std::find(bytes.begin() + Magic.size(), bytes.end(), std::byte{0})
                                   != bytes.end();
        if (hasEnd || *read < wanted || wanted == Most)
            return bytes;
    }
}

} // namespace

Result<Header> readHeader(const ByteSource &source, std::stop_token stop)
{
    const auto start = readStart(source, std::move(stop));
    if (!start)
        return tl::unexpected(start.error());
    const std::vector<std::byte> &bytes = *start;
    const auto magic = std::as_bytes(std::span(Magic));
    if (bytes.size() < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin()))
        return failure(ErrorCode::UnknownFormat, "no teehistorian file", 0);
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(magic.size());
    const auto end = std::find(begin, bytes.end(), std::byte{0});
    if (end == bytes.end()) {
        const bool isWhole = bytes.size() < Magic.size() + limits::TeehistorianHeader;
        return failure(isWhole ? ErrorCode::Truncated : ErrorCode::LimitExceeded,
                       isWhole ? "the file ends inside its header" : "the header does not end",
                       bytes.size());
    }
    const std::string_view text(reinterpret_cast<const char *>(&*begin),
                                static_cast<std::size_t>(end - begin));
    const auto isShallow = [](int depth, Json::parse_event_t, Json &) {
        return depth <= DeepestValue;
    };
    const Json json = Json::parse(text, isShallow, false);
    if (!json.is_object())
        return failure(ErrorCode::Damaged, "the header is no JSON object", Magic.size());
    auto header = headerIn(json);
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
