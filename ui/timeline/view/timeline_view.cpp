// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/timeline_view.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QWheelEvent>

#include "ui/accessible/accessible_source.h"
#include "ui/strip/strip_input.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/timeline/hover/timeline_hover.h"
#include "ui/timeline/lanes/lane_ticks.h"
#include "ui/timeline/marker_name_field.h"
#include "ui/timeline/strip_texts.h"
#include "ui/timeline/timeline_mouse_handler.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_parts.h"
#include "ui/timeline/view/timeline_commands.h"

namespace tickscope {

namespace {

struct TimelineHint {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TimelineHint)
};

/// The whole of a text of the plot that is drawn elided at \a position.
QString cutTextAt(QPointF position, const TimelineContent &content, const TimelineLayout &layout,
                  const QFont &font)
{
    const QFontMetricsF metrics(font);
    const auto range = placeRangeText(content, layout, metrics);
    if (range && range->place.contains(position) && range->text != content.rangeText)
        return plainTip(content.rangeText);
    for (const StripText &name : placeMarkerNames(content, layout, metrics)) {
        if (name.place.contains(position) && !name.whole.isEmpty())
            return plainTip(name.whole);
    }
    const auto lane = layout.laneAt(position.y());
    if (!lane || *lane >= content.lanes.size())
        return {};
    const QString &note = content.lanes[*lane].note;
    const double room = layout.plot.width() - content.lanes[*lane].noteX - NoteIndent;
    return metrics.horizontalAdvance(note) > room ? plainTip(note) : QString();
}

/// What the timeline shows at \a position, in pixels of the widget: what to do
/// with a title, or the whole of a text that is cut. In the plot the hover card
/// speaks of the rest.
QString timelineHint(QPointF position, const TimelineContent &content, const TimelineLayout &layout,
                     const LaneTicks &ticks, const QFont &font)
{
    // In the plot the hover card speaks, but of what is cut.
    if (position.x() >= layout.plot.left())
        return cutTextAt(position, content, layout, font);
    const auto lane = layout.laneAt(position.y());
    if (!lane || *lane >= ticks.lanes.size())
        return TimelineHint::tr(
            "Choose lanes. In the strip: click to go there, wheel to zoom, middle button to "
            "pan,\nright button to select a range, double-click to show all.\nDrag a marker's sign "
            "to move it. Ctrl snaps to events and markers, Shift moves tick by tick.");
    const LaneEvents &events = ticks.lanes[*lane];
    std::int64_t count = 0;
    for (const KindTicks &kind : events.kinds)
        count += static_cast<std::int64_t>(kind.size());
    return TimelineHint::tr("%1: %2\nDrag to reorder the lanes, right-click for more")
        .arg(events.lane.title, numberText(count));
}

} // namespace

constexpr double LaneMenuX = 4; ///< Behind the mark of the lane that the keyboard is at.

TimelineView::TimelineView(ActiveDocument &document, GoCommands &go, QWidget *parent)
    : StripWidget(document, parent)
    , m_strip(document)
    , m_mouse(new TimelineMouseHandler(document, m_strip, this))
    , m_commands(new TimelineCommands(*this, document, go))
    , m_hover(new TimelineHover(document, m_strip, *this))
    , m_markerName(new MarkerNameField(document, m_strip, *this))
{
    nameWidget(*this, "timelineView", tr("Timeline"));
    setAccessibleDescription(tr("Up and Down choose a lane, Enter opens its menu, Alt and the "
                                "arrow keys pan and zoom, the menu key shows more."));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_mouse, &TimelineMouseHandler::placeMenuWanted, this, &TimelineView::showPlaceMenu);
    connect(m_mouse, &TimelineMouseHandler::laneMenuWanted, this, &TimelineView::laneMenuWanted);
    connect(m_mouse, &TimelineMouseHandler::laneMoved, this, &TimelineView::laneMoved);
    connect(&m_document, &ActiveDocument::changed, this, &TimelineView::onDocumentChanged);
    makeAccessible();
}

