// SPDX-License-Identifier: MIT
#include "core/analysis/told_values.h"

namespace tickscope {

bool isValueRecorded(const ItemType &type, const Field &field, std::span<const std::int32_t> words)
{
    if (field.role != Role::Health && field.role != Role::Armor && field.role != Role::Ammo)
        return true;
    const Field *health = type.fieldWithRole(Role::Health);
    if (!health || !type.fieldWithRole(Role::PositionX))
        return true;
    const Value value = health->read(words);
    return !std::holds_alternative<std::monostate>(value) && numberOf(value) != 0;
}

} // namespace tickscope
