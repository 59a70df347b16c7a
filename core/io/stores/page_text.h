// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What stands in pages of servers, as text and as moments: as much as lists of files need, written
/// by nginx, Apache, Caddy, Python and S3 servers. Nothing of it is believed: what cannot be read
/// is not there.
namespace tickscope {

/// Where \a word, in lower case, stands in \a text, whatever its case; npos where it does not.
[[nodiscard]] std::size_t findAnyCase(std::string_view text, std::string_view word);

/// The value of \a name in \a tag, the inside of an HTML tag; with its entities.
[[nodiscard]] std::optional<std::string_view> attributeIn(std::string_view tag,
                                                          std::string_view name);

/// \a text of HTML or XML without the entities that servers write: "&amp;", "&#39;", "&#x27;".
[[nodiscard]] std::string plainText(std::string_view text);

/// \a text of an address with "%41" as "A". What is no such number stays.
[[nodiscard]] std::string unescaped(std::string_view text);

/// Whether \a name is that of a file or folder in the one that is listed, whatever a server says.
[[nodiscard]] bool isNameInFolder(std::string_view name);

/// \name Moments
/// Milliseconds, of days since 1970 in UTC.
/// @{
/// "27-Nov-2026", "2026-11-27".
[[nodiscard]] std::optional<std::int64_t> dayIn(std::string_view text);
/// "14:45", "14:45:03".
[[nodiscard]] std::optional<std::int64_t> timeIn(std::string_view text);
/// "2026-11-27T14:45:03.000Z", as XML has it, and "Fri, 27 Nov 2026 14:45:03 GMT", as HTTP does.
[[nodiscard]] std::optional<std::int64_t> momentIn(std::string_view text);
/// @}

} // namespace tickscope
