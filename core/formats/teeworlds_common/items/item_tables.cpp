// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/item_tables.h"

#include <algorithm>

namespace tickscope::teeworlds {

std::shared_ptr<const Schema> baseSchema(Protocol protocol)
{
    static const auto schema06 = std::make_shared<const Schema>(itemTables06());
    static const auto schema07 = std::make_shared<const Schema>(itemTables07());
    return protocol == Protocol::V06 ? schema06 : schema07;
}

const std::vector<ExtendedType> &extendedTypes()
{
    static const auto types = itemTablesDdnet();
    return types;
}

Shared<ItemType> extendedType(const Uuid &uuid)
{
    const auto &types = extendedTypes();
    const auto found = std::ranges::find(types, uuid, &ExtendedType::uuid);
    return found == types.end() ? nullptr : found->type;
}

} // namespace tickscope::teeworlds
