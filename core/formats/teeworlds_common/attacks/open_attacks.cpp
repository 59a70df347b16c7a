// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/open_attacks.h"

namespace tickscope::teeworlds {

bool OpenAttacks::isFull() const
{
    constexpr std::size_t MostOpen = 4096;
    return m_open.size() >= MostOpen;
}

OpenAttack &OpenAttacks::begin(Attack attack, std::int64_t attackTick)
{
    attack.number = ++m_lastNumber;
    m_begun.push_back(attack);
    return m_open[attack.number] = {attack, attackTick};
}

OpenAttack *OpenAttacks::find(std::int64_t number)
{
    const auto found = m_open.find(number);
    return found == m_open.end() ? nullptr : &found->second;
}

const OpenAttack *OpenAttacks::find(std::int64_t number) const
{
    const auto found = m_open.find(number);
    return found == m_open.end() ? nullptr : &found->second;
}

void OpenAttacks::end(std::int64_t number, std::optional<bool> isHit)
{
    const auto found = m_open.find(number);
    if (found == m_open.end())
        return;
    m_ended.push_back(found->second.attack);
    m_ended.back().isHit = isHit;
    m_open.erase(found);
}

void OpenAttacks::endShot(std::int64_t number, ShotEnd how)
{
    OpenAttack *open = find(number);
    if (!open)
        return;
    open->isUnseen = open->isUnseen || how == ShotEnd::Unseen;
    if (how == ShotEnd::Hit)
        end(number, true);
    else if (--open->following <= 0)
        end(number, open->isUnseen ? std::nullopt : std::optional(false));
}

void OpenAttacks::endAll()
{
    while (!m_open.empty())
        end(m_open.begin()->first, {});
}

} // namespace tickscope::teeworlds
