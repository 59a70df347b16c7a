// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/bits/bit_reader.h"

/// Server messages of GoldSrc made in memory, written from the sheet and not from our
/// readers. Source: goldsrc-netmessages.md.
namespace tickscope::test {

/// Writes the bits of a message. Section 2.
class GoldsrcBits
{
public:
    explicit GoldsrcBits(goldsrc::BitOrder order = goldsrc::BitOrder::LowFirst)
        : m_order(order)
    {
    }

    GoldsrcBits &bits(std::uint32_t value, unsigned count);
    GoldsrcBits &flag(bool value) { return bits(value ? 1 : 0, 1); }
    GoldsrcBits &signedBits(std::int32_t value, unsigned count);
    GoldsrcBits &text(std::string_view text);
    GoldsrcBits &coordinate(double value);
    GoldsrcBits &vector(double x, double y, double z);

    /// Filled up to a whole byte.
    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }

private:
    goldsrc::BitOrder m_order;
    std::vector<std::byte> m_bytes;
    std::size_t m_count = 0;
};

/// One field of a description as it travels.
struct GoldsrcField {
    std::string name;
    std::uint32_t flags = 8; ///< Kind; an integer.
    std::uint32_t bits = 8;
    double preMultiplier = 1;
    double postMultiplier = 1;
};

/// A description that both sides know. Fields are values from 0 on, by their place.
struct GoldsrcDescription {
    std::string name;
    std::vector<GoldsrcField> fields;

    /// Raw numbers as they travel, by the place of the field; texts by theirs.
    struct Record {
        std::map<std::size_t, std::int64_t> numbers;
        std::map<std::size_t, std::string> texts;
    };
    /// Writes a delta with these fields. Section 3.2.
    void write(GoldsrcBits &bits, const Record &record) const;
};

/// Builds the messages of one frame.
class GoldsrcMessages
{
public:
    explicit GoldsrcMessages(int networkProtocol = 48)
        : m_protocol(networkProtocol)
    {
    }

    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }

    GoldsrcMessages &u8(std::uint32_t value);
    GoldsrcMessages &u16(std::uint32_t value);
    GoldsrcMessages &u32(std::uint32_t value);
    GoldsrcMessages &i32(std::int32_t value) { return u32(static_cast<std::uint32_t>(value)); }
    GoldsrcMessages &f32(float value);
    GoldsrcMessages &coord(double value);
    GoldsrcMessages &text(std::string_view text);
    GoldsrcMessages &raw(std::string_view bytes);
    GoldsrcMessages &zeros(std::size_t count);
    /// The bits that \a write makes, in the order of the protocol.
    GoldsrcMessages &bits(const std::function<void(GoldsrcBits &)> &write);

    // Whole messages.
    GoldsrcMessages &time(float seconds);
    GoldsrcMessages &serverInfo(unsigned maxClients, unsigned recorderSlot,
                                std::string_view game = "valve");
    GoldsrcMessages &description(const GoldsrcDescription &description);
    GoldsrcMessages &userInfo(unsigned slot, std::int32_t userId, std::string_view text);
    GoldsrcMessages &newUserMessage(unsigned id, int size, std::string_view name);
    /// One of variable size.
    GoldsrcMessages &userMessage(unsigned id, std::string_view payload);

private:
    int m_protocol;
    std::vector<std::byte> m_bytes;
};

} // namespace tickscope::test
