// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/markers_dock.h"

#include "ui/docks/table_parts.h"
#include "ui/models/marker_model.h"
#include "ui/style/widget_parts.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QUuid>

#include <algorithm>
#include <functional>

namespace tickscope {

namespace {

/// Lets names be typed in a list. What is typed is handed on while it is typed, so nothing is lost
/// when rows come, move or go meanwhile; Escape ends it and keeps the name.
class NameDelegate : public QStyledItemDelegate
{
public:
    using Typed = std::function<void(const QUuid &marker, const QString &name)>;

    NameDelegate(Typed typed, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_typed(std::move(typed))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override
    {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto *field = qobject_cast<QLineEdit *>(editor))
            connect(field, &QLineEdit::textEdited, this,
                    [this, id = index.data(MarkerModel::IdRole).toUuid()](const QString &name) {
                        m_typed(id, name);
                    });
        return editor;
    }
    /// Only until somebody types: the model comes with what is typed a moment later.
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        const auto *field = qobject_cast<QLineEdit *>(editor);
        if (!field || !field->isModified())
            QStyledItemDelegate::setEditorData(editor, index);
    }
    /// Nothing is left to be handed on at the end.
    void setModelData(QWidget *, QAbstractItemModel *, const QModelIndex &) const override {}

private:
    Typed m_typed;
};

} // namespace

MarkersDock::MarkersDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("markers"), tr("Markers"),
               tr("Places worth finding again: those in the file and your own, added with M."),
               parent)
    , m_model(new MarkerModel(this))
    , m_list(new AnnotationList(document, QStringLiteral("markers"), *m_model, MarkerModel::IdRole,
                                [&document]() -> Annotations & { return document->markers(); }))
    , m_more(new QMenu(this))
{
    build();
    addActions();
    m_list->view().setItemDelegateForColumn(
        MarkerModel::NameColumn, new NameDelegate(
                                     [this](const QUuid &id, const QString &name) {
                                         this->document()->markers().rename(id, name, true);
                                     },
                                     this));
    connect(&m_list->view(), &QTableView::doubleClicked, this, &MarkersDock::goToSelected);
    connect(m_list, &AnnotationList::shown, this, [this] { commands().refresh(); });
    connect(&m_list->stack(), &NoteStack::linkActivated, this, &MarkersDock::addAtHead);
    // Queued, so that the window has brought the dock to the front by then.
    connect(&document, &ActiveDocument::markerEditWanted, this, &MarkersDock::editChosen,
            Qt::QueuedConnection);
}

void MarkersDock::build()
{
    m_list->view().setAccessibleName(tr("Markers"));
    new ColumnFit(m_list->view(),
                  {{MarkerModel::TimeColumn, QStringLiteral("00:00.00"), false},
                   {MarkerModel::NameColumn, QStringLiteral("◆  a name of a marker"), true},
                   {MarkerModel::LengthColumn, QStringLiteral("00:00.00"), false},
                   {MarkerModel::OriginColumn, QStringLiteral("recording"), false},
                   {MarkerModel::PlayerColumn, QStringLiteral("nameless tee"), false},
                   {MarkerModel::TickColumn, QStringLiteral("1 234 567"), false}});

    fillWith(this, {m_list});
}

