// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/delta_item_type.h"

#include <algorithm>
#include <utility>

#include "core/base/fault.h"

namespace tickscope::goldsrc {

namespace {

/// Fields whose numbers have words. Source: goldsrc-netmessages.md, sections 4.4
/// and 5.5.
struct KnownTexts {
    std::string_view field;
    FieldKind kind;
    Shared<ValueTexts> texts;
};

const std::vector<KnownTexts> &knownTexts()
{
    const auto texts = [](ValueTexts list) {
        return std::make_shared<const ValueTexts>(std::move(list));
    };
    static const std::vector<KnownTexts> known{
        {"effects", FieldKind::Flags,
         texts({{1, QT_TRANSLATE_NOOP("words", "bright field")},
                {2, QT_TRANSLATE_NOOP("words", "muzzle flash")},
                {4, QT_TRANSLATE_NOOP("words", "bright light")},
                {8, QT_TRANSLATE_NOOP("words", "dim light")},
                {16, QT_TRANSLATE_NOOP("words", "inverse light")},
                {32, QT_TRANSLATE_NOOP("words", "no interpolation")},
                {64, QT_TRANSLATE_NOOP("words", "light")},
                {128, QT_TRANSLATE_NOOP("words", "no draw")}})},
        {"movetype", FieldKind::Enumeration,
         texts({{3, QT_TRANSLATE_NOOP("words", "walk")},
                {4, QT_TRANSLATE_NOOP("words", "step")},
                {5, QT_TRANSLATE_NOOP("words", "fly")},
                {6, QT_TRANSLATE_NOOP("words", "toss")},
                {7, QT_TRANSLATE_NOOP("words", "push")},
                {8, QT_TRANSLATE_NOOP("words", "noclip")},
                {9, QT_TRANSLATE_NOOP("words", "fly missile")},
                {10, QT_TRANSLATE_NOOP("words", "bounce")},
                {12, QT_TRANSLATE_NOOP("words", "follow")}})},
        {"solid", FieldKind::Enumeration,
         texts({{0, QT_TRANSLATE_NOOP("words", "not")},
                {1, QT_TRANSLATE_NOOP("words", "trigger")},
                {2, QT_TRANSLATE_NOOP("words", "box")},
                {3, QT_TRANSLATE_NOOP("words", "slide box")},
                {4, QT_TRANSLATE_NOOP("words", "bsp")}})},
        {"flags", FieldKind::Flags,
         texts({{8, QT_TRANSLATE_NOOP("words", "client")},
                {512, QT_TRANSLATE_NOOP("words", "on ground")},
                {16384, QT_TRANSLATE_NOOP("words", "ducking")}})},
        {"iuser1", FieldKind::Enumeration,
         texts({{0, QT_TRANSLATE_NOOP("words", "none")},
                {1, QT_TRANSLATE_NOOP("words", "locked chase")},
                {2, QT_TRANSLATE_NOOP("words", "free chase")},
                {3, QT_TRANSLATE_NOOP("words", "roaming")},
                {4, QT_TRANSLATE_NOOP("words", "in eye")},
                {5, QT_TRANSLATE_NOOP("words", "free map")},
                {6, QT_TRANSLATE_NOOP("words", "chase map")}})},
    };
    return known;
}

bool isModelField(std::string_view name)
{
    return name == "modelindex" || name == "weaponmodel" || name == "viewmodel";
}

FieldKind kindOf(const DeltaField &field)
{
    if (field.slot.storage == Storage::Text)
        return FieldKind::Text;
    if (field.slot.storage == Storage::Integer)
        return FieldKind::Integer;
    return field.kind == DeltaKind::Angle ? FieldKind::Angle : FieldKind::Real;
}

Encoding encodingOf(const DeltaField &field)
{
    if (field.slot.storage == Storage::Text)
        return Encoding::PackedText;
    if (field.slot.storage == Storage::Real)
        return Encoding::Float32;
    return field.isSigned ? Encoding::Int32 : Encoding::UInt32;
}

} // namespace

DeltaItemType::DeltaItemType(std::string name,
                             std::span<const Shared<DeltaDescription>> descriptions,
                             const Shared<ValueTexts> &models, std::uint32_t textWords)
    : m_textWords(textWords)
{
    for (const auto &description : descriptions) {
        if (!description)
            continue;
        for (const DeltaField &field : description->fields) {
            if (field.slot.storage != Storage::Text)
                m_recordWords = std::max(m_recordWords, std::uint32_t{field.slot.index} + 1);
        }
    }
    ItemType type;
    type.name = std::move(name);
    for (const auto &description : descriptions) {
        if (!description)
            continue;
        for (const DeltaField &field : description->fields)
            addField(type, field, models);
    }
    m_type = std::make_shared<const ItemType>(std::move(type));
    m_words.resize(m_recordWords + m_texts.size() * m_textWords);
    m_packed.resize(m_texts.size());
    packText(std::span(m_words).subspan(m_recordWords), {});
}

void DeltaItemType::addField(ItemType &type, const DeltaField &field,
                             const Shared<ValueTexts> &models)
{
    // The entity descriptions name mostly the same fields, in the same slots.
    if (type.fieldNamed(field.name))
        return;
    Field added;
    added.name = field.name;
    added.kind = kindOf(field);
    added.encoding = encodingOf(field);
    added.firstWord = field.slot.index;
    if (field.slot.storage == Storage::Text) {
        added.firstWord = m_recordWords + static_cast<std::uint32_t>(m_texts.size()) * m_textWords;
        added.wordCount = m_textWords;
        m_texts.push_back(field.slot);
    } else {
        added.fallback = 0; // records end with their last value that was ever sent
    }
    if (added.kind == FieldKind::Integer) {
        const auto known = std::ranges::find(knownTexts(), field.name, &KnownTexts::field);
        if (known != knownTexts().end()) {
            added.kind = known->kind;
            added.texts = known->texts;
        } else if (isModelField(field.name)) {
            added.kind = FieldKind::Enumeration;
            added.texts = models;
        }
    }
    type.fields.push_back(std::move(added));
}

std::span<const std::int32_t> DeltaItemType::wordsOf(const DeltaRecord &record)
{
    const std::span<const std::uint32_t> recorded(record.words);
    if (m_texts.empty()) {
        // The same bits: a signed type may look at what an unsigned one wrote.
        return {reinterpret_cast<const std::int32_t *>(recorded.data()), recorded.size()};
    }
    const std::size_t kept = std::min<std::size_t>(recorded.size(), m_recordWords);
    std::ranges::transform(recorded.first(kept), m_words.begin(),
                           [](std::uint32_t word) { return static_cast<std::int32_t>(word); });
    std::fill(m_words.begin() + static_cast<std::ptrdiff_t>(kept),
              m_words.begin() + static_cast<std::ptrdiff_t>(m_recordWords), 0);
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const std::string_view text = record.textAt(m_texts[i]);
        if (text == m_packed[i])
            continue;
        m_packed[i] = text;
        packText(std::span(m_words).subspan(m_recordWords + i * m_textWords, m_textWords), text);
    }
    return m_words;
}

