// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/series/series.h"

#include <QJsonObject>

#include <memory>
#include <optional>

#include "ui/models/inspected_frame.h"
#include "ui/models/titled_table.h"

namespace tickscope {

/// All items at the head's tick as a tree: type, item, field. What was made of
/// messages lies under a branch of its own. Values are those that are recorded;
/// positions have the shown one beside it.
///
/// Keeps the structure only and reads texts from the frame when they are asked
/// for. Rows are matched by type name, item id and field, so a new frame keeps
/// expansion and selection.
class InspectorModel : public TitledModel<QAbstractItemModel>
{
    Q_OBJECT

public:
    enum Column { FieldColumn, ValueColumn, BeforeColumn, SourceColumn, ColumnCount };
    enum Role {
        IsChangedRole = Qt::UserRole, ///< bool; differs from the tick before, or something in it.
        ClientRole,                   ///< int, of items that belong to a client; else NoClient.
    };
    enum class Level { Root, Section, Type, Item, Field };

    explicit InspectorModel(QObject *parent = nullptr);
    ~InspectorModel() override;

    /// Shows the items of \a frame; \a index gives clients their names. Both may be null.
    void setFrame(Shared<Frame> frame, Shared<Index> index);
    /// Shows only rows with \a text in name or value, with all that is around them.
    void setFind(const QString &text);
    void setChangedOnly(bool isOn);

    /// Items in the frame before any filter.
    [[nodiscard]] std::size_t itemCount() const { return m_frame.itemCount(); }
    /// The rows \a indexes with all below them, or all rows when there are none, in
    /// the words of the command line's `state`.
    [[nodiscard]] QJsonObject json(const QModelIndexList &indexes) const;

    /// What the row \a index plots; nothing for rows that are no number.
    [[nodiscard]] std::optional<SeriesKey> seriesKey(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    /// Numbers can be dragged to the plots.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    struct Node;

    void rebuild();
    [[nodiscard]] std::unique_ptr<Node> wantedTree() const;
    [[nodiscard]] std::unique_ptr<Node> wantedItem(const ItemType &type, ItemView item) const;
    void merge(Node &node, Node &wanted, const QModelIndex &place);
    void announce(Node &node);
    [[nodiscard]] Node *nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QString nodeName(const Node &node) const;
    /// "id 8": a bare "#8" is a player, here as everywhere.
    [[nodiscard]] static QString itemTitle(std::int64_t id);
    [[nodiscard]] QString nodeText(const Node &node, int column) const;
    [[nodiscard]] Origin originOf(const Node &node) const;
    [[nodiscard]] QString nodeToolTip(const Node &node) const;

    InspectedFrame m_frame;
    QString m_find;
    bool m_changedOnly = false;
    std::unique_ptr<Node> m_root;
};

} // namespace tickscope
