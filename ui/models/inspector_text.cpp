// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"
#include "ui/models/inspector_model.h"
#include "ui/models/inspector_node.h"
#include "ui/models/value_text.h"
#include "ui/texts/sentence_words.h"

#include <QJsonArray>
#include <QStringDecoder>

#include <algorithm>
#include <limits>

namespace tickscope {

namespace {

/// A named field, or one word behind those.
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

QString sourceText(ValueSource source)
{
    return source == ValueSource::Recorded  ? InspectorModel::tr("recorded")
           : source == ValueSource::Rebuilt ? InspectorModel::tr("rebuilt")
                                            : InspectorModel::tr("guess");
}

/// As in the output of the command line's `state`.
void insertSource(QJsonObject &item, const Origin &origin)
{
    if (origin.source == ValueSource::Recorded)
        return;
    const bool isGuess = origin.source == ValueSource::Guess;
    item[QStringLiteral("source")] = isGuess ? QStringLiteral("guess") : QStringLiteral("rebuilt");
    if (!origin.reason.empty())
        item[QStringLiteral("source_reason")] = QString::fromStdString(origin.reason);
}

void insertValue(QJsonObject &fields, const QString &name, const Value &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value)) {
        fields[name] = static_cast<qint64>(*integer);
    } else if (const auto *real = std::get_if<double>(&value)) {
        fields[name] = *real; // Qt writes null for what is not finite
    } else if (const auto *bytes = std::get_if<std::string>(&value)) {
        const QByteArray raw = QByteArray::fromStdString(*bytes);
        QStringDecoder decoder(QStringDecoder::Utf8);
        fields[name] = QString(decoder(raw));
        if (decoder.hasError())
            fields[name + QLatin1String("_hex")] = QString::fromLatin1(raw.toHex());
    } else {
        fields[name] = QJsonValue::Null;
    }
}

} // namespace

std::optional<std::span<const std::int32_t>> InspectorModel::wordsBefore(const ItemType &type,
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

bool InspectorModel::fieldChanged(const ItemType &type, ItemView item, std::int64_t number) const
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

InspectorModel::FieldText InspectorModel::fieldText(const ItemType &type, ItemView item,
                                                    std::int64_t number) const
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

void InspectorModel::readNames()
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

PlayerTitle InspectorModel::clientTitle(const ItemType &type, std::int64_t id) const
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

QString InspectorModel::itemTitle(std::int64_t id)
{
    return tr("id %1").arg(id);
}

QString InspectorModel::nodeName(const Node &node) const
{
    switch (node.level) {
    case Level::Root:
        return {};
    case Level::Section:
        return tr("From messages");
    case Level::Type:
        return screenText(node.key.name);
    case Level::Item:
        return itemTitle(node.key.number);
    case Level::Field:
        return screenText(fieldAt(*node.at(Level::Type)->type, node.key.number).name);
    }
    return {};
}

QString InspectorModel::nodeText(const Node &node, int column) const
{
    if (column == FieldColumn)
        return nodeName(node);
    if (node.level == Level::Section || node.level == Level::Type) {
        const auto count = static_cast<std::int64_t>(node.children.size());
        return column == ValueColumn ? numberText(count) : QString();
    }
    if (column == SourceColumn)
        return sourceText(originOf(node).source);
    const Node *item = node.at(Level::Item);
    const auto words = itemCount() > 0 ? m_frame->at->recorded->find(item->item) : std::nullopt;
    if (!words)
        return {};
    const ItemType &type = *item->parent->type;
    if (node.level == Level::Item) {
        const bool isNew = m_frame->before && !wordsBefore(type, node.key.number);
        if (column == ValueColumn)
            return clientTitle(type, node.key.number).whole();
        return isNew ? tr("new") : QString();
    }
    const FieldText text = fieldText(type, {item->item, *words}, node.key.number);
    return column == ValueColumn ? text.value : text.before;
}

/// Of an item or a field.
Origin InspectorModel::originOf(const Node &node) const
{
    const Node *item = node.at(Level::Item);
    const auto words = item && itemCount() > 0 ? m_frame->at->recorded->find(item->item)
                                               : std::nullopt;
    if (!words)
        return {};
    const ItemType &type = *item->parent->type;
    const auto place = static_cast<std::size_t>(node.key.number);
    const bool isField = node.level == Level::Field && place < type.fields.size();
    return isField ? type.originOf(*words, type.fields[place]) : type.originOf(*words);
}

QString InspectorModel::nodeToolTip(const Node &node) const
{
    QString tip = nodeName(node);
    if (node.level == Level::Field) {
        const Node *item = node.at(Level::Item);
        tip = tr("%1 of %2 %3").arg(tip, nodeName(*item->parent), nodeName(*item));
        if (const QString value = nodeText(node, ValueColumn); !value.isEmpty())
            tip += u'\n' + value;
        if (const QString before = nodeText(node, BeforeColumn); !before.isEmpty())
            tip += u'\n' + tr("previous: %1").arg(before);
        if (const auto words = m_frame->at->recorded->find(item->item)) {
            const FieldText text = fieldText(*item->parent->type, {item->item, *words},
                                             node.key.number);
            if (!text.note.isEmpty())
                tip += u'\n' + text.note;
        }
    }
    if (const Origin origin = originOf(node); !origin.reason.empty())
        tip += u'\n' + tr("Guess: %1").arg(shownWord(origin.reason));
    return QStringLiteral("<span style='white-space:pre-wrap'>%1</span>").arg(tip.toHtmlEscaped());
}

QJsonObject InspectorModel::json(const QModelIndexList &indexes) const
{
    QJsonObject result;
    if (!m_frame || !m_frame->at || !m_frame->at->recorded)
        return result;
    std::vector<const Node *> chosen;
    for (const QModelIndex &index : indexes)
        chosen.push_back(nodeAt(index));
    const auto isChosen = [&chosen](const Node *node) {
        for (; node; node = node->parent) {
            if (std::ranges::find(chosen, node) != chosen.end())
                return true;
        }
        return chosen.empty();
    };

    QJsonArray items;
    const auto addItem = [&](const Node &item) {
        const auto words = m_frame->at->recorded->find(item.item);
        if (!words)
            return;
        const ItemType &type = *item.parent->type;
        QJsonObject fields;
        QJsonObject texts;
        for (const auto &child : item.children) {
            if (!isChosen(child.get()))
                continue;
            const Field field = fieldAt(type, child->key.number);
            const QString name = QString::fromStdString(field.name);
            const Value value = field.read(*words);
            insertValue(fields, name, value);
            if (const std::string word = field.textOf(value); !word.empty())
                texts[name] = QString::fromStdString(word);
        }
        if (fields.isEmpty() && !isChosen(&item))
            return;
        QJsonObject object{{QStringLiteral("type"), QString::fromStdString(type.name)},
                           {QStringLiteral("id"), static_cast<qint64>(item.key.number)},
                           {QStringLiteral("fields"), fields},
                           {QStringLiteral("texts"), texts}};
        insertSource(object, type.originOf(*words));
        items.append(object);
    };
    const auto visit = [&addItem](const Node &node, const auto &self) -> void {
        if (node.level == Level::Item) {
            addItem(node);
            return;
        }
        for (const auto &child : node.children)
            self(*child, self);
    };
    visit(*m_root, visit);

    result[QStringLiteral("tick")] = static_cast<qint64>(m_frame->asked.value);
    result[QStringLiteral("recorded_tick")] = static_cast<qint64>(
        m_frame->at->recordedTick().value);
    result[QStringLiteral("items")] = items;
    return result;
}

} // namespace tickscope
