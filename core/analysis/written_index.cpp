// SPDX-License-Identifier: MIT
#include "core/analysis/written_index.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <mutex>
#include <set>
#include <utility>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/model/event/event_form.h"

namespace tickscope {

namespace {

/// Kinds of faults that can have been written down, and what one of them may say: more is made up.
constexpr std::size_t MostKinds = 4096;
constexpr std::size_t LongestSentence = 1024;

/// A kind is its sentence, which it only points to: those that were read stay.
FaultKind kindOf(std::string_view sentence)
{
    static std::mutex mutex;
    static std::set<std::string, std::less<>> known;
    const std::lock_guard lock(mutex);
    auto found = known.find(sentence);
    if (found == known.end()) {
        if (sentence.empty() || sentence.size() > LongestSentence || known.size() == MostKinds)
            return {};
        found = known.emplace(sentence).first;
    }
    // Nobody else makes kinds while the program runs, so they have no constructor for that.
    static_assert(sizeof(FaultKind) == sizeof(const char *));
    return std::bit_cast<FaultKind>(found->c_str());
}

template<std::size_t... Places>
Fault faultWith(FaultKind kind, const std::vector<FaultValue> &values,
                std::index_sequence<Places...> /*all*/)
{
    return Fault(kind, values[Places]...);
}

/// No sentence of ours has more than four values.
Fault faultWith(FaultKind kind, const std::vector<FaultValue> &values)
{
    switch (values.size()) {
    case 0:
        return kind;
    case 1:
        return faultWith(kind, values, std::make_index_sequence<1>());
    case 2:
        return faultWith(kind, values, std::make_index_sequence<2>());
    case 3:
        return faultWith(kind, values, std::make_index_sequence<3>());
    case 4:
        return faultWith(kind, values, std::make_index_sequence<4>());
    default:
        return {};
    }
}

Fault faultOf(const EventValue &value, int nesting);

FaultValue faultValueOf(const EventValue &value, int nesting)
{
    switch (value.type) {
    case EventValue::Type::Number:
        return value.number;
    case EventValue::Type::Real:
        return value.real;
    case EventValue::Type::List:
        return faultOf(value, nesting + 1);
    case EventValue::Type::Text:
    case EventValue::Type::Nothing:
        break;
    }
    return std::string(value.text);
}

/// As packedFaultText() reads it.
Fault faultOf(const EventValue &value, int nesting)
{
    constexpr int MostNesting = 4;
    if (value.type != EventValue::Type::List || nesting > MostNesting)
        return {};
    const auto members = eventValues(value.text);
    if (members.empty() || members.front().type != EventValue::Type::Text)
        return {};
    std::vector<FaultValue> values;
    for (std::size_t i = 1; i < members.size(); ++i)
        values.push_back(faultValueOf(members[i], nesting));
    const FaultKind kind = kindOf(members.front().text);
    return kind ? faultWith(kind, values) : Fault();
}

} // namespace

std::string packedFault(const Fault &fault)
{
    EventValues values;
    addFault(values, fault);
    return std::string(values.bytes());
}

Fault unpackedFault(std::string_view packed)
{
    const auto values = eventValues(packed);
    return values.size() == 1 ? faultOf(values.front(), 0) : Fault();
}

bool arePossible(const std::vector<Player> &players)
{
    // Ticks beside them are counted.
    const auto isCountable = [](const Stay &stay) {
        using Limits = std::numeric_limits<std::int64_t>;
        return stay.ticks.first.value > Limits::min() && stay.ticks.last.value < Limits::max();
    };
    int next = 0;
    return std::ranges::all_of(players, [&](const Player &player) {
        return player.id == next++ && !player.heldNames.empty() && !player.stays.empty()
               && std::ranges::all_of(player.stays, isCountable);
    });
}

static std::vector<WrittenDamage> written(const std::vector<Damage> &damage)
{
    std::vector<WrittenDamage> copy;
    for (const Damage &place : damage) {
        auto &last = copy.emplace_back(WrittenDamage{place, {}});
        last.fault = packedFault(std::exchange(last.damage.fault, {}));
    }
    return copy;
}

WrittenPart written(const IndexPart &part)
{
    WrittenPart copy{
        part.ticks, part.tickCount, part.table().written(), {},           0,
        {},         part.counts,    part.entityCounts,      part.guesses, written(part.damage)};
    ArchiveWriter memories;
    std::vector<std::byte> last;
    for (const SeekPoint &point : part.seekPoints) {
        auto &added = copy.seekPoints.emplace_back(WrittenPoint{point, {}});
        const auto memory = std::exchange(added.point.memory, nullptr);
        if (!memory)
            continue;
        memories.reserve(last.size());
        memory->write(memories);
        // One that is equal holds nothing that others could share.
        if (std::vector<std::byte> bytes = memories.take(); !copy.memoryCount || bytes != last) {
            copy.ownMemories.insert(copy.ownMemories.end(), bytes.begin(), bytes.end());
            last = std::move(bytes);
            ++copy.memoryCount;
        }
        added.memory = copy.memoryCount - 1;
    }
    copy.memories = copy.ownMemories;
    return copy;
}

WrittenOutline written(const Outline &outline)
{
    WrittenOutline copy{outline.time.ticks(), {}, written(outline.damage)};
    for (const SeekPoint &point : outline.seekPoints)
        copy.seekPoints.push_back({point, {}});
    return copy;
}

std::size_t byteSize(const WrittenPart &part)
{
    constexpr std::size_t Rest = 4096;
    std::size_t size = Rest + part.seekPoints.size() * sizeof(SeekPoint) + part.memories.size();
    const auto addAll = [&size](const auto &list) {
        for (const auto &bytes : list)
            size += bytes.size() + sizeof(std::uint32_t);
    };
    addAll(part.events.rows);
    addAll(part.events.values);
    return size;
}

/// Errors: Damaged.
static Result<std::vector<Damage>> damageOf(std::vector<WrittenDamage> &&written)
{
    std::vector<Damage> damage;
    const auto isPossible = [](const WrittenDamage &place) {
        return place.damage.kind >= ErrorCode::Io && place.damage.kind <= ErrorCode::Cancelled
               && place.damage.lostTicks >= 0;
    };
    if (written.size() > limits::DamageEntries + 1 || !std::ranges::all_of(written, isPossible))
        return damaged(Fault::tr("a checkpoint with impossible values"));
    for (WrittenDamage &place : written) {
        damage.push_back(std::move(place.damage));
        damage.back().fault = unpackedFault(place.fault);
    }
    return damage;
}

static bool arePossible(const std::vector<SeekPoint> &points, TickRange ticks)
{
    const auto isPoint = [&ticks](const SeekPoint &point) {
        return ticks.contains(point.tick) && point.kind >= SeekPointKind::Keyframe
               && point.kind <= SeekPointKind::Claimed;
    };
    return std::ranges::all_of(points, isPoint)
           && std::ranges::is_sorted(points, {}, &SeekPoint::order)
           && std::ranges::is_sorted(points, {}, &SeekPoint::tick);
}

Result<IndexPart> partOf(WrittenPart &written, const Recording &recording, TickRange ticks,
                         const EventForms &forms, const std::shared_ptr<EventStore> &store)
{
    IndexPart part{written.ticks, written.tickCount, {}, {}, {}, {}, {}, {}, {}};
    TRY_ASSIGN(part.events, EventTable::read(written.events, forms, store));
    part.kindCounts = part.events.kindCounts();
    std::vector<Shared<DecoderMemory>> memories;
    ArchiveReader archive(written.memories);
    for (std::uint32_t i = 0; i < written.memoryCount; ++i) {
        TRY_ASSIGN(auto memory, recording.decoderMemory(archive));
        memories.push_back(std::move(memory));
    }
    for (WrittenPoint &point : written.seekPoints) {
        if (point.memory && *point.memory < memories.size())
            point.point.memory = memories[*point.memory];
        part.seekPoints.push_back(std::move(point.point));
    }
    if (!archive.isWhole() || !arePossible(part.seekPoints, ticks))
        return damaged(Fault::tr("a checkpoint with impossible values"));
    TRY_ASSIGN(part.damage, damageOf(std::move(written.damage)));
    part.counts = std::move(written.counts);
    part.entityCounts = std::move(written.entityCounts);
    part.guesses = std::move(written.guesses);
    return part;
}

Result<Outline> outlineOf(WrittenOutline written)
{
    Outline outline;
    outline.time = TimeBase::uniform(written.ticks, Time{1});
    outline.isEmpty = written.ticks.isEmpty();
    for (WrittenPoint &point : written.seekPoints)
        outline.seekPoints.push_back(std::move(point.point));
    TRY_ASSIGN(outline.damage, damageOf(std::move(written.damage)));
    return outline;
}

} // namespace tickscope
