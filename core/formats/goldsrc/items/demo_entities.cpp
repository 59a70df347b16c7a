// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/demo_entities.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

#include "core/formats/goldsrc/items/client_items.h"
#include "core/formats/goldsrc/items/delta_item_type.h"

namespace tickscope::goldsrc {

namespace {

constexpr double EntityRadius = 16.0;
constexpr double FarthestGlide = 128.0; ///< More in one packet is a jump. Section 5.5.
constexpr std::int64_t NoInterpolation = 32;
constexpr std::int64_t Unseen = 128;

/// Reads the items of one state's type Entity.
class EntityReader
{
public:
    explicit EntityReader(const WorldState &state)
        : m_type(state.schema()->find(item::Entity))
    {
        if (!m_type)
            return;
        for (std::size_t axis = 0; axis < m_origin.size(); ++axis)
            m_origin[axis] = m_type->fieldNamed("origin[" + std::to_string(axis) + ']');
        m_yaw = m_type->fieldNamed("angles[1]");
        m_model = m_type->fieldNamed("modelindex");
        m_effects = m_type->fieldNamed("effects");
    }

    [[nodiscard]] std::optional<RecordedPlace> placeOf(std::span<const std::int32_t> words) const
    {
        const RecordedPlace place{number(m_origin[0], words), number(m_origin[1], words),
                                  number(m_origin[2], words)};
        // What a player carries stands where the player does, and has no place of its own.
        if (place.x == 0 && place.y == 0 && place.z == 0)
            return {};
        return place;
    }
    [[nodiscard]] double yawOf(std::span<const std::int32_t> words) const
    {
        return std::remainder(number(m_yaw, words), 360.0) * std::numbers::pi / 180.0;
    }
    [[nodiscard]] std::string nameOf(std::span<const std::int32_t> words) const
    {
        return m_model ? entityTypeName(m_model->textOf(m_model->read(words))) : std::string();
    }
    [[nodiscard]] bool has(std::int64_t effect, std::span<const std::int32_t> words) const
    {
        return (static_cast<std::int64_t>(number(m_effects, words)) & effect) != 0;
    }

private:
    static double number(const Field *field, std::span<const std::int32_t> words)
    {
        return field ? field->number(words).value_or(0) : 0;
    }

    const ItemType *m_type;
    std::array<const Field *, 3> m_origin{};
    const Field *m_yaw = nullptr;
    const Field *m_model = nullptr;
    const Field *m_effects = nullptr;
};

/// Entities up to that number are players.
std::int64_t playersIn(const WorldState &state)
{
    const ItemKey world{item::World, 0};
    const ItemType *type = state.schema()->find(world.type);
    const Field *field = type ? type->fieldNamed("maxclients") : nullptr;
    const auto words = state.find(world);
    return field && words ? static_cast<std::int64_t>(tickscope::numberOf(field->read(*words))) : 0;
}

/// \a place on its way to where the entity is in the next packet.
RecordedPlace onTheWay(const RecordedPlace &place, const RecordedPlace &next, double share)
{
    const RecordedPlace way{next.x - place.x, next.y - place.y, next.z - place.z};
    if (std::hypot(way.x, way.y, way.z) > FarthestGlide)
        return place;
    return {place.x + way.x * share, place.y + way.y * share, place.z + way.z * share};
}

} // namespace

std::string entityTypeName(std::string_view model)
{
    if (model.starts_with('*') || model.ends_with(".bsp"))
        return "brush";
    if (const auto slash = model.find_last_of("/\\"); slash != std::string_view::npos)
        model.remove_prefix(slash + 1);
    return std::string(model.substr(0, model.rfind('.')));
}

void EntityTracker::report(const ServerState &server, PassSink &sink)
{
    if (!server.entities || m_reported == server.entities)
        return;
    static const EntityList none;
    const EntityList &before = m_reported ? *m_reported : none;
    auto old = before.begin();
    for (const ListedEntity &entity : *server.entities) {
        while (old != before.end() && old->number < entity.number)
            ++old;
        const bool isSame = old != before.end() && old->number == entity.number
                            && old->state == entity.state;
        if (isSame || entity.number <= server.maxClients())
            continue;
        if (m_models.size() <= entity.number)
            m_models.resize(std::size_t{entity.number} + 1);
        const KnownField modelIndex(server.descriptions->known(KnownDescription::Normal).get(),
                                    "modelindex");
        const std::int32_t model = modelIndex.integer(entity.state->record);
        if (std::exchange(m_models[entity.number], model) == model)
            continue;
        const std::string type = entityTypeName(
            server.modelName(static_cast<unsigned>(std::max(model, 0))));
        if (!type.empty())
            sink.entityFound(entity.number, type);
    }
    m_reported = server.entities;
}

void addEntities(Scene &scene, const Frame &frame, double position)
{
    const WorldState &now = *frame.at->shown;
    const EntityReader reader(now);
    const std::int64_t players = playersIn(now);
    const bool hasNext = frame.next && frame.next->shown && frame.next->tick > frame.at->tick;
    const double since = position - static_cast<double>(frame.at->tick.value);
    const double share = hasNext ? std::clamp(
                             since / static_cast<double>(frame.next->tick - frame.at->tick), 0.0,
                             1.0)
                                 : 0.0;
    const EntityReader later(share > 0 ? *frame.next->shown : now);
    for (const ItemView &entity : now.sorted()) {
        if (entity.key.type != item::Entity || entity.key.id <= players
            || reader.has(Unseen, entity.words))
            continue;
        auto place = reader.placeOf(entity.words);
        std::string name = reader.nameOf(entity.words);
        if (!place || name.empty() || name == "brush")
            continue;
        Actor actor;
        const auto next = share > 0 ? frame.next->shown->find(entity.key) : std::nullopt;
        const auto nextPlace = next && !later.has(NoInterpolation, *next) ? later.placeOf(*next)
                                                                          : std::nullopt;
        if (nextPlace) {
            place = onTheWay(*place, *nextPlace, share);
            actor.source = PositionSource::Interpolated;
        }
        actor.key = entity.key;
        actor.place = place;
        // The scene's second coordinate grows downwards.
        actor.position = {place->x, -place->y};
        actor.height = place->z;
        actor.aim = -reader.yawOf(entity.words);
        actor.name = std::move(name);
        actor.radius = EntityRadius;
        scene.actors.push_back(std::move(actor));
    }
}

} // namespace tickscope::goldsrc
