// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace tickscope {

/// What the format.json of a format says. The build makes `FormatInfo_<id>` of each, in the
/// header "format_info/<id>.h". Static storage.
struct FormatInfo {
    std::string_view id = {};          ///< The folder's name.
    std::string_view name = {};        ///< For people: "Teeworlds / DDNet demo".
    std::string_view description = {}; ///< English, half a sentence.
    /// Suffixes without dot, for dialogs; content decides, never the name alone.
    std::span<const std::string_view> extensions = {};
    std::string_view mimeType = {};
    std::span<const std::string_view> capabilities = {}; ///< English words: "world", "players".
    /// World units within which a player can do something to another by hand; 0 when not known.
    double playerReach = 0;
};

} // namespace tickscope
