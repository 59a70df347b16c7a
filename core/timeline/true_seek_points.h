// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/recording.h"

namespace tickscope {

/// Seek points without the claimed keyframes that turned out to be none. One thread.
class TrueSeekPoints
{
public:
    explicit TrueSeekPoints(Shared<Recording> recording)
        : m_recording(std::move(recording))
    {
    }

    /// Those of \a all that are not known to be false, and the first one: it has ticks behind it in
    /// any case. Borrows \a all; valid until the next call.
    [[nodiscard]] const std::vector<SeekPoint> &of(const std::vector<SeekPoint> &all);

    /// Lets \a decoder go to \a point. On an error of a false one hasLearned() says so, and of()
    /// gives fewer then. Errors: those of Decoder and Recording::checkedOutline().
    Result<void> restore(Decoder &decoder, const SeekPoint &point, const std::stop_token &stop);

    /// Whether restore() has met a false one since this was asked last.
    [[nodiscard]] bool hasLearned() { return std::exchange(m_hasLearned, false); }

private:
    [[nodiscard]] bool isKept(const SeekPoint &point) const;
    [[nodiscard]] bool isFalse(const SeekPoint &point) const;

    Shared<Recording> m_recording;
    std::vector<std::uint64_t> m_keyframes; ///< True ones up to \a m_checkedTo, by order.
    std::optional<std::uint64_t> m_checkedTo;
    std::vector<SeekPoint> m_true;
    bool m_hasLearned = false;
};

} // namespace tickscope
