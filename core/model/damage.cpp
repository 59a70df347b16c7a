// SPDX-License-Identifier: MIT
#include "core/model/damage.h"

#include <algorithm>

namespace tickscope {

namespace {

/// Whether both have a byte in common; a place without size is one byte.
bool overlap(const Damage &one, const Damage &other)
{
    const Damage &first = one.byte <= other.byte ? one : other;
    const Damage &second = &first == &one ? other : one;
    return second.byte - first.byte < std::max<std::uint64_t>(first.size, 1);
}

} // namespace

void addDamage(std::vector<Damage> &places, const Damage &found)
{
    const auto behind = std::ranges::upper_bound(places, found.byte, {}, &Damage::byte);
    auto told = places.end();
    if (behind != places.begin() && overlap(*(behind - 1), found))
        told = behind - 1;
    else if (behind != places.end() && overlap(*behind, found))
        told = behind;
    if (told == places.end())
        places.insert(behind, found);
    else
        told->lostTicks = std::max(told->lostTicks, found.lostTicks);
}

void addDamage(std::vector<Damage> &places, const std::vector<Damage> &found)
{
    for (const Damage &damage : found)
        addDamage(places, damage);
}

} // namespace tickscope
