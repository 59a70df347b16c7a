// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/markers_dock.h"

#include "ui/docks/table_parts.h"
#include "ui/models/marker_model.h"
#include "ui/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace tickscope {

MarkersDock::MarkersDock(Document &document, QWidget *parent)
    : DockPage(document, QStringLiteral("markers"), tr("Markers"), parent)
    , m_model(new MarkerModel(this))
    , m_view(new QTableView)
    , m_stack(new NoteStack(*m_view, this))
    , m_addButton(new QToolButton(this))
    , m_removeButton(new QToolButton(this))
{
    build();
    addActions();
    connect(m_model, &MarkerModel::renameWanted, this, [this](qint64 tick, const QString &name) {
        this->document().renameMarker({tick}, name);
    });
    connect(m_view, &QTableView::doubleClicked, this, &MarkersDock::goToSelected);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MarkersDock::updateActions);
    connect(m_stack, &NoteStack::linkActivated, this, &MarkersDock::addAtHead);
}

MarkersDock::~MarkersDock()
{
    // A name that is being typed is committed when its editor goes, after this.
    m_model->disconnect(this);
}

void MarkersDock::build()
{
    m_view->setObjectName(QStringLiteral("markers.list"));
    m_view->setAccessibleName(tr("Markers"));
    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnFit(*m_view, {{MarkerModel::TimeColumn, QStringLiteral("00:00.00"), false},
                            {MarkerModel::NameColumn, QStringLiteral("◆  a name of a"), true},
                            {MarkerModel::OriginColumn, QStringLiteral("recording"), false},
                            {MarkerModel::TickColumn, QStringLiteral("1 234 567"), false}});

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(4);
    for (QToolButton *button : {m_addButton, m_removeButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
    bar->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_stack, 1);
    setReadingOrder({m_addButton, m_removeButton, m_view});
}

void MarkersDock::addActions()
{
    addDockAction(*m_view, QStringLiteral("markers.goto"), tr("Go to marker"),
                  QKeySequence(Qt::Key_Return), [this] { goToSelected(); });
    m_rename = addDockAction(*m_view, QStringLiteral("markers.rename"), tr("Rename marker"),
                             QKeySequence(Qt::Key_F2), [this] { renameSelected(); });
    m_remove = addDockAction(*m_view, QStringLiteral("markers.remove"), tr("Delete marker"),
                             QKeySequence::Delete, [this] { removeSelected(); });
    m_remove->setIcon(theme::icon(QStringLiteral("marker-remove")));
    // No shortcut: the window's command to mark the present tick has one.
    m_add = addDockAction(*m_view, QStringLiteral("markers.add"), tr("Add marker"), {},
                          [this] { addAtHead(); });
    m_add->setIcon(theme::icon(QStringLiteral("marker-add")));
    m_add->setToolTip(tr("Mark the present tick and name it"));
    addDockAction(*m_view, QStringLiteral("markers.copy"), tr("Copy rows"), QKeySequence::Copy,
                  [this] { QApplication::clipboard()->setText(tableText(*m_view)); });
    m_addButton->setDefaultAction(m_add);
    m_addButton->setObjectName(QStringLiteral("markers.add-button"));
    m_removeButton->setDefaultAction(m_remove);
    m_removeButton->setObjectName(QStringLiteral("markers.remove-button"));
}

void MarkersDock::refresh(Document::Changes changes)
{
    if (!(changes
          & (Document::RecordingChanged | Document::MarkersChanged | Document::IndexChanged
             | Document::PhaseChanged)))
        return;
    const Shared<Index> &index = document().index();
    if (index)
        m_model->setMarkers(document().markers(), index->time());
    else
        m_model->setMarkers({}, TimeBase::uniform({}, Time{1}));
    if (!index)
        m_stack->setNote(tr("No recording is open."));
    else if (m_model->rowCount() == 0)
        m_stack->setNote(tr("No markers. <a href='add'>Mark this tick</a>"));
    else
        m_stack->setNote({});
    updateActions();
}

void MarkersDock::updateActions()
{
    const QModelIndex row = m_view->currentIndex();
    const bool isOwn = row.isValid() && row.data(MarkerModel::IsOwnRole).toBool();
    m_add->setEnabled(document().index() != nullptr);
    m_rename->setEnabled(isOwn);
    m_remove->setEnabled(isOwn);
}

void MarkersDock::addAtHead()
{
    if (!document().index())
        return;
    const Tick tick = document().time().tick();
    if (m_model->rowOfOwn(tick) < 0)
        document().addMarker(tick, {});
    const int row = m_model->rowOfOwn(tick);
    if (row < 0)
        return;
    m_view->setCurrentIndex(m_model->index(row, MarkerModel::NameColumn));
    renameSelected();
}

void MarkersDock::goToSelected()
{
    const QModelIndex row = m_view->currentIndex();
    if (row.isValid())
        goTo({row.data(MarkerModel::TickRole).toLongLong()});
}

void MarkersDock::renameSelected()
{
    const QModelIndex row = m_view->currentIndex();
    if (row.data(MarkerModel::IsOwnRole).toBool())
        m_view->edit(row.siblingAtColumn(MarkerModel::NameColumn));
}

void MarkersDock::removeSelected()
{
    const QModelIndex row = m_view->currentIndex();
    if (row.data(MarkerModel::IsOwnRole).toBool())
        document().removeMarker({row.data(MarkerModel::TickRole).toLongLong()});
}

} // namespace tickscope
