// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ghost_view.h"

#include "ui/compare/compare_dock.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

#include <QEvent>
#include <QLabel>
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

} // namespace tickscope
