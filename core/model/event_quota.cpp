// SPDX-License-Identifier: MIT
#include "core/model/event_quota.h"

#include <algorithm>

#include "core/base/limits.h"

namespace tickscope {

/// Without overflow: no file has 2^56 bytes.
static std::uint64_t mostEvents(const RecordingInfo &info)
{
    constexpr std::uint64_t MostBytes = 1ULL << 56;
    const std::uint64_t bytes = info.byteSize;
    return std::max(limits::EventsAtAnyRatio, std::min(bytes, MostBytes) * limits::EventsForByte);
}

EventQuota::EventQuota(const RecordingInfo &info)
    : m_left(mostEvents(info))
    , m_why(Fault::tr(
          "more events than a recording of its size can hold; those from here on are left out"))
{
}

void EventQuota::refuse(const Event &event, Fault why)
{
    m_left = 0;
    m_why = std::move(why);
    leaveOut(event);
}

bool EventQuota::leaveOut(const Event &event)
{
    if (!m_damage)
        m_damage = Damage{event.tick, event.byte, 0, ErrorCode::LimitExceeded, m_why};
    return false;
}

std::optional<Damage> EventQuota::newDamage()
{
    if (!m_damage || m_isReported)
        return {};
    m_isReported = true;
    return m_damage;
}

} // namespace tickscope
