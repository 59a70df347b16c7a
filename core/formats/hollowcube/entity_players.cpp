// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/entity_players.h"

#include <limits>

#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

bool isPlayer(const EntityPlayers::Entities::value_type &entity, const Schema &schema)
{
    return isPlayerEntity(entity.first, entity.second, schema);
}

std::string typeName(const EntityPlayers::Entities::value_type &entity, const Schema &schema)
{
    const Field &type = schema.find(EntityType)->fields.front();
    return entity.second ? type.textOf(std::int64_t{*entity.second}) : std::string();
}

} // namespace

std::string EntityPlayers::nameOf(std::int32_t entity, const Entities &entities,
                                  const Schema &schema) const
{
    if (entity == SubjectEntity)
        return m_file->runner;
    const auto found = entities.find(entity);
    if (found == entities.end() || !found->second)
        return "entity #" + std::to_string(entity);
    return entityName(entity, *found->second, schema);
}

/// Client IDs are small, and each new player is compared with all others: a hostile file
/// must not make that long.
bool EntityPlayers::isListed(const Entities::value_type &entity)
{
    if (entity.first < 0 || entity.first > std::numeric_limits<std::int16_t>::max())
        return false;
    const std::pair key(entity.first, entity.second);
    if (m_listed.contains(key))
        return true;
    return m_listed.size() < limits::ReplayPlayers && m_listed.insert(key).second;
}

void EntityPlayers::report(Tick tick, const Entities &entities, const GameData &data,
                           PassSink &sink)
{
    using What = PlayerChange::What;
    const bool sameNumbers = data.version == m_data.version;
    // Each snapshot names them all.
    if (m_hasBegun && sameNumbers && m_present == entities)
        return;
    auto now = entities.begin();
    for (auto known = m_present.begin(); known != m_present.end();) {
        while (now != entities.end() && now->first < known->first)
            ++now;
        if (now != entities.end() && *now == *known && (sameNumbers || !now->second)) {
            ++known;
            continue;
        }
        if (isPlayer(*known, *m_data.schema)) {
            sink.playerChanged(
                {tick, known->first, What::Left, nameOf(known->first, m_present, *m_data.schema)});
        }
        known = m_present.erase(known);
    }
    auto known = m_present.begin();
    for (const auto &entity : entities) {
        if (known != m_present.end() && known->first == entity.first) {
            ++known;
            continue;
        }
        m_present.insert(known, entity);
        if (!isPlayer(entity, *data.schema)) {
            sink.entityFound(entity.first, typeName(entity, *data.schema));
            continue;
        }
        if (!isListed(entity))
            continue;
        sink.playerChanged({tick, entity.first, m_hasBegun ? What::Joined : What::Present,
                            nameOf(entity.first, entities, *data.schema)});
    }
    m_data = data;
    m_hasBegun = true;
}

} // namespace tickscope::hollowcube
