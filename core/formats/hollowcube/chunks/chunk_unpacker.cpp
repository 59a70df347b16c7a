// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/chunk_unpacker.h"

#include <zstd.h>
#include <zstd_errors.h>

#include "core/formats/hollowcube/faults.h"
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
        return failure(ErrorCode::Damaged, faults::DictionaryCannotBeRead);
    const unsigned own = ZSTD_getDictID_fromDDict(prepared->dictionary.get());
    if (number < 0 || own != static_cast<unsigned>(number))
        return failure(ErrorCode::Damaged, {faults::DictionaryOfAnotherNumber, own, number});
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

Result<std::span<const std::byte>> ChunkUnpacker::unpack(std::span<const std::byte> packed,
                                                         std::size_t plainSize)
{
    if (plainSize > limits::ReplayChunkBytes)
        return failure(ErrorCode::LimitExceeded, faults::ChunkIsTooLarge);
    m_plain.resize(plainSize);
    ZSTD_DCtx *context = m_context->context.get();
    const std::size_t written = m_dictionary
                                    ? ZSTD_decompress_usingDDict(
                                        context, m_plain.data(), plainSize, packed.data(),
                                        packed.size(), m_dictionary->m_prepared->dictionary.get())
                                    : ZSTD_decompressDCtx(context, m_plain.data(), plainSize,
                                                          packed.data(), packed.size());
    // The room for it is what the index says, so no chunk unpacks to more.
    if (ZSTD_getErrorCode(written) == ZSTD_error_dstSize_tooSmall)
        return failure(ErrorCode::Damaged, faults::ChunkIsLongerThanIndexSays);
    if (ZSTD_isError(written) != 0)
        return failure(ErrorCode::Damaged, {faults::ChunkNotUnpacked, ZSTD_getErrorName(written)});
    if (written != plainSize)
        return failure(ErrorCode::Damaged, faults::ChunkIsShorterThanIndexSays);
    return std::span<const std::byte>(m_plain);
}

} // namespace tickscope::hollowcube
