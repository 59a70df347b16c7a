// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>

namespace tickscope {

/// How many ticks the next part of a pass gets that somebody watches. Parts are short at first, so
/// that events appear at once; then longer, because each part costs the readers of the index a
/// little.
class PartPace
{
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds Shortest{40};
    static constexpr std::chrono::milliseconds Longest{400};

    /// \param wanted  that the first part is to take.
    /// \param growth  how much longer each one is than the one before.
    explicit PartPace(Clock::duration wanted = Shortest, double growth = 1.5)
        : m_wanted(wanted)
        , m_growth(growth)
    {
    }

    /// Of the part that begins now.
    [[nodiscard]] std::size_t begin()
    {
        m_begin = Clock::now();
        return m_ticks;
    }
    /// Whether that part took as long as it was to; true where none has begun.
    [[nodiscard]] bool isOver() const { return Clock::now() - m_begin >= m_wanted; }
    /// That part is there.
    void end();

private:
    std::chrono::duration<double> m_wanted;
    double m_growth;
    std::size_t m_ticks = 500;
    Clock::time_point m_begin;
};

} // namespace tickscope
