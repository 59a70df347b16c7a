// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/base/result.h"
#include "core/formats/teehistorian/records/record_reader.h"
#include "core/io/byte_window.h"

namespace tickscope::teehistorian {

/// Walks the records of a file from a byte on. One thread.
class RecordStream
{
public:
    explicit RecordStream(const Shared<ByteSource> &source)
        : m_window(source)
    {
    }

    /// Goes to the record that begins at \a byte.
    void restart(std::uint64_t byte);

    /// The next record, which stays the next until accept(); null at the end of the file, and where
    /// there is an error(). Valid until the next call of peek() behind accept().
    const Record *peek(const std::stop_token &stop)
    {
        if (!m_hasRecord) {
            if (readRecord(m_rest, m_record) != RecordStatus::Whole) [[unlikely]]
                return peekAcrossBlocks(stop);
            m_record.byte = m_byte;
            m_hasRecord = true;
        }
        return &m_record;
    }

    /// Why the last peek() gave no record; none at the end of the file.
    ///
    /// With a byte: Truncated when the file ends inside the record, Damaged and LimitExceeded when
    /// it is unknown where the one behind it begins. Io, Cancelled.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

    /// Steps behind the record that peek() gave.
    void accept()
    {
        m_byte += m_record.size;
        m_rest = m_rest.subspan(m_record.size);
        m_hasRecord = false;
    }

    /// Goes over the short moves that follow, as long as \a take(ShortMove) takes them. Not behind
    /// a record that was peeked at and not accepted.
    template<typename Take>
    void passShortMoves(Take &&take)
    {
        if (m_hasRecord)
            return;
        std::span<const std::byte> rest = m_rest;
        ShortMove move;
        while (readShortMove(rest, move) && take(move))
            rest = rest.subspan(ShortMove::Size);
        m_byte += m_rest.size() - rest.size();
        m_rest = rest;
    }

    /// Goes over the input that follows without reading it; its kind. Nothing, and nothing happens,
    /// when another record follows, or one that has to be read. As passShortMoves().
    std::optional<RecordKind> passInput()
    {
        const std::size_t size = m_hasRecord ? 0 : inputSize(m_rest);
        if (size == 0)
            return {};
        const auto kind = inputKindOf(m_rest.front());
        m_byte += size;
        m_rest = m_rest.subspan(size);
        return kind;
    }

    /// Where the next record begins.
    [[nodiscard]] std::uint64_t byte() const { return m_byte; }

private:
    const Record *peekAcrossBlocks(const std::stop_token &stop);
    const Record *failAs(Error error);

    ByteWindow m_window;
    std::uint64_t m_byte = 0;
    std::span<const std::byte> m_rest; ///< Bytes from m_byte on that are in memory.
    Record m_record;
    std::optional<Error> m_error;
    bool m_hasRecord = false;
};

} // namespace tickscope::teehistorian
