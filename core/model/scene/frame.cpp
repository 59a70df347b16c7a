// SPDX-License-Identifier: MIT
#include "core/model/scene/frame.h"

#include <array>
#include <mutex>
#include <utility>

namespace tickscope {

struct PastStates::Content {
    std::once_flag isRead;
    Reader reader; ///< Null when they are known.
    std::vector<Past> states;
};

PastStates::PastStates(std::vector<Past> states)
    : m_content(std::make_shared<Content>())
{
    m_content->states = std::move(states);
}

PastStates::PastStates(Reader reader)
    : m_content(std::make_shared<Content>())
{
    m_content->reader = std::move(reader);
}

const std::vector<Past> &PastStates::read() const
{
    static const std::vector<Past> none;
    if (!m_content)
        return none;
    std::call_once(m_content->isRead, [this] {
        if (m_content->reader)
            m_content->states = std::exchange(m_content->reader, nullptr)();
    });
    return m_content->states;
}

double Frame::shareOfNext(double position) const
{
    if (!next || !next->shown || next->tick <= at->tick)
        return 0;
    const auto since = position - static_cast<double>(at->tick.value);
    return std::clamp(since / static_cast<double>(next->tick - at->tick), 0.0, 1.0);
}

const char *exactnessName(Exactness exactness)
{
    constexpr std::array Names{"recorded", "rebuilt", "damaged", "unreachable", "not loaded yet"};
    return Names.at(static_cast<std::size_t>(exactness));
}

} // namespace tickscope
