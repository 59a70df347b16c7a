// SPDX-License-Identifier: MIT
#include "core/analysis/compare/same_inputs.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/try.h"

namespace tickscope {

namespace {

/// Beginnings of all suffixes of \a symbols in their order, by doubling what they are sorted by
/// (Larsson, Sadakane: Faster suffix sorting, 2007): much repetition costs no more than little.
/// \param symbols  numbers below their count. Empty when stopped.
std::vector<std::uint32_t> sortedSuffixes(const std::vector<std::uint32_t> &symbols,
                                          const std::stop_token &stop)
{
    const std::size_t count = symbols.size();
    std::vector<std::uint32_t> sorted(count);
    std::iota(sorted.begin(), sorted.end(), 0U);
    // A rank is the place of the first one that is equal as far as is known.
    std::vector<std::uint32_t> ranks(count);
    std::vector<std::uint32_t> keys;
    const auto sortPart = [&](std::size_t begin, std::size_t end, const auto &keyOf) {
        std::sort(sorted.begin() + static_cast<std::ptrdiff_t>(begin),
                  sorted.begin() + static_cast<std::ptrdiff_t>(end),
                  [&keyOf](std::uint32_t left, std::uint32_t right) {
                      return keyOf(left) < keyOf(right);
                  });
        keys.clear();
        for (std::size_t i = begin; i < end; ++i)
            keys.push_back(keyOf(sorted[i]));
        std::size_t first = begin;
        for (std::size_t i = begin; i < end; ++i) {
            if (keys[i - begin] != keys[first - begin])
                first = i;
            ranks[sorted[i]] = static_cast<std::uint32_t>(first);
        }
    };
    sortPart(0, count, [&symbols](std::uint32_t place) { return symbols[place]; });
    bool isSorted = false;
    for (std::size_t known = 1; !isSorted; known *= 2) {
        isSorted = true;
        for (std::size_t begin = 0, end = 0; begin < count; begin = end) {
            for (end = begin + 1; end < count && ranks[sorted[end]] == begin;)
                ++end;
            if (end - begin == 1)
                continue;
            if (stop.stop_requested())
                return {};
            isSorted = false;
            sortPart(begin, end, [&](std::uint32_t place) {
                return place + known < count ? ranks[place + known] + 1 : 0U;
            });
        }
    }
    return sorted;
}

/// How many symbols each suffix shares with the one before it in the order (Kasai and others:
/// Linear-time longest-common-prefix computation in suffix arrays, 2001).
std::vector<std::uint32_t> sharedPrefixes(const std::vector<std::uint32_t> &symbols,
                                          const std::vector<std::uint32_t> &sorted)
{
    const std::size_t count = symbols.size();
    std::vector<std::uint32_t> places(count);
    for (std::size_t i = 0; i < count; ++i)
        places[sorted[i]] = static_cast<std::uint32_t>(i);
    std::vector<std::uint32_t> shared(count);
    std::size_t length = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (places[i] == 0) {
            length = 0;
            continue;
        }
        const std::size_t before = sorted[places[i] - 1];
        while (i + length < count && before + length < count
               && symbols[i + length] == symbols[before + length])
            ++length;
        shared[places[i]] = static_cast<std::uint32_t>(length);
        length -= length > 0 ? 1 : 0;
    }
    return shared;
}

/// All logs, one behind the other. An input and the ticks for which it was held are a symbol; where
/// one of the ends was not seen it is like no other.
class Chain
{
public:
    /// \param chosen  numbers of logs; those of the chain are places in it.
    Chain(std::span<const InputLog> logs, const std::vector<std::size_t> &chosen)
    {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const auto &changes = logs[chosen[i]].changes;
            m_changes.insert(m_changes.end(), changes.begin(), changes.end());
            m_logs.insert(m_logs.end(), changes.size(), static_cast<std::uint32_t>(i));
        }
        numberSymbols();
    }

    [[nodiscard]] const std::vector<std::uint32_t> &symbols() const { return m_symbols; }
    [[nodiscard]] std::size_t logOf(std::size_t place) const { return m_logs[place]; }
    [[nodiscard]] Tick tick(std::size_t place) const { return m_changes[place].first; }
    [[nodiscard]] bool areSameBefore(std::size_t left, std::size_t right) const
    {
        return m_symbols[left - 1] == m_symbols[right - 1];
    }

