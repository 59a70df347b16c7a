// SPDX-License-Identifier: MIT
#include "core/analysis/compare/differences.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/analysis/player_rows.h"
#include "core/base/limits.h"
#include "core/timeline/cursor.h"

namespace tickscope {

namespace {

/// Frames of one recording, one tick after the other.
class Frames
{
public:
    explicit Frames(const ComparedSide &side)
        : m_index(side.content.index)
        , m_cursor(side.content.recording, limits::CursorCache)
        , m_mover((side.motion ? side.motion : recordedMotion())->makeMover())
    {
    }

    Result<Frame> at(Tick tick, const std::stop_token &stop)
    {
        return m_cursor.frameAt(tick, *m_index, *m_mover, stop);
    }
    [[nodiscard]] const Index &index() const { return *m_index; }

private:
    Shared<Index> m_index;
    Cursor m_cursor;
    std::unique_ptr<Mover> m_mover;
};

/// Whether \a frame has the state of its very tick, and all of it.
bool isRecorded(const Frame &frame)
{
    return frame.at && frame.at->recordedTick() == frame.asked
           && (frame.exactness == Exactness::Recorded || frame.exactness == Exactness::Rebuilt);
}

/// Frames of both recordings at each pair of ticks.
class FramePairs
{
public:
    FramePairs(const ComparedSide &left, const ComparedSide &right, const TickPairing &pairing)
        : m_left(left)
        , m_right(right)
        , m_pairing(pairing)
    {
    }

    /// Calls \a visit(left frame, right frame) where the left recording has a state of the tick,
    /// as long as it returns true.
    template<typename Visit>
    Result<void> forEach(TickRange ticks, const std::stop_token &stop, Visit &&visit)
    {
        Tick next = ticks.first;
        for (Tick tick = next; tick <= ticks.last; tick = next) {
            const auto left = m_left.at(tick, stop);
            if (!left)
                return tl::unexpected(left.error());
            // Where nothing is recorded for an hour there is nothing to be compared.
            next = {tick.value + 1};
            if (left->next && left->next->tick > tick)
                next = left->next->tick;
            const auto other = m_pairing.rightOf(tick);
            if (!other || !isRecorded(*left))
                continue;
            const auto right = m_right.at(*other, stop);
            if (!right)
                return tl::unexpected(right.error());
            if (right->at && !visit(*left, *right))
                return {};
        }
        return {};
    }

    [[nodiscard]] const Index &leftIndex() const { return m_left.index(); }
    [[nodiscard]] const Index &rightIndex() const { return m_right.index(); }

private:
    Frames m_left;
    Frames m_right;
    const TickPairing &m_pairing;
};

/// A difference of both recordings at the ticks of two frames.
Difference between(ComparedPart part, const Frame &left, const Frame &right, const Index &index)
{
    Difference difference;
    difference.part = part;
    difference.left = left.asked;
    difference.right = right.asked;
    difference.time = index.time().timeAt(left.asked);
    return difference;
}

std::vector<PlayerRow> livingIn(const Frame &frame, const Index &index)
{
    std::vector<PlayerRow> rows = playersOf(*frame.at, index.players());
    std::erase_if(rows, [](const PlayerRow &row) { return !row.isAlive; });
    return rows;
}

/// The one of \a others who is \a player: by name, or both are alone. Of several with the name the
/// one with the same client ID, or it is unknown who it is.
const PlayerRow *partnerOf(const PlayerRow &player, std::size_t count,
                           const std::vector<PlayerRow> &others)
{
    const PlayerRow *named = nullptr;
    int holders = 0;
    for (const PlayerRow &other : others) {
        if (player.name.empty() || other.name != player.name)
            continue;
        if (other.client == player.client)
            return &other;
        named = &other;
        ++holders;
    }
    if (holders > 0)
        return holders == 1 ? named : nullptr;
    return count == 1 && others.size() == 1 ? &others.front() : nullptr;
}

std::string placeText(const PlayerRow &row)
{
    std::string text = plainText(Value(row.position.x)) + ' ' + plainText(Value(row.position.y));
    if (row.z)
        text += ' ' + plainText(Value(*row.z));
    return text;
}

/// Items of two states with the same type, by name, and id.
class ItemComparer
{
public:
    /// False when no more is wanted.
    bool compare(const Frame &left, const Frame &right, const Index &index,
                 const DifferenceVisitor &visit)
    {
        const WorldState &here = *left.at->recorded;
        const WorldState &there = *right.at->recorded;
        learnTypes(here.schema(), there.schema());
        for (const ItemView &item : here.sorted()) {
            const auto pair = m_types.find(item.key.type);
            if (pair == m_types.end())
                continue;
            const auto words = there.find({pair->second.rightNumber, item.key.id});
            if (words && !compareItem(item, *words, pair->second, left, right, index, visit))
                return false;
        }
        return true;
    }

private:
    struct TypePair {
        Shared<ItemType> left;
        Shared<ItemType> right;
        std::uint32_t rightNumber = 0;
    };

