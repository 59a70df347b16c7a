// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/inspector_model.h"

#include "core/export/write_state.h"
#include "ui/models/inspector_node.h"
#include "ui/models/row_steps.h"
#include "ui/models/series_mime.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <QFont>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tickscope {

namespace {

constexpr int MessageOrder = 2;

QString sourceText(ValueSource source)
{
    return source == ValueSource::Recorded  ? InspectorModel::tr("recorded")
           : source == ValueSource::Rebuilt ? InspectorModel::tr("rebuilt")
                                            : InspectorModel::tr("guess");
}

} // namespace

InspectorModel::InspectorModel(QObject *parent)
    : TitledModel({{tr("Item and field")}, {tr("Value")}, {tr("Previous")}, {tr("Source")}}, parent)
    , m_root(std::make_unique<Node>())
{
}

InspectorModel::~InspectorModel() = default;

void InspectorModel::setFrame(Shared<Frame> frame, Shared<Index> index)
{
    m_frame = {std::move(frame), std::move(index)};
    rebuild();
}

void InspectorModel::setFind(const QString &text)
{
    m_find = text.trimmed();
    rebuild();
}

void InspectorModel::setChangedOnly(bool isOn)
{
    m_changedOnly = isOn;
    rebuild();
}

void InspectorModel::rebuild()
{
    const auto wanted = wantedTree();
    merge(*m_root, *wanted, {});
    announce(*m_root);
}

std::unique_ptr<InspectorModel::Node> InspectorModel::wantedTree() const
{
    auto root = std::make_unique<Node>();
    if (itemCount() == 0)
        return root;
    const WorldState &state = *m_frame.state();

    std::map<Node::Key, std::unique_ptr<Node>> types;
    for (const ItemView &item : state.sorted()) {
        const Shared<ItemType> type = state.schema()->type(item.key.type);
        auto node = wantedItem(*type, item);
        if (!node)
            continue;
        const int order = type->isMemory ? MessageOrder : type->isKnown ? 0 : 1;
        auto &typeNode = types[{order, type->name, 0}];
        if (!typeNode) {
            typeNode = std::make_unique<Node>(Level::Type, Node::Key{order, type->name, 0});
            typeNode->type = type;
        }
        typeNode->add(std::move(node));
    }

    Node *messages = nullptr;
    for (auto &[key, node] : types) {
        if (key.order != MessageOrder) {
            root->add(std::move(node));
            continue;
        }
        if (!messages) {
            messages = &root->add(
                std::make_unique<Node>(Level::Section, Node::Key{MessageOrder, {}, 0}));
        }
        messages->add(std::move(node));
    }
    return root;
}

std::unique_ptr<InspectorModel::Node> InspectorModel::wantedItem(const ItemType &type,
                                                                 ItemView item) const
{
    auto node = std::make_unique<Node>(Level::Item, Node::Key{0, {}, item.key.id});
    node->item = item.key;
    const bool isNew = m_frame.isNew(type, item.key.id);
    const bool isSame = m_frame.isSame(type, item);
    if (m_changedOnly && isSame)
        return {};

    const auto contains = [this](const QString &text) {
        return text.contains(m_find, Qt::CaseInsensitive);
    };
    const PlayerTitle title = m_find.isEmpty() ? PlayerTitle{}
                                               : m_frame.clientTitle(type, item.key.id);
    const bool takeAll = m_find.isEmpty() || contains(screenText(type.name)) || contains(title.name)
                         || std::ranges::any_of(title.otherNames, contains)
                         || contains(itemTitle(item.key.id));
    const std::size_t count = fieldCount(type, item.words.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<std::int64_t>(i);
        const bool isChanged = isNew || (!isSame && m_frame.fieldChanged(type, item, number));
        if (m_changedOnly && !isChanged)
            continue;
        if (!takeAll) {
            const FieldText text = m_frame.fieldText(type, item, number);
            if (!contains(text.name) && !contains(text.value))
                continue;
        }
        auto field = std::make_unique<Node>(Level::Field, Node::Key{0, {}, number});
        field->isChanged = isChanged;
        node->add(std::move(field));
    }
    node->isChanged = node->isChanged || isNew;
    // An item without words is a fact by itself.
    if (node->children.empty() && (count > 0 || !takeAll))
        return {};
    return node;
}

void InspectorModel::merge(Node &node, Node &wanted, const QModelIndex &place)
{
    for (const RowStep &step : rowSteps(node.childKeys(), wanted.childKeys())) {
        const auto first = node.children.begin() + step.first;
        const int last = step.first + step.count - 1;
        if (step.kind == RowStep::Kind::Remove) {
            beginRemoveRows(place, step.first, last);
            node.children.erase(first, first + step.count);
            node.renumber();
            endRemoveRows();
            continue;
        }
        beginInsertRows(place, step.first, last);
        const auto source = wanted.children.begin() + step.first;
        for (auto from = source; from != source + step.count; ++from) {
            // An empty row stays behind, because the steps count the wanted rows.
            auto moved = std::exchange(*from, std::make_unique<Node>());
            node.children.insert(node.children.begin() + step.first
                                     + static_cast<int>(from - source),
                                 std::move(moved));
        }
        node.renumber();
        endInsertRows();
    }
    // Now both have the same rows; those that were moved have nothing left to merge.
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        Node &child = *node.children[i];
        Node &source = *wanted.children[i];
        if (source.level == Level::Root)
            continue;
        child.type = std::move(source.type);
        child.item = source.item;
        child.isChanged = source.isChanged;
        merge(child, source, createIndex(child.row, 0, &child));
    }
}

