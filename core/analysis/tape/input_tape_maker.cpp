// SPDX-License-Identifier: MIT
#include "core/analysis/tape/input_tape_maker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>
#include <utility>

#include "core/analysis/tape/track_plan.h"

namespace tickscope {

namespace {

constexpr Tick Always{std::numeric_limits<std::int64_t>::max()};

double scaled(const Field &field, std::span<const std::int32_t> words)
{
    return numberOf(field.read(words)) * field.scale;
}

/// False for a field that only its fallback fills: an older, shorter item.
bool isRecorded(const Field &field, std::span<const std::int32_t> words)
{
    return field.firstWord < words.size();
}

} // namespace

struct InputTapeMaker::TypePlan {
    explicit TypePlan(Shared<ItemType> known);

    [[nodiscard]] bool isLike(const TypePlan &other) const;
    void become(TypePlan &&newer);
    [[nodiscard]] InputSource emptySource(int client) const;

    Shared<ItemType> type;
    const Field *aimX; ///< Null where there is none.
    const Field *aimY;
    const Field *aimAngle;
    const Field *aimPitch;
    std::vector<TrackPlan> tracks;
    std::map<int, Seat> seats;
    std::vector<std::int64_t> hidden; ///< Items that do not show inputs in the present state.
};

/// One client of a type: what is open, and the piece that is being filled.
struct InputTapeMaker::Seat {
    struct Open {
        Tick first; ///< Not before the piece.
        std::int64_t value = 0;
        std::int32_t quickPresses = 0;
        std::int32_t step = 1;
        RunStart start = RunStart::Press;

