// SPDX-License-Identifier: MIT
#include "core/io/packing/unpacker.h"

#include <algorithm>
#include <array>
#include <bit>
#include <new>

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "core/base/limits.h"

namespace tickscope {

namespace {

constexpr std::array<unsigned char, 3> GzipMark{0x1f, 0x8b, 0x08};
constexpr std::array<unsigned char, 6> XzMark{0xfd, '7', 'z', 'X', 'Z', 0x00};
constexpr std::array<unsigned char, 4> ZstdMark{0x28, 0xb5, 0x2f, 0xfd};
/// Of a frame that holds no data; the low four bits of its first byte are free.
constexpr std::array<unsigned char, 3> ZstdSkippedMark{0x2a, 0x4d, 0x18};

bool beginsWith(std::span<const std::byte> bytes, std::span<const unsigned char> mark)
{
    return bytes.size() >= mark.size()
           && std::ranges::equal(bytes.first(mark.size()), std::as_bytes(mark));
}

bool beginsWithSkippedFrame(std::span<const std::byte> bytes)
{
    return !bytes.empty() && (bytes[0] & std::byte{0xf0}) == std::byte{0x50}
           && beginsWith(bytes.subspan(1), ZstdSkippedMark);
}

/// The libraries' pointers to input are not const everywhere; they do not write to it.
Bytef *inputOf(std::span<const std::byte> bytes)
{
    return reinterpret_cast<Bytef *>(const_cast<std::byte *>(bytes.data()));
}

uInt lengthOf(std::size_t size)
{
    return static_cast<uInt>(std::min(size, limits::ReadBlock));
}

class GzipUnpacker : public Unpacker
{
public:
    GzipUnpacker()
    {
        // 15: the largest window; 16 more: with gzip's header and checksum.
        if (::inflateInit2(&m_stream, 15 + 16) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipUnpacker() override { ::inflateEnd(&m_stream); }
    GzipUnpacker(const GzipUnpacker &) = delete;
    GzipUnpacker &operator=(const GzipUnpacker &) = delete;

    UnpackStep unpack(std::span<const std::byte> packed, std::span<std::byte> into) override
    {
        const uInt available = lengthOf(packed.size());
        const uInt room = lengthOf(into.size());
        m_stream.next_in = inputOf(packed);
        m_stream.avail_in = available;
        m_stream.next_out = reinterpret_cast<Bytef *>(into.data());
        m_stream.avail_out = room;
        const int result = ::inflate(&m_stream, Z_NO_FLUSH);
        UnpackStep step{available - m_stream.avail_in, room - m_stream.avail_out,
                        result == Z_STREAM_END};
        if (result == Z_STREAM_END)
            ::inflateReset(&m_stream);
        else if (result != Z_OK && result != Z_BUF_ERROR)
            step.fault = ErrorCode::Damaged;
        return step;
    }

private:
    z_stream m_stream{};
};

class XzUnpacker : public Unpacker
{
public:
    XzUnpacker() { begin(); }
    ~XzUnpacker() override { ::lzma_end(&m_stream); }
    XzUnpacker(const XzUnpacker &) = delete;
    XzUnpacker &operator=(const XzUnpacker &) = delete;

    UnpackStep unpack(std::span<const std::byte> packed, std::span<std::byte> into) override
    {
        m_stream.next_in = inputOf(packed);
        m_stream.avail_in = packed.size();
        m_stream.next_out = reinterpret_cast<std::uint8_t *>(into.data());
        m_stream.avail_out = into.size();
        const lzma_ret result = ::lzma_code(&m_stream, LZMA_RUN);
        UnpackStep step{packed.size() - m_stream.avail_in, into.size() - m_stream.avail_out,
                        result == LZMA_STREAM_END};
        if (result == LZMA_STREAM_END)
            begin();
        else if (result == LZMA_MEMLIMIT_ERROR)
            step.fault = ErrorCode::LimitExceeded;
        else if (result == LZMA_OPTIONS_ERROR)
            step.fault = ErrorCode::Unsupported;
        else if (result != LZMA_OK && result != LZMA_BUF_ERROR)
            step.fault = ErrorCode::Damaged;
        return step;
    }

private:
    /// Also begins anew after a stream; its memory is used again.
    void begin()
    {
        if (::lzma_stream_decoder(&m_stream, limits::UnpackerMemory, 0) != LZMA_OK)
            throw std::bad_alloc();
    }

    lzma_stream m_stream = LZMA_STREAM_INIT;
};

class ZstdUnpacker : public Unpacker
{
public:
    ZstdUnpacker()
        : m_stream(::ZSTD_createDStream())
    {
        if (!m_stream)
            throw std::bad_alloc();
        constexpr int WindowBits = std::bit_width(limits::UnpackerMemory) - 1;
        ::ZSTD_DCtx_setParameter(m_stream, ZSTD_d_windowLogMax, WindowBits);
    }
    ~ZstdUnpacker() override { ::ZSTD_freeDStream(m_stream); }
    ZstdUnpacker(const ZstdUnpacker &) = delete;
    ZstdUnpacker &operator=(const ZstdUnpacker &) = delete;

    UnpackStep unpack(std::span<const std::byte> packed, std::span<std::byte> into) override
    {
        // In case of an error zstd tells nothing of what the same call unpacked before it. So
        // it gets the rest of one block at a time; its hint counts the next block's header too.
        const std::size_t block = m_hint > BlockHeaderBytes ? m_hint - BlockHeaderBytes : m_hint;
        ZSTD_inBuffer in{packed.data(), std::min(packed.size(), block), 0};
        ZSTD_outBuffer out{into.data(), into.size(), 0};
        const std::size_t result = ::ZSTD_decompressStream(m_stream, &out, &in);
        if (::ZSTD_isError(result) != 0) {
            const bool isBig = ::ZSTD_getErrorCode(result)
                               == ZSTD_error_frameParameter_windowTooLarge;
            return {0, 0, false, isBig ? ErrorCode::LimitExceeded : ErrorCode::Damaged};
        }
        m_hint = result > 0 ? result : FirstHint;
        return {in.pos, out.pos, result == 0};
    }

private:
    static constexpr std::size_t BlockHeaderBytes = 3;
    static constexpr std::size_t FirstHint = 1; ///< Any; the real one comes with the answer.

    ZSTD_DStream *m_stream;
    std::size_t m_hint = FirstHint;
};

} // namespace

const char *packingName(Packing packing)
{
    switch (packing) {
    case Packing::Gzip:
        return "gzip";
    case Packing::Xz:
        return "xz";
    case Packing::Zstd:
        return "zstd";
    }
    return "";
}

std::optional<Packing> packingOf(std::span<const std::byte> head)
{
    if (beginsWith(head, GzipMark))
        return Packing::Gzip;
    if (beginsWith(head, XzMark))
        return Packing::Xz;
    if (beginsWith(head, ZstdMark) || beginsWithSkippedFrame(head))
        return Packing::Zstd;
    return {};
}

std::unique_ptr<Unpacker> makeUnpacker(Packing packing)
{
    switch (packing) {
    case Packing::Gzip:
        return std::make_unique<GzipUnpacker>();
    case Packing::Xz:
        return std::make_unique<XzUnpacker>();
    case Packing::Zstd:
        return std::make_unique<ZstdUnpacker>();
    }
    return nullptr;
}

} // namespace tickscope
