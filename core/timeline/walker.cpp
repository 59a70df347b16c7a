// SPDX-License-Identifier: MIT
#include "core/timeline/walker.h"

#include "core/base/try.h"

#include <algorithm>

namespace tickscope {

Walker::Walker(Shared<Recording> recording, std::vector<SeekPoint> seekPoints, std::size_t first)
    : m_recording(std::move(recording))
    , m_decoder(m_recording->makeDecoder())
    , m_seekPoints(std::move(seekPoints))
    , m_ahead(m_decoder->next())
    , m_next(first)
{
}

std::optional<Tick> Walker::nextTick() const
{
    if (m_mustRestore || !m_ahead)
        return m_next < m_seekPoints.size() ? std::optional(m_seekPoints[m_next].tick)
                                            : std::nullopt;
    return m_ahead->tick;
}

/// The outline knows better than what is damaged.
bool Walker::isNextAstray() const
{
    if (!m_ahead)
        return false;
    const bool isMet = m_next < m_seekPoints.size() && m_seekPoints[m_next].order == m_ahead->order;
    const std::size_t behind = isMet ? m_next + 1 : m_next;
    return behind < m_seekPoints.size()
           && (m_ahead->order > m_seekPoints[behind].order
               || m_ahead->tick > m_seekPoints[behind].tick);
}

/// Goes behind the seek point that the next step begins at.
inline void Walker::meetSeekPoint()
{
    if (!m_ahead || m_next >= m_seekPoints.size() || m_seekPoints[m_next].order != m_ahead->order)
        return;
    const bool isClaimed = m_seekPoints[m_next].kind == SeekPointKind::Claimed;
    m_hasMetFalseKeyframe = m_hasMetFalseKeyframe || (isClaimed && !m_ahead->isKeyframe);
    ++m_next;
}

void Walker::goToMissedSeekPoint(PassSink *sink)
{
    m_mustRestore = true;
    if (!sink)
        return;
    const SeekPoint &missed = m_seekPoints[m_next];
    Damage damage;
    // The last tick was read, and is not lost.
    damage.tick = std::min(m_decoder->tick() + 1, missed.tick);
    const std::uint64_t end = missed.byte.value_or(m_lastByte);
    damage.byte = std::min(m_lastByte, end);
    damage.size = end - damage.byte;
    damage.fault = Fault::tr(
        "what is damaged before leads over the next seek point; reading goes on there");
    damage.lostTicks = missed.tick - damage.tick;
    sink->damageFound(damage);
}

/// Instead of one that is none, a walk begins at the one before, and goes on at the one behind. The
/// first of all has ticks behind it in any case.
Result<void> Walker::leaveOutFalseKeyframes(const std::stop_token &stop)
{
    while (m_next < m_seekPoints.size() && m_seekPoints[m_next].kind == SeekPointKind::Claimed) {
        TRY_ASSIGN(const auto isKept, m_decoder->keepsClaim(m_seekPoints[m_next], stop));
        m_hasMetFalseKeyframe = m_hasMetFalseKeyframe || !isKept;
        if (isKept || m_next == 0)
            return {};
        m_next = m_hasStepped ? m_next + 1 : m_next - 1;
    }
    return {};
}

Result<void> Walker::restoreNext(const std::stop_token &stop)
{
    TRY(m_decoder->restore(m_seekPoints[m_next], stop));
    ++m_next;
    m_mustRestore = false;
    m_hasStepped = true;
    m_ahead = m_decoder->next();
    return {};
}

Result<Step> Walker::step(PassSink *sink, const std::stop_token &stop)
{
    for (;;) {
        if (m_mustRestore) {
            TRY(leaveOutFalseKeyframes(stop));
            if (m_next >= m_seekPoints.size())
                return Step::End;
            TRY(restoreNext(stop));
        }
        meetSeekPoint();
        if (isNextAstray()) {
            goToMissedSeekPoint(sink);
            continue;
        }
        if (m_ahead && m_ahead->byte)
            m_lastByte = *m_ahead->byte;
        auto stepped = m_decoder->step(sink, stop);
        m_ahead = m_decoder->next();
        if (stepped && *stepped == Step::End && m_next < m_seekPoints.size()) {
            goToMissedSeekPoint(sink);
            continue;
        }
        if (stepped)
            return stepped;
        // A server that fails or a wish to stop is no damage of the recording.
        const Error &error = stepped.error();
        if (endsReading(error.code) || !error.byte)
            return stepped;
        // The next one that was not passed: damage can lead over seek points that are whole.
        m_mustRestore = true;
    }
}

std::size_t Walker::stepOver(PassSink &sink, Tick end, std::uint64_t mostEvents)
{
    if (m_mustRestore || !m_ahead)
        return 0;
    if (m_next < m_seekPoints.size())
        end = std::min(end, m_seekPoints[m_next].tick);
    const std::size_t count = m_decoder->stepOver(sink, end, mostEvents);
    if (count > 0)
        m_ahead = m_decoder->next();
    return count;
}

} // namespace tickscope
