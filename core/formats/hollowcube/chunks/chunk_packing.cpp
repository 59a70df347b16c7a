// SPDX-License-Identifier: MIT
#include <zstd.h>
#include <zstd_errors.h>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

struct ChunkDictionary::Prepared {
    struct Free {
        void operator()(ZSTD_DDict *dictionary) const { ZSTD_freeDDict(dictionary); }
    };
    std::unique_ptr<ZSTD_DDict, Free> dictionary;
};

ChunkDictionary::ChunkDictionary(std::unique_ptr<Prepared> prepared)
    : m_prepared(std::move(prepared))
{
}

ChunkDictionary::~ChunkDictionary() = default;

Result<Shared<ChunkDictionary>> ChunkDictionary::read(std::span<const std::byte> bytes,
                                                      std::int16_t number)
{
    auto prepared = std::make_unique<Prepared>();
    prepared->dictionary.reset(ZSTD_createDDict(bytes.data(), bytes.size()));
    if (!prepared->dictionary)
        return damaged(Fault::tr("the dictionary cannot be read"));
    const unsigned own = ZSTD_getDictID_fromDDict(prepared->dictionary.get());
    if (number < 0 || own != static_cast<unsigned>(number))
        return damaged({Fault::tr("the dictionary has number %1 instead of %2"), own, number});
    return Shared<ChunkDictionary>(new ChunkDictionary(std::move(prepared)));
}

struct ChunkUnpacker::Context {
    struct Free {
        void operator()(ZSTD_DCtx *context) const { ZSTD_freeDCtx(context); }
    };
    std::unique_ptr<ZSTD_DCtx, Free> context{ZSTD_createDCtx()};
};

ChunkUnpacker::ChunkUnpacker(Shared<ChunkDictionary> dictionary)
    : m_dictionary(std::move(dictionary))
    , m_context(std::make_unique<Context>())
{
}

ChunkUnpacker::~ChunkUnpacker() = default;

Result<void> ChunkUnpacker::makeRoom(std::size_t plainSize)
{
    if (plainSize > limits::ReplayChunkBytes)
        return limitExceeded(faults::ChunkIsTooLarge);
    if (m_plain.size() >= plainSize)
        return {};
    m_plain = std::vector<std::byte>(); // the old bytes are not needed beside the new ones
    m_plain.resize(plainSize);
    return {};
}

/// What zstd's answer means, where \a isWhole says whether all came that the index names.
static Result<void> checkUnpacked(std::size_t answer, bool isWhole)
{
    // The room for it is what the index says, so no chunk unpacks to more.
    if (ZSTD_getErrorCode(answer) == ZSTD_error_dstSize_tooSmall)
        return damaged(Fault::tr("a chunk is longer than the index says"));
    if (ZSTD_isError(answer) != 0)
        return damaged({Fault::tr("a chunk cannot be unpacked: %1"), ZSTD_getErrorName(answer)});
    if (!isWhole)
        return damaged(Fault::tr("a chunk is shorter than the index says"));
    return {};
}

Result<std::span<const std::byte>> ChunkUnpacker::unpack(std::span<const std::byte> packed,
                                                         std::size_t plainSize)
{
    TRY(makeRoom(plainSize));
    ZSTD_DCtx *context = m_context->context.get();
    const std::size_t written = m_dictionary
                                    ? ZSTD_decompress_usingDDict(
                                        context, m_plain.data(), plainSize, packed.data(),
                                        packed.size(), m_dictionary->m_prepared->dictionary.get())
                                    : ZSTD_decompressDCtx(context, m_plain.data(), plainSize,
                                                          packed.data(), packed.size());
    TRY(checkUnpacked(written, written == plainSize));
    return std::span<const std::byte>(m_plain).first(plainSize);
}

Result<std::span<const std::byte>> ChunkUnpacker::unpack(const NextPiece &next,
                                                         std::size_t plainSize)
{
    TRY(makeRoom(plainSize));
    ZSTD_DCtx *context = m_context->context.get();
    ZSTD_DCtx_reset(context, ZSTD_reset_session_and_parameters);
    // Straight into our room, which stays where it is: so no window is kept besides, and its size
    // costs nothing.
    constexpr auto StableOutput = ZSTD_d_experimentalParam2;
    ZSTD_DCtx_setParameter(context, StableOutput, 1);
    ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax,
                           ZSTD_dParam_getBounds(ZSTD_d_windowLogMax).upperBound);
    if (m_dictionary)
        ZSTD_DCtx_refDDict(context, m_dictionary->m_prepared->dictionary.get());
    ZSTD_outBuffer output{m_plain.data(), plainSize, 0};
    std::size_t left = 0; // 0 where a frame has ended
    for (;;) {
        TRY_ASSIGN(const auto piece, next());
        if (piece.empty())
            break;
        ZSTD_inBuffer input{piece.data(), piece.size(), 0};
        while (input.pos < input.size && ZSTD_isError(left) == 0)
            left = ZSTD_decompressStream(context, &output, &input);
        TRY(checkUnpacked(left, true));
    }
    TRY(checkUnpacked(left, left == 0 && output.pos == plainSize));
    return std::span<const std::byte>(m_plain).first(plainSize);
}

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
        return limitExceeded({Fault::tr("a chunk cannot be packed: %1"), ZSTD_getErrorName(size)});
    packed.resize(size);
    return packed;
}

} // namespace tickscope::hollowcube
