// SPDX-License-Identifier: MIT
#include "core/model/scene/frame.h"

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

const char *exactnessName(Exactness exactness)
{
    switch (exactness) {
    case Exactness::Recorded:
        return "recorded";
    case Exactness::Rebuilt:
        return "rebuilt";
    case Exactness::Damaged:
        return "damaged";
    case Exactness::Unreachable:
        return "unreachable";
    case Exactness::NotLoadedYet:
        return "not loaded yet";
    }
    return "not loaded yet";
}

} // namespace tickscope
