// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope::hollowcube {

/// A zstd dictionary, ready for unpacking. Immutable; any thread.
class ChunkDictionary
{
public:
    /// Errors: Damaged when \a bytes are no dictionary, or another one than \a number.
    static Result<Shared<ChunkDictionary>> read(std::span<const std::byte> bytes,
                                                std::int16_t number);
    ~ChunkDictionary();
    ChunkDictionary &operator=(ChunkDictionary &&) = delete; // no copies

private:
    friend class ChunkUnpacker;
    struct Prepared;
    explicit ChunkDictionary(std::unique_ptr<Prepared> prepared);
    std::unique_ptr<Prepared> m_prepared;
};

/// Unpacks chunks with one zstd context. One thread.
/// Source: hollowcube-replay.md, sections 6 and 11.
class ChunkUnpacker
{
public:
    /// \param dictionary  null for none.
    explicit ChunkUnpacker(Shared<ChunkDictionary> dictionary = nullptr);
    ~ChunkUnpacker();

    /// The \a plainSize bytes that \a packed holds, in one frame or several; valid until the
    /// next call. No more memory than that is taken. Errors: Damaged, LimitExceeded.
    Result<std::span<const std::byte>> unpack(std::span<const std::byte> packed,
                                              std::size_t plainSize);
    /// The next bytes of a packed chunk, valid until the next call; empty behind the last.
    using NextPiece = std::function<Result<std::span<const std::byte>>()>;
    /// The same of bytes that come piece by piece, with a quarter of a MiB beside the plain ones.
    /// Errors: also those of \a next.
    Result<std::span<const std::byte>> unpack(const NextPiece &next, std::size_t plainSize);

private:
    struct Context;
    Result<void> makeRoom(std::size_t plainSize);

    Shared<ChunkDictionary> m_dictionary;
    std::unique_ptr<Context> m_context;
    std::vector<std::byte> m_plain;
};

/// Levels that the game server uses. Source: hollowcube-replay.md, section 6.
inline constexpr int RecordingLevel = 3;
inline constexpr int CompactedLevel = 19;

/// Packs chunks with one zstd context: a frame with its size, without checksum. One thread.
class ChunkPacker
{
public:
    /// \param dictionary  of zstd, with its number; empty for none.
    explicit ChunkPacker(int level, std::span<const std::byte> dictionary = {});
    ~ChunkPacker();
    ChunkPacker(ChunkPacker &&) noexcept;
    ChunkPacker &operator=(ChunkPacker &&) noexcept;

    /// Errors: LimitExceeded when there is no memory for it.
    Result<std::vector<std::byte>> pack(std::span<const std::byte> plain);

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

} // namespace tickscope::hollowcube
