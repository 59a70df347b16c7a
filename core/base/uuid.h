// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace tickscope {

/// 16 bytes in the order in which the text form writes them.
struct Uuid {
    std::array<std::uint8_t, 16> bytes{};

    friend auto operator<=>(const Uuid &, const Uuid &) = default;

    /// Text form "76ce455b-f9eb-3a48-add7-e04b941d045c".
    [[nodiscard]] std::string text() const;

    /// Reads the text form; usable for constants in tables. Anything that is no
    /// hex digit is skipped.
    static constexpr Uuid fromText(std::string_view text)
    {
        Uuid uuid;
        std::size_t digits = 0;
        for (const char c : text) {
            unsigned value = 0;
            if (c >= '0' && c <= '9')
                value = static_cast<unsigned>(c - '0');
            else if (c >= 'a' && c <= 'f')
                value = static_cast<unsigned>(c - 'a') + 10U;
            else
                continue;
            if (digits == 32)
                break;
            auto &byte = uuid.bytes[digits / 2];
            byte = static_cast<std::uint8_t>(byte << 4 | value);
            ++digits;
        }
        return uuid;
    }
};

} // namespace tickscope
