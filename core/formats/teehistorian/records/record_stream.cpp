// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/record_stream.h"

#include <algorithm>

#include "core/formats/teehistorian/limits.h"

namespace tickscope::teehistorian {

namespace {

/// Bytes that are decoded between two looks at the window and the stop token.
constexpr std::size_t UsualBlock = 32U << 10;
/// Room for the longest record with everything before its payload.
constexpr std::size_t LongestRecord = limits::TeehistorianRecord + 64;

tl::unexpected<Error> recordFailure(RecordStatus status, std::uint64_t byte)
{
    switch (status) {
    case RecordStatus::Unknown:
        return failure(ErrorCode::Damaged,
                       faultKind<QT_TRANSLATE_NOOP(
                           "faults", "record of an unknown kind; nothing behind it can be found")>,
                       byte);
    case RecordStatus::BadSize:
        return failure(
            ErrorCode::Damaged,
            faultKind<QT_TRANSLATE_NOOP(
                "faults", "record with a negative size; nothing behind it can be found")>,
            byte);
    case RecordStatus::TooLong:
        return failure(
            ErrorCode::LimitExceeded,
            faultKind<QT_TRANSLATE_NOOP("faults", "record is longer than any server writes")>,
            byte);
    case RecordStatus::Cut:
    case RecordStatus::Whole:
        break;
    }
    return failure(ErrorCode::Truncated,
                   faultKind<QT_TRANSLATE_NOOP("faults", "the file ends inside a record")>, byte);
}

} // namespace

void RecordStream::restart(std::uint64_t byte)
{
    m_byte = byte;
    m_rest = {};
    m_hasRecord = false;
}

Result<const Record *> RecordStream::peekAcrossBlocks(const std::stop_token &stop)
{
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, faults::Cancelled);
    for (std::size_t wanted = UsualBlock;; wanted = LongestRecord) {
        const auto block = m_window.bytesAt(m_byte, wanted, stop);
        if (!block)
            return tl::unexpected(block.error());
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
            return recordFailure(isTooLong ? RecordStatus::TooLong : status, m_byte);
    }
    m_record.byte = m_byte;
    m_hasRecord = true;
    return &m_record;
}

} // namespace tickscope::teehistorian
