// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/result.h"

/// The fixed Huffman code of Teeworlds. Source: teeworlds-demo.md, section 6.
namespace tickscope::teeworlds {

/// Decodes \a in up to its end symbol and returns how many bytes of \a out are used.
/// Bytes after the end symbol are ignored. Bytes of \a out beyond the returned count
/// may have been written to.
///
/// Errors: Truncated when the input ends before the end symbol, LimitExceeded when
/// \a out is too small. Any thread.
[[nodiscard]] Result<std::size_t> decompress(std::span<const std::byte> in,
                                             std::span<std::byte> out);

/// Codes of all bytes and the end symbol, padded with 0 bits to a whole byte.
[[nodiscard]] std::vector<std::byte> compress(std::span<const std::byte> in);

} // namespace tickscope::teeworlds
