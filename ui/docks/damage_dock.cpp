// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/damage_dock.h"

#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/damage_model.h"
#include "ui/style/widget_parts.h"

#include <QTableView>

namespace tickscope {

DamageDock::DamageDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("damage"), tr("Damage"),
               tr("What could not be read, where, and what is lost because of it."), parent)
    , m_model(new DamageModel(this))
    , m_view(named(new QTableView, "damage.list", tr("Damaged places")))
    , m_stack(new NoteStack(*m_view, this))
{
    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnFit(*m_view,
                  {{DamageModel::TickColumn, QStringLiteral("123 456"), false},
                   {DamageModel::WhatColumn, QStringLiteral("the checksum does not agree"), true},
                   {DamageModel::ByteColumn, QStringLiteral("12 345 678"), false},
                   {DamageModel::LostColumn, QStringLiteral("Lost ticks"), false},
                   {DamageModel::SizeColumn, QStringLiteral("123 456"), false}});

    fillWith(this, {m_stack});

    addDockAction(*m_view, QStringLiteral("damage.goto"), tr("Go to damage"),
                  QKeySequence(Qt::Key_Return), [this] { goToSelected(); });
    addCopyAction(*m_view, "damage.copy", tr("Copy rows"));
    connect(m_view, &QTableView::doubleClicked, this, &DamageDock::goToSelected);
}

void DamageDock::refresh(Document::Changes changes)
{
    if (!(changes & (Document::RecordingChanged | Document::IndexChanged | Document::PhaseChanged)))
        return;
    m_model->setIndex(document()->index());
    m_stack->setNote(emptyNote());
}

QString DamageDock::emptyNote() const
{
    if (m_model->rowCount() > 0)
        return {};
    const Shared<Index> &index = document()->index();
    if (!index)
        return tr("No recording is open.");
    if (QString unread = unreadSentence(document()->recording()->info()); !unread.isEmpty())
        return unread;
    return index->isComplete() && !document()->reading().isGrowing()
               ? tr("No damage: the whole recording was read.")
               : tr("No damage so far; the recording is still being read.");
}

void DamageDock::goToSelected()
{
    const QModelIndex row = m_view->currentIndex();
    if (row.isValid())
        goTo({row.data(DamageModel::TickRole).toLongLong()});
}

} // namespace tickscope
