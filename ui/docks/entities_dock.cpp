// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/entities_dock.h"

#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/entity_model.h"
#include "ui/style/widget_parts.h"

#include <QSortFilterProxyModel>
#include <QTableView>

namespace tickscope {

EntitiesDock::EntitiesDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("entities"), tr("Entities"),
               tr("Everything else in the world: what moves or lies about."), parent)
    , m_model(new EntityModel(this))
    , m_view(named(new QTableView, "entities.list", tr("Entities at this tick other than players")))
    , m_stack(new NoteStack(*m_view, this))
{
    auto *order = new QSortFilterProxyModel(this);
    order->setSourceModel(m_model);
    order->setSortRole(EntityModel::SortRole);
    m_view->setModel(order);
    prepareTable(*m_view);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(EntityModel::NumberColumn, Qt::AscendingOrder);
    new ColumnFit(*m_view,
                  {{EntityModel::NameColumn, QStringLiteral("firework_rocket #12"), true},
                   {EntityModel::PositionColumn, QStringLiteral("-1234, -1234, -1234"), false},
                   {EntityModel::NumberColumn, QStringLiteral("1234 ▾"), false}});

    fillWith(this, {m_stack});
    addCopyAction(*m_view, "entities.copy", tr("Copy rows"));
}

void EntitiesDock::refresh(Document::Changes changes)
{
    if (!(changes & (Document::RecordingChanged | Document::FrameChanged | Document::PhaseChanged)))
        return;
    const Shared<Frame> &frame = document()->frame();
    const Shared<SceneMaker> maker = document()->sceneMaker();
    std::vector<EntityRow> rows;
    if (frame && frame->at && maker)
        rows = entitiesOf(maker->make(*frame, static_cast<double>(frame->at->tick.value)));
    m_model->setRows(std::move(rows));
    m_stack->setNote(emptyNote());
}

QString EntitiesDock::emptyNote() const
{
    if (m_model->rowCount() > 0)
        return {};
    if (!document()->recording())
        return tr("No recording is open.");
    if (!document()->frame())
        return tr("Reading…");
    if (QString unread = unreadSentence(document()->recording()->info()); !unread.isEmpty())
        return unread;
    return tr("No entities other than players here.");
}

} // namespace tickscope
