// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/field_list.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <set>

#include "ui/models/series_mime.h"

namespace tickscope {

namespace {

constexpr int KeyRole = Qt::UserRole;
/// Items of one type that are listed; others can be dragged from the inspector.
constexpr std::size_t MostItems = 256;

std::set<std::int64_t> clientsOf(const PlayerTable &players)
{
    std::set<std::int64_t> clients;
    for (const Player &player : players.players()) {
        for (const int client : player.clientIds())
            clients.insert(client);
    }
    return clients;
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
    , m_tree(new QTreeView(this))
{
    setObjectName(QStringLiteral("plots.fields"));
    m_found->setSourceModel(m_model);
    m_found->setRecursiveFilteringEnabled(true);
    // Who searches for a type or a field wants to see whose there are.
    m_found->setAutoAcceptChildRows(true);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterFixedString(text.trimmed());
        if (!text.trimmed().isEmpty())
            m_tree->expandAll();
    });
    connect(m_model, &QStandardItemModel::itemChanged, this, &FieldList::take);
}

void FieldList::build()
{
    m_find->setObjectName(QStringLiteral("plots.find"));
    m_find->setToolTip(tr("Show only fields with this text"));
    m_find->setAccessibleName(tr("Find a field"));
    m_find->setPlaceholderText(tr("Find type, field or player"));
    m_find->setClearButtonEnabled(true);
    m_tree->setObjectName(QStringLiteral("plots.tree"));
    m_tree->setAccessibleName(tr("Fields to plot"));
    m_tree->setModel(m_found);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(12);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_find);
    layout->addWidget(m_tree, 1);
}

void FieldList::addType(const ItemType &type, const std::vector<std::int64_t> &ids,
                        const Document &document)
{
    auto *typeItem = new QStandardItem(screenText(type.name));
    for (const Field &field : type.fields) {
        if (!isNumeric(field))
            continue;
        const QString unit = field.unit.empty()
                                 ? QString()
                                 : QStringLiteral(" (%1)").arg(screenText(field.unit));
        auto *fieldItem = new QStandardItem(screenText(field.name) + unit);
        for (const std::int64_t id : ids) {
            const SeriesKey key{type.name, id, field.name};
            auto *item = new QStandardItem(ownerText(key, document, document.time().tick()));
            item->setCheckable(true);
            item->setData(seriesText(key), KeyRole);
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
        std::map<std::string, std::pair<const ItemType *, std::vector<std::int64_t>>> types;
        for (auto &[number, present] : ids) {
            const ItemType *type = state.schema()->find(number);
            if (!type)
                continue;
            if (type->idIsClient)
                present.merge(clientsOf(document.index()->players()));
            std::vector<std::int64_t> listed(present.begin(), present.end());
            listed.resize(std::min(listed.size(), MostItems));
            types[type->name] = {type, std::move(listed)};
        }
        for (const auto &[name, listed] : types)
            addType(*listed.first, listed.second, document);
    }
    showChosen(plots);
    if (!m_find->text().trimmed().isEmpty())
        m_tree->expandAll();
}

void FieldList::showChosen(const PlotList &plots)
{
    const QScopedValueRollback filling(m_isFilling, true);
    forEachLeaf(m_model->invisibleRootItem(), [&plots](QStandardItem *item) {
        const auto key = seriesOfText(item->data(KeyRole).toString());
        item->setCheckState(key && plots.contains(*key) ? Qt::Checked : Qt::Unchecked);
    });
}

QModelIndex FieldList::indexOf(const SeriesKey &key) const
{
    QModelIndex found;
    forEachLeaf(m_model->invisibleRootItem(), [&](QStandardItem *item) {
        if (item->data(KeyRole).toString() == seriesText(key))
            found = m_found->mapFromSource(item->index());
    });
    return found;
}

void FieldList::take(QStandardItem *item)
{
    const auto key = seriesOfText(item->data(KeyRole).toString());
    if (!m_isFilling && key)
        emit toggled(*key, item->checkState() == Qt::Checked);
}

} // namespace tickscope
