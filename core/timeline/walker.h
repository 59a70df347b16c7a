// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/fault.h"
#include "core/model/recording.h"

namespace tickscope {

/// Steps a decoder through a recording and, where damage stops it, goes on at the
/// next seek point. The one way in which passes read a recording. One thread.
class Walker
{
public:
    /// Begins at \a first, a number in \a seekPoints.
    Walker(Shared<Recording> recording, std::vector<SeekPoint> seekPoints, std::size_t first = 0);

    /// One tick more, with what \a sink wants to know of it.
    /// Errors: Io, Cancelled. Damage goes to the sink.
    Result<Step> step(PassSink *sink, const std::stop_token &stop);

    /// As Decoder::stepOver(), up to before the next seek point.
    std::size_t stepOver(PassSink &sink, Tick end, std::uint64_t mostEvents);

    /// As Decoder::idleTo(), up to before the next step.
    Result<bool> idleTo(Tick tick, const std::stop_token &stop)
    {
        return m_decoder->idleTo(tick, stop);
    }

    [[nodiscard]] const Decoder &decoder() const { return *m_decoder; }
    /// What Decoder::next() gives, which is asked once for each step.
    [[nodiscard]] const std::optional<NextStep> &next() const { return m_ahead; }
    /// The tick of the next step, also where that is at the next seek point.
    [[nodiscard]] std::optional<Tick> nextTick() const;
    /// Whether the next step leaves next() out: damage before it leads over the next seek point, or
    /// to a tick ahead of it.
    [[nodiscard]] bool isNextAstray() const;

    /// Whether a claimed keyframe that was met is none. The walk has left it out; but what the
    /// outline tells of others may rest on it.
    [[nodiscard]] bool hasMetFalseKeyframe() const { return m_hasMetFalseKeyframe; }

private:
    Result<void> leaveOutFalseKeyframes(const std::stop_token &stop);
    Result<void> restoreNext(const std::stop_token &stop);
    void meetSeekPoint();
    void goToMissedSeekPoint(PassSink *sink);

    Shared<Recording> m_recording;
    std::unique_ptr<Decoder> m_decoder;
    std::vector<SeekPoint> m_seekPoints;
    std::optional<NextStep> m_ahead;
    std::uint64_t m_lastByte = 0; ///< Where the last tick with a place in the file began.
    std::size_t m_next = 0;       ///< Seek point to restore, while m_mustRestore.
    bool m_mustRestore = true;
    bool m_hasStepped = false;
    bool m_hasMetFalseKeyframe = false;
};

} // namespace tickscope

/// What walks and cursors report.
namespace tickscope::faults {

inline constexpr FaultKind StaysLeftOut = Fault::tr(
    "players come, go or change their names more often than is kept; what comes of that from here "
    "on is left out");

} // namespace tickscope::faults