    /// The symbols from \a left that come again at \a right, up to where one reaches the other.
    [[nodiscard]] std::size_t apart(std::size_t left, std::size_t right, std::size_t length) const
    {
        const std::size_t between = left < right ? right - left : left - right;
        return logOf(left) == logOf(right) ? std::min(length, between) : length;
    }

    [[nodiscard]] SameStretch stretch(std::size_t left, std::size_t right, std::size_t length) const
    {
        if (std::pair(logOf(left), left) > std::pair(logOf(right), right))
            std::swap(left, right);
        const std::int64_t before = sharedTicks(left - 1, right - 1);
        const std::int64_t after = sharedTicks(left + length, right + length);
        return {.log = logOf(left),
                .other = logOf(right),
                .ticks = {tick(left) - before, tick(left + length) + (after - 1)},
                .otherFirst = tick(right) - before,
                .changes = static_cast<std::int64_t>(length) - 1 + (before > 0 ? 1 : 0)
                           + (after > 0 ? 1 : 0),
                .active = tick(left + length) - tick(left)};
    }

private:
    [[nodiscard]] bool isKnown(std::size_t place) const
    {
        return m_changes[place].inputs != InputChange::Unknown;
    }
    /// Whether both ends of what was held from \a place on are changes of inputs.
    [[nodiscard]] bool isWhole(std::size_t place) const
    {
        const auto isNeighbour = [&](std::size_t other) {
            return m_logs[other] == m_logs[place] && isKnown(other);
        };
        return isKnown(place) && place > 0 && isNeighbour(place - 1) && place + 1 < m_changes.size()
               && isNeighbour(place + 1);
    }
    /// Behind the last change of a log nothing is held.
    [[nodiscard]] std::int64_t ticksHeld(std::size_t place) const
    {
        return tick(place + 1) - tick(place);
    }
    /// For how long both hold the same.
    [[nodiscard]] std::int64_t sharedTicks(std::size_t left, std::size_t right) const
    {
        const bool areSame = isKnown(left) && m_changes[left].inputs == m_changes[right].inputs;
        return areSame ? std::min(ticksHeld(left), ticksHeld(right)) : 0;
    }

    void numberSymbols()
    {
        std::vector<std::uint32_t> whole;
        for (std::size_t i = 0; i < m_changes.size(); ++i) {
            if (isWhole(i))
                whole.push_back(static_cast<std::uint32_t>(i));
        }
        const auto keyOf = [this](std::uint32_t place) {
            return std::pair(m_changes[place].inputs, ticksHeld(place));
        };
        std::ranges::sort(whole, {}, keyOf);
        m_symbols.resize(m_changes.size());
        std::uint32_t symbol = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            symbol += i > 0 && keyOf(whole[i]) != keyOf(whole[i - 1]) ? 1 : 0;
            m_symbols[whole[i]] = symbol;
        }
        for (std::size_t i = 0; i < m_changes.size(); ++i) {
            if (!isWhole(i))
                m_symbols[i] = ++symbol;
        }
    }

    std::vector<InputChange> m_changes;
    std::vector<std::uint32_t> m_logs;
    std::vector<std::uint32_t> m_symbols;
};

/// Goes through the suffixes in order. Those of one log that share most with a suffix of another
/// one are the nearest before or behind it.
struct SameFinder {
    /// The suffix of a log that was met last.
    struct Near {
        std::size_t log = 0;
        std::size_t place = 0;
        std::size_t shared = 0; ///< Symbols, with the one that is visited.
    };

    const Chain &chain;
    std::size_t logs;
    /// Ticks, for each pair.
    std::vector<std::int64_t> longestActive = std::vector<std::int64_t>(logs * logs);
    std::vector<Near> nearest = {};
    std::vector<SameStretch> found = {};

