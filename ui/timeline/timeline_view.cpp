// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include "ui/strip/hover_watch.h"
#include "ui/style/theme.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/hover/hover_preview.h"
#include "ui/timeline/painters/buffered_painter.h"
#include "ui/timeline/painters/guess_painter.h"
#include "ui/timeline/place_menu.h"
#include "ui/timeline/timeline_commands.h"
#include "ui/timeline/timeline_drags.h"
#include "ui/timeline/timeline_hint.h"

#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tickscope {

namespace {

constexpr double HandlePixels = 5;
constexpr double NearPixels = 4; // Events this near to the pointer stand on the card.

} // namespace

TimelineView::TimelineView(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_ticks(std::make_shared<const LaneTicks>())
    , m_commands(new TimelineCommands(*this, document))
    , m_card(new HoverCard(this))
    , m_preview(new HoverPreview(document, this))
    , m_hover(new HoverWatch(*m_card, this))
{
    setObjectName(QStringLiteral("timelineView"));
    setAccessibleName(tr("Timeline"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_hover, &HoverWatch::cardWanted, this, &TimelineView::showCard);
    connect(m_hover, &HoverWatch::left, m_preview, &HoverPreview::cancel);
    connect(m_preview, &HoverPreview::pictureReady, this,
            [this] { m_card->setPicture(m_preview->picture()); });
    connect(&m_document, &Document::changed, this, &TimelineView::takeChanges);
    connect(&m_document.markers(), &Markers::chosenChanged, this, &TimelineView::renew);
}

double TimelineView::axisHeight() const
{
    return QFontMetrics(font()).height() + 8;
}

void TimelineView::setPreviewPlane(ViewPlane plane)
{
    m_preview->setPlane(plane);
}

void TimelineView::setPreviewTextures(std::shared_ptr<const MapTextures> textures)
{
    m_preview->setMapTextures(std::move(textures));
}

QSize TimelineView::sizeHint() const
{
    return {640, static_cast<int>(axisHeight()) + 18 * static_cast<int>(m_ticks->lanes.size())};
}

QSize TimelineView::minimumSizeHint() const
{
    return {320, static_cast<int>(axisHeight()) + 14 * static_cast<int>(m_ticks->lanes.size())};
}

double TimelineView::xAt(Time time) const
{
    return m_layout.plot.left() + m_scale.xAt(time);
}

void TimelineView::setTicks(Shared<LaneTicks> ticks)
{
    const bool isOther = ticks->lanes.size() != m_ticks->lanes.size();
    m_ticks = std::move(ticks);
    if (isOther) {
        layOut();
        updateGeometry();
    }
    renew();
}

void TimelineView::layOut()
{
    m_layout = TimelineLayout::of(size(), timelineTitleWidth(font()), axisHeight(),
                                  m_ticks->lanes.size());
}

Time TimelineView::length() const
{
    return m_document.playback().time().time().length();
}

Time TimelineView::shortestSpan() const
{
    return tickscope::shortestSpan(m_scale, m_document.playback().time().time());
}

void TimelineView::fit()
{
    showScale(m_document.playback(), TimeScale::whole(length(), m_layout.plot.width()));
}

void TimelineView::showRange()
{
    if (!m_document.playback().range())
        return;
    const TimeBase &base = m_document.playback().time().time();
    const Time begin = base.timeAt(m_document.playback().range()->first);
    const Time span = std::max(base.timeAt(m_document.playback().range()->last) - begin,
                               shortestSpan());
    const Time room = span / 20;
    m_document.playback().setTimeInView({begin - room, span + 2 * room});
}

void TimelineView::copyRange() const
{
    const QString line = rangeLine(m_document, *m_ticks);
    if (!line.isEmpty())
        QGuiApplication::clipboard()->setText(line);
}

void TimelineView::takeScale()
{
    const TimeInView view = m_document.playback().timeInView();
    m_scale = {view.begin, view.span, std::max(m_layout.plot.width(), 1.0)};
}

void TimelineView::takeChanges(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_drag.reset();
        hoverAt({});
    }
    if (changes & Document::ViewChanged)
        takeScale();
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::MarkersChanged
           | Document::RangeChanged | Document::ViewChanged | Document::SelectionChanged)) {
        renew();
    } else if (changes & Document::TimeChanged) {
        keepHeadInView();
        update();
    }
}

