// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

#include "core/model/time_base.h"
#include "ui/together/session_values.h"

namespace tickscope::together {

/// How far the leader's clock is from ours: messages say when they were sent, and are at best as
/// fast as half a round trip of both ways together. Those that waited longer count for nothing.
class ClockOffset
{
public:
    /// \param delay  that a message has at least.
    void add(qint64 sent, qint64 received, qint64 delay);
    void clear() { m_samples.clear(); }
    /// Our time of the leader's \a time; nothing before the first message.
    [[nodiscard]] std::optional<qint64> ownTime(qint64 time) const;

private:
    std::deque<qint64> m_samples; ///< The last ones.
};

/// Where the head of \a state is when \a elapsed has passed since it was sent.
[[nodiscard]] Time headOf(const SharedState &state, Time elapsed, const TimeBase &time);

} // namespace tickscope::together
