// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/shared_view.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include "ui/links/shared_address.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/view/world_view.h"

namespace tickscope::together {

constexpr int PointerRadius = 11; ///< Pixels.

PointerOverlay::PointerOverlay(WorldView &world, SharedView &view)
    : QWidget(&world)
    , m_world(world)
    , m_view(view)
{
    setObjectName(QStringLiteral("pointerOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(world.rect());
    hide();
    world.installEventFilter(this);
    connect(&view, &SharedView::changed, this, [this] {
        setVisible(m_view.pointer().has_value());
        update();
    });
}

bool PointerOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_world.rect());
    else if (event->type() == QEvent::MouseMove)
        m_view.setPointer(m_world.camera().toWorld(static_cast<QMouseEvent *>(event)->position(),
                                                   m_world.size()));
    else if (event->type() == QEvent::Leave)
        m_view.setPointer({});
    return QWidget::eventFilter(watched, event);
}

void PointerOverlay::paintEvent(QPaintEvent * /*event*/)
{
    const auto place = m_view.pointer();
    if (!place)
        return;
    const QPointF pixel = m_world.camera().toPixel(*place, m_world.size());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Light within dark, so that it is seen on any map.
    painter.setPen(QPen(Qt::black, 5));
    painter.drawEllipse(pixel, PointerRadius, PointerRadius);
    painter.setPen(QPen(Qt::white, 2));
    painter.drawEllipse(pixel, PointerRadius, PointerRadius);
}

namespace {

constexpr qint64 LeastPause = 50; // milliseconds between states: 20 a second
/// So often while playing, for those who come later and for the clocks.
constexpr auto LongestPause = std::chrono::seconds(1);
/// How far a head may be from where it should be, at speed 1: a tick of most games.
constexpr Time Tolerance = std::chrono::milliseconds(20);

Time toleranceAt(double speed)
{
    return Time{static_cast<Time::rep>(static_cast<double>(Tolerance.count())
                                       * std::max(1.0, std::abs(speed)))};
}

Time distance(Time one, Time other)
{
    return one < other ? other - one : one - other;
}

/// Without the moment, which time is compared by, and lanes, which are each person's own.
ViewState partsOf(ViewState view)
{
    view.tick.reset();
    view.lanes.clear();
    return view;
}

/// Whether a person sees the same by both: where a view places itself its place does not matter.
bool isSameSight(const CameraState &one, const CameraState &other)
{
    return one.view == other.view && one.plane == other.plane && one.followZoom == other.followZoom
           && (one.view != CameraState::View::Free || one == other);
}

} // namespace

SharedView::SharedView(ActiveDocument &document, Together &session, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &SharedView::publish);
    connect(&document, &ActiveDocument::changed, this, &SharedView::onDocumentChanged);
    connect(&document, &ActiveDocument::entered, this,
            [this] { onDocumentChanged(Document::RecordingChanged); });
    connect(&session, &Together::changed, this, &SharedView::onSessionChanged);
    connect(&session, &Together::stateChanged, this, [this] {
        if (!m_isElsewhere)
            show();
        emit changed();
    });
}

SharedView::Sight SharedView::sight() const
{
    if (!m_session.isIn() || m_session.isLeading() || !m_session.state())
        return Sight::Nothing;
    if (m_isElsewhere)
        return Sight::Elsewhere;
    return isHere() ? Sight::Followed : Sight::Missing;
}

bool SharedView::isHere() const
{
    return m_session.state() && m_document->recording()
           && m_document->contentHash().sha256() == m_session.state()->sha256;
}

bool SharedView::isUntold() const
{
    return m_session.isLeading() && m_document->recording()
           && m_document->contentHash().sha256().isEmpty();
}

std::optional<QPointF> SharedView::pointer() const
{
    return sight() == Sight::Followed ? m_session.state()->pointer : std::nullopt;
}

void SharedView::setPointer(const std::optional<QPointF> &place)
{
    m_pointer = place;
    publish();
}

void SharedView::comeBack()
{
    m_isElsewhere = false;
    m_seen.reset();
    m_wanted.clear();
    show();
    emit changed();
}

void SharedView::lookElsewhere()
{
    m_isElsewhere = true;
    emit changed();
}

void SharedView::onSessionChanged()
{
    const bool isLeading = m_session.isLeading();
    if (isLeading != std::exchange(m_wasLeading, isLeading) || !m_session.isIn()) {
        m_isElsewhere = false;
        m_seen.reset();
        m_wanted.clear();
    }
    publish();
    emit changed();
}