void MarkersDock::addActions()
{
    QTableView &view = m_list->view();
    addDockAction(view, QStringLiteral("markers.goto"), tr("Go to marker"),
                  QKeySequence(Qt::Key_Return), [this] { goToSelected(); });
    const auto isOwn = [this] { return !m_list->selectedId().isNull(); };
    commands().add("markers.rename", tr("Rename marker"),
                   {.shortcuts = keys({"F2"}), .isEnabled = isOwn, .focus = &view},
                   [this] { renameSelected(); });
    commands().add(
        "markers.move", tr("Move to playhead"), {.isEnabled = isOwn, .focus = &view}, [this] {
            document()->markers().move(m_list->selectedId(), document()->playback().time().tick());
        });
    commands().add("markers.remove", tr("Delete marker"),
                   {.shortcuts = {QKeySequence::Delete},
                    .icon = "marker-remove",
                    .isEnabled = isOwn,
                    .focus = &view},
                   [this] { document()->markers().remove(m_list->selectedId()); });
    const auto shared = [&view] {
        return view.currentIndex().data(MarkerModel::SharedRole).toUuid();
    };
    commands().add("markers.keep", tr("Keep as own marker"),
                   {.toolTip = tr("Store the note of somebody who watches together"),
                    .isEnabled = [shared] { return !shared().isNull(); },
                    .focus = &view},
                   [this, shared] { keep(shared()); });
    // No shortcut: the window's command to mark the present tick has one.
    commands().add(
        "markers.add", tr("Add marker"),
        {.toolTip = tr("Mark the current tick and name it"), .icon = "marker-add", .focus = &view},
        [this] { addAtHead(); });
    addCopyAction(view, "markers.copy", tr("Copy rows"));
    m_more->addAction(commands().action("markers.move"));
    m_more->addAction(commands().action("markers.keep"));
    auto *add = m_list->addButton("add", commands().action("markers.add"));
    auto *remove = m_list->addButton("remove", commands().action("markers.remove"));
    auto *more = m_list->addButton("more");
    more->setMenu(m_more);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setText(tr("More"));
    setReadingOrder({add, remove, more, &view});
}

void MarkersDock::setFileActions(const QList<QAction *> &actions)
{
    m_more->addSeparator();
    m_more->addActions(actions);
}

void MarkersDock::refresh(Document::Changes changes)
{
    if (changes & Document::RangeChanged)
        m_list->form().refresh();
    if (!(changes
          & (Document::RecordingChanged | Document::MarkersChanged | Document::IndexChanged
             | Document::NamesChanged | Document::PhaseChanged))) {
        if (changes & Document::ChosenMarkerChanged)
            m_list->showChosen();
        return;
    }
    const Shared<Index> &index = document()->index();
    std::vector<Annotation> markers;
    if (index) {
        markers = document()->markers().all();
        for (Annotation &marker : markers) {
            if (const auto who = marker.who(); who && index->players().of(*who))
                marker.player = document()->players().titles(*who).whole();
        }
    }
    m_list->refill([&] {
        m_model->setMarkers(markers, index ? index->time() : TimeBase::uniform({}, Time{1}));
    });
    if (!index)
        m_list->stack().setNote(tr("No recording is open."));
    else if (m_model->rowCount() == 0)
        m_list->stack().setNote(tr("No markers. <a href='add'>Mark this tick</a>"));
    else
        m_list->stack().setNote({});
    m_list->showChosen();
    if (m_isEditWanted)
        QMetaObject::invokeMethod(this, &MarkersDock::editChosen, Qt::QueuedConnection);
}

/// Now, or as soon as the dock is seen: until then it knows nothing of the marker.
void MarkersDock::editChosen()
{
    m_isEditWanted = !isVisible();
    if (m_isEditWanted)
        return;
    m_list->showChosen();
    if (m_list->form().isFilled())
        m_list->form().editText();
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

void MarkersDock::keep(const QUuid &id)
{
    const std::vector<Annotation> &all = document()->markers().all();
    const auto shared = std::ranges::find(all, id, &Annotation::id);
    if (shared == all.end())
        return;
    Annotation own;
    own.tick = shared->tick;
    own.lastTick = shared->lastTick;
    own.text = annotationTitle(*shared);
    document()->markers().choose(document()->markers().add(std::move(own)));
}

void MarkersDock::goToSelected()
{
    const QModelIndex row = m_list->view().currentIndex();
    if (row.isValid())
        goTo({row.data(MarkerModel::TickRole).toLongLong()});
}

void MarkersDock::renameSelected()
{
    if (!m_list->selectedId().isNull())
        m_list->view().edit(m_list->view().currentIndex().siblingAtColumn(MarkerModel::NameColumn));
}

} // namespace tickscope
