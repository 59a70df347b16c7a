// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/inspected_frame.h"

#include <algorithm>
#include <limits>

#include "ui/models/value_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

/// How many words come before those that have no name.
std::size_t namedWords(const ItemType &type)
{
    std::size_t end = 0;
    for (const Field &field : type.fields)
        end = std::max(end, field.endWord(std::numeric_limits<std::size_t>::max()));
    if (type.rebuilt && type.rebuilt->guessWord)
        end = std::max<std::size_t>(end, *type.rebuilt->guessWord + 1);
    return end;
}

/// What corresponds to \a field in the schema of another tick.
std::optional<Value> valueBefore(const ItemType &typeBefore, const Field &field, bool isNamed,
                                 std::span<const std::int32_t> words)
{
    if (!isNamed)
        return field.read(words);
    const Field *same = typeBefore.fieldNamed(field.name);
    if (!same)
        return {};
    return same->read(words);
}

bool isPosition(Role role)
{
    return role == Role::PositionX || role == Role::PositionY || role == Role::PositionZ;
}

} // namespace

std::size_t fieldCount(const ItemType &type, std::size_t words)
{
    const std::size_t named = namedWords(type);
    return type.fields.size() + (words > named ? words - named : 0);
}

Field fieldAt(const ItemType &type, std::int64_t number)
{
    const auto place = static_cast<std::size_t>(number);
    if (place < type.fields.size())
        return type.fields[place];
    Field word;
    const std::size_t at = namedWords(type) + (place - type.fields.size());
    word.name = '[' + std::to_string(at) + ']';
    word.firstWord = static_cast<std::uint32_t>(at);
    return word;
}

InspectedFrame::InspectedFrame(Shared<Frame> frame, Shared<Index> index)
    : m_frame(std::move(frame))
    , m_index(std::move(index))
{
    readNames();
}

const WorldState *InspectedFrame::state() const
{
    return m_frame && m_frame->at ? m_frame->at->recorded.get() : nullptr;
}

std::optional<std::span<const std::int32_t>> InspectedFrame::words(ItemKey item) const
{
    return state() ? state()->find(item) : std::nullopt;
}

bool InspectedFrame::isNew(const ItemType &type, std::int64_t id) const
{
    return m_frame->before && !wordsBefore(type, id);
}

bool InspectedFrame::isSame(const ItemType &type, ItemView item) const
{
    if (!m_frame->before)
        return true;
    const auto before = wordsBefore(type, item.key.id);
    return before && std::ranges::equal(*before, item.words)
           && m_frame->before->recorded->schema() == state()->schema();
}

std::optional<std::span<const std::int32_t>> InspectedFrame::wordsBefore(const ItemType &type,
                                                                         std::int64_t id) const
{
    if (!m_frame || !m_frame->before || !m_frame->before->recorded)
        return {};
    const WorldState &state = *m_frame->before->recorded;
    const auto number = state.schema()->numberOf(type.name);
    if (!number) {
        // A type that is in no schema is named after its number in all of them.
        for (const ItemView &item : state.sorted()) {
            if (item.key.id == id && state.schema()->type(item.key.type)->name == type.name)
                return state.find(item.key);
        }
        return {};
    }
    return state.find({*number, id});
}

bool InspectedFrame::fieldChanged(const ItemType &type, ItemView item, std::int64_t number) const
{
    const auto words = wordsBefore(type, item.key.id);
    if (!words)
        return false;
    const Field field = fieldAt(type, number);
    const bool isNamed = static_cast<std::size_t>(number) < type.fields.size();
    const auto &schema = *m_frame->before->recorded->schema();
    const auto numberBefore = schema.numberOf(type.name);
    const ItemType *typeBefore = numberBefore ? schema.find(*numberBefore) : &type;
    return valueBefore(typeBefore ? *typeBefore : type, field, isNamed, *words)
           != std::optional<Value>(field.read(item.words));
}

FieldText InspectedFrame::fieldText(const ItemType &type, ItemView item, std::int64_t number) const
{
    const Field field = fieldAt(type, number);
    const Value value = field.read(item.words);
    FieldText text{screenText(field.name), fieldValueText(field, value), {}, {}};

    if (fieldChanged(type, item, number)) {
        if (const auto words = wordsBefore(type, item.key.id))
            text.before = plainValueText(field.read(*words));
    }
    if (!isPosition(field.role))
        return text;
    text.note = tr("Recorded position");
    const auto &shown = m_frame->at->shown;
    const auto shownWords = shown ? shown->find(item.key) : std::nullopt;
    if (!shownWords)
        return text;
    const Value shownValue = field.read(*shownWords);
    if (shownValue == value) {
        text.note = tr("Recorded position; the view shows the same.");
        return text;
    }
    text.value = tr("%1 → %2 predicted").arg(plainValueText(value), plainValueText(shownValue));
    text.note = tr("%1 is recorded. %2 is predicted for this tick and shown in the view.")
                    .arg(plainValueText(value), fieldValueText(field, shownValue));
    return text;
}

void InspectedFrame::readNames()
{
    m_names.clear();
    if (itemCount() == 0)
        return;
    // The state knows the name at this very tick; the table of players knows the last one.
    const WorldState &state = *m_frame->at->recorded;
    state.forEach([this, &state](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        const Field *name = type && type->idIsClient ? type->fieldWithRole(tickscope::Role::Name)
                                                     : nullptr;
        if (!name)
            return;
        if (const QString text = screenText(plainText(name->read(item.words))); !text.isEmpty())
            m_names[item.key.id] = text;
    });
}

PlayerTitle InspectedFrame::clientTitle(const ItemType &type, std::int64_t id) const
{
    if (!type.idIsClient || !m_frame || !m_frame->at || id < 0
        || id > std::numeric_limits<int>::max())
        return {};
    const Tick tick = m_frame->at->tick;
    if (const Player *known = m_index ? m_index->players().at(static_cast<int>(id), tick) : nullptr)
        return titleAt(m_index->players(), *known, tick);
    const auto name = m_names.find(id);
    return {name == m_names.end() ? QString() : name->second, {}, {}};
}

} // namespace tickscope
