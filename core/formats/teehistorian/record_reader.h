// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/formats/teehistorian/record.h"

namespace tickscope::teehistorian {

enum class RecordStatus {
    Whole,
    Cut,     ///< The block ends inside the record.
    Unknown, ///< No such kind: how long it is, nobody knows.
    BadSize, ///< A negative size or count, so what follows cannot be found.
    TooLong, ///< A size above limits::TeehistorianRecord.
};

/// Reads the record at the start of \a block into \a record; its byte is the caller's.
/// Source: specs/teehistorian.md, section 3.
[[nodiscard]] RecordStatus readRecord(std::span<const std::byte> block, Record &record);

} // namespace tickscope::teehistorian
