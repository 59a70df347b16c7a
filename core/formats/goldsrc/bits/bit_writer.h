// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/bits/bit_reader.h"
#include "core/formats/goldsrc/bits/delta.h"

namespace tickscope::goldsrc {

/// Writes the bit-packed part of a message, as BitReader reads it.
class BitWriter
{
public:
    explicit BitWriter(BitOrder order)
        : m_order(order)
    {
    }

    /// \param count  0 to 32.
    void bits(std::uint32_t value, unsigned count);
    void flag(bool value) { bits(value ? 1 : 0, 1); }
    /// Sign bit first, then the magnitude; \a count includes the sign, 1 to 32.
    void signedBits(std::int64_t value, unsigned count);
    /// With the 0 that ends it.
    void text(std::string_view text);

    /// Filled up to a whole byte.
    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }

private:
    BitOrder m_order;
    std::vector<std::byte> m_bytes;
    std::size_t m_count = 0; ///< Bits so far.
};

/// Writes the delta that makes \a target of \a known, and makes \a known what a reader has of it.
/// False where a number cannot travel: of times, only those near \a serverTime can. The nearest
/// one stands for it then. Source: goldsrc-netmessages.md, sections 3.2 and 3.3.
bool writeDelta(BitWriter &bits, const DeltaDescription &description, double serverTime,
                const DeltaRecord &target, DeltaRecord &known);

} // namespace tickscope::goldsrc
