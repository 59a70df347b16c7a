// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/entity_players.h"

#include <limits>

#include "core/base/limits.h"
#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/replay_words.h"

namespace tickscope::hollowcube {

std::string EntityPlayers::nameOf(std::int32_t entity, const Entities &entities) const
{
    if (entity == SubjectEntity)
        return m_file->runner;
    const auto found = entities.find(entity);
    if (found == entities.end() || !found->second)
        return "entity #" + std::to_string(entity);
    return entityName(entity, *found->second, m_file->entityTypes.get());
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

void EntityPlayers::tell(Tick tick, const Entities &entities, PassSink &sink)
{
    using What = PlayerChange::What;
    for (auto known = m_present.begin(); known != m_present.end();) {
        const auto now = entities.find(known->first);
        if (now != entities.end() && now->second == known->second) {
            ++known;
            continue;
        }
        sink.playerChanged({tick, known->first, What::Left, nameOf(known->first, m_present)});
        known = m_present.erase(known);
    }
    for (const auto &entity : entities) {
        if (m_present.contains(entity.first) || !isListed(entity))
            continue;
        m_present.insert(entity);
        sink.playerChanged({tick, entity.first, m_hasBegun ? What::Joined : What::Present,
                            nameOf(entity.first, entities)});
    }
    m_hasBegun = true;
}

} // namespace tickscope::hollowcube
