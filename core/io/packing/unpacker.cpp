// SPDX-License-Identifier: MIT
#include "core/io/packing/unpacker.h"

#include <algorithm>
#include <bit>
#include <new>

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "core/base/try.h"
#include "core/io/byte_store.h"
#include "core/io/byte_window.h"

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
    GzipUnpacker &operator=(GzipUnpacker &&) = delete; // no copies

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
    XzUnpacker &operator=(XzUnpacker &&) = delete; // no copies

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
    /// Also begins again after a stream; its memory is used again.
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
    ZstdUnpacker &operator=(ZstdUnpacker &&) = delete; // no copies

    UnpackStep unpack(std::span<const std::byte> packed, std::span<std::byte> into) override
    {
        // After an error zstd does not return what the same call unpacked before it. So
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

/// Unpacked bytes that are made at once: a look at the stop token costs nothing beside it.
constexpr std::size_t PieceBytes = 256U << 10;

class UnpackedSource : public ByteSource
{
public:
    UnpackedSource(Shared<ByteSource> packed, Shared<ByteSource> unpacked)
        : m_packed(std::move(packed))
        , m_unpacked(std::move(unpacked))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_unpacked->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_unpacked->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return m_packed->name(); }
    [[nodiscard]] std::string stamp() const override { return m_packed->stamp(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override
    {
        return m_packed->sibling(name, std::move(stop));
    }

private:
    Shared<ByteSource> m_packed;
    Shared<ByteSource> m_unpacked;
};

/// Goes through the packed streams of a file.
struct Unpacking {
    Shared<ByteSource> packed;
    Packing packing;
    std::uint64_t most;
    ByteWindow window{packed};
    std::unique_ptr<Unpacker> unpacker = makeUnpacker(packing);
    std::vector<std::byte> piece = {};
    ByteStore store = {};
    std::uint64_t taken = 0; ///< Packed bytes; where the next step begins.
    bool isBetweenStreams = false;
    std::optional<Error> fault = {};

    /// Errors: Io, Cancelled.
    Result<void> run(std::stop_token stop)
    {
        while (!fault) {
            TRY(checkStop(stop));
            const auto rest = packed->size() - std::min(packed->size(), taken);
            TRY_ASSIGN(
                const auto bytes,
                window.bytesAt(taken,
                               static_cast<std::size_t>(std::min<std::uint64_t>(rest, PieceBytes)),
                               stop));
            if (bytes.empty()) {
                if (!isBetweenStreams)
                    fail(ErrorCode::Truncated,
                         Fault::tr("the %1 stream ends early; %2 bytes were unpacked before"));
                break;
            }
            if (isBetweenStreams && !beginStream(bytes))
                continue;
            TRY(step(bytes));
        }
        return {};
    }

    Result<Unpacked> finish()
    {
        if (fault && store.size() == 0)
            return tl::unexpected(*fault);
        auto bytes = store.finish(packed->name());
        return Unpacked{std::make_shared<const UnpackedSource>(packed, std::move(bytes)),
                        std::move(fault)};
    }

    void fail(ErrorCode code, FaultKind kind)
    {
        fault = Error{code, {kind, packingName(packing), store.size()}, taken, {}};
    }

    /// False when \a bytes begin with padding, which is now skipped, or with no stream.
    bool beginStream(std::span<const std::byte> bytes)
    {
        // Writers of tapes and of xz pad with zeros.
        const auto begin = std::ranges::find_if(bytes,
                                                [](std::byte b) { return b != std::byte{}; });
        const auto padding = static_cast<std::size_t>(begin - bytes.begin());
        taken += padding;
        if (padding > 0)
            return false;
        isBetweenStreams = packingOf(bytes) != packing;
        if (isBetweenStreams)
            fail(ErrorCode::Damaged,
                 Fault::tr(
                     "the %1 stream is followed by other bytes; %2 bytes were unpacked before"));
        return !isBetweenStreams;
    }

    Result<void> step(std::span<const std::byte> bytes)
    {
        piece.resize(PieceBytes);
        const UnpackStep done = unpacker->unpack(bytes, piece);
        taken += done.taken;
        isBetweenStreams = done.atStreamEnd;
        TRY(store.add(std::span(piece).first(done.given)));
        const bool isStuck = done.taken == 0 && done.given == 0 && !done.atStreamEnd;
        if (done.fault == ErrorCode::LimitExceeded)
            fail(ErrorCode::LimitExceeded,
                 Fault::tr("the %1 stream needs too much memory; %2 bytes were unpacked before"));
        else if (done.fault == ErrorCode::Unsupported)
            fail(ErrorCode::Unsupported,
                 Fault::tr("the %1 stream is of a newer kind; %2 bytes were unpacked before"));
        else if (done.fault || isStuck)
            fail(ErrorCode::Damaged,
                 Fault::tr("the %1 stream is damaged; %2 bytes were unpacked before"));
        else if (isTooBig())
            fail(ErrorCode::LimitExceeded,
                 Fault::tr("the %1 stream unpacks to too much; %2 bytes were unpacked before"));
        return {};
    }

    [[nodiscard]] bool isTooBig() const
    {
        return store.size() > most
               || (store.size() > limits::UnpackedAtAnyRatio
                   && store.size() / limits::UnpackedRatio > taken);
    }
};

} // namespace

const char *packingName(Packing packing)
{
    constexpr std::array Names{"gzip", "xz", "zstd"};
    return Names.at(static_cast<std::size_t>(packing));
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

Result<Unpacked> unpackSource(const Shared<ByteSource> &packed, Packing packing,
                              std::stop_token stop, std::uint64_t most)
{
    Unpacking unpacking{.packed = packed, .packing = packing, .most = most};
    TRY(unpacking.run(std::move(stop)));
    return unpacking.finish();
}

std::string_view withoutPackingSuffix(std::string_view name)
{
    for (const std::string_view suffix : PackingSuffixes) {
        if (name.ends_with(suffix))
            name.remove_suffix(suffix.size());
    }
    return name;
}

} // namespace tickscope
