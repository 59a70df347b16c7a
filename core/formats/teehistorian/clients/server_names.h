// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// How servers make names of what clients ask for.
/// Source: ddnet-rebuild.md, section 13; compared with servers 16.4.
namespace tickscope::teehistorian {

/// Whether a server takes two names for one, and refuses the second.
enum class Likeness : std::uint8_t { Different, Unknown, Same };
[[nodiscard]] Likeness likenessOf(std::string_view one, std::string_view other);

/// Servers cut texts to \a most bytes, which a snapshot can hold, at the edge of a character.
/// Source: teeworlds-snapshot.md, section 6.
[[nodiscard]] std::string_view cutTo(std::size_t most, std::string_view text);
/// Servers take blanks off both ends.
[[nodiscard]] std::string_view withoutBlanks(std::string_view name);
/// "(1)" and the like in front.
[[nodiscard]] std::string_view withoutNumbers(std::string_view name);

} // namespace tickscope::teehistorian
