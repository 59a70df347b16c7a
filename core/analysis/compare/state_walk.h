// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/analysis/compare/differences.h"
#include "core/analysis/player_rows.h"
#include "core/base/try.h"
#include "core/model/scene/motion.h"
#include "core/timeline/walker.h"

namespace tickscope {

/// Takes nothing: who listens gets states that keep what they had from one seek point to the next.
class NoEvents : public PassSink
{
public:
    [[nodiscard]] bool wantsEvents() const override { return false; }
    [[nodiscard]] bool wantsValues() const override { return false; }
};

/// States of one recording, forwards, in as much memory as one of them takes.
class StateWalk
{
public:
    StateWalk(const ComparedSide &side, Tick first)
        : m_index(side.content.index)
        , m_walker(side.content.recording, side.content.index->seekPoints(),
                   seekPointBefore(side.content.index->seekPoints(), first))
        , m_mover((side.motion ? side.motion : recordedMotion())->makeMover())
    {
    }

    /// Goes on to the next tick that is recorded. False at the end.
    Result<bool> goOn(const std::stop_token &stop)
    {
        m_shown.reset();
        // A tick may be recorded in several steps.
        do {
            TRY_ASSIGN(const auto stepped, m_walker.step(&m_noEvents, stop));
            m_isThere = stepped == Step::Done;
            m_at = decoder().tick();
        } while (m_isThere && m_walker.next() && m_walker.next()->tick <= m_at);
        return m_isThere;
    }

    /// Goes on to the last state at or before \a tick. False where none is known there.
    Result<bool> goTo(Tick tick, const std::stop_token &stop)
    {
        while (!m_isThere || (m_walker.next() && m_walker.next()->tick <= tick)) {
            TRY_ASSIGN(const auto isThere, goOn(stop));
            if (!isThere)
                return false;
        }
        if (m_at < tick && m_walker.next()) {
            TRY_ASSIGN(const auto idled, m_walker.idleTo(tick, stop));
            if (idled) {
                m_at = tick;
                m_shown.reset();
            }
        }
        return m_at <= tick;
    }

    /// Whether a new walk would have no shorter way to \a tick.
    [[nodiscard]] bool isNear(Tick tick) const
    {
        return m_isThere && m_at < tick
               && m_index->seekPointBefore(m_at) == m_index->seekPointBefore(tick);
    }

    [[nodiscard]] Tick tick() const { return m_at; }
    [[nodiscard]] const WorldState &state() const { return decoder().state(); }
    /// Whether the state is that of its very tick, and all of it.
    [[nodiscard]] bool isRecorded() const
    {
        return decoder().isExact() && decoder().tick() == m_at;
    }
    /// With the players moved on to the tick.
    [[nodiscard]] const Shown &shown()
    {
        if (!m_shown) {
            auto state = std::make_shared<const WorldState>(decoder().state());
            auto moved = m_mover->moved(state, m_at);
            m_shown = Shown{m_at, std::move(state), std::move(moved)};
        }
        return *m_shown;
    }

private:
    [[nodiscard]] const Decoder &decoder() const { return m_walker.decoder(); }

    Shared<Index> m_index;
    NoEvents m_noEvents;
    Walker m_walker;
    std::unique_ptr<Mover> m_mover;
    Tick m_at;
    bool m_isThere = false;       ///< A state was read.
    std::optional<Shown> m_shown; ///< Of m_at, once somebody asked.
};

/// Client ID of who recorded it; nothing where no state is known.
[[nodiscard]] Result<std::optional<int>> recorderAt(const ComparedSide &side, Tick tick,
                                                    const std::stop_token &stop);

/// Ticks that lie beside each other, and when that is in the left recording.
struct PairAt {
    Tick left;
    Tick right;
    Time time;
};

/// States of two recordings beside each other.
struct PairWalk {
    const ComparedSide &left;
    const ComparedSide &right;
    std::optional<StateWalk> here = {};
    std::optional<StateWalk> there = {};

    /// Calls \a visit(left walk, right walk, their ticks) where both recordings have a state of the
    /// tick, as long as it returns true. What is near goes on from the call before: where damage or
    /// its size leaves a recording without seek points, each call would read it from the beginning.
    template<typename Visit>
    Result<void> forEachPair(const TickPairing &pairing, TickRange ticks,
                             const std::stop_token &stop, Visit &&visit)
    {
        const TimeBase &time = left.content.index->time();
        if (!here || !here->isNear(ticks.first))
            here.emplace(left, ticks.first);
        bool isRightNear = false;
        for (;;) {
            TRY_ASSIGN(const auto isThere, here->goOn(stop));
            const Tick tick = here->tick();
            if (!isThere || tick > ticks.last)
                return {};
            const auto other = pairing.rightOf(tick);
            if (tick < ticks.first || !other || !here->isRecorded())
                continue;
            if (!std::exchange(isRightNear, true) && (!there || !there->isNear(*other)))
                there.emplace(right, *other);
            TRY_ASSIGN(const auto isKnown, there->goTo(*other, stop));
            const bool areBoth = isKnown && there->isRecorded() && there->tick() == *other;
            if (areBoth && !visit(*here, *there, PairAt{tick, *other, time.timeAt(tick)}))
                return {};
        }
    }
};

} // namespace tickscope