void TimelineView::makeAccessible()
{
    m_accessible = new AccessibleSource(
        *this, m_document,
        {QAccessible::Slider, [this] { return timelineParts(m_document, m_strip); },
         [this] {
             const QString range = rangeLine(*m_document, m_strip.ticks());
             return range.isEmpty() ? timeInViewText(*m_document)
                                    : tr("%1 Range %2.").arg(timeInViewText(*m_document), range);
         },
         [this] { return lanePartKey(currentLane()); }});
}

void TimelineView::setPreviewPlane(ViewPlane plane)
{
    m_hover->preview().setPlane(plane);
}

void TimelineView::setPreviewTextures(std::shared_ptr<const MapTextures> textures)
{
    m_hover->preview().setMapTextures(std::move(textures));
}

QSize TimelineView::sizeWithLanes(int width, int laneHeight) const
{
    return {width, static_cast<int>(timelineAxisHeight(font()))
                       + laneHeight * static_cast<int>(m_strip.ticks().lanes.size())};
}

void TimelineView::setTicks(Shared<LaneTicks> ticks)
{
    const bool isOther = ticks->lanes.size() != m_strip.ticks().lanes.size();
    m_strip.setTicks(std::move(ticks));
    if (isOther) {
        m_strip.layOut(size(), font());
        updateGeometry();
    }
    renew();
}

void TimelineView::copyRange() const
{
    const QString line = rangeLine(*m_document, m_strip.ticks());
    if (!line.isEmpty())
        QGuiApplication::clipboard()->setText(line);
}

void TimelineView::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_mouse->forget();
        hoverAt({});
    }
    if (changes & Document::ViewChanged)
        m_strip.updateScale();
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::MarkersChanged
           | Document::RangeChanged | Document::ViewChanged | Document::SelectionChanged
           | Document::ChosenMarkerChanged)) {
        renew();
    } else if (changes & Document::TimeChanged) {
        keepHeadInView();
        update();
    }
}

void TimelineView::keepHeadInView()
{
    // While it is dragged, the strip stays where it is.
    if (m_mouse->holds())
        return;
    const auto isInView = [this](Time time) {
        return time >= scale().begin && time <= scale().end();
    };
    Playback &playback = m_document->playback();
    const Time head = playback.time().head();
    const Time before = std::exchange(m_lastHead, head);
    const bool isPlaying = playback.time().isPlaying();
    // Who looks elsewhere while it plays is left there.
    if (isInView(head) || (isPlaying && !isInView(before)))
        return;
    // Played out of view it goes on by a page; jumped to, it stands in the middle.
    const double share = !isPlaying ? 0.5 : playback.time().speed() < 0 ? 0.95 : 0.05;
    const Time room{static_cast<Time::rep>(static_cast<double>(scale().span.count()) * share)};
    showScale(playback, scale().from(head - room, playback.time().time().length()));
}

void TimelineView::renew()
{
    m_picture.clear();
    m_strip.renew();
    m_markerName->place();
    m_accessible->outdate();
    update();
}

void TimelineView::renewLook()
{
    m_strip.layOut(size(), font());
    m_strip.updateScale();
    renew();
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_picture.paint(painter, *this, [this](QPainter &picture) {
        paintTimeline(picture, m_strip.content(), m_strip.layout());
        if (m_document->index())
            paintGuesses(picture, *m_document, scale(), m_strip.layout().plot);
    });
    if (m_lane && *m_lane < m_strip.layout().laneCount) {
        const QRectF lane = m_strip.layout().lane(*m_lane);
        paintCurrentRow(painter, {0, lane.top(), plot().left(), lane.height()});
    }
    if (!m_document->index())
        return;
    const QRectF plot = this->plot();
    painter.setClipRect(plot.adjusted(-6, 0, 6, 0));
    paintBuffered(painter, *m_document, scale(), plot);
    if (const auto &place = m_hover->place(); place && !m_mouse->holds())
        paintPointer(painter, place->x(), height());
    m_mouse->paint(painter);
    paintHead(painter, headX(), plot);
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document->index() || m_mouse->holds())
        return event->ignore();
    m_hover->moveTo({});
    m_mouse->press(*event);
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_mouse->holds()) {
        m_mouse->move(*event);
        return update();
    }
    setCursor(m_mouse->cursorAt(event->position()));
    hoverAt(event->position());
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_mouse->holds())
        return;
    if (m_mouse->release(*event))
        keepHeadInView();
    update();
}