    bool find(const std::stop_token &stop)
    {
        const auto sorted = sortedSuffixes(chain.symbols(), stop);
        if (sorted.empty())
            return chain.symbols().empty();
        const auto shared = sharedPrefixes(chain.symbols(), sorted);
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            if (stop.stop_requested())
                return false;
            for (Near &near : nearest)
                near.shared = std::min<std::size_t>(near.shared, shared[i]);
            std::erase_if(nearest, [](const Near &near) { return near.shared == 0; });
            visit(sorted[i]);
        }
        return true;
    }

    /// \param chosen  as for the chain.
    SameInputs result(std::vector<std::size_t> chosen)
    {
        SameInputs result;
        for (std::size_t log = 0; log < chosen.size(); ++log) {
            for (std::size_t other = log; other < chosen.size(); ++other) {
                if (const std::int64_t active = longest(log, other))
                    result.pairs.push_back({chosen[log], chosen[other], active});
            }
        }
        keepLongest(found.size());
        for (SameStretch &stretch : found) {
            stretch.log = chosen[stretch.log];
            stretch.other = chosen[stretch.other];
            const auto isPartOf = [&stretch](const SameStretch &longer) {
                return longer.log == stretch.log && longer.other == stretch.other
                       && longer.ticks.first <= stretch.ticks.last
                       && stretch.ticks.first <= longer.ticks.last;
            };
            if (std::ranges::none_of(result.stretches, isPartOf)
                && result.stretches.size() < limits::SameStretches)
                result.stretches.push_back(stretch);
        }
        result.logs = std::move(chosen);
        return result;
    }

    void visit(std::size_t place)
    {
        const std::size_t log = chain.logOf(place);
        auto own = nearest.end();
        for (auto near = nearest.begin(); near != nearest.end(); ++near) {
            add(place, near->place, near->shared);
            if (near->log == log)
                own = near;
        }
        constexpr std::size_t NotYet = ~std::size_t{0};
        if (own == nearest.end())
            nearest.push_back({log, place, NotYet});
        else
            *own = {log, place, NotYet};
    }

    void add(std::size_t place, std::size_t other, std::size_t shared)
    {
        const std::size_t length = chain.apart(place, other, shared);
        if (length == 0 || chain.areSameBefore(place, other))
            return;
        const SameStretch stretch = chain.stretch(place, other, length);
        std::int64_t &known = longest(stretch.log, stretch.other);
        known = std::max(known, stretch.active);
        if (stretch.changes < limits::SameChanges)
            return;
        found.push_back(stretch);
        if (found.size() > 8 * limits::SameStretches)
            keepLongest(4 * limits::SameStretches);
    }

    void keepLongest(std::size_t count)
    {
        std::ranges::stable_sort(found, std::greater(), [](const SameStretch &stretch) {
            return std::tuple(stretch.active, -stretch.ticks.first.value);
        });
        found.resize(std::min(count, found.size()));
    }

    std::int64_t &longest(std::size_t log, std::size_t other)
    {
        return longestActive[log * logs + other];
    }
};

/// The numbers of the longest ones, in order.
std::vector<std::size_t> chosenLogs(std::span<const InputLog> logs)
{
    std::vector<std::size_t> chosen(logs.size());
    std::iota(chosen.begin(), chosen.end(), std::size_t{0});
    std::ranges::stable_sort(chosen, std::greater(),
                             [logs](std::size_t log) { return logs[log].changes.size(); });
    chosen.resize(std::min(chosen.size(), limits::SameLogs));
    std::ranges::sort(chosen);
    return chosen;
}

/// What is left of \a stretch in \a ticks of its log; nothing where those are too few changes.
std::optional<SameStretch> partWithin(SameStretch stretch, const InputLog &log, TickRange ticks)
{
    const TickRange all = stretch.ticks;
    if (ticks.first <= all.first && all.last <= ticks.last)
        return stretch;
    stretch.ticks = {std::max(all.first, ticks.first), std::min(all.last, ticks.last)};
    stretch.otherFirst = stretch.otherFirst + (stretch.ticks.first - all.first);
    const auto begin = std::ranges::upper_bound(log.changes, stretch.ticks.first, {},
                                                &InputChange::first);
    const auto end = std::ranges::upper_bound(log.changes, stretch.ticks.last, {},
                                              &InputChange::first);
    stretch.changes = end - begin;
    if (stretch.ticks.isEmpty() || stretch.changes < limits::SameChanges)
        return {};
    stretch.active = std::prev(end)->first - begin->first;
    return stretch;
}

} // namespace

