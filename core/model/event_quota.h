// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/model/damage.h"
#include "core/model/event/event.h"
#include "core/model/recording_info.h"

namespace tickscope {

/// Leaves out events of recordings that are made to grow beyond all measure when they are read:
/// see limits::EventsForByte. What is left out is reported as damage, once.
class EventQuota
{
public:
    explicit EventQuota(const RecordingInfo &info);

    /// Whether \a event is among those that are kept. Counts it.
    bool take(const Event &event)
    {
        if (m_left > 0) {
            --m_left;
            return true;
        }
        return leaveOut(event);
    }
    /// The same of \a count events like it.
    void takeAll(const Event &event, std::uint64_t count)
    {
        if (count > m_left)
            leaveOut(event);
        m_left -= count < m_left ? count : m_left;
    }
    /// Gives back the place of an event that take() let through, but for which there is no room;
    /// from then on none is kept.
    void refuse(const Event &event, Fault why);

    /// How many more are kept.
    [[nodiscard]] std::uint64_t left() const { return m_left; }
    /// Whether none is kept any more.
    [[nodiscard]] bool isSpent() const { return m_left == 0; }

    /// Whether one was refused already, so that no further one changes anything.
    [[nodiscard]] bool hasRefused() const { return m_damage.has_value(); }

    /// What was left out, the first time that it is asked for after that; nothing else.
    [[nodiscard]] std::optional<Damage> newDamage();

private:
    bool leaveOut(const Event &event);

    std::uint64_t m_left;
    Fault m_why;
    std::optional<Damage> m_damage;
    bool m_isReported = false;
};

} // namespace tickscope
