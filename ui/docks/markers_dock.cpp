// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/markers_dock.h"

#include "ui/docks/annotation_form.h"
#include "ui/docks/name_delegate.h"
#include "ui/docks/table_parts.h"
#include "ui/models/marker_model.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace tickscope {

MarkersDock::MarkersDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("markers"), tr("Markers"), parent)
    , m_model(new MarkerModel(this))
    , m_view(new QTableView)
    , m_stack(new NoteStack(*m_view, this))
    , m_form(new AnnotationForm(document, QStringLiteral("markers"),
                                [&document]() -> Annotations & { return document->markers(); }))
    , m_formArea(new QScrollArea)
    , m_addButton(new QToolButton(this))
    , m_removeButton(new QToolButton(this))
    , m_moreButton(new QToolButton(this))
{
    build();
    addActions();
    auto *names = new NameDelegate(MarkerModel::IdRole, this);
    m_view->setItemDelegateForColumn(MarkerModel::NameColumn, names);
    connect(names, &NameDelegate::typed, this, [this](const QUuid &id, const QString &name) {
        this->document()->markers().rename(id, name, true);
    });
    connect(m_view, &QTableView::doubleClicked, this, &MarkersDock::goToSelected);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MarkersDock::choose);
    connect(m_stack, &NoteStack::linkActivated, this, &MarkersDock::addAtHead);
    // Queued, so that the window has brought the dock to the front by then.
    connect(&document, &ActiveDocument::markerEditWanted, this, &MarkersDock::editChosen,
            Qt::QueuedConnection);
}

