// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/tick.h"

namespace tickscope {

/// A long list of ascending ticks that only grows, four bytes each. Copies share its blocks.
class TickList
{
public:
    static constexpr std::size_t BlockSize = 4096;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Tick operator[](std::size_t place) const
    {
        const std::size_t block = place / BlockSize;
        return (block < m_full.size() ? *m_full[block] : m_last).at(place % BlockSize);
    }

    /// \param tick  not before the last one.
    void push_back(Tick tick)
    {
        m_last.add(tick);
        ++m_size;
        if (m_size % BlockSize != 0)
            return;
        m_full.push_back(std::make_shared<const Block>(std::move(m_last)));
        m_last = Block();
    }

private:
    struct Block {
        std::vector<std::uint32_t> offsets; ///< From the first tick.
        std::vector<Tick> far;              ///< Behind them, when they cannot be counted so.
        Tick first;

        void add(Tick tick)
        {
            if (offsets.empty() && far.empty())
                first = tick;
            const auto offset = static_cast<std::uint64_t>(tick.value)
                                - static_cast<std::uint64_t>(first.value);
            if (far.empty() && offset <= std::numeric_limits<std::uint32_t>::max())
                offsets.push_back(static_cast<std::uint32_t>(offset));
            else
                far.push_back(tick);
        }
        [[nodiscard]] Tick at(std::size_t place) const
        {
            if (place >= offsets.size())
                return far[place - offsets.size()];
            return {static_cast<std::int64_t>(static_cast<std::uint64_t>(first.value)
                                              + offsets[place])};
        }
    };

    std::vector<std::shared_ptr<const Block>> m_full;
    Block m_last;
    std::size_t m_size = 0;
};

} // namespace tickscope