std::vector<double> SameInputs::lengths(
    const std::function<bool(std::size_t, std::size_t)> &counts) const
{
    std::vector<double> lengths;
    auto pair = pairs.begin();
    for (std::size_t i = 0; i < logs.size(); ++i) {
        for (std::size_t j = i; j < logs.size(); ++j) {
            const bool isShared = pair != pairs.end() && pair->log == logs[i]
                                  && pair->other == logs[j];
            if (counts(logs[i], logs[j]))
                lengths.push_back(isShared ? static_cast<double>(pair->active) : 0.0);
            pair += isShared ? 1 : 0;
        }
    }
    return lengths;
}

Result<SameInputs> findSameInputs(std::span<const InputLog> logs, const std::stop_token &stop)
{
    std::vector<std::size_t> chosen = chosenLogs(logs);
    const Chain chain(logs, chosen);
    SameFinder finder{chain, chosen.size()};
    if (!finder.find(stop))
        return cancelled();
    return finder.result(std::move(chosen));
}

Result<RepeatedInputs> findRepeatedInputs(const ComparedRecording &left,
                                          const ComparedRecording &right, std::optional<int> player,
                                          const std::stop_token &stop)
{
    RepeatedInputs repeated;
    TRY_ASSIGN(repeated.logs, readInputLogs(left.recording, *left.index, stop));
    const std::size_t own = repeated.logs.size();
    const bool isOne = left.recording == right.recording;
    repeated.isOfOne = isOne;
    if (!isOne) {
        TRY_ASSIGN(auto logs, readInputLogs(right.recording, *right.index, stop));
        std::ranges::move(logs, std::back_inserter(repeated.logs));
    }
    TRY_ASSIGN(SameInputs same, findSameInputs(repeated.logs, stop));
    // Both sides of a session have the same inputs of the same person.
    const bool isOneSession = !isOne && isSameSession(left, right) != SameSession::No;
    const auto nameOf = [&](std::size_t log) {
        const Index &index = log < own ? *left.index : *right.index;
        return index.players().withId(repeated.logs[log].player)->name();
    };
    const auto areOnePerson = [&](std::size_t log, std::size_t other) {
        return isOneSession && (log < own) != (other < own) && nameOf(log) == nameOf(other);
    };
    const auto isOf = [&](std::size_t log) {
        return !player || repeated.logs[log].player == *player;
    };
    const auto isWanted = [&](std::size_t log, std::size_t other) {
        if (areOnePerson(log, other))
            return false;
        return isOne ? isOf(log) || isOf(other) : log < own && other >= own && isOf(log);
    };
    std::set<std::pair<std::size_t, std::size_t>> listed;
    for (const SameStretch &stretch : same.stretches) {
        if (!isWanted(stretch.log, stretch.other))
            continue;
        listed.emplace(stretch.log, stretch.other);
        repeated.stretches.push_back(stretch);
    }
    repeated.byChance = same.lengths([&](std::size_t log, std::size_t second) {
        return !listed.contains({log, second}) && !areOnePerson(log, second);
    });
    std::ranges::stable_sort(repeated.stretches, {},
                             [](const SameStretch &stretch) { return stretch.ticks.first; });
    return repeated;
}

void keepWithin(RepeatedInputs &repeated, TickRange ticks)
{
    std::vector<SameStretch> kept;
    for (const SameStretch &stretch : repeated.stretches) {
        auto part = partWithin(stretch, repeated.logs[stretch.log], ticks);
        if (!part && repeated.isOfOne) {
            const std::int64_t between = stretch.otherFirst - stretch.ticks.first;
            part = partWithin(stretch, repeated.logs[stretch.log],
                              {ticks.first + -between, ticks.last + -between});
        }
        if (part)
            kept.push_back(*part);
    }
    repeated.stretches = std::move(kept);
}

} // namespace tickscope