Shared<ValueTexts> modelTexts(const ResourceTable &resources)
{
    ValueTexts texts;
    for (const auto &[place, name] : resources.names) {
        if (place.first == ResourceType::Model)
            texts.push_back({place.second, name});
    }
    return std::make_shared<const ValueTexts>(std::move(texts));
}

Shared<ValueTexts> buttonTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{
        {1 << 0, QT_TRANSLATE_NOOP("words", "attack")},
        {1 << 1, QT_TRANSLATE_NOOP("words", "jump")},
        {1 << 2, QT_TRANSLATE_NOOP("words", "duck")},
        {1 << 3, QT_TRANSLATE_NOOP("words", "forward")},
        {1 << 4, QT_TRANSLATE_NOOP("words", "back")},
        {1 << 5, QT_TRANSLATE_NOOP("words", "use")},
        {1 << 6, QT_TRANSLATE_NOOP("words", "cancel")},
        {1 << 7, QT_TRANSLATE_NOOP("words", "left")},
        {1 << 8, QT_TRANSLATE_NOOP("words", "right")},
        {1 << 9, QT_TRANSLATE_NOOP("words", "moveleft")},
        {1 << 10, QT_TRANSLATE_NOOP("words", "moveright")},
        {1 << 11, QT_TRANSLATE_NOOP("words", "attack2")},
        {1 << 12, QT_TRANSLATE_NOOP("words", "run")},
        {1 << 13, QT_TRANSLATE_NOOP("words", "reload")},
        {1 << 14, QT_TRANSLATE_NOOP("words", "alt1")},
        {1 << 15, QT_TRANSLATE_NOOP("words", "score")},
    });
    return texts;
}

} // namespace tickscope::goldsrc
