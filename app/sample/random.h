// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tickscope::sample {

/// Numbers that look random and are the same on every machine (SplitMix64).
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    /// From 0 to below \a end, which is above 0.
    int below(int end) { return static_cast<int>(next() % static_cast<std::uint64_t>(end)); }
    /// Both ends included.
    int between(int low, int high) { return low + below(high - low + 1); }
    /// From 0 to below 1.
    float unit() { return static_cast<float>(next() >> 40) / static_cast<float>(1 << 24); }
    /// From -1 to below 1.
    float spread() { return 2 * unit() - 1; }
    bool chance(float share) { return unit() < share; }

private:
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
        return mixed ^ mixed >> 31;
    }

    std::uint64_t m_state;
};

} // namespace tickscope::sample
