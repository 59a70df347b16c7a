// SPDX-License-Identifier: MIT
#include "core/playback/frame_sequence.h"

#include <numeric>
#include <optional>
#include <string>

#include "core/base/fault.h"
#include "core/base/parsing.h"

namespace tickscope {

namespace {

// With these no product of a sequence leaves 64 bits: a billion times both is 10^18.
constexpr std::int64_t MostNumerator = 1'000'000;
constexpr std::int64_t MostDenominator = 1001;
/// Of a number with a point; more could not be kept exactly anyhow.
constexpr std::size_t MostDigits = 9;

constexpr std::int64_t Second = 1'000'000'000;

std::optional<std::int64_t> parseDigits(std::string_view text)
{
    const auto number = parseNumber<std::int64_t>(text);
    return text.size() <= MostDigits && number >= 0 ? number : std::nullopt;
}

/// Not in lowest terms, and the denominator may be zero.
std::optional<Rational> parseFraction(std::string_view text)
{
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const auto above = parseDigits(text.substr(0, slash));
        const auto below = parseDigits(text.substr(slash + 1));
        return above && below ? std::optional(Rational{*above, *below}) : std::nullopt;
    }
    const auto point = text.find('.');
    std::string digits(text.substr(0, point));
    std::int64_t denominator = 1;
    if (point != std::string_view::npos) {
        const std::string_view behind = text.substr(point + 1);
        digits += behind;
        for (std::size_t i = 0; i < behind.size() && i < MostDigits; ++i)
            denominator *= 10;
    }
    const auto number = parseDigits(digits);
    return number ? std::optional(Rational{*number, denominator}) : std::nullopt;
}

bool isBetween(Rational value, Rational least, Rational most)
{
    const auto isAtMost = [](Rational left, Rational right) {
        return left.numerator * right.denominator <= right.numerator * left.denominator;
    };
    return isAtMost(least, value) && isAtMost(value, most);
}

} // namespace

Result<Rational> Rational::parse(std::string_view text)
{
    auto fraction = parseFraction(text);
    if (fraction && fraction->numerator > 0 && fraction->denominator > 0) {
        const std::int64_t divisor = std::gcd(fraction->numerator, fraction->denominator);
        fraction->numerator /= divisor;
        fraction->denominator /= divisor;
        if (fraction->numerator <= MostNumerator && fraction->denominator <= MostDenominator)
            return *fraction;
    }
    return badInput(
        {Fault::tr("not a number such as 60, 0.25 or 30000/1001: \"%1\""), std::string(text)});
}

FrameSequence::FrameSequence(Time first, Rational fps, Rational speed)
    : m_first(first)
    , m_fps(fps)
{
    const std::int64_t nanoseconds = Second * speed.numerator * fps.denominator;
    m_divisor = speed.denominator * fps.numerator;
    m_whole = nanoseconds / m_divisor;
    m_rest = nanoseconds % m_divisor;
}

Result<FrameSequence> FrameSequence::of(Time first, Time last, Rational fps, Rational speed)
{
    if (!isBetween(fps, LeastRate, MostRate))
        return badInput(Fault::tr("a video has from 1 to 1000 frames a second"));
    if (!isBetween(speed, LeastSpeed, MostSpeed))
        return badInput(Fault::tr("the speed must be from 0.001 to 100"));
    FrameSequence frames(first, fps, speed);
    if (frames.timeAt(MostFrames) < last)
        return limitExceeded({Fault::tr("more than %1 frames"), MostFrames});
    // The least number that reaches the end; its product with the step may not fit 64 bits.
    std::int64_t tooFew = 0;
    std::int64_t enough = MostFrames;
    while (enough - tooFew > 1) {
        const std::int64_t middle = tooFew + (enough - tooFew) / 2;
        (frames.timeAt(middle) < last ? tooFew : enough) = middle;
    }
    frames.m_count = enough;
    return frames;
}

Time FrameSequence::length() const
{
    return Time{m_count / m_fps.numerator * m_fps.denominator * Second
                + m_count % m_fps.numerator * m_fps.denominator * Second / m_fps.numerator};
}

} // namespace tickscope
