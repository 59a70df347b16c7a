// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "core/model/recording_info.h"

namespace tickscope::teehistorian {

/// First bytes of every file: a UUID. Source: teehistorian.md, section 1.
inline constexpr std::array<std::uint8_t, 16> Magic = {
    0x69, 0x9d, 0xb1, 0x7b, 0x8e, 0xfb, 0x34, 0xff, 0xb1, 0xd8, 0xda, 0x6f, 0x60, 0xc1, 0x5d, 0xd1};

/// The JSON object in front of the records.
struct Header {
    int version = 0;      ///< 1 or 2.
    int minorVersion = 0; ///< 0 in files from before August 2021.
    RecordingChain chain;
    std::string startTime;           ///< As recorded.
    std::optional<MapReference> map; ///< Nothing when the header names none.
    std::vector<HeaderValue> values; ///< All of it, in file order.
    std::uint64_t recordsOffset = 0; ///< Where the first record begins.
    std::optional<Damage> fault;     ///< Of the object, when it could be read all the same.
};

/// Reads magic and header.
/// Errors: UnknownFormat without the magic, Truncated, Damaged when it is no JSON object or
/// names no version, LimitExceeded, Unsupported for another version, Io, Cancelled.
Result<Header> readHeader(const ByteSource &source, std::stop_token stop);

/// Seconds since 1970 of "2026-08-22T12:00:00+0200"; nothing if it is no such time.
[[nodiscard]] std::optional<std::int64_t> secondsOf(const std::string &time);

/// The JSON object of a header, as far as it can be read.
struct HeaderJson {
    std::vector<HeaderValue> values; ///< In file order, each name once; the last one counts.
    /// What JSON does not allow, with its byte in the text. Texts hold such bytes as they are;
    /// what lies behind a broken structure is left out.
    std::optional<Error> fault;

    /// The text of \a name; numbers as text, too, as files of 2017 have them. Empty when
    /// there is none. Source: teehistorian.md, section 2.
    [[nodiscard]] std::string textOf(std::string_view name) const;
};

/// Groups and lists are one deep; what is deeper is shown as its JSON text. Takes time in
/// proportion to \a text. Errors: Damaged when it is no object, Cancelled.
Result<HeaderJson> readHeaderJson(std::string_view text, std::stop_token stop);

} // namespace tickscope::teehistorian
