// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>

#include "core/model/scene/motion.h"

namespace tickscope {

namespace {

std::optional<int> smallNumberWithRole(const ItemType &type, std::span<const std::int32_t> words,
                                       Role role)
{
    const auto number = type.number(role, words);
    if (!number)
        return {};
    return static_cast<int>(std::clamp(*number, -1e6, 1e6));
}

std::optional<Vector2> positionOf(const ItemType &type, std::span<const std::int32_t> words)
{
    const auto x = type.number(Role::PositionX, words);
    const auto y = type.number(Role::PositionY, words);
    if (!x || !y)
        return {};
    return Vector2{*x, *y};
}

/// Where an item is, as recorded.
struct Place {
    Vector2 position;
    std::optional<double> height;
};

std::optional<Place> placeOf(const ItemType &type, std::span<const std::int32_t> words)
{
    const auto position = positionOf(type, words);
    if (!position)
        return {};
    return Place{*position, type.number(Role::PositionZ, words)};
}

/// Place of the same item in another state; types are matched by name there.
std::optional<Place> placeIn(const WorldState &state, const ItemType &type, ItemKey key)
{
    const ItemType *other = state.schema()->find(key.type);
    if (!other || other->name != type.name) {
        const auto number = state.schema()->numberOf(type.name);
        if (!number)
            return {};
        key.type = *number;
        other = state.schema()->find(key.type);
    }
    const auto words = state.find(key);
    if (!other || !words)
        return {};
    return placeOf(*other, *words);
}

/// Clockwise on the picture, as the role of the angle is already.
double aimOf(const ItemType &type, std::span<const std::int32_t> words, VerticalAxis axis)
{
    if (const auto angle = type.number(Role::AimAngle, words))
        return *angle;
    const auto x = type.number(Role::AimX, words);
    const auto y = type.number(Role::AimY, words);
    if (!x || !y)
        return 0.0;
    return std::atan2(axis == VerticalAxis::Up ? -*y : *y, *x);
}

/// What other items than the one with the position hold of a client.
struct ClientFacts {
    std::string name;
    std::optional<int> team;
    std::optional<int> health;
    std::optional<int> armor;

    void read(const ItemType &type, std::span<const std::int32_t> words)
    {
        if (auto text = type.text(Role::Name, words); !text.empty())
            name = std::move(text);
        if (const auto number = smallNumberWithRole(type, words, Role::Team))
            team = number;
        if (const auto number = smallNumberWithRole(type, words, Role::Health))
            health = number;
        if (const auto number = smallNumberWithRole(type, words, Role::Armor))
            armor = number;
    }
};

void mirror(Scene &scene)
{
    for (Actor &actor : scene.actors) {
        actor.position.y = -actor.position.y;
        actor.velocity.y = -actor.velocity.y;
    }
    for (Effect &effect : scene.effects)
        effect.position.y = -effect.position.y;
}

class RoleScene final : public SceneMaker
{
public:
    explicit RoleScene(VerticalAxis axis)
        : m_axis(axis)
    {
    }

    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        std::vector<PlacedClient> placed;
        if (!frame.at || !frame.at->shown)
            return placed;
        const WorldState &state = *frame.at->shown;
        const std::map<int, ClientFacts> clients = clientsOf(state);
        for (const ItemView &item : state.sorted()) {
            const ItemType *type = state.schema()->find(item.key.type);
            const bool isClient = type && type->idIsClient && !type->isEvent;
            const auto place = isClient ? placeOf(*type, item.words) : std::nullopt;
            if (!place)
                continue;
            const int client = static_cast<int>(item.key.id);
            const double y = place->position.y;
            placed.push_back({client,
                              clients.at(client).name,
                              {place->position.x, m_axis == VerticalAxis::Up ? -y : y},
                              place->height});
        }
        return placed;
    }

    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene;
        if (!frame.at || !frame.at->shown)
            return scene;
        const WorldState &state = *frame.at->shown;
        const std::map<int, ClientFacts> clients = clientsOf(state);
        for (const ItemView &item : state.sorted()) {
            const ItemType *type = state.schema()->find(item.key.type);
            const auto place = type ? placeOf(*type, item.words) : std::nullopt;
            if (!place)
                continue;
            if (type->isEvent)
                scene.effects.push_back(effectAt(*place, *frame.at, position));
            else
                scene.actors.push_back(
                    actorOf(*type, item, *place, frame, position, clients, m_axis));
        }
        if (m_axis == VerticalAxis::Up)
            mirror(scene);
        return scene;
    }

private:
    static std::map<int, ClientFacts> clientsOf(const WorldState &state)
    {
        std::map<int, ClientFacts> clients;
        state.forEach([&](const ItemView &item) {
            const ItemType *type = state.schema()->find(item.key.type);
            if (type && type->idIsClient)
                clients[static_cast<int>(item.key.id)].read(*type, item.words);
        });
        return clients;
    }

