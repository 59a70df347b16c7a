// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/timeline/frame_needs.h"
#include "core/timeline/true_seek_points.h"

namespace tickscope {

/// One tick that is kept.
struct KeptTick {
    Tick tick;
    Shared<WorldState> state;
    bool isExact = true;
    std::optional<Tick> rebuiltFrom{}; ///< As Shown::rebuiltFrom.
};

/// States from one seek point towards the next, as far as they are decoded.
struct Stretch {
    SeekPoint from;
    Tick end;                   ///< First tick that is no longer of this stretch.
    std::uint64_t endOrder = 0; ///< As SeekPoint::order, of where the next one begins.
    std::vector<KeptTick> entries;
    std::array<Tick, 2> lastSkipped; ///< Of those on the way to the first entry, if any.
    bool isFinished = false;         ///< Nothing more follows inside the stretch.
    bool isBroken = false;           ///< Ended by damage before its end.
    bool lacksBeginning = false;     ///< Its first entries were not kept.
    bool keepsMore = false;          ///< Somebody goes backwards through it.
    std::size_t bytes = 0;

    /// Whether \a next is no longer of it. Damage can lead over where the next one begins without
    /// coming to its tick.
    [[nodiscard]] bool endsBefore(const NextStep &next) const
    {
        return next.tick >= end || next.order >= endOrder;
    }
    /// Whether few ticks of it are kept, as a jump leaves them.
    [[nodiscard]] bool isGlimpse() const
    {
        constexpr std::size_t MostEntries = 16;
        return !isFinished && entries.size() <= MostEntries;
    }
    /// Tick that the decoder stands at behind the entries; none before the first.
    [[nodiscard]] std::optional<Tick> reached() const
    {
        if (!entries.empty())
            return entries.back().tick;
        return lacksBeginning ? std::optional(lastSkipped.back()) : std::nullopt;
    }
};

/// Decodes a recording in stretches from one seek point to the next, and keeps the states of the
/// last ones under a byte budget, so that going backwards is the stretch before, in reverse. One
/// thread.
class StretchCache
{
public:
    using SeekPoints = std::vector<SeekPoint>;

    StretchCache(Shared<Recording> recording, std::size_t bytes);
    ~StretchCache();

    [[nodiscard]] TrueSeekPoints &points() { return m_points; }
    [[nodiscard]] FrameNeeds &needs() { return m_needs; }
    /// Whether extendAround() decodes what a frame remembers together with its tick.
    void setKeepsPast(bool keepsPast) { m_keepsPast = keepsPast; }

    /// What begins at a seek point, which counts as used now. Valid until the next two calls.
    [[nodiscard]] Stretch &at(std::size_t seekPoint, const SeekPoints &points);
    /// What begins at the seek point with that order, if some of it is kept; else null.
    [[nodiscard]] const Stretch *known(std::uint64_t order) const;

    /// Makes sure that the entries about \a tick are there. A jump far into a stretch
    /// keeps only those: copying every state on the way costs more than decoding it.
    /// Errors of both: Io, Cancelled, those of TrueSeekPoints::restore(). Damage ends the stretch.
    Result<void> extendAround(Stretch &stretch, Tick tick, std::stop_token stop);
    /// The same of its first entry.
    Result<void> extendToFirst(Stretch &stretch, std::stop_token stop);

    /// Frees what is no longer kept.
    void tidy();

private:
    using StretchPlace = std::list<Stretch>::iterator;

    [[nodiscard]] std::int64_t pastTicks(const WorldState &state);
    Result<void> skipTowards(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> goToBeginning(Stretch &stretch, const std::stop_token &stop);
    Result<void> stepTo(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> extendPast(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<bool> extendByOne(Stretch &stretch, std::stop_token stop);
    [[nodiscard]] bool runsInto(const Stretch &stretch) const;
    Result<bool> idleByOne(Stretch &stretch, std::stop_token stop);
    void keep(Stretch &stretch, Tick tick);
    Result<void> returnToEnd(const Stretch &stretch, std::stop_token stop);
    void forget(Stretch &stretch);
    void leaveBehind(Stretch &stretch);
    void restart(Stretch &stretch);
    void forgetBeginning(Stretch &stretch);
    StretchPlace drop(StretchPlace place);
    void forgetOldest();
    void forgetGlimpses();
    void retire(std::vector<KeptTick> entries, std::size_t bytes);

    bool m_packsCheckpoints; ///< As RecordingInfo::packsCheckpoints.
    std::unique_ptr<Decoder> m_decoder;
    TrueSeekPoints m_points;
    FrameNeeds m_needs;
    bool m_keepsPast = true;
    std::list<Stretch> m_stretches; ///< Most recently used first.
    /// Of those, by where they begin: the newest where several do. Damage can make thousands.
    std::unordered_map<std::uint64_t, StretchPlace> m_places;
    const Stretch *m_decoding = nullptr; ///< At whose end the decoder stands; null for none.
    std::size_t m_cacheBytes;
    std::size_t m_usedBytes = 0;
    std::vector<std::vector<KeptTick>> m_retired; ///< No longer kept, and not freed yet.
    std::size_t m_retiredBytes = 0;
};

} // namespace tickscope