        InputRun until(Tick last) const { return {first, last, value, quickPresses, step, start}; }
    };
    InputSource source;
    std::vector<std::optional<Open>> open; ///< For each track.
    std::optional<Tick> presentFrom;
    std::vector<std::int32_t> words; ///< Of the last item that was taken.
    std::array<std::optional<float>, AimSamples.size()> aims;
    Tick seenAt;
    Tick knownTo = Always;   ///< Last tick of a report; states hold until the next one.
    bool isReported = false; ///< Held by messages, so that no state ends it.
    bool isShown = false;    ///< Listed in m_shown.
    bool isHidden = true;    ///< Where items can hide inputs: by the last one, or there was none.
};

InputTapeMaker::TypePlan::TypePlan(Shared<ItemType> known)
    : type(std::move(known))
    , aimX(type->fieldWithRole(Role::AimX))
    , aimY(type->fieldWithRole(Role::AimY))
    , aimAngle(type->fieldWithRole(Role::AimAngle))
    , aimPitch(type->fieldWithRole(Role::AimPitch))
    , tracks(tracksOf(*type))
{
}

bool InputTapeMaker::TypePlan::isLike(const TypePlan &other) const
{
    return type->name == other.type->name
           && std::ranges::equal(tracks, other.tracks, {}, &TrackPlan::name, &TrackPlan::name);
}

/// What is held goes on: of a type that isLike() only words for values are other ones.
void InputTapeMaker::TypePlan::become(TypePlan &&newer)
{
    newer.seats = std::move(seats);
    *this = std::move(newer);
    for (auto &[client, seat] : seats) {
        seat.source.type = type;
        for (std::size_t i = 0; i < tracks.size(); ++i)
            seat.source.tracks[i].texts = tracks[i].empty.texts;
    }
}

InputSource InputTapeMaker::TypePlan::emptySource(int client) const
{
    const bool hasAim = aimAngle || (aimX && aimY);
    InputSource source{client, type, {}, {}, {}, hasAim, {}, aimPitch != nullptr};
    for (const TrackPlan &track : tracks)
        source.tracks.push_back(track.empty);
    return source;
}

InputTapeMaker::InputTapeMaker(TickRange ticks, std::int64_t pieceTicks, const RecordingInfo &info,
                               std::function<bool()> isExact)
    : m_ticks(ticks)
    , m_pieceTicks(pieceTicks)
    , m_mayLackTicks(!info.leavesOutIdleTicks)
    , m_isExact(std::move(isExact))
    , m_piece{ticks.first, std::min(ticks.first + (pieceTicks - 1), ticks.last)}
{
}

InputTapeMaker::~InputTapeMaker() = default;

InputTapeMaker::TypePlan &InputTapeMaker::planOf(const Shared<ItemType> &type)
{
    if (const auto known = m_plans.find(type.get()); known != m_plans.end())
        return *known->second;
    auto plan = std::make_unique<TypePlan>(type);
    // GoldSrc says what weapons are called after the first inputs.
    const auto before = std::ranges::find_if(
        m_plans, [&plan](const auto &other) { return other.second->isLike(*plan); });
    if (before == m_plans.end())
        return *(m_plans[type.get()] = std::move(plan));
    auto known = m_plans.extract(before);
    known.key() = type.get();
    known.mapped()->become(std::move(*plan));
    return *m_plans.insert(std::move(known)).position->second;
}

void InputTapeMaker::useSchema(const Shared<Schema> &schema)
{
    if (schema == m_schema)
        return;
    m_schema = schema;
    m_planNumbers.clear();
    if (!schema)
        return;
    for (const auto &[number, type] : schema->types()) {
        if (!type->inputSource.empty())
            m_planNumbers.emplace_back(number, &planOf(type));
    }
}

InputTapeMaker::Seat &InputTapeMaker::seatOf(TypePlan &plan, int client)
{
    const auto [place, isNew] = plan.seats.try_emplace(client);
    Seat &seat = place->second;
    if (isNew) {
        seat.source = plan.emptySource(client);
        seat.open.resize(plan.tracks.size());
    }
    return seat;
}

InputTapeMaker::Seat &InputTapeMaker::seatOf(TypePlan &plan, int client, std::size_t place)
{
    m_lastSeats.resize(std::max(m_lastSeats.size(), place + 1));
    auto &[lastPlan, seat] = m_lastSeats[place];
    if (lastPlan != &plan || seat->source.client != client)
        m_lastSeats[place] = {&plan, &seatOf(plan, client)};
    return *seat;
}

void InputTapeMaker::tickEnded(Tick tick, const WorldState &state)
{
    if (m_mayLackTicks && m_last && tick - *m_last > MostTicksBetween)
        passGap(*m_last);
    applyWaiting(tick);
    cutBefore(tick);
    const bool isExact = m_isExact();
    useSchema(state.schema());
    if (isExact && !m_planNumbers.empty()) {
        for (const auto &[number, plan] : m_planNumbers) {
            plan->hidden.clear();
            if (plan->type->hiddenInputs)
                plan->type->hiddenInputs(state, plan->hidden);
        }
        state.forEach([this, tick, &state, place = std::size_t{0}](const ItemView &item) mutable {
            const auto found = std::ranges::find(m_planNumbers, item.key.type,
                                                 &std::pair<std::uint32_t, TypePlan *>::first);
            if (found == m_planNumbers.end())
                return;
            TypePlan &plan = *found->second;
            const bool isClient = plan.type->idIsClient && item.key.id >= 0
                                  && item.key.id <= std::numeric_limits<std::int16_t>::max();
            const int owner = plan.type->inputClient ? plan.type->inputClient(state) : NoClient;
            Seat &seat = seatOf(plan, isClient ? static_cast<int>(item.key.id) : owner, place++);
            if (!showsInputs(plan, seat, tick, item.key.id))
                return;
            take(plan, seat, tick, item.words);
            if (!std::exchange(seat.isShown, true))
                m_shown.push_back(&seat);
        });
    }
    // Hundreds may have been there; few are.
    std::erase_if(m_shown, [this, tick](Seat *seat) {
        if (!seat->isReported && seat->presentFrom && seat->seenAt != tick)
            endSeat(*seat, tick - 1);
        seat->isShown = seat->presentFrom.has_value();
        return !seat->isShown;
    });
    m_presses.clear();
    m_last = tick;
}

/// Keys that were held all the time look pressed in the first state that shows inputs again: the
/// game took none of them in the last step before. So they are known from the second one on.
bool InputTapeMaker::showsInputs(const TypePlan &plan, Seat &seat, Tick tick, std::int64_t id)
{
    if (!plan.type->hiddenInputs)
        return true;
    const bool isHidden = std::ranges::find(plan.hidden, id) != plan.hidden.end();
    const bool wasShown = !m_last || (!seat.isHidden && seat.seenAt == *m_last);
    seat.isHidden = isHidden;
    seat.seenAt = tick;
    if (wasShown && !isHidden)
        return true;
    if (seat.presentFrom)
        endSeat(seat, tick - 1);
    return false;
}

void InputTapeMaker::passPause(Tick tick)
{
    // What is aimed at is told by ticks behind the first one of its piece.
    constexpr std::int64_t LongestPiece = std::numeric_limits<std::int32_t>::max() - 1;
    const std::int64_t pause = m_last ? tick - *m_last : 0;
    if (pause > m_pieceTicks)
        m_piece.last = std::min({m_piece.last + pause, m_piece.first + LongestPiece, m_ticks.last});
}

void InputTapeMaker::take(TypePlan &plan, Seat &seat, Tick tick,
                          std::span<const std::int32_t> words)
{
    if (seat.presentFrom && seat.knownTo < tick - 1)
        endSeat(seat, seat.knownTo);
    seat.seenAt = tick;
    // In long recordings most people stand still in most ticks.
    if (seat.presentFrom && std::ranges::equal(words, seat.words))
        return;
    seat.words.assign(words.begin(), words.end());
    const Tick from = std::max(tick, m_piece.first);
    seat.presentFrom = seat.presentFrom.value_or(from);
    // Reports name their tick, and ticks that idled are known.
    const bool isNext = !m_last || !m_mayLackTicks || seat.isReported;
    const std::int64_t step = isNext ? 1 : std::min(tick - *m_last, MostTicksBetween);
    for (std::size_t i = 0; i < plan.tracks.size(); ++i) {
        auto &open = seat.open[i];
        InputTrack &track = seat.source.tracks[i];
        const auto value = plan.tracks[i].valueIn(words);
        const RunStart start = open && value ? track.startOf(open->value, *value) : RunStart::Press;
        const bool isHeld = value && *value != 0;
        std::int32_t quick = 0;
        if (m_piece.contains(tick))
            quick = m_presses.of(seat.source.client, plan.type->name, track.name);
        // The first one of a key that was up and is down is seen.
        if (quick > 0 && isHeld && !(open && open->value != 0))
            --quick;
        if (open && open->value == value && quick == 0)
            continue;
        if (track.kind == InputTrackKind::Marks) {
            if (open && value)
                addMark(seat, i, tick, *value);
        } else if (open && open->first < from) {
            const bool isShown = open->value != 0 || track.kind == InputTrackKind::Choices;
            if (isShown)
                track.runs.push_back(open->until(std::min(from - 1, m_ticks.last)));
        }
        open.reset();
        if (quick > 0 && !isHeld)
            track.runs.push_back({tick, tick - 1, 1, quick});
        if (value)
            open = Seat::Open{from, *value, isHeld ? quick : 0, static_cast<std::int32_t>(step),
                              start};
    }
    addAim(plan, seat, from, words);
}

/// The value names the tick, which may be one that was left out, and so lie in the piece
/// that was cut already.
void InputTapeMaker::addMark(Seat &seat, std::size_t track, Tick tick, std::int64_t value)
{
    const bool isNamed = m_last && value > m_last->value && value < tick.value;
    const Tick at = isNamed ? Tick{value} : tick;
    InputSource *source = m_piece.contains(at) ? &seat.source : nullptr;
    if (!m_pieces.empty() && m_pieces.back()->ticks.contains(at)) {
        auto &sources = m_pieces.back()->sources;
        const auto same = std::ranges::find_if(sources, [&seat](const InputSource &other) {
            return other.client == seat.source.client && other.type == seat.source.type;
        });
        source = same == sources.end() ? nullptr : &*same;
    }
    if (source)
        source->tracks[track].runs.push_back({at, at, value});
}

void InputTapeMaker::addAim(const TypePlan &plan, Seat &seat, Tick tick,
                            std::span<const std::int32_t> words)
{
    const auto turned = [](double radians) {
        return static_cast<float>(std::remainder(radians, 2 * std::numbers::pi));
    };
    std::array<std::optional<float>, AimSamples.size()> aims;
    if (plan.aimAngle && isRecorded(*plan.aimAngle, words))
        aims[0] = turned(scaled(*plan.aimAngle, words));
    else if (plan.aimX && plan.aimY && isRecorded(*plan.aimX, words))
        aims[0] = static_cast<float>(
            std::atan2(scaled(*plan.aimY, words), scaled(*plan.aimX, words)));
    if (plan.aimPitch && isRecorded(*plan.aimPitch, words))
        aims[1] = turned(scaled(*plan.aimPitch, words) * std::numbers::pi / 180);
    for (std::size_t i = 0; i < aims.size(); ++i) {
        if (!aims[i] || aims[i] == seat.aims[i] || tick > m_ticks.last)
            continue;
        seat.aims[i] = aims[i];
        auto &samples = seat.source.*AimSamples[i];
        const auto offset = static_cast<std::int32_t>(tick - m_piece.first);
        // Before the piece only the last one counts.
        if (!samples.empty() && samples.back().offset == offset)
            samples.pop_back();
        samples.push_back({offset, *aims[i]});
    }
}

void InputTapeMaker::inputFound(const InputReport &report)
{
    // Nobody sends inputs seconds ahead; a damaged number must not be kept for ever.
    if (m_last && report.tick.value - m_last->value > InputReport::MostKnownTicks)
        return;
    Waiting waiting{report.tick,
                    report.client,
                    &planOf(report.type),
                    {report.words.begin(), report.words.end()},
                    std::clamp<std::int64_t>(report.knownTicks, 1, InputReport::MostKnownTicks)};
    // Behind those of the same tick: the later one corrects them.
    const auto place = std::ranges::upper_bound(m_waiting, report.tick, {}, &Waiting::tick);
    m_waiting.insert(place, std::move(waiting));
}

/// Reports that act up to \a tick.
void InputTapeMaker::applyWaiting(Tick tick)
{
    const auto end = std::ranges::upper_bound(m_waiting, tick, {}, &Waiting::tick);
    for (auto waiting = m_waiting.begin(); waiting != end; ++waiting) {
        // One that came too late acts now; one of the gap before this tick acted in it.
        const Tick acts = m_last ? std::max(waiting->tick, *m_last + 1) : waiting->tick;
        cutBefore(acts);
        Seat &seat = seatOf(*waiting->plan, waiting->client);
        seat.isReported = true;
        take(*waiting->plan, seat, acts, waiting->words);
        seat.knownTo = acts + (waiting->knownTicks - 1);
    }
    m_waiting.erase(m_waiting.begin(), end);
}

void InputTapeMaker::damageFound(const Damage &damage)
{
    // What is lost is not known, so nothing is held over it.
    if (damage.lostTicks <= 0 || !m_last)
        return;
    for (auto &[type, plan] : m_plans) {
        for (auto &[client, seat] : plan->seats) {
            if (seat.presentFrom)
                endSeat(seat, *m_last);
        }
    }
}

/// Nothing is held over ticks behind \a last that are not recorded. Reports say for how long they
/// are known, and marks in which tick they were made.
void InputTapeMaker::passGap(Tick last)
{
    for (auto &[type, plan] : m_plans) {
        for (auto &[client, seat] : plan->seats) {
            if (!seat.presentFrom || seat.isReported)
                continue;
            const auto open = seat.open;
            endSeat(seat, last);
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (seat.source.tracks[i].kind == InputTrackKind::Marks)
                    seat.open[i] = open[i];
            }
        }
    }
}