void MarkersDock::build()
{
    m_view->setObjectName(QStringLiteral("markers.list"));
    m_view->setAccessibleName(tr("Markers"));
    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnFit(*m_view,
                  {{MarkerModel::TimeColumn, QStringLiteral("00:00.00"), false},
                   {MarkerModel::NameColumn, QStringLiteral("◆  a name of a marker"), true},
                   {MarkerModel::LengthColumn, QStringLiteral("00:00.00"), false},
                   {MarkerModel::OriginColumn, QStringLiteral("recording"), false},
                   {MarkerModel::PlayerColumn, QStringLiteral("nameless tee"), false},
                   {MarkerModel::TickColumn, QStringLiteral("1 234 567"), false}});

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(4);
    for (QToolButton *button : {m_addButton, m_removeButton, m_moreButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        if (button == m_moreButton)
            bar->addStretch();
        bar->addWidget(button);
    }
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("markers.split"));
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->hide();
    split->addWidget(m_formArea);
    split->setStretchFactor(0, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(split, 1);
    setReadingOrder({m_addButton, m_removeButton, m_moreButton, m_view});
}

void MarkersDock::addActions()
{
    addDockAction(*m_view, QStringLiteral("markers.goto"), tr("Go to marker"),
                  QKeySequence(Qt::Key_Return), [this] { goToSelected(); });
    const auto isOwn = [this] { return !selectedId().isNull(); };
    commands().add({.id = "markers.rename",
                    .text = tr("Rename marker"),
                    .shortcuts = keys({"F2"}),
                    .handler = [this] { renameSelected(); },
                    .isEnabled = isOwn,
                    .focus = m_view});
    commands().add({.id = "markers.move",
                    .text = tr("Move to playhead"),
                    .handler =
                        [this] {
                            document()->markers().move(selectedId(),
                                                       document()->playback().time().tick());
                        },
                    .isEnabled = isOwn,
                    .focus = m_view});
    commands().add({.id = "markers.remove",
                    .text = tr("Delete marker"),
                    .shortcuts = {QKeySequence::Delete},
                    .handler = [this] { document()->markers().remove(selectedId()); },
                    .icon = "marker-remove",
                    .isEnabled = isOwn,
                    .focus = m_view});
    // No shortcut: the window's command to mark the present tick has one.
    commands().add({.id = "markers.add",
                    .text = tr("Add marker"),
                    .handler = [this] { addAtHead(); },
                    .toolTip = tr("Mark the current tick and name it"),
                    .icon = "marker-add",
                    .focus = m_view});
    addDockAction(*m_view, QStringLiteral("markers.copy"), tr("Copy rows"), QKeySequence::Copy,
                  [this] { QApplication::clipboard()->setText(tableText(*m_view)); });
    m_addButton->setDefaultAction(commands().action("markers.add"));
    m_addButton->setObjectName(QStringLiteral("markers.add-button"));
    m_removeButton->setDefaultAction(commands().action("markers.remove"));
    m_removeButton->setObjectName(QStringLiteral("markers.remove-button"));
    auto *more = new QMenu(m_moreButton);
    more->addAction(commands().action("markers.move"));
    m_moreButton->setMenu(more);
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    m_moreButton->setText(tr("More"));
    m_moreButton->setObjectName(QStringLiteral("markers.more-button"));
}

void MarkersDock::setFileActions(const QList<QAction *> &actions)
{
    m_moreButton->menu()->addSeparator();
    m_moreButton->menu()->addActions(actions);
}

void MarkersDock::refresh(Document::Changes changes)
{
    if (changes & Document::RangeChanged)
        m_form->refresh();
    if (!(changes
          & (Document::RecordingChanged | Document::MarkersChanged | Document::IndexChanged
             | Document::NamesChanged | Document::PhaseChanged))) {
        if (changes & Document::ChosenMarkerChanged)
            showChosen();
        return;
    }
    const Shared<Index> &index = document()->index();
    m_isUpdating = true;
    if (index) {
        std::vector<Annotation> markers = document()->markers().all();
        for (Annotation &marker : markers) {
            if (const auto who = marker.who(); who && index->players().of(*who))
                marker.player = document()->players().titles(*who).whole();
        }
        m_model->setMarkers(markers, index->time());
    } else {
        m_model->setMarkers({}, TimeBase::uniform({}, Time{1}));
    }
    m_isUpdating = false;
    if (!index)
        m_stack->setNote(tr("No recording is open."));
    else if (m_model->rowCount() == 0)
        m_stack->setNote(tr("No markers. <a href='add'>Mark this tick</a>"));
    else
        m_stack->setNote({});
    showChosen();
    if (m_isEditWanted)
        QMetaObject::invokeMethod(this, &MarkersDock::editChosen, Qt::QueuedConnection);
}

QUuid MarkersDock::selectedId() const
{
    return m_view->currentIndex().data(MarkerModel::IdRole).toUuid();
}

void MarkersDock::choose(const QModelIndex &row)
{
    // Rows that go or move take the selection along, which was not asked for.
    if (m_isUpdating)
        return;
    if (row.isValid())
        document()->markers().choose(row.data(MarkerModel::IdRole).toUuid());
    showForm();
}

/// Selects the chosen marker, also after it has moved to another row.
void MarkersDock::showChosen()
{
    const QUuid chosen = document()->markers().chosen();
    const bool isGone = !chosen.isNull() && !document()->markers().find(chosen);
    const int row = chosen.isNull() ? -1 : m_model->rowOf(chosen);
    if (row >= 0 && row != m_view->currentIndex().row())
        m_view->setCurrentIndex(m_model->index(row, MarkerModel::NameColumn));
    else if (isGone && m_view->currentIndex().isValid())
        return choose(m_view->currentIndex()); // the list has gone to the next one
    showForm();
}

void MarkersDock::showForm()
{
    m_form->show(selectedId());
    if (m_formArea->isHidden() == m_form->isFilled()) {
        m_formArea->setVisible(m_form->isFilled());
        // The form takes room from the list, which must not hide what is chosen.
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    }
    commands().refresh();
}

/// Now, or as soon as the dock is seen: until then it knows nothing of the marker.
void MarkersDock::editChosen()
{
    m_isEditWanted = !isVisible();
    if (m_isEditWanted)
        return;
    showChosen();
    if (m_form->isFilled())
        m_form->editText();
}

void MarkersDock::addAtHead()
{
    if (!document()->index())
        return;
    Markers &markers = document()->markers();
    const Tick tick = document()->playback().time().tick();
    const Annotation *present = markers.ownAt(tick);
    markers.choose(present ? present->id : markers.add(tick));
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
    if (!selectedId().isNull())
        m_view->edit(m_view->currentIndex().siblingAtColumn(MarkerModel::NameColumn));
}

} // namespace tickscope
