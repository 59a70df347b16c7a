// SPDX-License-Identifier: MIT
#include "core/timeline/true_seek_points.h"

#include "core/base/try.h"

#include <algorithm>

namespace tickscope {

const std::vector<SeekPoint> &TrueSeekPoints::of(const std::vector<SeekPoint> &all)
{
    if (!m_checkedTo || all.empty())
        return all;
    m_true = all;
    // The first may be among the keyframes though it is none.
    for (SeekPoint &point : m_true) {
        if (isKept(point))
            point.kind = SeekPointKind::Keyframe;
    }
    if (isFalse(m_true.front()))
        m_true.front().kind = SeekPointKind::Keyframe;
    std::erase_if(m_true, [this](const SeekPoint &point) { return isFalse(point); });
    return m_true;
}

bool TrueSeekPoints::isKept(const SeekPoint &point) const
{
    return point.kind == SeekPointKind::Claimed && point.order <= *m_checkedTo
           && std::ranges::binary_search(m_keyframes, point.order);
}

bool TrueSeekPoints::isFalse(const SeekPoint &point) const
{
    return point.kind == SeekPointKind::Claimed && point.order <= *m_checkedTo && !isKept(point);
}

/// Where one is false, others may be. All are looked at then: finding out one after the other would
/// take too long where somebody has made thousands.
Result<void> TrueSeekPoints::restore(Decoder &decoder, const SeekPoint &point,
                                     const std::stop_token &stop)
{
    if (point.kind == SeekPointKind::Claimed) {
        TRY_ASSIGN(const auto isKept, decoder.keepsClaim(point, stop));
        if (!isKept) {
            TRY_ASSIGN(const auto checked, m_recording->checkedOutline(stop));
            m_hasLearned = true;
            m_checkedTo = std::max(checked.endByte, point.order);
            m_keyframes.clear();
            for (const SeekPoint &one : checked.seekPoints)
                m_keyframes.push_back(one.order);
            std::ranges::sort(m_keyframes);
            return ioError(faults::RecordingHasBecomeShorter);
        }
    }
    return decoder.restore(point, stop);
}

} // namespace tickscope
