// SPDX-License-Identifier: MIT
#include "core/model/damage.h"

#include <algorithm>
#include <tuple>

#include "core/base/limits.h"

namespace tickscope {

namespace {

/// Whether \a one begins before \a other.
bool isBefore(const Damage &one, const Damage &other)
{
    return std::tie(one.file, one.byte) < std::tie(other.file, other.byte);
}

/// Whether both have a byte in common; a place without size is one byte.
bool overlap(const Damage &one, const Damage &other)
{
    if (one.file != other.file)
        return false;
    const Damage &first = one.byte <= other.byte ? one : other;
    const Damage &second = &first == &one ? other : one;
    return second.byte - first.byte < std::max<std::uint64_t>(first.size, 1);
}

std::uint64_t endOf(const Damage &damage)
{
    return damage.byte + damage.size;
}

/// Whether \a next is the same fault right behind \a last.
bool goesOn(const Damage &last, const Damage &next)
{
    // Cheapest first: a hostile file asks this of each of its records.
    return next.byte == endOf(last) && next.size > 0 && next.file == last.file
           && next.kind == last.kind && next.fault == last.fault;
}

void lengthen(Damage &run, const Damage &next)
{
    run.size += next.size;
    run.times += next.times;
    if (next.lostTicks > 0)
        run.lostTicks = std::max(run.lostTicks, next.tick + next.lostTicks - run.tick);
}

/// Stands for what is not listed, \a first to begin with.
Damage unlisted(const Damage &first, const std::vector<Damage> &places)
{
    Damage rest;
    rest.tick = first.tick;
    const bool isBehind = places.empty() || places.back().file < first.file;
    rest.file = isBehind ? first.file : places.back().file;
    rest.byte = isBehind ? first.byte : std::max(first.byte, endOf(places.back()) + 1);
    rest.kind = ErrorCode::LimitExceeded;
    rest.fault = faults::MoreDamage;
    rest.times = 0;
    return rest;
}

} // namespace

std::string damageText(const Damage &damage, const SentenceWords &words)
{
    if (damage.times <= 1)
        return faultText(damage.fault, words);
    return faultText({Fault::tr("%1 (%2 times in a row)"), damage.fault, damage.times}, words);
}

void addDamage(std::vector<Damage> &places, const Damage &found)
{
    addDamage(places, found, limits::DamageEntries);
}

void addDamage(std::vector<Damage> &places, const Damage &found, std::size_t most)
{
    if (!places.empty() && goesOn(places.back(), found))
        return lengthen(places.back(), found);
    const auto listed = places.begin() + static_cast<std::ptrdiff_t>(std::min(places.size(), most));
    const auto behind = std::upper_bound(places.begin(), listed, found, isBefore);
    if (behind != places.begin() && goesOn(*(behind - 1), found)
        && (behind == listed || !overlap(*behind, found)))
        return lengthen(*(behind - 1), found);
    auto entry = listed;
    if (behind != places.begin() && overlap(*(behind - 1), found))
        entry = behind - 1;
    else if (behind != listed && overlap(*behind, found))
        entry = behind;
    if (entry != listed) {
        entry->lostTicks = std::max(entry->lostTicks, found.lostTicks);
    } else if (places.size() < most) {
        places.insert(behind, found);
    } else {
        if (places.size() == most)
            places.push_back(unlisted(found, places));
        places.back().times += found.times;
    }
}

void addDamage(std::vector<Damage> &places, const std::vector<Damage> &found)
{
    for (const Damage &damage : found)
        addDamage(places, damage);
}

} // namespace tickscope
