// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/packer.h"

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

namespace tickscope::test {

namespace {

template<typename To, typename From>
To *as(From *bytes)
{
    return reinterpret_cast<To *>(bytes);
}

std::vector<std::byte> gzip(std::span<const std::byte> bytes)
{
    z_stream stream{};
    // 15: the largest window; 16 more: with gzip's header and checksum.
    ::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::vector<std::byte> packed(::deflateBound(&stream, bytes.size()));
    stream.next_in = as<Bytef>(const_cast<std::byte *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = as<Bytef>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ::deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    ::deflateEnd(&stream);
    return packed;
}

std::vector<std::byte> xz(std::span<const std::byte> bytes)
{
    std::vector<std::byte> packed(::lzma_stream_buffer_bound(bytes.size()));
    std::size_t size = 0;
    ::lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nullptr, as<const std::uint8_t>(bytes.data()),
                              bytes.size(), as<std::uint8_t>(packed.data()), &size, packed.size());
    packed.resize(size);
    return packed;
}

std::vector<std::byte> zstd(std::span<const std::byte> bytes)
{
    std::vector<std::byte> packed(::ZSTD_compressBound(bytes.size()));
    ZSTD_CCtx *context = ::ZSTD_createCCtx();
    ::ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    packed.resize(
        ::ZSTD_compress2(context, packed.data(), packed.size(), bytes.data(), bytes.size()));
    ::ZSTD_freeCCtx(context);
    return packed;
}

} // namespace

std::vector<std::byte> pack(Packing packing, std::span<const std::byte> bytes)
{
    switch (packing) {
    case Packing::Gzip:
        return gzip(bytes);
    case Packing::Xz:
        return xz(bytes);
    case Packing::Zstd:
        return zstd(bytes);
    }
    return {};
}

} // namespace tickscope::test