void InspectorModel::announce(Node &node)
{
    if (node.children.empty())
        return;
    emit dataChanged(
        createIndex(0, 0, node.children.front().get()),
        createIndex(node.children.back()->row, ColumnCount - 1, node.children.back().get()));
    for (const auto &child : node.children)
        announce(*child);
}

InspectorModel::Node *InspectorModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex InspectorModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex InspectorModel::parent(const QModelIndex &child) const
{
    Node *parent = child.isValid() ? nodeAt(child)->parent : nullptr;
    return parent && parent != m_root.get() ? createIndex(parent->row, 0, parent) : QModelIndex();
}

int InspectorModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

QVariant InspectorModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = *nodeAt(index);
    const bool isStrong = node.isChanged && node.level == Level::Field;
    switch (role) {
    case Qt::DisplayRole:
        return nodeText(node, index.column());
    case Qt::ToolTipRole:
        return nodeToolTip(node);
    case Qt::ForegroundRole:
        if (index.column() == BeforeColumn || index.column() == SourceColumn)
            return theme::color(theme::Token::QuietText);
        if (node.isChanged && (isStrong || index.column() == ValueColumn))
            return theme::color(theme::Token::Accent);
        return index.column() == ValueColumn && !isStrong && node.level != Level::Field
                   ? QVariant(theme::color(theme::Token::QuietText))
                   : QVariant();
    case Qt::FontRole:
        if (isStrong && index.column() == ValueColumn) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case IsChangedRole:
        return node.isChanged;
    case ClientRole: {
        const Node *item = node.at(Level::Item);
        return item && item->parent->type->idIsClient ? static_cast<int>(item->key.number)
                                                      : NoClient;
    }
    default:
        return {};
    }
}

std::optional<SeriesKey> InspectorModel::seriesKey(const QModelIndex &index) const
{
    const Node &node = *nodeAt(index);
    if (node.level != Level::Field)
        return {};
    const Node *item = node.parent;
    const ItemType &type = *item->parent->type;
    const auto number = static_cast<std::size_t>(node.key.number);
    // Words behind the last named field have no name over time.
    if (number >= type.fields.size() || !isNumeric(type.fields[number]))
        return {};
    return SeriesKey{type.name, item->key.number, type.fields[number].name};
}

Qt::ItemFlags InspectorModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = TitledModel::flags(index);
    return seriesKey(index) ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList InspectorModel::mimeTypes() const
{
    return {SeriesMimeType};
}

QMimeData *InspectorModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<SeriesKey> keys;
    for (const QModelIndex &index : indexes) {
        if (auto key = index.column() == FieldColumn ? seriesKey(index) : std::nullopt)
            keys.push_back(*std::move(key));
    }
    return keys.empty() ? nullptr : makeSeriesMime(keys);
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
    const auto words = m_frame.words(item->item);
    if (!words)
        return {};
    const ItemType &type = *item->parent->type;
    if (node.level == Level::Item) {
        if (column == ValueColumn)
            return m_frame.clientTitle(type, node.key.number).whole();
        return m_frame.isNew(type, node.key.number) ? tr("new") : QString();
    }
    const FieldText text = m_frame.fieldText(type, {item->item, *words}, node.key.number);
    return column == ValueColumn ? text.value : text.before;
}

/// Of an item or a field.
Origin InspectorModel::originOf(const Node &node) const
{
    const Node *item = node.at(Level::Item);
    const auto words = item ? m_frame.words(item->item) : std::nullopt;
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
        if (const auto words = m_frame.words(item->item)) {
            const FieldText text = m_frame.fieldText(*item->parent->type, {item->item, *words},
                                                     node.key.number);
            if (!text.note.isEmpty())
                tip += u'\n' + text.note;
        }
    }
    if (const Origin origin = originOf(node); !origin.reason.empty())
        tip += u'\n' + tr("Guess: %1").arg(shownWord(origin.reason));
    return plainTip(tip);
}

QJsonObject InspectorModel::json(const QModelIndexList &indexes) const
{
    QJsonObject result;
    if (!m_frame.state())
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
        const auto words = m_frame.words(item.item);
        if (!words)
            return;
        const ItemType &type = *item.parent->type;
        std::set<std::string> names;
        for (const auto &child : item.children) {
            if (isChosen(child.get()))
                names.insert(fieldAt(type, child->key.number).name);
        }
        if (names.empty() && !isChosen(&item))
            return;
        const std::string object = itemJson(
            {item.item, *words}, type,
            [&names](const std::string &field) { return names.contains(field); });
        items.append(QJsonDocument::fromJson(QByteArray::fromStdString(object)).object());
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
