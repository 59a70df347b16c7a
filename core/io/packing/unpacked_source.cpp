// SPDX-License-Identifier: MIT
#include "core/io/packing/unpacked_source.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/io/byte_store.h"
#include "core/io/byte_window.h"
#include "core/io/faults.h"

namespace tickscope {

namespace {

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
class Unpacking
{
public:
    Unpacking(const Shared<ByteSource> &packed, Packing packing, std::uint64_t most)
        : m_packed(packed)
        , m_packing(packing)
        , m_most(most)
        , m_window(packed)
        , m_unpacker(makeUnpacker(packing))
    {
    }

    /// Errors: Io, Cancelled.
    Result<void> run(std::stop_token stop)
    {
        while (!m_fault) {
            if (stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            const auto rest = m_packed->size() - std::min(m_packed->size(), m_taken);
            const auto bytes = m_window.bytesAt(
                m_taken, static_cast<std::size_t>(std::min<std::uint64_t>(rest, PieceBytes)), stop);
            if (!bytes)
                return tl::unexpected(bytes.error());
            if (bytes->empty()) {
                if (!m_isBetweenStreams)
                    fail(ErrorCode::Truncated, faults::StreamEndsEarly);
                break;
            }
            if (m_isBetweenStreams && !beginStream(*bytes))
                continue;
            if (auto stepped = step(*bytes); !stepped)
                return stepped;
        }
        return {};
    }

    Result<Unpacked> finish()
    {
        if (m_fault && m_store.size() == 0)
            return tl::unexpected(*m_fault);
        auto bytes = m_store.finish(m_packed->name());
        return Unpacked{std::make_shared<const UnpackedSource>(m_packed, std::move(bytes)),
                        std::move(m_fault)};
    }

private:
    void fail(ErrorCode code, const FaultKind &kind)
    {
        m_fault = Error{code, {kind, packingName(m_packing), m_store.size()}, m_taken, {}};
    }

    /// False when \a bytes begin with padding, which is now skipped, or with no stream.
    bool beginStream(std::span<const std::byte> bytes)
    {
        // Writers of tapes and of xz pad with zeros.
        const auto begin = std::ranges::find_if(bytes,
                                                [](std::byte b) { return b != std::byte{}; });
        const auto padding = static_cast<std::size_t>(begin - bytes.begin());
        m_taken += padding;
        if (padding > 0)
            return false;
        m_isBetweenStreams = packingOf(bytes) != m_packing;
        if (m_isBetweenStreams)
            fail(ErrorCode::Damaged, faults::StreamFollowedByOthers);
        return !m_isBetweenStreams;
    }

    Result<void> step(std::span<const std::byte> bytes)
    {
        m_piece.resize(PieceBytes);
        const UnpackStep done = m_unpacker->unpack(bytes, m_piece);
        m_taken += done.taken;
        m_isBetweenStreams = done.atStreamEnd;
        if (auto added = m_store.add(std::span(m_piece).first(done.given)); !added)
            return added;
        const bool isStuck = done.taken == 0 && done.given == 0 && !done.atStreamEnd;
        if (done.fault == ErrorCode::LimitExceeded)
            fail(ErrorCode::LimitExceeded, faults::StreamNeedsMemory);
        else if (done.fault == ErrorCode::Unsupported)
            fail(ErrorCode::Unsupported, faults::StreamOfNewerKind);
        else if (done.fault || isStuck)
            fail(ErrorCode::Damaged, faults::StreamDamaged);
        else if (isTooBig())
            fail(ErrorCode::LimitExceeded, faults::StreamTooBig);
        return {};
    }

    [[nodiscard]] bool isTooBig() const
    {
        return m_store.size() > m_most
               || (m_store.size() > limits::UnpackedAtAnyRatio
                   && m_store.size() / limits::UnpackedRatio > m_taken);
    }

    Shared<ByteSource> m_packed;
    Packing m_packing;
    std::uint64_t m_most;
    ByteWindow m_window;
    std::unique_ptr<Unpacker> m_unpacker;
    std::vector<std::byte> m_piece;
    ByteStore m_store;
    std::uint64_t m_taken = 0; ///< Packed bytes; where the next step begins.
    bool m_isBetweenStreams = false;
    std::optional<Error> m_fault;
};

} // namespace

Result<Unpacked> unpackSource(const Shared<ByteSource> &packed, Packing packing,
                              std::stop_token stop, std::uint64_t most)
{
    Unpacking unpacking(packed, packing, most);
    if (auto run = unpacking.run(std::move(stop)); !run)
        return tl::unexpected(run.error());
    return unpacking.finish();
}

} // namespace tickscope
