// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QUuid>

namespace tickscope {

/// Lets names be typed in a list. What is typed is emitted while it is typed, so nothing is lost
/// when rows come, move or go meanwhile; Escape ends it and keeps the name.
class NameDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// \param idRole  has the QUuid of what a row shows.
    explicit NameDelegate(int idRole, QObject *parent = nullptr);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    /// Only until somebody types: the model comes with what is typed a moment later.
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Nothing is left to be emitted at the end.
    void setModelData(QWidget *, QAbstractItemModel *, const QModelIndex &) const override {}

signals:
    void typed(const QUuid &id, const QString &name) const;

private:
    int m_idRole;
};

} // namespace tickscope
