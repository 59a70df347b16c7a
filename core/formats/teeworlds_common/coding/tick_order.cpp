// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/coding/tick_order.h"

#include <algorithm>
#include <limits>

namespace tickscope::teeworlds {

namespace {

/// Places that are looked at for the one before in a row: more are moved by no single damage.
constexpr std::size_t PlacesBack = 256;
/// Days of a recording; it takes some milliseconds.
constexpr std::size_t MostPlaces = 20'000;

/// What a row of places costs, in regular gaps: for each place that is left out, and for each step
/// what its ticks are away from those of its bytes, but not more than some where recorders pause.
/// Bytes without ticks are never a pause. Half a gap is nothing: some ticks have more bytes.
constexpr double LeftOut = 1;
constexpr double LeftOutWithoutReason = 1e6;
constexpr double MostAway = 8;
constexpr double UsuallyAway = 0.5;

/// Which places contradict none.
std::vector<bool> areUndisputed(std::span<const PlacedTick> found)
{
    std::vector<bool> undisputed(found.size(), true);
    for (std::size_t i = 1, highest = 0; i < found.size(); ++i) {
        if (found[i].tick <= found[highest].tick)
            undisputed[i] = false;
        else
            highest = i;
    }
    for (std::size_t i = found.size(), lowest = i; i-- > 0;) {
        if (lowest < found.size() && found[i].tick >= found[lowest].tick)
            undisputed[i] = false;
        else
            lowest = i;
    }
    return undisputed;
}

/// Ticks for a byte: those of the middle one of all steps that are regular.
double usualRate(std::span<const PlacedTick> found, std::int64_t regularGap)
{
    std::vector<double> rates;
    for (std::size_t i = 1; i < found.size(); ++i) {
        const std::int64_t gap = found[i].tick - found[i - 1].tick;
        if (gap > 0 && gap <= regularGap)
            rates.push_back(static_cast<double>(gap)
                            / static_cast<double>(found[i].offset - found[i - 1].offset));
    }
    if (rates.empty())
        return 0;
    const auto middle = rates.begin() + static_cast<std::ptrdiff_t>(rates.size() / 2);
    std::ranges::nth_element(rates, middle);
    return *middle;
}

/// Finds the row that costs least, place by place.
class CheapestRow
{
public:
    CheapestRow(std::span<const PlacedTick> found, std::int64_t regularGap, Pauses pauses)
        : m_found(found)
        , m_gap(static_cast<double>(regularGap))
        , m_mostAhead(pauses == Pauses::Some ? MostAway : std::numeric_limits<double>::infinity())
        , m_rate(usualRate(found, regularGap))
    {
        for (const bool isUndisputed : areUndisputed(found))
            m_leftOut.push_back(m_leftOut.back() + (isUndisputed ? LeftOutWithoutReason : LeftOut));
        for (std::size_t i = 0; i < found.size(); ++i)
            addPlace(i);
    }

    [[nodiscard]] std::vector<bool> row() const
    {
        std::vector<bool> isIn(m_found.size());
        const auto costAll = [this](std::size_t last) {
            return m_cost[last] + m_leftOut.back() - m_leftOut[last + 1];
        };
        std::size_t last = 0;
        for (std::size_t i = 1; i < m_found.size(); ++i)
            last = costAll(i) <= costAll(last) ? i : last;
        while (last < m_found.size()) {
            isIn[last] = true;
            last = m_before[last];
        }
        return isIn;
    }

private:
    /// Of rows that end at \a i.
    void addPlace(std::size_t i)
    {
        double least = m_leftOut[i];
        std::size_t before = m_found.size();
        for (std::size_t j = i - std::min(i, PlacesBack); j < i; ++j) {
            if (m_found[j].tick >= m_found[i].tick)
                continue;
            const double cost = m_cost[j] + m_leftOut[i] - m_leftOut[j + 1] + away(j, i);
            if (cost < least) {
                least = cost;
                before = j;
            }
        }
        m_cost.push_back(least);
        m_before.push_back(before);
    }

    [[nodiscard]] double away(std::size_t from, std::size_t to) const
    {
        const auto ticks = static_cast<double>(m_found[to].tick - m_found[from].tick);
        const auto bytes = static_cast<double>(m_found[to].offset - m_found[from].offset);
        const double away = (ticks - m_rate * bytes) / m_gap;
        return std::max((away < 0 ? -away : std::min(away, m_mostAhead)) - UsuallyAway, 0.0);
    }

    std::span<const PlacedTick> m_found;
    double m_gap;
    double m_mostAhead;
    double m_rate;
    std::vector<double> m_leftOut{0}; ///< Cost of leaving out all places before each.
    std::vector<double> m_cost;
    std::vector<std::size_t> m_before; ///< Number of places: none.
};

} // namespace

bool TickOrder::isStray(std::uint64_t offset) const
{
    return std::ranges::binary_search(strays, offset);
}

const PlacedTick *TickOrder::nextFrom(std::uint64_t offset) const
{
    const auto next = std::ranges::lower_bound(rising, offset, {}, &PlacedTick::offset);
    return next == rising.end() ? nullptr : &*next;
}

TickOrder tickOrderOf(std::span<const PlacedTick> found, std::int64_t regularGap, Pauses pauses)
{
    TickOrder order;
    if (found.empty() || found.size() > MostPlaces)
        return order;
    const std::vector<bool> isIn = CheapestRow(found, regularGap, pauses).row();
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (isIn[i])
            order.rising.push_back(found[i]);
        else
            order.strays.push_back(found[i].offset);
    }
    return order;
}

} // namespace tickscope::teeworlds
