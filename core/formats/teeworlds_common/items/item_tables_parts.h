// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/items/item_tables.h"

/// The three files of item tables, for item_tables.cpp only.
namespace tickscope::teeworlds {

Schema itemTables06();
Schema itemTables07();
std::vector<ExtendedType> itemTablesDdnet();

} // namespace tickscope::teeworlds
