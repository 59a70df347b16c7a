// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/second_view.h"

#include "ui/compare/compare_dock.h"
#include "ui/compare/ghosts.h"
#include "ui/window/main_window.h"
#include "ui/window/window_docks.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tickscope {

GhostView::GhostView(ActiveDocument &document, WorldView &first, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_first(first)
    , m_title(new QLabel)
    , m_pages(std::make_unique<QStackedWidget>())
    , m_absence(new QLabel)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_pages.get(), 1);
    m_title->setContentsMargins(6, 2, 6, 2);
    m_title->setTextFormat(Qt::PlainText);
    m_absence->setObjectName(QStringLiteral("secondView.absence"));
    m_absence->setAlignment(Qt::AlignCenter);
    m_absence->setWordWrap(true);
    m_pages->addWidget(m_absence);
    m_first.installEventFilter(this);
    connect(&m_ghost, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        // Later: the view hears of it, too, and begins anew.
        if (changes & Document::RecordingChanged)
            QMetaObject::invokeMethod(this, &GhostView::lookAtSubject, Qt::QueuedConnection);
        if (changes & (Document::RecordingChanged | Document::IndexChanged))
            QMetaObject::invokeMethod(this, &GhostView::outdated, Qt::QueuedConnection);
    });
    // The tab that it was seen by may be closed.
    connect(&m_ghost, &ActiveDocument::entered, this, &GhostView::documentLost,
            Qt::QueuedConnection);
}

const Document *GhostView::shownDocument() const
{
    return m_view ? &*m_ghost : nullptr;
}

void GhostView::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void GhostView::showGhost(const Ghost &ghost, const std::function<bool(const Document &)> &isFree)
{
    m_subject = ghost.look.subject;
    Document &shown = documentOf(ghost, isFree);
    if (m_view && &shown == &*m_ghost)
        return follow(ghost);
    if (m_view) {
        // Later: what closes it may be its own menu.
        m_pages->removeWidget(m_view);
        m_view->deleteLater();
    }
    m_ghost.setDocument(&shown);
    if (m_own && &shown != m_own.get())
        m_own.reset();
    m_view = new WorldView(m_ghost, m_pages.get(), 1);
    constexpr int LeastHeight = 60; // three have room above each other in a small window
    m_view->setMinimumHeight(LeastHeight);
    m_view->installEventFilter(this);
    m_pages->setCurrentIndex(m_pages->addWidget(m_view));
    m_view->show(); // now, for the focus
    m_view->overlays().setHudVisible(true);
    emit viewMade();
    lookAtSubject();
    follow(ghost);
}

Document &GhostView::documentOf(const Ghost &ghost,
                                const std::function<bool(const Document &)> &isFree)
{
    if (ghost.source && ghost.source != &*m_document && isFree(*ghost.source))
        return *ghost.source;
    if (!m_own || m_own->path() != ghost.path) {
        m_own = std::make_unique<Document>(allFormats());
        m_own->open(ghost.path);
    }
    return *m_own;
}

void GhostView::lookAtSubject()
{
    if (!m_view)
        return;
    if (m_subject)
        m_view->control().follow(m_subject);
    else
        m_view->control().showRecorderView();
}

void GhostView::follow(const Ghost &ghost)
{
    if (!m_view)
        return;
    const Time head = m_document->playback().time().head();
    const auto time = ghost.timeAt(head);
    m_absence->setText(stateOf(ghost, head));
    m_pages->setCurrentWidget(time ? static_cast<QWidget *>(m_view) : m_absence);
    Playback &playback = m_ghost->playback();
    if (playback.time().isPlaying())
        playback.apply(TimeCommand::of(TimeAction::Pause));
    if (time && playback.time().head() != *time)
        playback.apply(TimeCommand::goToTime(*time));
    if (ghost.look.place == GhostLook::Place::BesideTied) {
        const Camera &camera = m_first.camera();
        // A smaller view has all that is seen in the picture.
        const QSize own = m_view->size().expandedTo({1, 1}); // folded away it has none
        const double smaller = std::max(
            {1.0, double(m_first.width()) / own.width(), double(m_first.height()) / own.height()});
        m_ghost->setCamera(1, {CameraState::View::Free, m_first.levels().plane(), 1.0,
                               camera.centre, camera.unitsPerPixel * smaller});
    }
}

bool GhostView::eventFilter(QObject *watched, QEvent *event)
{
    // Later: what the view fits into it is placed then.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &GhostView::outdated, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

SecondView::SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks,
                       MainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_first(first)
    , m_docks(docks)
    , m_ghosts(docks.ghosts())
    , m_views(new QSplitter(Qt::Vertical))
    , m_commands(this, document)
{
    m_commands.add("view.newView", tr("New view"), {"Ctrl+Shift+N"}, {MenuName::View, 170},
                   tr("Show the world a second time, with a camera of its own"),
                   {.icon = "fit-map"}, [this] { open(); });
    m_views->setChildrenCollapsible(false);
    docks.secondView().setWidget(m_views);
    connect(docks.secondView().toggleViewAction(), &QAction::toggled, this,
            &SecondView::onDockToggled);
    connect(&m_first, &WorldView::used, this, [this] { m_first.setStandIn(nullptr); });
    connect(&m_first.control(), &CameraControl::changed, this, &SecondView::follow);
    connect(&m_ghosts, &Ghosts::changed, this, &SecondView::showGhosts);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & (Document::TimeChanged | Document::FrameChanged))
            follow();
    });
}

