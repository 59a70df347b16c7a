// SPDX-License-Identifier: MIT
#include "core/facts/file_checks.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/analysis/event_query.h"
#include "core/formats/faults.h"
#include "core/timeline/index.h"

namespace tickscope {

namespace {

constexpr Time GapTime = std::chrono::seconds(1);
constexpr double KeyframeFactor = 1.5;
constexpr std::size_t MostDamageParts = 50;

void addPlace(FilePlaces &check, TickRange ticks, double value)
{
    ++check.count;
    if (check.places.size() < limits::FactFilePlaces)
        check.places.push_back({ticks, value, true});
}

/// \a fault, or one within it, if it is \a kind; else null.
const Fault *findFault(const Fault &fault, FaultKind kind)
{
    if (fault.is(kind))
        return &fault;
    for (const FaultValue &value : fault.values()) {
        const auto *inner = std::get_if<Fault>(&value.content);
        if (const Fault *found = inner ? findFault(*inner, kind) : nullptr)
            return found;
    }
    return nullptr;
}

/// Whole ticks that are no part of the recording since they contradict others.
std::int64_t leftOutTicks(const Damage &damage)
{
    for (const FaultKind kind : {faults::TicksLeftOutBefore, faults::TicksLeftOutBehind}) {
        if (const Fault *fault = findFault(damage.fault, kind))
            return std::get<std::int64_t>(fault->values().at(1).content);
    }
    return 0;
}

/// Places that the walk over the ticks does not come to, since what is behind them is left out.
void addLeaps(const Index &index, FactMaterial &material)
{
    const auto known = std::ranges::find(material.file, "time_backwards",
                                         &std::pair<std::string_view, FilePlaces>::first);
    if (known == material.file.end())
        return;
    for (const Damage &damage : index.damage()) {
        if (!findFault(damage.fault, faults::TimeGoesBack))
            continue;
        ++known->second.samples;
        addPlace(known->second, {damage.tick, damage.tick}, 1);
    }
}

/// All damage, and by what is wrong, the commonest first.
void checkDamage(const Index &index, FactMaterial &material)
{
    FilePlaces all;
    std::vector<FilePlaces> parts;
    const std::int64_t ticks = index.tickTally().recorded;
    for (const Damage &damage : index.damage()) {
        const TickRange place{damage.tick,
                              damage.tick + std::max<std::int64_t>(0, damage.lostTicks)};
        addPlace(all, place, static_cast<double>(damage.times));
        const std::string what = faultText(damage.fault);
        auto part = std::ranges::find(parts, what, &FilePlaces::part);
        if (part == parts.end() && parts.size() < MostDamageParts) {
            parts.push_back({what, ticks, 0, {}, damage.fault});
            part = parts.end() - 1;
        }
        if (part != parts.end())
            addPlace(*part, place, static_cast<double>(damage.times));
    }
    all.samples = ticks;
    std::ranges::stable_sort(parts, std::ranges::greater{}, &FilePlaces::count);
    material.file.emplace_back("damaged_places", std::move(all));
    for (FilePlaces &part : parts)
        material.file.emplace_back("damaged_places", std::move(part));

    const TickTally tally = index.tickTally();
    FilePlaces lost{{}, tally.recorded + tally.lost, tally.lost, {}};
    for (const Damage &damage : index.damage()) {
        const std::int64_t leftOut = leftOutTicks(damage);
        lost.count += leftOut;
        lost.samples += leftOut;
        if (damage.lostTicks + leftOut == 0 || lost.places.size() >= limits::FactFilePlaces)
            continue;
        const TickRange place{damage.tick + (damage.lostTicks > 0 ? 1 : 0),
                              damage.tick + damage.lostTicks};
        lost.places.push_back({place, static_cast<double>(damage.lostTicks + leftOut), true});
    }
    material.file.emplace_back("lost_ticks", std::move(lost));
}

/// The recording's own words about itself; its beginning and end are none.
void checkSeams(const Index &index, FactMaterial &material)
{
    FilePlaces seams{{}, index.tickTally().recorded, 0, {}};
    EventQuery query;
    query.traits = traitsOf({EventTrait::Seam});
    query.ticks = TickRange{index.ticks().first + 1, index.ticks().last - 1};
    (void)forEachEvent(index, EventMatcher(std::move(query), index),
                       [&seams](std::size_t, const EventRow &event) {
                           addPlace(seams, {event.tick, event.tick}, 1);
                           return true;
                       });
    material.file.emplace_back("seams", std::move(seams));
}

void checkKeyframes(const Outline &outline, FactMaterial &material)
{
    std::vector<Tick> ticks;
    for (const SeekPoint &point : outline.seekPoints) {
        if (point.kind != SeekPointKind::Checkpoint)
            ticks.push_back(point.tick);
    }
    std::vector<double> distances;
    for (std::size_t i = 1; i < ticks.size(); ++i)
        distances.push_back(static_cast<double>(ticks[i] - ticks[i - 1]));
    FilePlaces missing{{}, static_cast<std::int64_t>(distances.size()), 0, {}};
    std::vector<double> sorted = distances;
    std::ranges::sort(sorted);
    const double most = sorted.empty() ? 0 : medianOf(sorted) * KeyframeFactor;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        if (distances[i] > most)
            addPlace(missing, {ticks[i], ticks[i + 1]}, distances[i]);
    }
    material.file.emplace_back("missing_keyframes", std::move(missing));
}

/// Whole numbers without decimals.
FaultValue claimedNumber(double number)
{
    constexpr double MostExact = 9e15;
    if (std::abs(number) <= MostExact && number == std::round(number))
        return static_cast<std::int64_t>(number);
    return number;
}

Fault claimFault(const HeaderClaim &claim)
{
    const Fault what{claim.what};
    if (!claim.stated)
        return {Fault::tr("%1: not stated"), what};
    if (claim.isKept())
        return {Fault::tr("%1: %2, as stated"), what, claimedNumber(*claim.stated)};
    if (!claim.found)
        return {Fault::tr("%1: stated %2, found none"), what, claimedNumber(*claim.stated)};
    return {Fault::tr("%1: stated %2, found %3"), what, claimedNumber(*claim.stated),
            claimedNumber(*claim.found)};
}

/// What the header states of the content, all together and one by one.
void checkClaims(const Outline &outline, FactMaterial &material)
{
    FilePlaces all;
    std::vector<FilePlaces> parts;
    for (const HeaderClaim &claim : outline.headerClaims) {
        const Fault fault = claimFault(claim);
        FilePlaces part{faultText(fault), claim.stated ? 1 : 0, claim.isKept() ? 0 : 1, {}, fault};
        all.samples += part.samples;
        all.count += part.count;
        parts.push_back(std::move(part));
    }
    material.file.emplace_back("header_mismatch", std::move(all));
    for (FilePlaces &part : parts)
        material.file.emplace_back("header_mismatch", std::move(part));
}

/// The format has looked at one that lies in the recording.
bool isOtherMap(const FoundMap &map, const Outline &outline)
{
    if (map.match != FoundMap::Match::Embedded)
        return map.match == FoundMap::Match::Differs;
    return std::ranges::any_of(outline.headerClaims, [](const HeaderClaim &claim) {
        return claim.what == faults::HeaderEmbeddedMap && !claim.isKept();
    });
}

void checkHeader(const FactSource &source, FactMaterial &material)
{
    checkClaims(source.index->outline(), material);
    const RecordingInfo &info = source.recording->info();
    FilePlaces outside{{}, static_cast<std::int64_t>(info.markers.size()), 0, {}};
    for (const RecordedMarker &marker : info.markers) {
        if (!source.index->ticks().contains(marker.tick))
            addPlace(outside, {marker.tick, marker.tick}, 1);
    }
    material.file.emplace_back("markers_outside", std::move(outside));

    FilePlaces map;
    if (source.map && source.map->match != FoundMap::Match::Name) {
        map.samples = 1;
        map.count = isOtherMap(*source.map, source.index->outline()) ? 1 : 0;
    }
    material.file.emplace_back("map_mismatch", std::move(map));
}

} // namespace

void TickTracker::take(Tick tick)
{
    if (m_last) {
        ++m_gaps.samples;
        if (tick <= *m_last)
            addPlace(m_backwards, {tick, tick}, static_cast<double>(*m_last - tick));
        else if (m_time.timeAt(tick) - m_time.timeAt(*m_last) > GapTime)
            addPlace(m_gaps, {*m_last, tick}, static_cast<double>(tick - *m_last));
    }
    m_last = tick;
}

void TickTracker::finish(FactMaterial &material)
{
    m_backwards.samples = m_gaps.samples;
    material.file.emplace_back("recording_gaps", std::move(m_gaps));
    material.file.emplace_back("time_backwards", std::move(m_backwards));
}

void checkFile(const FactSource &source, FactMaterial &material)
{
    addLeaps(*source.index, material);
    checkDamage(*source.index, material);
    checkSeams(*source.index, material);
    checkKeyframes(source.index->outline(), material);
    checkHeader(source, material);
}

} // namespace tickscope
