// SPDX-License-Identifier: MIT
#include "core/timeline/walker.h"

#include <algorithm>

namespace tickscope {

Walker::Walker(Shared<Recording> recording, std::vector<SeekPoint> seekPoints, std::size_t first)
    : m_recording(std::move(recording))
    , m_decoder(m_recording->makeDecoder())
    , m_seekPoints(std::move(seekPoints))
    , m_next(first)
{
}

/// A damaged place can lead over a seek point, or to ticks that run ahead of it; the
/// outline knows better.
bool Walker::runsPastNextSeekPoint(const std::optional<NextStep> &next)
{
    if (!next || m_next >= m_seekPoints.size())
        return false;
    if (m_seekPoints[m_next].order == next->order)
        ++m_next;
    if (m_next >= m_seekPoints.size())
        return false;
    return next->order > m_seekPoints[m_next].order || next->tick > m_seekPoints[m_next].tick;
}

void Walker::goToMissedSeekPoint(PassSink *sink)
{
    m_mustRestore = true;
    if (!sink)
        return;
    const SeekPoint &missed = m_seekPoints[m_next];
    Damage damage;
    damage.tick = std::min(m_decoder->tick(), missed.tick);
    const std::uint64_t end = missed.byte.value_or(m_lastByte);
    damage.byte = std::min(m_lastByte, end);
    damage.size = end - damage.byte;
    damage.fault = faultKind<QT_TRANSLATE_NOOP(
        "faults", "what is damaged before leads over the next seek point; reading goes on there")>;
    damage.lostTicks = missed.tick - damage.tick;
    sink->damageFound(damage);
}

Result<Step> Walker::step(PassSink *sink, std::stop_token stop)
{
    for (;;) {
        if (m_mustRestore) {
            if (m_next >= m_seekPoints.size())
                return Step::End;
            const auto restored = m_decoder->restore(m_seekPoints[m_next], stop);
            if (!restored)
                return tl::unexpected(restored.error());
            ++m_next;
            m_mustRestore = false;
        }
        const auto next = m_decoder->next();
        if (runsPastNextSeekPoint(next)) {
            goToMissedSeekPoint(sink);
            continue;
        }
        if (next && next->byte)
            m_lastByte = *next->byte;
        auto stepped = m_decoder->step(sink, stop);
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

} // namespace tickscope
