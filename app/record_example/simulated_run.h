// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <random>

#include "core/recorder/move_quantiser.h"
#include "core/recorder/replay_recorder.h"

namespace tickscope::example {

/// A small world that is worth recording: a runner who circles, jumps, throws pearls, changes
/// the held slot, builds blocks and reaches checkpoints. The same seed gives the same run.
class SimulatedRun
{
public:
    using Submit = std::function<void(const hollowcube::ReplayEvent &)>;

    static constexpr int UsualPace = 240;
    /// \param pace  ticks from one checkpoint to the next; more than 0.
    explicit SimulatedRun(std::uint32_t seed = 1, int pace = UsualPace);

    /// What is there now, for the beginning of a chunk.
    void submitSnapshot(const Submit &submit);
    /// One tick: what happens in it, and where everybody is at its end.
    void submitTick(const Submit &submit);
    /// After a pause: everything is recorded again.
    void forget() { m_moves.forgetAll(); }

    /// Where the runner really is.
    [[nodiscard]] const hollowcube::Vector3 &position() const { return m_place.position; }
    /// Slot that was recorded last; nothing before the first.
    [[nodiscard]] std::optional<std::int32_t> heldSlot() const { return m_heldSlot; }

private:
    struct Pearl {
        hollowcube::Placement place;
        hollowcube::Vector3 velocity;
        int ticksLeft = 0;
    };

    void moveRunner();
    void submitRunEvents(const Submit &submit);
    void throwPearl(const Submit &submit);
    void movePearls(const Submit &submit);
    void placeBlock(const Submit &submit);
    void submitMove(const Submit &submit, std::int32_t entity, const hollowcube::Placement &place,
                    const hollowcube::Vector3 &velocity);

    std::mt19937 m_random;
    int m_pace;
    recorder::MoveQuantiser m_moves;
    std::int64_t m_tick = 0;
    hollowcube::Placement m_place;
    hollowcube::Vector3 m_velocity;
    std::map<std::int32_t, Pearl> m_pearls;
    std::map<hollowcube::BlockPosition, std::int32_t> m_blocks;
    std::vector<std::byte> m_pearlItem; ///< NBT.
    std::optional<std::int32_t> m_heldSlot;
    std::int32_t m_nextEntity = 1;
    int m_checkpoints = 0;
};

/// What a recording of a simulated run is of.
[[nodiscard]] recorder::ReplayDescription simulatedRunDescription();

/// Plays \a ticks ticks of \a run into \a recorder, which took its snapshots from \a run.
/// \param watch  receives what is submitted, too; null for nobody.
/// Errors: those of the recorder.
template<typename Recorder>
Result<void> playInto(Recorder &recorder, SimulatedRun &run, int ticks,
                      const SimulatedRun::Submit &watch = nullptr)
{
    for (int i = 0; i < ticks; ++i) {
        Result<void> submitted;
        recorder.takeSnapshotIfDue();
        run.submitTick([&](const hollowcube::ReplayEvent &event) {
            if (submitted)
                submitted = recorder.submit(event);
            if (watch)
                watch(event);
        });
        if (!submitted)
            return submitted;
        if (auto advanced = recorder.advance(); !advanced)
            return advanced;
    }
    return {};
}

/// The snapshots of a recorder that records \a run, which must live as long.
template<typename Recorder>
std::function<void(Recorder &)> snapshotsOf(SimulatedRun &run)
{
    return [&run](Recorder &recorder) {
        run.submitSnapshot([&recorder](const hollowcube::ReplayEvent &event) {
            // One event too many fails the tick that it belongs to, which says so.
            static_cast<void>(recorder.submit(event));
        });
    };
}

} // namespace tickscope::example
