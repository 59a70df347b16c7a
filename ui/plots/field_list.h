// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/plots/plot_list.h"

class QLineEdit;
class QSortFilterProxyModel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace tickscope {

class NoteStack;

/// All numbers of the recording to choose from: item types, their fields, and whose.
class FieldList : public QWidget
{
    Q_OBJECT

public:
    explicit FieldList(QWidget *parent = nullptr);

    /// Lists what there is at the head, and every player of the recording.
    void fill(const Document &document, const PlotList &plots);
    /// Calls everybody as they are called at the head.
    void showNames(const Document &document);
    /// Ticks what is in \a plots.
    void showChosen(const PlotList &plots);

    [[nodiscard]] QLineEdit &findField() const { return *m_find; }
    [[nodiscard]] QTreeView &tree() const { return *m_tree; }
    /// Place of \a key in the tree; invalid when it is not listed or hidden by the search.
    [[nodiscard]] QModelIndex indexOf(const PlotKey &key) const;

signals:
    void toggled(const tickscope::PlotKey &key, bool isChosen);

protected:
    /// Down in the search goes to the list.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addType(const ItemType &type, const std::vector<PlotKey> &owners,
                 const Document &document);
    void take(QStandardItem *item);
    /// Where a search finds nothing.
    void showNote();

    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_find;
    QTreeView *m_tree;
    NoteStack *m_stack;
    bool m_isFilling = false;
};

} // namespace tickscope
