// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/io/byte_reader.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// Reads single fields of messages. A failed read leaves the position undefined.
class MessageReader
{
public:
    MessageReader(std::span<const std::byte> block, std::size_t offset)
        : m_block(block)
        , m_bytes(block, offset)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_bytes.remaining() == 0; }
    [[nodiscard]] std::size_t remaining() const { return m_bytes.remaining(); }

    /// Errors: Truncated, Damaged when outside the field's range.
    [[nodiscard]] Result<std::int32_t> readInt(const MessageField &field);

    /// Text up to its NUL, a view into the block. Errors: Truncated, Damaged when it
    /// is no UTF-8.
    [[nodiscard]] Result<std::string_view> readText(const MessageField &field);

    /// Appends either of these, or the field's fallback at the end of the message.
    Result<void> readInto(std::vector<Value> &values, const MessageField &field);

private:
    std::span<const std::byte> m_block;
    ByteReader m_bytes;
};

} // namespace tickscope::teeworlds
