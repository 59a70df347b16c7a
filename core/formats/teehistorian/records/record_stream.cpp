// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/record_stream.h"

#include <utility>

#include "core/formats/teehistorian/limits.h"

namespace tickscope::teehistorian {

/// Bytes that are decoded between two looks at the window and the stop token.
constexpr std::size_t UsualBlock = 32U << 10;
/// Room for the longest record with everything before its payload.
constexpr std::size_t LongestRecord = limits::TeehistorianRecord + 64;

static Error recordError(RecordStatus status, std::uint64_t byte)
{
    const auto error = [byte](ErrorCode code, FaultKind kind) {
        return Error{code, kind, byte, {}};
    };
    switch (status) {
    case RecordStatus::Unknown:
        return error(ErrorCode::Damaged,
                     Fault::tr("record of an unknown kind; nothing behind it can be found"));
    case RecordStatus::BadSize:
        return error(ErrorCode::Damaged,
                     Fault::tr("record with a negative size; nothing behind it can be found"));
    case RecordStatus::TooLong:
        return error(ErrorCode::LimitExceeded,
                     Fault::tr("record is longer than any server writes"));
    case RecordStatus::Cut:
    case RecordStatus::Whole:
        break;
    }
    return error(ErrorCode::Truncated, Fault::tr("the file ends inside a record"));
}

void RecordStream::restart(std::uint64_t byte)
{
    m_byte = byte;
    m_rest = {};
    m_hasRecord = false;
    m_error.reset();
}

const Record *RecordStream::failAs(Error error)
{
    m_error = std::move(error);
    return nullptr;
}

const Record *RecordStream::peekAcrossBlocks(const std::stop_token &stop)
{
    m_error.reset();
    if (stop.stop_requested())
        return failAs({ErrorCode::Cancelled, faults::Cancelled});
    for (std::size_t wanted = UsualBlock;; wanted = LongestRecord) {
        const auto block = m_window.bytesAt(m_byte, wanted, stop);
        if (!block)
            return failAs(block.error());
        m_rest = *block;
        if (m_rest.empty())
            return nullptr;
        const RecordStatus status = readRecord(m_rest, m_record);
        if (status == RecordStatus::Whole)
            break;
        const bool mayGoOn = status == RecordStatus::Cut && wanted < LongestRecord
                             && m_rest.size() >= wanted;
        // A command of endless small arguments is as long as a record may be, and cut.
        const bool isTooLong = status == RecordStatus::Cut && m_rest.size() >= LongestRecord;
        if (!mayGoOn)
            return failAs(recordError(isTooLong ? RecordStatus::TooLong : status, m_byte));
    }
    m_record.byte = m_byte;
    m_hasRecord = true;
    return &m_record;
}

} // namespace tickscope::teehistorian
