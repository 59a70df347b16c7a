// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// What names of packed files end with.
inline constexpr std::array<std::string_view, 3> PackingSuffixes{".gz", ".xz", ".zst"};
/// "x.demo" of "x.demo.xz".
[[nodiscard]] std::string_view withoutPackingSuffix(std::string_view name);

/// How a file is packed as a whole, by its first bytes.
enum class Packing { Gzip, Xz, Zstd };

/// "gzip", "xz", "zstd".
[[nodiscard]] const char *packingName(Packing packing);

/// \param head  the first bytes of a file, or what follows a packed stream.
[[nodiscard]] std::optional<Packing> packingOf(std::span<const std::byte> head);

/// What one call of an unpacker did.
struct UnpackStep {
    std::size_t taken = 0;    ///< Packed bytes that are used up.
    std::size_t given = 0;    ///< Bytes that were unpacked.
    bool atStreamEnd = false; ///< The stream is whole; another may follow.
    /// Why it cannot go on; what was given before holds.
    std::optional<ErrorCode> fault = {};
};

/// Unpacks streams of one kind that follow on each other, piece by piece. One thread.
class Unpacker
{
public:
    virtual ~Unpacker() = default;

    /// Takes from \a packed and fills \a into, each as far as it goes. Neither may be empty.
    virtual UnpackStep unpack(std::span<const std::byte> packed, std::span<std::byte> into) = 0;
};

[[nodiscard]] std::unique_ptr<Unpacker> makeUnpacker(Packing packing);

/// What a packed file holds.
struct Unpacked {
    Shared<ByteSource> source; ///< Has the name and the siblings of the packed file.
    /// Why the bytes end before they should; its byte is one of the packed file.
    std::optional<Error> fault;
};

/// Unpacks \a packed up to its end or the first fault. A small one is kept in memory, a
/// bigger one in a temporary file that no other process sees.
/// \param most  bytes after which it ends, with a fault.
/// Errors: Io, Cancelled; those of the fault when there is not a byte before it.
[[nodiscard]] Result<Unpacked> unpackSource(const Shared<ByteSource> &packed, Packing packing,
                                            std::stop_token stop,
                                            std::uint64_t most = limits::UnpackedBytes);

} // namespace tickscope