void SecondView::open()
{
    if (m_docks.secondView().isHidden())
        m_docks.secondView().toggleViewAction()->trigger();
    m_docks.secondView().raise();
    make();
    WorldView *view = m_ghostViews.empty() ? m_view.data() : m_ghostViews.front()->view();
    view->setFocus(Qt::ShortcutFocusReason);
}

void SecondView::onDockToggled(bool isOpen)
{
    if (isOpen)
        return make();
    if (m_docks.layout().areHidden())
        return;
    remove();
    if (!m_ghosts.beside().empty())
        m_ghosts.joinPicture();
}

void SecondView::make()
{
    if (!m_ghosts.beside().empty())
        return showGhosts();
    if (m_view)
        return;
    m_view = new WorldView(m_document, m_views, 1);
    m_views->addWidget(m_view);
    m_view->show(); // now, for the focus
    adopt(*m_view);
    const auto showLayers = [this, view = m_view.data()] { view->setLayers(m_ghosts.layers()); };
    connect(&m_ghosts, &Ghosts::changed, m_view, showLayers);
    showLayers();
}

void SecondView::adopt(WorldView &view)
{
    connect(&view, &WorldView::used, this, [this, &view] { m_first.setStandIn(&view); });
    connect(&view, &WorldView::pictureSaved, this, &SecondView::pictureSaved);
}

void SecondView::remove()
{
    m_first.setStandIn(nullptr);
    makeGhostViews(0);
    if (!m_view)
        return;
    // Later: the dock may be closed from the view's own menu.
    m_view->hide();
    m_view->deleteLater();
    m_view = nullptr;
}

void SecondView::makeGhostViews(std::size_t count)
{
    if (m_ghostViews.size() == count)
        return;
    while (m_ghostViews.size() > count) {
        m_first.setStandIn(nullptr);
        m_ghostViews.back()->hide();
        m_ghostViews.back()->deleteLater();
        m_ghostViews.pop_back();
    }
    while (m_ghostViews.size() < count) {
        auto *made = new GhostView(m_document, m_first, m_views);
        m_views->addWidget(made);
        m_ghostViews.emplace_back(made);
        connect(made, &GhostView::documentLost, this, &SecondView::showGhosts);
        connect(made, &GhostView::outdated, this, &SecondView::follow);
        connect(made, &GhostView::viewMade, this, [this, made] {
            m_first.setStandIn(nullptr);
            adopt(*made->view());
            shareScales(*made->view());
        });
    }
    constexpr int EqualShare = 1000; // a new one would take half of all
    m_views->setSizes(QList<int>(m_views->count(), EqualShare));
}

void SecondView::shareScales(WorldView &view)
{
    std::vector<WorldView *> others{&m_first};
    for (const QPointer<GhostView> &ghost : m_ghostViews) {
        if (ghost->view() && ghost->view() != &view)
            others.push_back(ghost->view());
    }
    for (WorldView *other : others) {
        other->tracks().shareScale(view.tracks());
        view.tracks().shareScale(other->tracks());
    }
}

void SecondView::showGhosts()
{
    const auto ghosts = m_ghosts.beside();
    QDockWidget &dock = m_docks.secondView();
    dock.setWindowTitle(ghosts.size() == 1 ? ghosts.front()->title
                                           : WindowDocks::tr("Second view"));
    if (ghosts.empty() && m_ghostViews.empty())
        return;
    if (m_view)
        remove();
    makeGhostViews(ghosts.size());
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
        // Of one recording at several moments only one view can have the tab's head.
        const auto isFree = [&](const Document &document) {
            return std::none_of(m_ghostViews.begin(),
                                m_ghostViews.begin() + static_cast<std::ptrdiff_t>(i),
                                [&](const QPointer<GhostView> &earlier) {
                                    return earlier->shownDocument() == &document;
                                });
        };
        m_ghostViews[i]->setTitle(ghosts.size() > 1 ? ghosts[i]->title : QString());
        m_ghostViews[i]->showGhost(*ghosts[i], isFree);
    }
    if (dock.toggleViewAction()->isChecked() == ghosts.empty())
        dock.toggleViewAction()->trigger();
}

void SecondView::follow()
{
    const auto ghosts = m_ghosts.beside();
    for (std::size_t i = 0; i < std::min(ghosts.size(), m_ghostViews.size()); ++i)
        m_ghostViews[i]->follow(*ghosts[i]);
}

} // namespace tickscope