void SharedView::onDocumentChanged(Document::Changes changes)
{
    if (m_isApplying || m_document.isSwitching() || !m_session.isIn())
        return;
    if (m_session.isLeading()) {
        publish();
        if (changes & (Document::RecordingChanged | Document::HashChanged))
            emit changed();
        return;
    }
    if (!m_session.state() || m_session.isOwnLead() || m_isElsewhere)
        return;
    if (!isHere()) {
        // Who was there has gone to another recording.
        if (m_seen && changes & Document::RecordingChanged)
            lookElsewhere();
        return;
    }
    if (!m_seen) {
        show();
        emit changed();
        return;
    }
    const CameraState *camera = m_document->camera(0);
    const bool isMoved = changes & Document::CameraChanged && camera
                         && !isSameSight(*camera, m_seen->camera);
    if (isMoved || m_document->playback().appliedCommands() != m_commands)
        lookElsewhere();
    else if (changes & Document::TimeChanged)
        showTime();
}

SharedState SharedView::presentState() const
{
    const TimeController &time = m_document->playback().time();
    SharedState state;
    state.sha256 = m_document->contentHash().sha256();
    state.name = m_document->displayName();
    state.address = sharedAddress(m_document->path());
    state.view = m_document->viewState();
    state.view.lanes.clear();
    state.head = time.head();
    state.speed = time.speed();
    state.isPlaying = time.isPlaying();
    state.pointer = m_pointer;
    return state;
}

bool SharedView::isNews(const SharedState &state) const
{
    const auto &last = m_session.state();
    if (!last || last->sha256 != state.sha256 || last->isPlaying != state.isPlaying
        || last->speed != state.speed || last->pointer != state.pointer
        || partsOf(last->view) != partsOf(state.view))
        return true;
    if (!state.isPlaying)
        return last->head != state.head;
    const Time age = m_session.ageOf(*last);
    return age > LongestPause
           || distance(state.head, headOf(*last, age, m_document->playback().time().time()))
                  > toleranceAt(state.speed);
}

void SharedView::publish()
{
    if (!m_session.isLeading() || !m_document->recording()
        || m_document->contentHash().sha256().isEmpty() || m_due.isActive())
        return;
    const SharedState state = presentState();
    if (!isNews(state))
        return;
    if (m_sinceLast.isValid() && m_sinceLast.elapsed() < LeastPause)
        return m_due.start(static_cast<int>(LeastPause - m_sinceLast.elapsed()));
    m_sinceLast.start();
    const bool isTooLong = m_session.publish(state);
    if (std::exchange(m_isFilterTooLong, isTooLong) != isTooLong)
        emit changed();
}

void SharedView::show()
{
    if (!m_session.state() || m_session.isOwnLead())
        return;
    const SharedState state = *m_session.state();
    if (!isHere()) {
        m_seen.reset();
        if (std::exchange(m_wanted, state.sha256) != state.sha256)
            emit recordingWanted(state);
        return;
    }
    {
        const QScopedValueRollback applying(m_isApplying, true);
        ViewState view = state.view;
        if (state.isWithoutFilter)
            view.filter = m_document->events().filter();
        showParts(view);
        m_seen = view;
    }
    showTime();
}

void SharedView::showParts(const ViewState &view)
{
    const auto isNew = [this, &view](auto ViewState::*part) {
        return !m_seen || (*m_seen).*part != view.*part;
    };
    if (isNew(&ViewState::loop)) {
        const TickRange ticks = m_document->index()->ticks();
        const bool hasLoop = view.loop && ticks.contains(view.loop->first)
                             && ticks.contains(view.loop->last);
        m_document->playback().setRange(hasLoop ? view.loop : std::nullopt);
    }
    if (isNew(&ViewState::player))
        m_document->selection().selectPlayer(view.player);
    // Before the camera, which it would move.
    if (isNew(&ViewState::followed))
        m_document->selection().follow(view.followed);
    if (isNew(&ViewState::filter))
        m_document->events().setFilter(view.filter);
    if (isNew(&ViewState::camera))
        m_document->setCamera(0, view.camera);
}

void SharedView::showTime()
{
    const QScopedValueRollback applying(m_isApplying, true);
    const SharedState &state = *m_session.state();
    Playback &playback = m_document->playback();
    const TimeController &time = playback.time();
    if (state.isPlaying) {
        const Time wanted = headOf(state, m_session.ageOf(state), time.time());
        if (time.speed() != state.speed)
            playback.apply(TimeCommand::setSpeed(state.speed));
        if (!time.isPlaying() || distance(time.head(), wanted) > toleranceAt(state.speed))
            playback.apply(TimeCommand::goToTime(wanted));
        if (!time.isPlaying())
            playback.apply(TimeCommand::of(state.speed < 0 ? TimeAction::PlayBackward
                                                           : TimeAction::PlayForward));
    } else {
        const Tick wanted = m_document->index()->ticks().clamp(*state.view.tick);
        if (time.isPlaying())
            playback.apply(TimeCommand::of(TimeAction::Pause));
        if (time.speed() != state.speed)
            playback.apply(TimeCommand::setSpeed(state.speed));
        if (time.tick() != wanted)
            playback.apply(TimeCommand::goToTick(wanted));
    }
    m_commands = playback.appliedCommands();
}

} // namespace tickscope::together
