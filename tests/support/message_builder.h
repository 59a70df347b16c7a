// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teeworlds {

/// Puts a message together as it stands in a demo, without padding.
/// Source: teeworlds-messages.md, section 1.
class MessageBuilder
{
public:
    /// A game message with a plain number, 1 or more.
    explicit MessageBuilder(std::int32_t id) { number(id * 2); }
    /// A game message that is known by its UUID.
    explicit MessageBuilder(const Uuid &uuid)
    {
        number(0);
        const auto bytes = std::as_bytes(std::span(uuid.bytes));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }

    MessageBuilder &number(std::int32_t value)
    {
        appendVarint(m_bytes, value);
        return *this;
    }
    MessageBuilder &numbers(std::span<const std::int32_t> values)
    {
        for (const std::int32_t value : values)
            appendVarint(m_bytes, value);
        return *this;
    }
    /// \param value  UTF-8 without NUL.
    MessageBuilder &text(std::string_view value)
    {
        const auto bytes = std::as_bytes(std::span(value));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
        m_bytes.push_back(std::byte{0});
        return *this;
    }

    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }

private:
    std::vector<std::byte> m_bytes;
};

} // namespace tickscope::teeworlds
