// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/fault.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"
#include "core/model/state/schema.h"

/// Words in which the item tables are written. Fields lie in the order of the
/// rows; object() counts the words.
namespace tickscope::teeworlds::item_builder {

inline Field number(std::string name)
{
    Field field;
    field.name = std::move(name);
    return field;
}

inline Field measured(std::string name, double scale, std::string unit, Role role = Role::None)
{
    Field field = number(std::move(name));
    field.scale = scale;
    field.unit = std::move(unit);
    field.role = role;
    return field;
}

inline Field boolean(std::string name)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::Boolean;
    return field;
}

inline Field tick(std::string name)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::TickNumber;
    return field;
}

inline Field client(std::string name)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::ClientId;
    return field;
}

inline Field enumeration(std::string name, TextTable texts, Role role = Role::None)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::Enumeration;
    field.texts = *texts;
    field.role = role;
    return field;
}

inline Field flags(std::string name, TextTable texts)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::Flags;
    field.texts = *texts;
    return field;
}

inline Field withConditions(Field field, std::uint32_t flags)
{
    field.conditionFlags = flags;
    return field;
}

inline Field angle(std::string name, double scale, Role role = Role::None)
{
    Field field = measured(std::move(name), scale, "rad", role);
    field.kind = FieldKind::Angle;
    return field;
}

inline Field text(std::string name, std::uint32_t words, Role role = Role::None)
{
    Field field = number(std::move(name));
    field.kind = FieldKind::Text;
    field.encoding = Encoding::PackedText;
    field.wordCount = words;
    field.role = role;
    return field;
}

/// \a field of an object that grew over the years: what it is when it is not there yet.
inline Field orElse(Field field, std::int64_t fallback)
{
    field.fallback = fallback;
    return field;
}

inline Field withRole(Field field, Role role)
{
    field.role = role;
    return field;
}

/// \a type with what the input tape says of where its inputs come from.
inline ItemType withInputs(ItemType type, std::string source)
{
    type.inputSource = std::move(source);
    return type;
}

/// Characters that do not show what their players press: they are frozen, paused or have just
/// spawned, or the game stands still.
void hiddenInputs(const WorldState &state, std::vector<std::int64_t> &ids);

/// \a type of a character, which shows what its player presses.
/// Source: teeworlds-snapshot.md, section 7.1.
inline ItemType withCharacterInputs(ItemType type)
{
    type.inputSource = WordText::tr("derived from the character");
    type.hiddenInputs = hiddenInputs;
    return type;
}

/// Place in the world; 32 units are a tile.
inline Field positionX(double scale = 1.0)
{
    return measured("X", scale, "units", Role::PositionX);
}
inline Field positionY(double scale = 1.0)
{
    return measured("Y", scale, "units", Role::PositionY);
}

inline ItemType object(std::string name, std::vector<Field> fields)
{
    ItemType type;
    type.name = std::move(name);
    type.fields = std::move(fields);
    std::uint32_t word = 0;
    for (Field &field : type.fields) {
        field.firstWord = word;
        word += field.wordCount;
    }
    return type;
}

/// A type whose items have the numbers of clients.
inline ItemType perClient(std::string name, std::vector<Field> fields)
{
    ItemType type = object(std::move(name), std::move(fields));
    type.idIsClient = true;
    return type;
}

inline ItemType event(std::string name, std::vector<Field> fields)
{
    ItemType type = object(std::move(name), std::move(fields));
    type.isEvent = true;
    return type;
}

/// The first fifteen ints of a character, the same in both protocols.
std::vector<Field> characterCoreFields();
/// A character: those, \a before and \a behind, with what both protocols have in between.
ItemType characterType(std::vector<Field> before, std::vector<Field> behind);

// Types that both protocols have, word by word the same.
ItemType uuidType();
ItemType playerInputType(TextTable playerFlags);
ItemType projectileType();
ItemType laserType();
ItemType flagType();
ItemType characterCoreType();
ItemType placeEvent(std::string name);
ItemType deathEvent();
ItemType soundEvent(std::string name);

Schema schemaOf(std::vector<std::pair<std::uint32_t, ItemType>> &&types);

} // namespace tickscope::teeworlds::item_builder
