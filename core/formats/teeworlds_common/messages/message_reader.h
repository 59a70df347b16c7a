// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// Reads single fields of messages. A failed read does not move.
class MessageReader
{
public:
    MessageReader(std::span<const std::byte> block, std::size_t offset)
        : m_block(block)
        , m_offset(offset)
    {
    }

    [[nodiscard]] bool atEnd() const { return remaining() == 0; }
    [[nodiscard]] std::size_t remaining() const { return m_block.size() - m_position; }

    /// Errors: Truncated, Damaged when outside the field's range.
    [[nodiscard]] Result<std::int32_t> readInt(const MessageField &field);

    /// Text up to its NUL, a view into the block. Errors: Truncated, Damaged when it
    /// is no UTF-8; a clan or skin is empty then.
    [[nodiscard]] Result<std::string_view> readText(const MessageField &field);

    /// Appends either of these, or the field's fallback at the end of the message.
    Result<void> readInto(std::vector<Value> &values, const MessageField &field)
    {
        if (field.kind != MessageFieldKind::Text) {
            const DecodedVarint decoded = decodeVarint(rest());
            if (decoded.length > 0 && decoded.value >= field.minimum
                && decoded.value <= field.maximum) {
                m_position += decoded.length;
                values.emplace_back(std::int64_t{decoded.value});
                return {};
            }
        }
        return readSlowly(values, field);
    }

private:
    Result<void> readSlowly(std::vector<Value> &values, const MessageField &field);

    [[nodiscard]] std::span<const std::byte> rest() const { return m_block.subspan(m_position); }
    [[nodiscard]] std::uint64_t fileOffset() const { return m_offset + m_position; }

    std::span<const std::byte> m_block;
    std::size_t m_offset;
    std::size_t m_position = 0;
};

} // namespace tickscope::teeworlds
