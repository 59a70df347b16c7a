// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/name_delegate.h"

#include <QLineEdit>

namespace tickscope {

NameDelegate::NameDelegate(int idRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_idRole(idRole)
{
}

QWidget *NameDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
    auto *field = qobject_cast<QLineEdit *>(editor);
    if (!field)
        return editor;
    const QUuid id = index.data(m_idRole).toUuid();
    connect(field, &QLineEdit::textEdited, this,
            [this, id](const QString &name) { emit typed(id, name); });
    return editor;
}

void NameDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const auto *field = qobject_cast<QLineEdit *>(editor);
    if (!field || !field->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

} // namespace tickscope
