// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"

/// Keyframes of a demo whose chain of chunks is broken, wherever they lie.
namespace tickscope::teeworlds {

/// Recorders make a keyframe when more than 250 ticks are over; steps can be longer.
/// Source: teeworlds-demo.md, section 3.4.
inline constexpr std::int64_t LongestKeyframeGap = 300;

/// Where the state is known again behind the tick at \a marker: the first keyframe by the chain of
/// chunks or by its bytes, or a full snapshot of a later tick; without one, the last place of all
/// and the tick behind the chain's last one. Errors: Io, Cancelled.
/// \param spent  as for KeyframeSearch.
[[nodiscard]] Result<PlacedTick> keyframeBehind(const PlacedTick &marker,
                                                const Shared<ByteSource> &source, TickForm form,
                                                std::uint64_t &spent, const std::stop_token &stop);

/// Looks for keyframes byte by byte, as long as a budget lasts: false beginnings shall cost no
/// more. One thread. Errors (of all): Io, Cancelled.
class KeyframeSearch
{
public:
    /// \param spent  bytes that searches have looked at, which it counts on.
    KeyframeSearch(const Shared<ByteSource> &source, TickForm form, std::uint64_t &spent,
                   std::stop_token stop);

    /// First place from \a offset on, before \a end, that looks like a keyframe's marker and that
    /// \a isWanted takes; nothing when there is none, or when nothing may be looked at any more.
    [[nodiscard]] Result<std::optional<std::uint64_t>> find(
        std::uint64_t offset, std::uint64_t end,
        const std::function<Result<bool>(std::uint64_t)> &isWanted);
    /// Whether a keyframe begins at \a offset. One that is at hand, so this costs nothing.
    [[nodiscard]] Result<bool> isWhole(std::uint64_t offset)
    {
        return m_keyframes.isWhole(m_window, offset, m_stop);
    }
    /// Whether a keyframe with items begins at \a offset; its tick is tick() then.
    [[nodiscard]] Result<bool> decodesAt(std::uint64_t offset);
    [[nodiscard]] Tick tick() const { return m_keyframes.tick(); }
    /// Of all keyframes from \a begin on; nothing when it is not clear.
    [[nodiscard]] Result<std::optional<TickOrder>> order(std::uint64_t begin);

    /// How many tick markers \a chain comes to before \a end with ticks from \a least on.
    [[nodiscard]] std::int64_t markersIn(ChunkChain &chain, std::uint64_t end, Tick least);

    /// Counts \a bytes that were looked at.
    void pay(std::uint64_t bytes) { m_spent += bytes; }
    [[nodiscard]] bool isOver() const { return m_spent >= m_budget; }

private:
    ByteWindow m_window; ///< For looking ahead without moving the walk's window.
    KeyframeCheck m_keyframes;
    std::uint64_t m_size;
    std::uint64_t m_budget;
    std::uint64_t &m_spent;
    std::stop_token m_stop;
};

} // namespace tickscope::teeworlds
