// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include "ui/commands/command_keys.h"
#include "ui/commands/command_set.h"
#include "ui/theme.h"
#include "ui/timeline/buffered_painter.h"
#include "ui/timeline/guess_painter.h"
#include "ui/timeline/hover_card.h"
#include "ui/timeline/hover_preview.h"

#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

constexpr int HoverDelay = 80;    // milliseconds
constexpr double CellPixels = 32; // A tick is never wider when zoomed in.

} // namespace

TimelineView::TimelineView(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_ticks(std::make_shared<const LaneTicks>())
    , m_commands(new CommandSet(this, document))
    , m_card(new HoverCard(this))
    , m_preview(new HoverPreview(document, this))
{
    setObjectName(QStringLiteral("timelineView"));
    setAccessibleName(tr("Timeline"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(HoverDelay);
    connect(&m_hoverTimer, &QTimer::timeout, this, &TimelineView::showCard);
    connect(m_preview, &HoverPreview::pictureReady, this,
            [this] { m_card->setPicture(m_preview->picture()); });
    connect(&m_document, &Document::changed, this, &TimelineView::takeChanges);
    connect(&m_document.markers(), &Markers::chosenChanged, this, &TimelineView::renew);
    addCommands();
}

void TimelineView::addCommands()
{
    const auto add = [this](Command command) { m_commands->add(std::move(command)); };
    const auto hasRange = [this] { return m_document.playback().range().has_value(); };
    add({.id = "timeline.fit",
         .text = tr("Whole timeline"),
         .shortcuts = keys({"Z"}),
         .handler = [this] { fit(); },
         .place = {MenuName::View, 320},
         .toolTip = tr("Show the whole recording on the timeline"),
         .icon = "timeline"});
    add({.id = "range.show",
         .text = tr("Show range"),
         .shortcuts = keys({"Shift+Z"}),
         .handler = [this] { showRange(); },
         .place = {MenuName::Playback, 330},
         .toolTip = tr("Zoom the timeline to the selected range"),
         .isEnabled = hasRange});
    add({.id = "range.copy",
         .text = tr("Copy range"),
         .shortcuts = keys({"Ctrl+Shift+R"}),
         .handler = [this] { copyRange(); },
         .place = {MenuName::Playback, 340},
         .toolTip = tr("Copy duration, ticks and event counts of the selected range"),
         .icon = "copy",
         .isEnabled = hasRange});
    m_commands->refreshWith(Document::RangeChanged);
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
    const double seconds = m_scale.width / CellPixels
                           / m_document.playback().time().time().ticksPerSecond();
    return Time{static_cast<Time::rep>(seconds * 1e9)};
}

Tick TimelineView::tickAt(double x) const
{
    return m_document.playback().time().time().tickAt(m_scale.timeAt(x));
}

void TimelineView::fit()
{
    setScale(TimeScale::whole(length(), m_layout.plot.width()));
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

void TimelineView::showFrom(Time begin)
{
    setScale(m_scale.from(begin, length()));
}

void TimelineView::setScale(const TimeScale &scale)
{
    m_document.playback().setTimeInView({scale.begin, scale.span});
}

void TimelineView::takeScale()
{
    const TimeInView view = m_document.playback().timeInView();
    m_scale = {view.begin, view.span, std::max(m_layout.plot.width(), 1.0)};
}

void TimelineView::takeChanges(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_drag = Drag::None;
        m_dropPlace.reset();
        m_heldMarker.reset();
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
    if (m_drag != Drag::None)
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
    // Played out of view it goes on by a page; jumped to, it stands in the middle.
    const double share = !isPlaying ? 0.5 : m_document.playback().time().speed() < 0 ? 0.95 : 0.05;
    showFrom(head
             - Time{static_cast<Time::rep>(static_cast<double>(m_scale.span.count()) * share)});
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
    if (m_dropPlace && *m_dropPlace != m_draggedLane) {
        const QRectF row = m_layout.lane(*m_dropPlace);
        const double y = *m_dropPlace > m_draggedLane ? row.bottom() : row.top();
        painter.fillRect(QRectF(0, y - 1, width(), 2), theme::color(theme::Token::Accent));
    }
    painter.setClipRect(m_layout.plot.adjusted(-6, 0, 6, 0));
    paintBuffered(painter, m_document, m_scale, m_layout.plot);
    if (m_hover && m_drag == Drag::None) {
        painter.setPen(QPen(theme::color(theme::Token::QuietText), 1, Qt::DotLine));
        painter.drawLine(QPointF(m_hover->x(), 0), QPointF(m_hover->x(), height()));
    }
    paintHeldMarker(painter);
    paintHead(painter, xAt(m_document.playback().time().head()), m_layout.plot);
}

} // namespace tickscope
