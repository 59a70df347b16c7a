// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/field_list.h"

#include <algorithm>
#include <map>
#include <set>

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>

#include "ui/docks/table_parts.h"
#include "ui/models/series_mime.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/player_text.h"

namespace tickscope {

namespace {

constexpr int KeyRole = Qt::UserRole;
constexpr int TickRole = Qt::UserRole + 1;  ///< Of a person; invalid for other items.
constexpr int FoundRole = Qt::UserRole + 2; ///< What a search finds an item by.
/// Items of one type that are listed; others can be dragged from the inspector.
constexpr std::size_t MostItems = 256;

/// Whose fields of \a type can be plotted: every person who has or had such an item, or
/// every item.
std::vector<PlotKey> ownersOf(const ItemType &type, const std::set<std::int64_t> &present,
                              const Document &document)
{
    std::vector<PlotKey> owners;
    const auto add = [&](std::int64_t id, Tick tick) {
        PlotKey owner = plotKey({type.name, id, {}}, document, tick);
        if (owners.size() < MostItems && std::ranges::find(owners, owner) == owners.end())
            owners.push_back(std::move(owner));
    };
    const Tick here = document.players().inFrame(NoClient).tick;
    for (const std::int64_t id : present)
        add(id, here);
    if (!type.idIsClient)
        return owners;
    const PlayerTable &players = document.index()->players();
    for (const Player &player : players.players()) {
        const PlayerRef ref = refOf(players, player);
        add(ref.client, ref.tick);
    }
    return owners;
}

void setKey(QStandardItem &item, const PlotKey &key)
{
    item.setData(seriesText(key.series), KeyRole);
    if (key.player)
        item.setData(qint64{key.player->tick.value}, TickRole);
}

std::optional<PlotKey> keyOf(const QStandardItem &item)
{
    const auto series = seriesOfText(item.data(KeyRole).toString());
    if (!series)
        return {};
    const QVariant tick = item.data(TickRole);
    if (!tick.isValid())
        return PlotKey{*series, {}};
    return PlotKey{*series, PlayerRef{static_cast<int>(series->id), {tick.toLongLong()}}};
}

/// An item that is found by what it says.
QStandardItem *namedItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setData(text, FoundRole);
    return item;
}

/// What people search for, whatever the game calls it.
QString roleWord(Role role)
{
    switch (role) {
    case Role::PositionX:
    case Role::PositionY:
    case Role::PositionZ:
        return FieldList::tr("position");
    case Role::VelocityX:
    case Role::VelocityY:
    case Role::VelocityZ:
        return FieldList::tr("speed");
    default:
        return {};
    }
}

/// Says whose field it is, who may be called otherwise by now.
void setOwner(QStandardItem &item, const PlotKey &key, const Document &document)
{
    const QString text = ownerText({key, 0, {}}, document);
    const PlayerTitle title = key.player ? document.players().titles(*key.player)
                                         : PlayerTitle{text, {}, {}};
    item.setText(text);
    item.setData(title.others, QuietTailRole);
    const QStringList field{screenText(key.series.type), screenText(key.series.field)};
    item.setData((QStringList(text) + title.otherNames + field).join(u'\n'), FoundRole);
}

/// Finds what has all words of \a text in it, in any order.
QRegularExpression wordsPattern(const QString &text)
{
    QString pattern;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        pattern += QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    return QRegularExpression(pattern.isEmpty() ? pattern : u'^' + pattern,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::DotMatchesEverythingOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// Every item with a key below \a parent.
template<typename Visitor>
void forEachLeaf(QStandardItem *parent, Visitor &&visit)
{
    for (int row = 0; row < parent->rowCount(); ++row) {
        QStandardItem *item = parent->child(row);
        if (item->data(KeyRole).isValid())
            visit(item);
        forEachLeaf(item, visit);
    }
}

} // namespace

FieldList::FieldList(QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_find(new QLineEdit(this))
    , m_tree(named(new QTreeView(this), "plots.tree", tr("Fields to plot")))
    , m_stack(new NoteStack(*m_tree, this))
{
    setObjectName(QStringLiteral("plots.fields"));
    m_found->setSourceModel(m_model);
    m_found->setRecursiveFilteringEnabled(true);
    // Who searches for a type or a field wants to see whose there are.
    m_found->setAutoAcceptChildRows(true);
    m_found->setFilterRole(FoundRole);
    build();
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterRegularExpression(wordsPattern(text));
        if (!text.trimmed().isEmpty())
            m_tree->expandAll();
        showNote();
    });
    connect(m_model, &QStandardItemModel::itemChanged, this, &FieldList::take);
}

void FieldList::build()
{
    nameWidget(*m_find, "plots.find", tr("Find a field"), tr("Show only fields with this text"));
    m_find->setPlaceholderText(tr("Find type, field or player"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_tree->setModel(m_found);
    m_tree->setItemDelegate(new QuietTailDelegate(this));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(12);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    makeColumn(this, {m_find, {m_stack, 1}}, {QMargins(8, 4, 0, 0), 4});
}

bool FieldList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_find || event->type() != QEvent::KeyPress
        || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    if (!m_tree->currentIndex().isValid())
        m_tree->setCurrentIndex(m_found->index(0, 0));
    m_tree->setFocus(Qt::OtherFocusReason);
    return true;
}

void FieldList::addType(const ItemType &type, const std::vector<PlotKey> &owners,
                        const Document &document)
{
    auto *typeItem = namedItem(screenText(type.name));
    for (const Field &field : type.fields) {
        if (!isNumeric(field))
            continue;
        const QString unit = field.unit.empty()
                                 ? QString()
                                 : QStringLiteral(" (%1)").arg(screenText(shownUnit(field)));
        auto *fieldItem = namedItem(screenText(field.name) + unit);
        fieldItem->setData(fieldItem->text() + u'\n' + roleWord(field.role), FoundRole);
        for (PlotKey key : owners) {
            key.series.field = field.name;
            auto *item = new QStandardItem;
            setOwner(*item, key, document);
            item->setCheckable(true);
            setKey(*item, key);
            fieldItem->appendRow(item);
        }
        typeItem->appendRow(fieldItem);
    }
    if (typeItem->hasChildren())
        m_model->appendRow(typeItem);
    else
        delete typeItem;
}

void FieldList::fill(const Document &document, const PlotList &plots)
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_model->clear();
        const auto &frame = document.frame();
        if (!frame || !frame->at || !document.index())
            return;
        const WorldState &state = *frame->at->recorded;
        std::map<std::uint32_t, std::set<std::int64_t>> ids;
        state.forEach([&ids](const ItemView &item) { ids[item.key.type].insert(item.key.id); });
        std::map<std::string, std::pair<const ItemType *, std::vector<PlotKey>>> types;
        for (auto &[number, present] : ids) {
            const ItemType *type = state.schema()->find(number);
            if (!type)
                continue;
            types[type->name] = {type, ownersOf(*type, present, document)};
        }
        for (const auto &[name, listed] : types)
            addType(*listed.first, listed.second, document);
    }
    showChosen(plots);
    if (!m_find->text().trimmed().isEmpty())
        m_tree->expandAll();
    showNote();
}