void TimelineView::keepHeadInView()
{
    // While the hand drags, the strip stays where it is.
    if (m_drag)
        return;
    const auto isInView = [this](Time time) {
        return time >= m_scale.begin && time <= m_scale.end();
    };
    const Time head = m_document.playback().time().head();
    const Time before = std::exchange(m_lastHead, head);
    const bool isPlaying = m_document.playback().time().isPlaying();
    // Who looks elsewhere while it plays is left there.
    if (isInView(head) || (isPlaying && !isInView(before)))
        return;
    // Played out of view it goes on by a page; jumped to, it stands in the
    // middle.
    const double share = !isPlaying ? 0.5 : m_document.playback().time().speed() < 0 ? 0.95 : 0.05;
    const Time begin = head
                       - Time{static_cast<Time::rep>(static_cast<double>(m_scale.span.count())
                                                     * share)};
    showScale(m_document.playback(), m_scale.from(begin, length()));
}

void TimelineView::renew()
{
    m_picture = {};
    m_content = m_document.index() ? makeTimelineContent(m_scale, m_document, *m_ticks)
                                   : TimelineContent{};
    update();
}

void TimelineView::resizeEvent(QResizeEvent *)
{
    layOut();
    takeScale();
    renew();
}

void TimelineView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        renew();
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(theme::color(theme::Token::Panel));
        QPainter picture(&m_picture);
        picture.setFont(font());
        paintTimeline(picture, m_content, m_layout);
        if (m_document.index())
            paintGuesses(picture, m_document, m_scale, m_layout.plot);
    }
    painter.drawPixmap(0, 0, m_picture);
    if (!m_document.index())
        return;
    painter.setClipRect(m_layout.plot.adjusted(-6, 0, 6, 0));
    paintBuffered(painter, m_document, m_scale, m_layout.plot);
    if (const auto &place = m_hover->place(); place && !m_drag) {
        painter.setPen(QPen(theme::color(theme::Token::QuietText), 1, Qt::DotLine));
        painter.drawLine(QPointF(place->x(), 0), QPointF(place->x(), height()));
    }
    if (m_drag)
        m_drag->paint(painter, m_scale);
    paintHead(painter, xAt(m_document.playback().time().head()), m_layout.plot);
}

QString TimelineView::laneIdAt(double y) const
{
    const auto lane = m_layout.laneAt(y);
    return lane && *lane < m_ticks->lanes.size() ? m_ticks->lanes[*lane].lane.id : QString();
}

/// The end of the range that stays when the sign of the other at \a position is
/// dragged.
std::optional<Tick> TimelineView::fixedEndAt(QPointF position) const
{
    const auto &range = m_document.playback().range();
    if (!m_content.range || !range || position.y() > m_layout.axis.bottom())
        return {};
    const double x = plotX(position);
    if (std::abs(x - m_content.range->left) <= HandlePixels)
        return range->last;
    if (std::abs(x - m_content.range->right) <= HandlePixels)
        return range->first;
    return {};
}

/// The own marker whose sign, which stands in the axis, is at \a position.
std::optional<Marker> TimelineView::markerToHold(QPointF position) const
{
    if (!m_document.index() || position.y() > m_layout.axis.bottom() || isTitle(position))
        return {};
    const auto marker = places().markerAt(plotX(position));
    return marker && marker->isOwn ? marker : std::nullopt;
}

StripPoint TimelineView::pointOf(const QMouseEvent &event) const
{
    return {plotX(event.position()), event.position().y(), event.modifiers()};
}

/// What a press takes hold of; null: nothing.
std::unique_ptr<StripDrag> TimelineView::dragFor(const QMouseEvent &event)
{
    Playback &playback = m_document.playback();
    const double x = plotX(event.position());
    const TickNear tickNear = [this](double at, Qt::KeyboardModifiers modifiers) {
        return places().tickNear(at, modifiers);
    };
    const bool isRight = event.button() == Qt::RightButton;
    if (event.button() == Qt::MiddleButton)
        return std::make_unique<PanDrag>(playback, x, m_scale);
    if (isRight || (event.modifiers() & Qt::AltModifier)) {
        std::function<void(const StripPoint &)> clicked;
        if (isRight)
            clicked = [this](const StripPoint &point) { showPlaceMenu(point); };
        return std::make_unique<RangeDrag>(playback, tickNear, x, std::nullopt, clicked);
    }
    if (const auto fixed = fixedEndAt(event.position()))
        return std::make_unique<RangeDrag>(playback, tickNear, x, fixed, nullptr);
    if (const auto marker = markerToHold(event.position()))
        return std::make_unique<MarkerDrag>(playback, m_document.markers(), *marker, tickNear, x,
                                            m_layout);
    auto scrub = std::make_unique<ScrubDrag>(playback,
                                             [this](double at) { return places().landmarkAt(at); });
    scrub->moveTo(pointOf(event), m_scale);
    return scrub;
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag)
        return event->ignore();
    m_hover->moveTo({});
    if (isTitle(event->position()))
        return pressTitle(*event);
    constexpr auto Holding = Qt::LeftButton | Qt::MiddleButton | Qt::RightButton;
    if (Holding & event->button())
        m_drag = dragFor(*event);
}

