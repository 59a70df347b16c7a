// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/bench/stopwatch.h"
#include "core/base/result.h"

/// What the measures are compared with, so that figures of two machines can be.
namespace tickscope::bench {

/// R: CPU time of one sequential read of the file in 1 MiB blocks into a reused buffer.
/// Errors: Io.
[[nodiscard]] Result<Seconds> plainRead(const std::string &path);

/// B: CPU time of a bit-by-bit Huffman decode of all chunks of a Teeworlds demo; nothing
/// for other files. Errors: Io.
[[nodiscard]] Result<std::optional<Seconds>> bitwiseHuffman(const std::string &path);

/// Z: CPU time of unpacking all chunks of a compacted Hollow Cube replay with zstd, and of
/// nothing else; nothing for other files. Errors: Io.
[[nodiscard]] Result<std::optional<Seconds>> plainUnpacking(const std::string &path);

} // namespace tickscope::bench
