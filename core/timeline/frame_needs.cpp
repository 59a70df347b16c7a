// SPDX-License-Identifier: MIT
#include <cmath>
#include <cstdint>
#include <variant>
#include <vector>

#include "core/model/scene/frame.h"
#include "core/timeline/frame_needs.h"

namespace tickscope {

bool hasPlace(const WorldState &state, ItemKey key)
{
    const ItemType *type = state.schema()->find(key.type);
    const Field *x = type ? type->fieldWithRole(Role::PositionX) : nullptr;
    const auto words = state.find(key);
    const Value value = x && words ? x->read(*words) : Value();
    return !std::holds_alternative<std::monostate>(value) && std::isfinite(numberOf(value));
}

std::int64_t FrameNeeds::ticksRemembered(const WorldState &state)
{
    lookAt(state.schema());
    return m_hasEvents ? FrameMemory : 0;
}

std::vector<ItemKey> FrameNeeds::placelessSubjects(const WorldState &state)
{
    lookAt(state.schema());
    std::vector<ItemKey> keys;
    for (const ItemKey key : m_subjects) {
        if (state.find(key) && !hasPlace(state, key))
            keys.push_back(key);
    }
    return keys;
}

void FrameNeeds::lookAt(const Shared<Schema> &schema)
{
    if (m_schema == schema)
        return;
    m_schema = schema;
    m_hasEvents = false;
    m_subjects.clear();
    for (const auto &[number, type] : schema->types()) {
        m_hasEvents = m_hasEvents || type->isEvent;
        if (type->playerRule)
            m_subjects.push_back({number, type->playerRule->subject});
    }
}

} // namespace tickscope