void FieldList::showNote()
{
    const bool hidesAll = m_model->rowCount() > 0 && m_found->rowCount() == 0;
    m_stack->setNote(hidesAll ? tr("No field has this text.") : QString());
}

void FieldList::showNames(const Document &document)
{
    const QScopedValueRollback filling(m_isFilling, true);
    forEachLeaf(m_model->invisibleRootItem(), [&document](QStandardItem *item) {
        if (const auto key = keyOf(*item))
            setOwner(*item, *key, document);
    });
}

void FieldList::showChosen(const PlotList &plots)
{
    const QScopedValueRollback filling(m_isFilling, true);
    forEachLeaf(m_model->invisibleRootItem(), [&plots](QStandardItem *item) {
        const auto key = keyOf(*item);
        item->setCheckState(key && plots.contains(*key) ? Qt::Checked : Qt::Unchecked);
    });
}

QModelIndex FieldList::indexOf(const PlotKey &key) const
{
    QModelIndex found;
    forEachLeaf(m_model->invisibleRootItem(), [&](QStandardItem *item) {
        if (keyOf(*item) == key)
            found = m_found->mapFromSource(item->index());
    });
    return found;
}

void FieldList::take(QStandardItem *item)
{
    const auto key = keyOf(*item);
    if (!m_isFilling && key)
        emit toggled(*key, item->checkState() == Qt::Checked);
}

} // namespace tickscope
