// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/chunk_packer.h"

#include <zstd.h>

#include "core/formats/hollowcube/faults.h"

namespace tickscope::hollowcube {

struct ChunkPacker::Context {
    struct FreeContext {
        void operator()(ZSTD_CCtx *context) const { ZSTD_freeCCtx(context); }
    };
    struct FreeDictionary {
        void operator()(ZSTD_CDict *dictionary) const { ZSTD_freeCDict(dictionary); }
    };
    std::unique_ptr<ZSTD_CCtx, FreeContext> context{ZSTD_createCCtx()};
    std::unique_ptr<ZSTD_CDict, FreeDictionary> dictionary;
    int level = RecordingLevel;
};

ChunkPacker::ChunkPacker(int level, std::span<const std::byte> dictionary)
    : m_context(std::make_unique<Context>())
{
    m_context->level = level;
    if (!dictionary.empty())
        m_context->dictionary.reset(ZSTD_createCDict(dictionary.data(), dictionary.size(), level));
}

ChunkPacker::~ChunkPacker() = default;
ChunkPacker::ChunkPacker(ChunkPacker &&) noexcept = default;
ChunkPacker &ChunkPacker::operator=(ChunkPacker &&) noexcept = default;

Result<std::vector<std::byte>> ChunkPacker::pack(std::span<const std::byte> plain)
{
    std::vector<std::byte> packed(ZSTD_compressBound(plain.size()));
    const std::size_t size = m_context->dictionary
                                 ? ZSTD_compress_usingCDict(
                                     m_context->context.get(), packed.data(), packed.size(),
                                     plain.data(), plain.size(), m_context->dictionary.get())
                                 : ZSTD_compressCCtx(m_context->context.get(), packed.data(),
                                                     packed.size(), plain.data(), plain.size(),
                                                     m_context->level);
    if (ZSTD_isError(size) != 0)
        return failure(ErrorCode::LimitExceeded, {faults::ChunkNotPacked, ZSTD_getErrorName(size)});
    packed.resize(size);
    return packed;
}

} // namespace tickscope::hollowcube