    void learnTypes(const Shared<Schema> &left, const Shared<Schema> &right)
    {
        if (left == m_left && right == m_right)
            return;
        m_left = left;
        m_right = right;
        m_types.clear();
        for (const auto &entry : left->types()) {
            const Shared<ItemType> &type = entry.second;
            // What is known from messages alone depends on when they were read.
            const auto same = std::ranges::find_if(right->types(), [&](const auto &other) {
                return other.second->name == type->name && !type->isMemory;
            });
            if (same != right->types().end())
                m_types[entry.first] = {type, same->second, same->first};
        }
    }

    static bool compareItem(const ItemView &item, std::span<const std::int32_t> words,
                            const TypePair &types, const Frame &left, const Frame &right,
                            const Index &index, const DifferenceVisitor &visit)
    {
        if (types.left == types.right && std::ranges::equal(item.words, words))
            return true;
        for (const Field &field : types.left->fields) {
            const auto other = std::ranges::find(types.right->fields, field.name, &Field::name);
            if (other == types.right->fields.end())
                continue;
            Value here = field.read(item.words);
            Value there = other->read(words);
            if (here == there)
                continue;
            Difference found = between(ComparedPart::States, left, right, index);
            found.subject = types.left->name + ' ' + std::to_string(item.key.id);
            found.field = field.name;
            found.leftValue = std::move(here);
            found.rightValue = std::move(there);
            if (!visit(found))
                return false;
        }
        return true;
    }

    Shared<Schema> m_left;
    Shared<Schema> m_right;
    std::map<std::uint32_t, TypePair> m_types; ///< By number in the left schema.
};

} // namespace

TickPairing::TickPairing(const TimeBase &left, const TimeBase &right, Time offset)
    : m_left(left)
    , m_right(right)
    , m_offset(offset)
{
}

namespace {

/// The tick of \a base that begins nearest to \a time, if it does so within half a tick.
std::optional<Tick> tickNear(const TimeBase &base, Time time)
{
    const Time half(std::llround(5e8 / base.ticksPerSecond()));
    if (time < -half || time > base.length() + half)
        return {};
    const Tick before = base.tickAt(time + half);
    return std::chrono::abs(base.timeAt(before) - time) <= half ? std::optional(before)
                                                                : std::nullopt;
}

} // namespace

std::optional<Tick> TickPairing::rightOf(Tick left) const
{
    return tickNear(m_right, m_left.timeAt(left) + m_offset);
}

std::optional<Tick> TickPairing::leftOf(Tick right) const
{
    return tickNear(m_left, m_right.timeAt(right) - m_offset);
}

Result<void> findPositionDifferences(const ComparedSide &left, const ComparedSide &right,
                                     const TickPairing &pairing, TickRange ticks,
                                     const DifferenceVisitor &visit, const std::stop_token &stop)
{
    FramePairs pairs(left, right, pairing);
    return pairs.forEach(ticks, stop, [&](const Frame &here, const Frame &there) {
        const auto players = livingIn(here, pairs.leftIndex());
        const auto others = livingIn(there, pairs.rightIndex());
        for (const PlayerRow &player : players) {
            const PlayerRow *other = partnerOf(player, players.size(), others);
            if (!other)
                continue;
            const double distance = std::hypot(player.position.x - other->position.x,
                                               player.position.y - other->position.y,
                                               player.z.value_or(0) - other->z.value_or(0));
            if (distance == 0)
                continue;
            Difference found = between(ComparedPart::Positions, here, there, pairs.leftIndex());
            found.subject = player.name;
            found.player = player.player;
            found.leftValue = placeText(player);
            found.rightValue = placeText(*other);
            found.distance = distance;
            if (!visit(found))
                return false;
        }
        return true;
    });
}

Result<void> findStateDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    FramePairs pairs(left, right, pairing);
    ItemComparer comparer;
    return pairs.forEach(ticks, stop, [&](const Frame &here, const Frame &there) {
        return !isRecorded(there) || comparer.compare(here, there, pairs.leftIndex(), visit);
    });
}

} // namespace tickscope
