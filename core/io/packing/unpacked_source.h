// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/base/limits.h"
#include "core/io/byte_source.h"
#include "core/io/packing/unpacker.h"

namespace tickscope {

/// What a packed file holds.
struct Unpacked {
    Shared<ByteSource> source; ///< Has the name and the siblings of the packed file.
    /// Why the bytes end before they should; its byte is one of the packed file.
    std::optional<Error> fault;
};

/// Unpacks \a packed up to its end or the first fault. A small one is kept in memory, a
/// bigger one in a temporary file that nobody else sees.
/// \param most  bytes after which it ends, with a fault.
/// Errors: Io, Cancelled; those of the fault when there is not a byte before it.
[[nodiscard]] Result<Unpacked> unpackSource(const Shared<ByteSource> &packed, Packing packing,
                                            std::stop_token stop,
                                            std::uint64_t most = limits::UnpackedBytes);

} // namespace tickscope
