// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/name_mask.h"

#include <algorithm>
#include <string>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/model/state/field_list.h"

namespace tickscope::teeworlds {

namespace {

/// The type with that number when its items name people, else null. Extended types have no names.
const ItemType *namingType(const Schema &schema, std::uint32_t number)
{
    const ItemType *type = schema.find(number);
    return type && type->fieldWithRole(Role::Name) ? type : nullptr;
}

/// The words of \a field that an item has: of a short one fewer than the field takes.
std::span<std::int32_t> wordsOf(const Field &field, std::span<std::int32_t> words)
{
    const std::size_t begin = std::min<std::size_t>(field.firstWord, words.size());
    return words.subspan(begin, std::min<std::size_t>(field.wordCount, words.size() - begin));
}

/// As recorders write it. Section 6.
void writeText(const Field &field, const std::string &text, std::span<std::int32_t> words)
{
    constexpr std::int32_t LastByte = 0xff;
    const auto own = wordsOf(field, words);
    packText(own, text);
    if (!own.empty())
        own.back() &= ~LastByte;
}

} // namespace

NameMask::NameMask(Protocol protocol, const Pseudonyms &pseudonyms)
    : m_protocol(protocol)
    , m_schema(baseSchema(protocol))
    , m_pseudonyms(pseudonyms)
{
}

std::vector<std::int32_t> NameMask::maskedWords(const ItemType &type,
                                                std::span<const std::int32_t> words) const
{
    std::vector<std::int32_t> masked(words.begin(), words.end());
    for (const Field &field : type.fields) {
        if (field.role == Role::Name)
            writeText(field, m_pseudonyms.nameFor(plainText(field.read(words))), masked);
        else if (field.role == Role::Clan)
            writeText(field, m_pseudonyms.clanFor(plainText(field.read(words))), masked);
    }
    return masked;
}

WorldState NameMask::masked(const WorldState &state) const
{
    WorldState changed = state;
    state.forEach([&](const ItemView &item) {
        if (const ItemType *type = namingType(*m_schema, item.key.type))
            changed.set(item.key, maskedWords(*type, item.words));
    });
    return changed;
}

Result<std::vector<std::int32_t>> NameMask::maskedDelta(std::span<const std::int32_t> ints,
                                                        const WorldState &before) const
{
    TRY_ASSIGN(const auto records, deltaRecords(ints, m_protocol));
    std::vector<std::int32_t> masked(ints.begin(), ints.end());
    for (const DeltaRecord &record : records) {
        const ItemType *type = namingType(*m_schema, record.key.type);
        if (!type)
            continue;
        const auto words = std::span(masked).subspan(record.begin, record.size);
        const auto old = before.find(record.key);
        if (!old) {
            std::ranges::copy(maskedWords(*type, words), words.begin());
            continue;
        }
        // An item of another size makes the delta one that nobody applies.
        if (old->size() != words.size())
            continue;
        std::vector<std::int32_t> after(old->begin(), old->end());
        std::ranges::transform(after, words, after.begin(), wrappedSum);
        std::ranges::transform(maskedWords(*type, after), maskedWords(*type, *old), words.begin(),
                               wrappedDifference);
    }
    return masked;
}

Result<void> addNames(std::span<const ItemView> items, Protocol protocol, Pseudonyms &pseudonyms)
{
    const auto schema = baseSchema(protocol);
    for (const ItemView &item : items) {
        const ItemType *type = namingType(*schema, item.key.type);
        if (!type)
            continue;
        for (const Field &field : type->fields) {
            Result<void> added;
            if (field.role == Role::Name)
                added = pseudonyms.addName(plainText(field.read(item.words)));
            else if (field.role == Role::Clan)
                added = pseudonyms.addClan(plainText(field.read(item.words)));
            if (!added)
                return added;
        }
    }
    return {};
}

} // namespace tickscope::teeworlds