    static Effect effectAt(const Place &place, const Shown &at, double position)
    {
        Effect effect{.position = place.position, .height = place.height};
        effect.age = std::max(0.0, position - static_cast<double>(at.tick.value));
        return effect;
    }

    static Actor actorOf(const ItemType &type, const ItemView &item, const Place &place,
                         const Frame &frame, double position,
                         const std::map<int, ClientFacts> &clients, VerticalAxis axis)
    {
        Actor actor;
        actor.key = item.key;
        actor.position = place.position;
        actor.height = place.height;
        actor.velocity = {type.number(Role::VelocityX, item.words).value_or(0.0),
                          type.number(Role::VelocityY, item.words).value_or(0.0)};
        actor.aim = aimOf(type, item.words, axis);
        ClientFacts facts;
        facts.read(type, item.words);
        if (type.idIsClient) {
            actor.client = static_cast<int>(item.key.id);
            if (const auto found = clients.find(actor.client); found != clients.end())
                facts = found->second;
        }
        actor.name = facts.name;
        actor.team = facts.team.value_or(0);
        actor.health = facts.health;
        actor.armor = facts.armor;
        placeBetween(actor, type, frame, position);
        if (actor.height)
            actor.place = RecordedPlace{actor.position.x, actor.position.y, *actor.height};
        return actor;
    }

    /// Moves \a actor to where it is at \a position and says how that is known.
    static void placeBetween(Actor &actor, const ItemType &type, const Frame &frame,
                             double position)
    {
        const Shown &at = *frame.at;
        if (at.recorded && at.recorded != at.shown) {
            const auto recorded = placeIn(*at.recorded, type, actor.key);
            if (recorded
                && (recorded->position.x != actor.position.x
                    || recorded->position.y != actor.position.y))
                actor.source = PositionSource::Predicted;
        }
        const double share = frame.shareOfNext(position);
        const auto next = share > 0 ? placeIn(*frame.next->shown, type, actor.key) : std::nullopt;
        if (!next)
            return;
        actor.position.x += (next->position.x - actor.position.x) * share;
        actor.position.y += (next->position.y - actor.position.y) * share;
        if (actor.height && next->height)
            *actor.height += (*next->height - *actor.height) * share;
        actor.source = PositionSource::Interpolated;
    }

    VerticalAxis m_axis;
};

class RecordedMover final : public Mover
{
public:
    Shared<WorldState> moved(const Shared<WorldState> &recorded, Tick) override { return recorded; }
};

class RecordedMotion final : public Motion
{
public:
    [[nodiscard]] std::unique_ptr<Mover> makeMover() const override
    {
        return std::make_unique<RecordedMover>();
    }
    [[nodiscard]] bool predicts() const override { return false; }
};

} // namespace

Shared<SceneMaker> roleScene(VerticalAxis axis)
{
    return std::make_shared<const RoleScene>(axis);
}

Shared<Motion> recordedMotion()
{
    return std::make_shared<const RecordedMotion>();
}

} // namespace tickscope