/// Nothing is known of the seat behind \a last.
void InputTapeMaker::endSeat(Seat &seat, Tick last)
{
    last = std::min({last, seat.knownTo, m_ticks.last});
    if (seat.presentFrom && *seat.presentFrom <= last)
        seat.source.present.push_back({*seat.presentFrom, last, 1});
    seat.presentFrom.reset();
    seat.knownTo = Always;
    seat.aims = {};
    for (std::size_t i = 0; i < seat.open.size(); ++i) {
        InputTrack &track = seat.source.tracks[i];
        const auto open = std::exchange(seat.open[i], std::nullopt);
        const bool isShown = open && track.kind != InputTrackKind::Marks
                             && (open->value != 0 || track.kind == InputTrackKind::Choices);
        if (isShown && open->first <= last)
            track.runs.push_back(open->until(last));
    }
}

/// Ends the pieces that lie before \a tick.
void InputTapeMaker::cutBefore(Tick tick)
{
    while (m_piece.last < tick && m_piece.last < m_ticks.last)
        cut();
}

/// Hands over the present piece; what is open goes on in the next one.
void InputTapeMaker::cut()
{
    auto piece = std::make_shared<InputTape>();
    piece->ticks = m_piece;
    const Tick next = m_piece.last + 1;
    for (auto &[type, plan] : m_plans) {
        for (auto &[client, seat] : plan->seats) {
            const auto open = seat.open;
            const auto aims = seat.aims;
            const Tick knownTo = seat.knownTo;
            const bool goesOn = seat.presentFrom && knownTo >= next;
            endSeat(seat, m_piece.last);
            InputSource filled = std::exchange(seat.source, plan->emptySource(client));
            if (goesOn) {
                seat.presentFrom = next;
                seat.knownTo = knownTo;
                seat.open = open;
                for (auto &track : seat.open) {
                    if (track)
                        *track = {next, track->value, 0, 1, RunStart::GoesOn};
                }
                for (std::size_t i = 0; i < aims.size(); ++i) {
                    if (aims[i])
                        (seat.source.*AimSamples[i]).push_back({0, *aims[i]});
                }
                seat.aims = aims;
            }
            const bool tellsNothing = filled.tracks.empty() && filled.aim.empty();
            if (!filled.present.empty() && !tellsNothing)
                piece->sources.push_back(std::move(filled));
        }
    }
    std::ranges::sort(piece->sources, [](const InputSource &left, const InputSource &right) {
        return std::tie(left.client, left.type->name) < std::tie(right.client, right.type->name);
    });
    m_pieces.push_back(std::move(piece));
    m_piece = {next, std::min(next + (m_pieceTicks - 1), m_ticks.last)};
}

std::vector<Shared<InputTape>> InputTapeMaker::takePieces()
{
    // A mark may still come into the last one.
    if (m_pieces.size() < 2)
        return {};
    std::vector<Shared<InputTape>> taken(m_pieces.begin(), m_pieces.end() - 1);
    m_pieces.erase(m_pieces.begin(), m_pieces.end() - 1);
    return taken;
}

std::vector<Shared<InputTape>> InputTapeMaker::finish()
{
    while (!m_piece.isEmpty())
        cut();
    return {m_pieces.begin(), m_pieces.end()};
}

} // namespace tickscope
