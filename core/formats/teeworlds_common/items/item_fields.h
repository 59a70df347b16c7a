// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/formats/teeworlds_common/protocol.h"
#include "core/model/scene/scene.h"
#include "core/model/state/item_page.h"

namespace tickscope::teeworlds {

/// One item read by the names of its fields. Borrows the type and the words.
class ItemFields
{
public:
    ItemFields(const ItemType &type, const ItemView &item)
        : m_type(&type)
        , m_words(item.words)
    {
    }

    [[nodiscard]] const ItemType &type() const { return *m_type; }
    [[nodiscard]] std::size_t wordCount() const { return m_words.size(); }
    [[nodiscard]] bool has(std::string_view field) const
    {
        return m_type->fieldNamed(field) != nullptr;
    }
    /// Recorded number, or 0 where the item has none.
    [[nodiscard]] double number(std::string_view field) const;
    [[nodiscard]] int integer(std::string_view field) const;
    [[nodiscard]] std::string text(std::string_view field) const;
    /// X and Y in world units.
    [[nodiscard]] Vector2 place() const;

private:
    const ItemType *m_type;
    std::span<const std::int32_t> m_words;
};

/// A field of one plain word, in thousands of items a second. One that is not there is 0.
class WordField
{
public:
    WordField() = default;
    explicit WordField(const Field *field)
    {
        if (!field)
            return;
        m_word = field->firstWord;
        m_fallback = static_cast<std::int32_t>(field->fallback.value_or(0));
    }

    [[nodiscard]] std::int32_t read(std::span<const std::int32_t> words) const
    {
        return m_word < words.size() ? words[m_word] : m_fallback;
    }

private:
    std::size_t m_word = std::numeric_limits<std::size_t>::max();
    std::int32_t m_fallback = 0;
};

[[nodiscard]] WeaponKind weaponOf(int weapon);

/// Colour of a packed HSL value. Source: teeworlds-snapshot.md, section 6.
[[nodiscard]] Color skinColor(int packed, Protocol protocol);

/// Source: teeworlds-snapshot.md, section 7.2.
[[nodiscard]] LineKind laserKind(int type);

/// Picture of a pickup; its place is the caller's. Sections 7.1 and 8.
[[nodiscard]] Sprite pickupOf(int type, int subtype, Protocol protocol);

/// What the event item of that name looks like, or nothing.
[[nodiscard]] std::optional<EffectKind> effectOf(std::string_view typeName);

} // namespace tickscope::teeworlds