void TimelineView::pressTitle(const QMouseEvent &event)
{
    const auto lane = m_layout.laneAt(event.position().y());
    const QString id = laneIdAt(event.position().y());
    if (event.button() == Qt::LeftButton && !id.isEmpty())
        m_drag = std::make_unique<LaneDrag>(
            *lane, m_layout, [this](std::size_t held, std::size_t place) {
                const auto &lanes = m_ticks->lanes;
                if (std::max(held, place) < lanes.size())
                    emit laneMoved(lanes[held].lane.id, lanes[place].lane.id);
            });
    else if (event.button() == Qt::LeftButton || event.button() == Qt::RightButton)
        emit laneMenuWanted(event.globalPosition().toPoint(), id);
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag) {
        m_drag->moveTo(pointOf(*event), m_scale);
        return update();
    }
    const bool isHandle = fixedEndAt(event->position()) || markerToHold(event->position());
    setCursor(isHandle ? Qt::SizeHorCursor : Qt::ArrowCursor);
    hoverAt(event->position());
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    auto drag = std::move(m_drag);
    if (!drag)
        return;
    drag->drop(pointOf(*event));
    const bool movesHead = drag->movesHead();
    drag.reset();
    if (movesHead)
        keepHeadInView();
    update();
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !isTitle(event->position()))
        fit();
}

bool TimelineView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Escape is ours, and no shortcut of the window, while there is something
        // to leave.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
            && (m_drag || m_document.playback().range()))
            event->accept();
        break;
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture || !m_document.index())
            break;
        // The value is what the fingers added since the last event, as a share.
        zoomBy(std::max(0.1, 1 + gesture->value()), gesture->position());
        return true;
    }
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(),
                           timelineHint(help->pos(), m_content, m_layout, *m_ticks, font()), this);
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag) {
        m_drag->cancel();
        m_drag.reset();
        update();
    } else if (event->key() == Qt::Key_Escape && m_document.playback().range()) {
        m_document.playback().setRange({});
    } else if (event->matches(QKeySequence::Copy) && m_document.playback().range()) {
        copyRange();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TimelineView::zoomBy(double factor, QPointF position)
{
    showScale(m_document.playback(),
              m_scale.zoomed(factor, plotX(position), length(), shortestSpan()));
    hoverAt(position);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    event->accept();
    const QPoint notches = event->angleDelta();
    const bool isSideways = std::abs(notches.x()) > std::abs(notches.y());
    const double turned = (isSideways ? notches.x() : notches.y()) / 120.0;
    if (!isSideways && !(event->modifiers() & Qt::ShiftModifier))
        return zoomBy(std::pow(1.25, turned), event->position());
    // Fingers on a touchpad take the strip along, pixel by pixel; a wheel goes by
    // tenths.
    const bool hasPixels = isSideways && event->pixelDelta().x() != 0;
    const double pixels = hasPixels ? event->pixelDelta().x() : turned * m_scale.width / 10;
    showScale(m_document.playback(), m_scale.panned(-pixels, length()));
    hoverAt(event->position());
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    // By mouse the menu comes when the button is let go: until then it may be a
    // drag.
    if (event->reason() == QContextMenuEvent::Keyboard && m_document.index())
        showPlaceMenu({m_scale.xAt(m_document.playback().time().head()), m_layout.axis.bottom()});
    event->accept();
}

void TimelineView::showPlaceMenu(const StripPoint &point)
{
    m_hover->moveTo({});
    const auto marker = places().markerAt(point.x);
    auto *menu = new PlaceMenu(m_document, m_commands->commands(),
                               marker ? marker->tick : places().tickAt(point.x), marker, this);
    menu->popup(mapToGlobal(QPointF(m_layout.plot.left() + point.x, point.y).toPoint()));
}

void TimelineView::leaveEvent(QEvent *)
{
    m_hover->moveTo({});
    update();
}

void TimelineView::hoverAt(std::optional<QPointF> position)
{
    if (position && (!m_document.index() || position->x() < m_layout.plot.left()))
        position.reset();
    m_hover->moveTo(position);
    update();
}

void TimelineView::showCard(QPointF place)
{
    if (!m_document.index())
        return;
    const double x = plotX(place);
    const Tick tick = places().tickAt(x);
    m_preview->want(tick, devicePixelRatioF());
    // Outside of the whole instrument, so that it covers the head neither here
    // nor above.
    const QWidget *instrument = parentWidget() ? parentWidget() : this;
    m_card->showFor(m_document, tick,
                    {places().tickAt(x - NearPixels), places().tickAt(x + NearPixels)},
                    m_preview->picture(), mapToGlobal(place.toPoint()).x(),
                    QRect(instrument->mapToGlobal(QPoint(0, 0)), instrument->size()));
}

} // namespace tickscope
