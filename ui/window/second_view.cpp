// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/second_view.h"

#include "ui/compare/compare_dock.h"
#include "ui/style/widget_parts.h"
#include "ui/window/main_window.h"
#include "ui/window/window_docks.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QStackedWidget>

namespace tickscope {

SecondView::SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks,
                       MainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_first(first)
    , m_docks(docks)
    , m_ghosts(docks.ghosts())
    , m_pages(new QStackedWidget)
    , m_absence(named(wrappedText(), "secondView.absence"))
    , m_commands(this, document)
{
    m_commands.addPlain(
        "view.newView", tr("New view"), {"Ctrl+Shift+N"}, [this] { open(); }, {MenuName::View, 170},
        tr("Show the world a second time, with a camera of its own"), "fit-map");
    m_absence->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(m_absence);
    docks.secondView().setWidget(m_pages);
    connect(docks.secondView().toggleViewAction(), &QAction::toggled, this,
            &SecondView::onDockToggled);
    connect(&m_first, &WorldView::used, this, [this] { m_first.setStandIn(nullptr); });
    connect(&m_first.control(), &CameraControl::changed, this, &SecondView::follow);
    connect(&m_ghosts, &Ghosts::changed, this, &SecondView::showGhost);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & (Document::TimeChanged | Document::FrameChanged))
            follow();
    });
    connect(&m_ghost, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        // Later: the view hears of it, too, and begins anew.
        if (changes & Document::RecordingChanged)
            QMetaObject::invokeMethod(this, &SecondView::lookAtSubject, Qt::QueuedConnection);
    });
    // The tab that it was seen by may be closed.
    connect(&m_ghost, &ActiveDocument::entered, this, &SecondView::showGhost, Qt::QueuedConnection);
}

SecondView::~SecondView()
{
    delete m_view; // before what it shows
}

void SecondView::open()
{
    if (m_docks.secondView().isHidden())
        m_docks.secondView().toggleViewAction()->trigger();
    m_docks.secondView().raise();
    make();
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void SecondView::onDockToggled(bool isOpen)
{
    if (isOpen)
        return make();
    if (m_docks.layout().areHidden())
        return;
    remove();
    if (m_ghosts.beside())
        m_ghosts.joinPicture();
}

void SecondView::make()
{
    if (m_view)
        return;
    const bool isOfGhost = m_ghosts.beside();
    m_view = new WorldView(isOfGhost ? m_ghost : m_document, m_pages, 1);
    m_pages->setCurrentIndex(m_pages->addWidget(m_view));
    m_view->show(); // now, for the focus
    connect(m_view, &WorldView::used, this, [this] { m_first.setStandIn(m_view); });
    connect(m_view, &WorldView::pictureSaved, this, &SecondView::pictureSaved);
    if (isOfGhost) {
        m_view->overlays().setHudVisible(true);
        m_first.tracks().shareScale(m_view->tracks());
        m_view->tracks().shareScale(m_first.tracks());
        return lookAtSubject();
    }
    const auto showGhosts = [this, view = m_view.data()] { view->setLayers(m_ghosts.layers()); };
    connect(&m_ghosts, &Ghosts::changed, m_view, showGhosts);
    showGhosts();
}

void SecondView::remove()
{
    if (!m_view)
        return;
    m_first.setStandIn(nullptr);
    m_pages->removeWidget(m_view);
    // Later: the dock may be closed from the view's own menu.
    m_view->deleteLater();
    m_view = nullptr;
}

void SecondView::showGhost()
{
    const Ghost *ghost = m_ghosts.beside();
    Document *shown = ghost ? &documentOf(*ghost) : nullptr;
    const bool wasOfGhost = !m_ghost->path().isEmpty();
    if (shown ? shown == &*m_ghost : !wasOfGhost)
        return follow();
    remove();
    m_ghost.setDocument(shown);
    if (!shown)
        m_own.reset();
    QDockWidget &dock = m_docks.secondView();
    dock.setWindowTitle(ghost ? ghost->title : WindowDocks::tr("Second view"));
    if (dock.toggleViewAction()->isChecked() != (ghost != nullptr))
        dock.toggleViewAction()->trigger();
    else if (ghost)
        make();
    follow();
}

Document &SecondView::documentOf(const Ghost &ghost)
{
    if (ghost.source && ghost.source != &*m_document)
        return *ghost.source;
    if (!m_own || m_own->path() != ghost.path) {
        m_own = std::make_unique<Document>(allFormats());
        m_own->open(ghost.path);
    }
    return *m_own;
}

void SecondView::lookAtSubject()
{
    const Ghost *ghost = m_ghosts.beside();
    if (!ghost || !m_view)
        return;
    if (ghost->look.subject)
        m_view->control().follow(ghost->look.subject);
    else
        m_view->control().showRecorderView();
    follow();
}

void SecondView::follow()
{
    const Ghost *ghost = m_ghosts.beside();
    if (!ghost || !m_view)
        return;
    const Time head = m_document->playback().time().head();
    const auto time = ghost->timeAt(head);
    m_absence->setText(stateOf(*ghost, head));
    m_pages->setCurrentWidget(time ? static_cast<QWidget *>(m_view) : m_absence);
    Playback &playback = m_ghost->playback();
    if (playback.time().isPlaying())
        playback.apply(TimeCommand::of(TimeAction::Pause));
    if (time && playback.time().head() != *time)
        playback.apply(TimeCommand::goToTime(*time));
    if (ghost->look.place == GhostLook::Place::BesideTied) {
        const Camera &camera = m_first.camera();
        m_ghost->setCamera(1, {CameraState::View::Free, m_first.levels().plane(), 1.0,
                               camera.centre, camera.unitsPerPixel});
    }
}

} // namespace tickscope
