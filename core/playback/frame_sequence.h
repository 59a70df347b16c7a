// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

/// A fraction in lowest terms; both parts are more than zero.
struct Rational {
    std::int64_t numerator = 1;
    std::int64_t denominator = 1;

    /// "60", "0.25", "29.97" and "30000/1001", exactly. Parts up to a million, below up to 1001.
    /// Errors: BadInput.
    [[nodiscard]] static Result<Rational> parse(std::string_view text);

    [[nodiscard]] double value() const
    {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }
    friend bool operator==(const Rational &, const Rational &) = default;
};

/// Moments that a video with a constant frame rate shows: frame N that of first + N * speed / fps,
/// to the nanosecond however many there are. The last time is where the last frame ends, so that
/// the video lasts as long as it should; without any time in between there is one frame.
class FrameSequence
{
public:
    static constexpr Rational LeastRate{1, 1};
    static constexpr Rational MostRate{1000, 1};
    static constexpr Rational LeastSpeed{1, 1000};
    static constexpr Rational MostSpeed{100, 1};
    /// 46 hours at 60 frames a second; no file of pictures is as long.
    static constexpr std::int64_t MostFrames = 10'000'000;

    /// \param first  zero or more, and at most \a last.
    /// Errors: BadInput where \a fps or \a speed is out of the bounds above; LimitExceeded.
    [[nodiscard]] static Result<FrameSequence> of(Time first, Time last, Rational fps,
                                                  Rational speed);

    [[nodiscard]] std::int64_t count() const { return m_count; }
    /// Rounded down. \param frame  from 0 on.
    [[nodiscard]] Time timeAt(std::int64_t frame) const
    {
        return m_first + Time{frame * m_whole + frame * m_rest / m_divisor};
    }
    [[nodiscard]] Rational fps() const { return m_fps; }
    /// How long it plays.
    [[nodiscard]] Time length() const;

private:
    FrameSequence(Time first, Rational fps, Rational speed);

    Time m_first;
    Rational m_fps;
    // From one frame to the next: m_whole nanoseconds and m_rest / m_divisor of one.
    std::int64_t m_whole = 0;
    std::int64_t m_rest = 0;
    std::int64_t m_divisor = 1;
    std::int64_t m_count = 1;
};

} // namespace tickscope
