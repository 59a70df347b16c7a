// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tickscope::teehistorian {

/// The random numbers of a server whose seed the header has.
/// Source: ddnet-rebuild.md, section 11.
class PcgRandom
{
public:
    PcgRandom() = default;
    PcgRandom(std::uint64_t seed, std::uint64_t stream)
        : m_step(2 * stream + 1)
        , m_state(seed + m_step)
    {
        draw();
    }

    std::uint32_t draw()
    {
        std::uint64_t mixed = m_state;
        m_state = m_state * 6364136223846793005U + m_step;
        const auto turn = static_cast<unsigned>(mixed >> 59U);
        mixed ^= mixed >> 18U;
        const auto bits = static_cast<std::uint32_t>(mixed >> 27U);
        return (bits >> turn) | (bits << (-turn & 31U));
    }

    /// Calls \a visit with each number that it depends on.
    template<typename Random, typename Visit>
    static void forEach(Random &random, Visit &visit)
    {
        visit(random.m_step);
        visit(random.m_state);
    }

    friend bool operator==(const PcgRandom &, const PcgRandom &) = default;

private:
    std::uint64_t m_step = 1;
    std::uint64_t m_state = 0;
};

} // namespace tickscope::teehistorian
