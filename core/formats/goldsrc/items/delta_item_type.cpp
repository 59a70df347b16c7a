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
         texts({{1, WordText::tr("bright field")},
                {2, WordText::tr("muzzle flash")},
                {4, WordText::tr("bright light")},
                {8, WordText::tr("dim light")},
                {16, WordText::tr("inverse light")},
                {32, WordText::tr("no interpolation")},
                {64, WordText::tr("light")},
                {128, WordText::tr("no draw")}})},
        {"movetype", FieldKind::Enumeration,
         texts({{3, WordText::tr("walk")},
                {4, WordText::tr("step")},
                {5, WordText::tr("fly")},
                {6, WordText::tr("toss")},
                {7, WordText::tr("push")},
                {8, WordText::tr("noclip")},
                {9, WordText::tr("fly missile")},
                {10, WordText::tr("bounce")},
                {12, WordText::tr("follow")}})},
        {"solid", FieldKind::Enumeration,
         texts({{0, WordText::tr("not")},
                {1, WordText::tr("trigger")},
                {2, WordText::tr("box")},
                {3, WordText::tr("slide box")},
                {4, WordText::tr("bsp")}})},
        {"flags", FieldKind::Flags,
         texts({{8, WordText::tr("client")},
                {512, WordText::tr("on ground")},
                {16384, WordText::tr("ducking")}})},
        {"iuser1", FieldKind::Enumeration,
         texts({{0, WordText::tr("none")},
                {1, WordText::tr("locked chase")},
                {2, WordText::tr("free chase")},
                {3, WordText::tr("roaming")},
                {4, WordText::tr("in eye")},
                {5, WordText::tr("free map")},
                {6, WordText::tr("chase map")}})},
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
        {1 << 0, WordText::tr("attack")},
        {1 << 1, WordText::tr("jump")},
        {1 << 2, WordText::tr("duck")},
        {1 << 3, WordText::tr("forward")},
        {1 << 4, WordText::tr("back")},
        {1 << 5, WordText::tr("use")},
        {1 << 6, WordText::tr("cancel")},
        {1 << 7, WordText::tr("left")},
        {1 << 8, WordText::tr("right")},
        {1 << 9, WordText::tr("moveleft")},
        {1 << 10, WordText::tr("moveright")},
        {1 << 11, WordText::tr("attack2")},
        {1 << 12, WordText::tr("run")},
        {1 << 13, WordText::tr("reload")},
        {1 << 14, WordText::tr("alt1")},
        {1 << 15, WordText::tr("score")},
    });
    return texts;
}

} // namespace tickscope::goldsrc
