// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// Type number of the items that name the UUID of an extended type; their id is
/// the type's number in the same snapshot. Source: teeworlds-snapshot.md, section 5.
inline constexpr int UuidItemType = 0;

/// Parts of a 0.7 skin in recorded order. They are the ends of field and message
/// names such as "SkinPartName.body", "UseCustomColor.body", "SkinPartColor.body".
inline constexpr std::array<std::string_view, 6> SkinParts = {"body",  "marking", "decoration",
                                                              "hands", "feet",    "eyes"};

/// The plain types of \a protocol by their number, those of events included.
[[nodiscard]] std::shared_ptr<const Schema> baseSchema(Protocol protocol);

/// A type that a recording knows by its UUID; the number differs between files.
struct ExtendedType {
    Uuid uuid;
    Shared<ItemType> type;
};

/// All extended types that we know. Source: teeworlds-snapshot.md, sections 7.2 and 7.4.
[[nodiscard]] const std::vector<ExtendedType> &extendedTypes();

/// Type with that UUID, or null.
[[nodiscard]] Shared<ItemType> extendedType(const Uuid &uuid);

namespace detail {

// Zero stands for a size that is written in the delta.
// Source: teeworlds-snapshot.md, section 4.
inline constexpr std::array<std::uint8_t, 21> StaticSizes06 = {0,  10, 6, 5, 4, 3, 8, 4, 15, 22, 5,
                                                               17, 3,  2, 2, 2, 2, 3, 3, 3,  3};
inline constexpr std::array<std::uint8_t, 23> StaticSizes07 = {
    0, 10, 6, 5, 3, 3, 3, 2, 4, 15, 22, 3, 4, 58, 5, 32, 2, 2, 2, 2, 3, 3, 7};

template<std::size_t Count>
[[nodiscard]] constexpr std::optional<int> sizeIn(const std::array<std::uint8_t, Count> &sizes,
                                                  int type)
{
    if (type < 0 || type >= static_cast<int>(Count) || sizes[static_cast<std::size_t>(type)] == 0)
        return {};
    return sizes[static_cast<std::size_t>(type)];
}

} // namespace detail

/// Ints of an item of \a type when a delta does not write its size; nothing when it does.
[[nodiscard]] constexpr std::optional<int> staticSize(Protocol protocol, int type)
{
    return protocol == Protocol::V06 ? detail::sizeIn(detail::StaticSizes06, type)
                                     : detail::sizeIn(detail::StaticSizes07, type);
}

// The three files of item tables, for item_tables.cpp only.

Schema itemTables06();
Schema itemTables07();
std::vector<ExtendedType> itemTablesDdnet();

} // namespace tickscope::teeworlds