bool TimelineView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Escape is ours, and no shortcut of the window, while there is something to leave.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
            && (m_mouse->holds() || m_document->playback().range()))
            event->accept();
        break;
    case QEvent::NativeGesture: {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture || !m_document->index())
            break;
        // The value is what the fingers added since the last event, as a share.
        m_mouse->pinch(std::max(0.1, 1 + gesture->value()), gesture->position());
        hoverAt(gesture->position());
        return true;
    }
    default:
        break;
    }
    return StripWidget::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_mouse->holds()) {
        m_mouse->cancel();
        update();
    } else if (event->key() == Qt::Key_Escape && m_document->playback().range()) {
        m_document->playback().setRange({});
    } else if (event->matches(QKeySequence::Copy) && m_document->playback().range()) {
        copyRange();
    } else if (!pressKey(*event)) {
        StripWidget::keyPressEvent(event);
    }
}

bool TimelineView::pressKey(const QKeyEvent &event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
        chooseLane(-1);
        return true;
    case Qt::Key_Down:
        chooseLane(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        askForLaneMenu();
        return true;
    default:
        return false;
    }
}

QString TimelineView::currentLane() const
{
    const auto &lanes = m_strip.ticks().lanes;
    return m_lane && *m_lane < lanes.size() ? lanes[*m_lane].lane.id : QString();
}

void TimelineView::chooseLane(int step)
{
    const auto count = static_cast<int>(m_strip.layout().laneCount);
    const int before = m_lane ? static_cast<int>(*m_lane) : step > 0 ? -1 : count;
    m_lane = static_cast<std::size_t>(std::clamp(before + step, 0, std::max(count - 1, 0)));
    m_accessible->outdate();
    update();
}

void TimelineView::askForLaneMenu()
{
    const bool isChosen = m_lane && *m_lane < m_strip.layout().laneCount;
    const QRectF lane = isChosen ? m_strip.layout().lane(*m_lane) : m_strip.layout().axis;
    emit laneMenuWanted(mapToGlobal(QPointF(LaneMenuX, lane.bottom()).toPoint()), currentLane());
}

void TimelineView::focusOutEvent(QFocusEvent *event)
{
    // From its menu, and from another window, one comes back to it.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        m_lane.reset();
    StripWidget::focusOutEvent(event);
}

QString TimelineView::tipAt(QPointF position) const
{
    return timelineHint(position, content(), m_strip.layout(), m_strip.ticks(), font());
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    if (!m_document->index())
        return event->ignore();
    event->accept();
    turnWheel(m_document->playback(), scale(), *event, plotX(event->position()));
    hoverAt(event->position());
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    // By mouse the menu comes when the button is let go: until then it may be a drag.
    if (event->reason() == QContextMenuEvent::Keyboard && m_document->index())
        showPlaceMenu(
            {scale().xAt(m_document->playback().time().head()), m_strip.layout().axis.bottom()});
    event->accept();
}

void TimelineView::showPlaceMenu(const StripPoint &point)
{
    m_hover->moveTo({});
    const auto marker = m_strip.places().markerAt(point.x);
    const Tick tick = marker ? marker->firstTick() : m_strip.places().tickAt(point.x);
    auto *menu = named(new QMenu(this), "placeMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_commands->offerPlace(*menu, tick, marker);
    emit placeMenuOpening(menu, tick);
    menu->popup(mapToGlobal(QPointF(m_strip.layout().plot.left() + point.x, point.y).toPoint()));
}

void TimelineView::hoverAt(std::optional<QPointF> position)
{
    m_hover->moveTo(position);
    update();
}

} // namespace tickscope
