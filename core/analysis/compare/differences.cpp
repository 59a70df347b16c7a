// SPDX-License-Identifier: MIT
#include "core/analysis/compare/differences.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>

#include "core/analysis/compare/state_walk.h"
#include "core/base/try.h"
#include "core/formats/format.h"

namespace tickscope {

namespace {

/// A difference of both recordings at their ticks.
Difference between(ComparedPart part, const PairAt &ticks)
{
    Difference difference;
    difference.part = part;
    difference.left = ticks.left;
    difference.right = ticks.right;
    difference.time = ticks.time;
    return difference;
}

/// Who is where in a recording. Of many ticks in which nothing changes one is looked at.
class LivingPlayers
{
public:
    explicit LivingPlayers(const PlayerTable &players)
        : m_players(players)
    {
        for (const Player &player : players.players()) {
            for (const HeldName &held : player.heldNames)
                m_changes.insert(held.from);
            for (const Stay &stay : player.stays)
                m_changes.insert({stay.ticks.first, stay.ticks.last + 1});
        }
    }

    /// Goes on to \a shown. False where rows() stay what they were.
    bool goOn(const Shown &shown)
    {
        const auto change = m_shown ? m_changes.upper_bound(m_shown->tick) : m_changes.end();
        const bool isSame = m_shown && (change == m_changes.end() || *change > shown.tick)
                            && m_shown->shown->schema() == shown.shown->schema()
                            && *m_shown->shown == *shown.shown;
        m_shown = shown;
        if (isSame)
            return false;
        m_rows = playersOf(shown, m_players);
        std::erase_if(m_rows, [](const PlayerRow &row) { return !row.isAlive; });
        return true;
    }
    [[nodiscard]] const std::vector<PlayerRow> &rows() const { return m_rows; }

private:
    const PlayerTable &m_players;
    std::set<Tick> m_changes; ///< When somebody comes, goes, or is renamed.
    std::optional<Shown> m_shown;
    std::vector<PlayerRow> m_rows;
};

/// The one of \a others who is \a player: by name, or both \a areAlone in their recordings. Of
/// several with the name the one with the same client ID, or it is unknown who it is.
const PlayerRow *partnerOf(const PlayerRow &player, bool areAlone,
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
    return areAlone && others.size() == 1 ? &others.front() : nullptr;
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
    /// \param haveSameItems  what one has the other has.
    ItemComparer(const Format &left, const Format &right, bool areOfOneView, bool haveSameItems)
        : m_areOfOneFormat(&left == &right)
        , m_areOfOneView(areOfOneView)
        , m_haveSameItems(haveSameItems)
    {
        for (const Format *format : {&left, &right}) {
            const Comparability other = format->comparability();
            m_viewerFields.insert(other.viewerFields.begin(), other.viewerFields.end());
            m_ownFields.insert(other.ownFields.begin(), other.ownFields.end());
            m_versionFields.insert(other.versionFields.begin(), other.versionFields.end());
        }
    }

    /// False when no more is wanted.
    bool compare(StateWalk &here, StateWalk &there, const PairAt &ticks,
                 const DifferenceVisitor &visit)
    {
        learnTypes(here.state().schema(), there.state().schema());
        // What is rebuilt is that of the tick, so the recorded one must be, too.
        const WorldState &left = m_isOneRebuilt ? *here.shown().shown : here.state();
        const WorldState &right = m_isOneRebuilt ? *there.shown().shown : there.state();
        m_earlier.swap(m_now);
        m_now.clear();
        for (const ItemView &item : left.sorted()) {
            const auto pair = m_types.find(item.key.type);
            if (pair == m_types.end())
                continue;
            const auto words = right.find({pair->second.rightNumber, item.key.id});
            if (words ? !compareItem(item, *words, pair->second, ticks, visit)
                      : !reportLacking(*pair->second.left, item.key.id, true, ticks, visit))
                return false;
        }
        if (!m_haveSameItems || left.itemCount() == right.itemCount())
            return true;
        for (const ItemView &item : right.sorted()) {
            const auto pair = std::ranges::find(
                m_types, item.key.type, [](const auto &entry) { return entry.second.rightNumber; });
            if (pair != m_types.end() && !left.find({pair->first, item.key.id})
                && !reportLacking(*pair->second.left, item.key.id, false, ticks, visit))
                return false;
        }
        return true;
    }

private:
    using Words = std::vector<std::int32_t>;
    struct TypePair {
        Shared<ItemType> left;
        Shared<ItemType> right;
        std::uint32_t rightNumber = 0;

        [[nodiscard]] bool isOneRebuilt() const { return left->isRebuilt() != right->isRebuilt(); }
        [[nodiscard]] bool areOfOneVersion() const
        {
            return std::ranges::equal(left->fields, right->fields, {}, &Field::name, &Field::name);
        }
    };
    /// The words of an item in both.
    struct WordsPair {
        Words left;
        Words right;
    };

    /// What is known from messages alone depends on when they were read, and ids of what lives for
    /// a tick, or was rebuilt, say nothing.
    static bool hasLastingIds(const ItemType &type)
    {
        return !type.isMemory && !type.isEvent && (!type.isRebuilt() || type.idIsClient);
    }

    void learnTypes(const Shared<Schema> &left, const Shared<Schema> &right)
    {
        if (left == m_left && right == m_right)
            return;
        m_left = left;
        m_right = right;
        m_types.clear();
        m_isOneRebuilt = false;
        for (const auto &entry : left->types()) {
            const Shared<ItemType> &type = entry.second;
            if (!hasLastingIds(*type) || m_ownFields.contains(type->name))
                continue;
            const auto same = std::ranges::find(right->types(), type->name, [](const auto &other) {
                return std::string_view(other.second->name);
            });
            if (same == right->types().end() || !hasLastingIds(*same->second))
                continue;
            const TypePair &pair = m_types[entry.first] = {type, same->second, same->first};
            m_isOneRebuilt = m_isOneRebuilt || pair.isOneRebuilt();
        }
    }

    /// Whether both may be the same angle, one of them a whole turn further.
    static bool isWholeTurn(const Field &field, const Value &here, const Value &there)
    {
        const double apart = (numberOf(here) - numberOf(there)) * field.scale;
        return field.kind == FieldKind::Angle && std::abs(apart) > std::numbers::pi
               && std::abs(std::remainder(apart, 2 * std::numbers::pi)) < field.scale;
    }

    /// Whether it says the same to all eyes, here and there.
    [[nodiscard]] bool isKnownToBoth(const TypePair &types, const Field &field, const Value &here,
                                     const Value &there) const
    {
        const std::string name = types.left->name + ' ' + field.name;
        if (m_ownFields.contains(name) || isWholeTurn(field, here, there)
            || (m_versionFields.contains(name) && !types.areOfOneVersion()))
            return false;
        if (m_areOfOneView)
            return true;
        return field.role != Role::Latency
               && (!m_viewerFields.contains(name) || (numberOf(here) != 0 && numberOf(there) != 0));
    }

    static bool isGuess(const ItemType &type, std::span<const std::int32_t> words,
                        const Field &field)
    {
        return type.originOf(words, field).source == ValueSource::Guess;
    }

    /// One that only the left recording has, or only the right one.
    [[nodiscard]] bool reportLacking(const ItemType &type, std::int64_t id, bool isLeft,
                                     const PairAt &ticks, const DifferenceVisitor &visit) const
    {
        if (!m_haveSameItems)
            return true;
        Difference found = between(ComparedPart::States, ticks);
        found.subject = type.name + ' ' + std::to_string(id);
        found.leftValue = std::int64_t{isLeft ? 1 : 0};
        found.rightValue = std::int64_t{isLeft ? 0 : 1};
        return visit(found);
    }

    bool compareItem(const ItemView &item, std::span<const std::int32_t> words,
                     const TypePair &types, const PairAt &ticks, const DifferenceVisitor &visit)
    {
        const WordsPair *earlier = nullptr;
        if (!m_areOfOneFormat && !types.isOneRebuilt()) {
            m_now[item.key] = {{item.words.begin(), item.words.end()},
                               {words.begin(), words.end()}};
            const auto known = m_earlier.find(item.key);
            earlier = known == m_earlier.end() ? nullptr : &known->second;
        }
        if (types.left == types.right && std::ranges::equal(item.words, words))
            return true;
        for (const Field &field : types.left->fields) {
            const auto other = std::ranges::find(types.right->fields, field.name, &Field::name);
            if (other == types.right->fields.end())
                continue;
            Value here = field.read(item.words);
            Value there = other->read(words);
            if (here == there || !isKnownToBoth(types, field, here, there)
                || isGuess(*types.left, item.words, field) || isGuess(*types.right, words, *other))
                continue;
            // One format has it as it is sent, another one as the next snapshot shows it.
            if (earlier
                && (field.read(earlier->left) == there || other->read(earlier->right) == here))
                continue;
            Difference found = between(ComparedPart::States, ticks);
            found.subject = types.left->name + ' ' + std::to_string(item.key.id);
            found.field = field.name;
            found.leftValue = std::move(here);
            found.rightValue = std::move(there);
            if (!visit(found))
                return false;
        }
        return true;
    }

    const bool m_areOfOneFormat;
    const bool m_areOfOneView;
    const bool m_haveSameItems;
    std::set<std::string, std::less<>> m_viewerFields;
    std::set<std::string, std::less<>> m_ownFields;
    std::set<std::string, std::less<>> m_versionFields;
    Shared<Schema> m_left;
    Shared<Schema> m_right;
    std::map<std::uint32_t, TypePair> m_types; ///< By number in the left schema.
    bool m_isOneRebuilt = false;               ///< Of a type.
    std::map<ItemKey, WordsPair> m_now;        ///< Of types that formats tell at other times.
    std::map<ItemKey, WordsPair> m_earlier;    ///< The same at the ticks before.
};

/// One person in each, who may have another name.
bool areAlone(const ComparedRecording &left, const ComparedRecording &right)
{
    return left.index->players().personCount() == 1 && right.index->players().personCount() == 1;
}

} // namespace

CommonGround commonGround(const ComparedRecording &left, const ComparedRecording &right,
                          const TickPairing &pairing, TickRange ticks)
{
    CommonGround common{.ticks = pairing.commonIn(ticks),
                        .hasPlayers = areAlone(left, right),
                        .unmatched = {},
                        .ambiguous = {}};
    if (const auto shared = sharedNames(left, right);
        !shared.empty() && isSameSession(left, right) == SameSession::No)
        common.ambiguous.assign(shared.begin(), shared.end());
    if (common.hasPlayers)
        return common;
    std::set<std::string_view> names;
    for (const Player &other : right.index->players().players()) {
        for (const HeldName &held : other.heldNames)
            names.insert(held.name);
    }
    const auto isHeld = [&names](const HeldName &held) {
        return !held.name.empty() && names.contains(held.name);
    };
    for (const Player &player : left.index->players().players()) {
        const auto isPresent = [ticks](const Stay &stay) {
            return stay.ticks.first <= ticks.last && ticks.first <= stay.ticks.last;
        };
        if (player.isProxy || std::ranges::none_of(player.stays, isPresent))
            continue;
        if (std::ranges::any_of(player.heldNames, isHeld))
            common.hasPlayers = true;
        else if (!player.name().empty())
            common.unmatched.emplace_back(player.name());
    }
    return common;
}

static double distanceBetween(const PlayerRow &here, const PlayerRow &there)
{
    return std::hypot(here.position.x - there.position.x, here.position.y - there.position.y,
                      here.z.value_or(0) - there.z.value_or(0));
}

Result<bool> areMostlyElsewhere(const ComparedSide &left, const ComparedSide &right,
                                const std::stop_token &stop)
{
    constexpr std::int64_t Moments = 8;
    constexpr double Elsewhere = 64; // world units; the shown way of a tee may end there a bit off
    TRY_ASSIGN(const Time offset,
               offsetBetween({.by = Alignment::By::Tick}, left.content, right.content));
    const TickPairing pairing(left.content.index->time(), right.content.index->time(), offset);
    const TickRange leftTicks = left.content.index->ticks();
    const TickRange rightTicks = right.content.index->ticks();
    const TickRange both{std::max(leftTicks.first, rightTicks.first),
                         std::min(leftTicks.last, rightTicks.last)};
    if (!commonGround(left.content, right.content, pairing, both).hasPlayers)
        return false;
    std::int64_t known = 0;
    std::int64_t elsewhere = 0;
    const auto look = [&](StateWalk &here, StateWalk &there, const PairAt &) {
        const auto others = playersOf(there.shown(), right.content.index->players());
        for (const PlayerRow &player : playersOf(here.shown(), left.content.index->players())) {
            const PlayerRow *same = partnerOf(player, false, others);
            if (!same || !player.isAlive || !same->isAlive)
                continue;
            ++known;
            elsewhere += distanceBetween(player, *same) > Elsewhere ? 1 : 0;
        }
        return false;
    };
    PairWalk walk{left, right};
    for (std::int64_t moment = 1; moment <= Moments; ++moment) {
        const Tick tick = both.first + (both.last - both.first) / (Moments + 1) * moment;
        TRY(walk.forEachPair(pairing, {tick, tick + FairTicks}, stop, look));
    }
    return elsewhere * 2 > known;
}

Result<void> findPositionDifferences(const ComparedSide &left, const ComparedSide &right,
                                     const TickPairing &pairing, TickRange ticks,
                                     const DifferenceVisitor &visit, const std::stop_token &stop)
{
    // A file of joins without names is hours long.
    if (!commonGround(left.content, right.content, pairing, ticks).hasPlayers
        || !arePlacesOfOneAge(left, right))
        return {};
    const bool isOnePerson = areAlone(left.content, right.content);
    LivingPlayers players(left.content.index->players());
    LivingPlayers others(right.content.index->players());
    bool differ = false; // at the ticks before
    const auto compare = [&](StateWalk &here, StateWalk &there, const PairAt &pair) {
        const bool isNew = players.goOn(here.shown());
        if (players.rows().empty())
            return true;
        if (!others.goOn(there.shown()) && !isNew && !differ)
            return true;
        differ = false;
        for (const PlayerRow &player : players.rows()) {
            const PlayerRow *other = partnerOf(player, isOnePerson, others.rows());
            if (!other)
                continue;
            const double distance = distanceBetween(player, *other);
            if (distance == 0 || std::isnan(distance)) // both are at the same infinity
                continue;
            differ = true;
            Difference found = between(ComparedPart::Positions, pair);
            found.subject = player.name;
            found.player = player.player;
            found.leftValue = placeText(player);
            found.rightValue = placeText(*other);
            found.distance = distance;
            if (!visit(found))
                return false;
        }
        return true;
    };
    return PairWalk{left, right}.forEachPair(pairing, ticks, stop, compare);
}

Result<void> findStateDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    if (!left.format || !right.format)
        return {};
    TRY_ASSIGN(const ComparedViews views, viewsOf(left, right, stop));
    const bool haveSameItems = views.areOne
                               && isSameSession(left.content, right.content) != SameSession::No;
    ItemComparer comparer(*left.format, *right.format, views.areOne, haveSameItems);
    const auto compare = [&](StateWalk &here, StateWalk &there, const PairAt &pair) {
        return comparer.compare(here, there, pair, visit);
    };
    return PairWalk{left, right}.forEachPair(pairing, ticks, stop, compare);
}

Result<void> findDifferences(ComparedPart part, const ComparedSide &left, const ComparedSide &right,
                             const TickPairing &pairing, TickRange ticks,
                             const DifferenceVisitor &visit, const std::stop_token &stop)
{
    switch (part) {
    case ComparedPart::Positions:
        return findPositionDifferences(left, right, pairing, ticks, visit, stop);
    case ComparedPart::Inputs:
        return findInputDifferences(left, right, pairing, ticks, visit, stop);
    case ComparedPart::Events:
        return findEventDifferences(left, right, pairing, ticks, visit, stop);
    case ComparedPart::States:
        break;
    }
    return findStateDifferences(left, right, pairing, ticks, visit, stop);
}

} // namespace tickscope
