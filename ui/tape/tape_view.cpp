// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_view.h"
#include "ui/texts/sentence_words.h"

#include "ui/strip/hover_watch.h"
#include "ui/strip/strip_drag.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/painters/timeline_painter.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tickscope {

namespace {

constexpr double ReachPixels = 1; // Around the pointer; a tick mark is not wider.
/// As wide as the margin right of the plot, so that the plot is as wide as the timeline's.
constexpr int ScrollBarWidth = 8;

QString scrollBarStyle()
{
    return QStringLiteral("QScrollBar:vertical { width: %1px; border: 0; background: transparent; }"
                          "QScrollBar::handle:vertical { min-height: 24px; border-radius: 3px;"
                          " margin: 0 1px; background: palette(mid); }"
                          "QScrollBar::handle:vertical:hover { background: palette(link); }"
                          "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }")
        .arg(ScrollBarWidth);
}

} // namespace

TapeView::TapeView(Document &document, TapeStore &store, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_document(document)
    , m_store(store)
    , m_card(new HoverCard(this))
    , m_hover(new HoverWatch(*m_card, this))
{
    setObjectName(QStringLiteral("inputTape.view"));
    setAccessibleName(tr("Inputs of all players"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    verticalScrollBar()->setStyleSheet(scrollBarStyle());
    viewport()->setMouseTracking(true);
    connect(m_hover, &HoverWatch::cardWanted, this, &TapeView::showCard);
    connect(&m_store, &TapeStore::changed, this, &TapeView::renew);
}

QSize TapeView::sizeHint() const
{
    return {640, 220};
}

QSize TapeView::minimumSizeHint() const
{
    return {320, 90};
}

QFont TapeView::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(std::max(6.0, font().pointSizeF() * 0.84));
    return small;
}

TimeScale TapeView::scale() const
{
    const TimeInView view = m_document.playback().timeInView();
    return {view.begin, view.span, m_geometry.plot.width()};
}

double TapeView::xAt(Time time) const
{
    return m_geometry.plot.left() + scale().xAt(time);
}

double TapeView::yAt(const TapeRow &row) const
{
    return m_geometry.plot.top() + row.top + row.height / 2 - verticalScrollBar()->value();
}

TapePieces TapeView::piecesInView() const
{
    TapePieces pieces;
    const PieceSpan span = m_store.inView();
    for (std::size_t i = span.begin; i < span.end; ++i)
        pieces.push_back(m_store.piece(i));
    return pieces;
}

void TapeView::setChoice(const TapeChoice &choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    renew();
}

void TapeView::refresh(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_drag.reset();
        hoverAt({});
    }
    // The selected lane is the first one.
    if (changes & (Document::RecordingChanged | Document::SelectionChanged))
        verticalScrollBar()->setValue(0);
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::ViewChanged
           | Document::SelectionChanged))
        renew();
    else if (changes & Document::TimeChanged)
        viewport()->update();
}

void TapeView::renew()
{
    m_picture = {};
    layOut();
    viewport()->update();
    emit rowsChanged();
}

void TapeView::layOut()
{
    const QFontMetricsF metrics(font());
    const QFontMetricsF small(smallFont());
    // The scroll bar stands in the margin that the timeline leaves free, too.
    m_geometry = TapeGeometry::of(QSizeF(width(), viewport()->height()), timelineTitleWidth(font()),
                                  small.height() + 4);
    const TapeRowHeights heights{metrics.height() + 4, small.height() + 3, 2 * small.height() + 6,
                                 6};
    const TapePieces pieces = piecesInView();
    m_rows = m_document.index() ? makeTapeRows(pieces, lanesInOrder(pieces), m_choice, heights)
                                : TapeRows{};
    const int page = static_cast<int>(m_geometry.plot.height());
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(static_cast<int>(heights.track) * 2);
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(m_rows.height) - page));
}

std::vector<PixelSpan> TapeView::unread() const
{
    std::vector<PixelSpan> spans;
    const PieceSpan view = m_store.inView();
    const TimeBase &base = m_document.index()->time();
    for (std::size_t i = view.begin; i < view.end; ++i) {
        if (m_store.piece(i))
            continue;
        const TickRange ticks = m_store.ticksOf(i);
        const double left = xOf(scale(), base, ticks.first);
        const double right = xOf(scale(), base, ticks.last + 1);
        // Neighbours are one area, or the hatch would have seams.
        if (!spans.empty() && spans.back().right >= left - 1)
            spans.back().right = right;
        else
            spans.push_back({left, right});
    }
    return spans;
}

bool TapeView::isSelected(const TapeLane &lane) const
{
    const auto &selected = m_document.selection().player();
    if (!selected || lane.who.client == NoClient)
        return false;
    const Player *known = m_document.index()->players().of(*selected);
    if (known || lane.player)
        return known && lane.player == known->id;
    // Nobody knows yet who that is; where it was chosen, it has that client ID.
    return std::ranges::any_of(lane.stays, [&](const Stay &stay) {
        return stay.client == selected->client && stay.ticks.contains(selected->tick);
    });
}

/// The lane of the selected player first, or alone.
std::vector<Shared<TapeLane>> TapeView::lanesInOrder(const TapePieces &pieces) const
{
    auto lanes = tapeLanes(pieces, m_document.index()->players());
    const auto others = std::ranges::stable_partition(
        lanes, [this](const Shared<TapeLane> &lane) { return isSelected(*lane); });
    if (m_choice.onlySelected && m_document.selection().player())
        lanes.erase(others.begin(), others.end());
    return lanes;
}

LaneTitle TapeView::titleOf(const TapeLane &lane) const
{
    if (lane.who.client == NoClient)
        return {tr("Recorder"), theme::color(theme::Token::Accent), false};
    const QColor color = theme::clientColor(lane.stays.front().client);
    return {m_document.players().title(lane.who, m_document.playback().time().tick()), color,
            isSelected(lane)};
}

void TapeView::drawRows(QPainter &painter)
{
    const double top = verticalScrollBar()->value();
    const double height = m_geometry.plot.height();
    const auto [first, end] = m_rows.between(top, top + height);
    const TapePieces pieces = piecesInView();
    const TimeBase &base = m_document.index()->time();
    const QFont small = smallFont();
    const QFontMetricsF metrics(small);
    const LabelWidth labelWidth = [&metrics](const QString &label) {
        return metrics.horizontalAdvance(label);
    };
    for (std::size_t i = first; i < end; ++i) {
        const TapeRow &row = m_rows.rows[i];
        const QRectF area(0, m_geometry.plot.top() + row.top - top, width(), row.height);
        const bool isTitle = row.kind == TapeRow::Kind::Lane || row.kind == TapeRow::Kind::Source;
        painter.setFont(isTitle ? font() : small);
        if (isTitle) {
            paintTapeTitle(painter, row, titleOf(*row.lane), area, m_geometry.titles.width());
            continue;
        }
        paintTapeRow(painter, row, makeRowContent(pieces, row, scale(), base, labelWidth),
                     titleOf(*row.lane).color, area, m_geometry.titles.width());
    }
}

void TapeView::drawPicture()
{
    m_picture = QPixmap(viewport()->size() * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(theme::color(theme::Token::Panel));
    if (!m_document.index())
        return;
    QPainter painter(&m_picture);
    painter.setFont(smallFont());
    paintTapeAxis(painter, axisLines(scale(), m_document.index()->time().length()), m_geometry);
    painter.setClipRect(
        QRectF(0, m_geometry.plot.top(), viewport()->width(), m_geometry.plot.height()));
    drawRows(painter);
    paintTapeUnread(painter, unread(), m_geometry.plot);
    paintRebuilt(painter, rebuiltSpans(scale(), *m_document.index()), m_geometry.plot);
    paintDamaged(painter, damagedSpans(scale(), *m_document.index()), m_geometry.plot);
}

void TapeView::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull())
        drawPicture();
    QPainter painter(viewport());
    painter.drawPixmap(0, 0, m_picture);
    if (!m_document.index())
        return;
    const QRectF all = m_geometry.axis.united(m_geometry.plot);
    painter.setClipRect(all.adjusted(-6, 0, 6, 0));
    if (const auto &place = m_hover->place(); place && !m_drag) {
        painter.setPen(QPen(theme::color(theme::Token::QuietText), 1, Qt::DotLine));
        painter.drawLine(QPointF(place->x(), 0), QPointF(place->x(), viewport()->height()));
    }
    paintHead(painter, xAt(m_document.playback().time().head()), all);
}

void TapeView::resizeEvent(QResizeEvent *)
{
    renew();
}

void TapeView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        renew();
}

void TapeView::scrollContentsBy(int, int)
{
    m_picture = {};
    viewport()->update();
}

const TapeRow *TapeView::rowAt(QPointF position) const
{
    if (position.y() < m_geometry.plot.top())
        return nullptr;
    return m_rows.at(position.y() - m_geometry.plot.top() + verticalScrollBar()->value());
}

TapeHint TapeView::hintAt(QPointF position) const
{
    const TapeRow *row = rowAt(position);
    const auto tick = tickAt(position);
    return row && tick ? hintOf(*row, *tick) : TapeHint{};
}

std::optional<Tick> TapeView::tickAt(QPointF position) const
{
    if (!m_document.index() || plotX(position) < 0)
        return {};
    return m_document.index()->time().tickAt(scale().timeAt(plotX(position)));
}

TapeHint TapeView::hintOf(const TapeRow &row, Tick tick) const
{
    const TimeBase &base = m_document.index()->time();
    const TimeScale scale = this->scale();
    const double x = scale.xAt(base.timeAt(tick));
    TickRange near{tick, tick};
    if (isAggregated(scale, base))
        near = {base.tickAt(scale.timeAt(x - ReachPixels)),
                base.tickAt(scale.timeAt(x + ReachPixels))};
    return tapeHint(piecesInView(), row, base, tick, near);
}

void TapeView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document.index() || m_drag)
        return event->ignore();
    const TapeRow *row = rowAt(event->position());
    const double x = plotX(event->position());
    const bool isTitle = row
                         && (row->kind == TapeRow::Kind::Lane
                             || row->kind == TapeRow::Kind::Source);
    hoverAt({});
    Playback &playback = m_document.playback();
    if (event->button() == Qt::MiddleButton) {
        m_drag = std::make_unique<PanDrag>(playback, x, scale());
    } else if (event->button() == Qt::LeftButton && (isTitle || x < 0)) {
        if (row && row->lane->who.client != NoClient)
            m_document.selection().selectPlayer(row->lane->who);
    } else if (event->button() == Qt::LeftButton) {
        m_drag = std::make_unique<ScrubDrag>(playback);
        m_drag->moveTo({x}, scale());
    }
}

void TapeView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag)
        m_drag->moveTo({plotX(event->position())}, scale());
    else
        hoverAt(event->position());
}

void TapeView::mouseReleaseEvent(QMouseEvent *)
{
    m_drag.reset();
}

void TapeView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && plotX(event->position()) >= 0)
        showScale(m_document.playback(),
                  TimeScale::whole(m_document.playback().time().time().length(),
                                   m_geometry.plot.width()));
}

void TapeView::wheelEvent(QWheelEvent *event)
{
    if (!m_document.index())
        return event->ignore();
    const QPoint delta = event->angleDelta();
    const bool isSideways = std::abs(delta.x()) > std::abs(delta.y());
    const double notches = (isSideways ? delta.x() : delta.y()) / 120.0;
    const Time length = m_document.playback().time().time().length();
    const bool canScroll = verticalScrollBar()->maximum() > 0;
    if (isSideways || (event->modifiers() & Qt::ShiftModifier))
        showScale(m_document.playback(),
                  scale().panned(-notches * m_geometry.plot.width() / 10, length));
    else if ((event->modifiers() & Qt::ControlModifier) || !canScroll)
        showScale(m_document.playback(),
                  scale().zoomed(std::pow(1.25, notches), plotX(event->position()), length,
                                 shortestSpan(scale(), m_document.playback().time().time())));
    else
        QAbstractScrollArea::wheelEvent(event);
    hoverAt(event->position());
    event->accept();
}

QString TapeView::gutterText(QPointF position) const
{
    const TapeRow *row = m_document.index() ? rowAt(position) : nullptr;
    if (!row)
        return {};
    const bool isLane = row->kind == TapeRow::Kind::Lane;
    if (isLane || row->kind == TapeRow::Kind::Source) {
        const QString source = shownWord(row->type->inputSource);
        return isLane ? titleOf(*row->lane).name + u'\n' + source : source;
    }
    return position.x() < m_geometry.plot.left() ? shownWord(row->input) : QString();
}

bool TapeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = gutterText(help->pos());
        QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : plainTip(text),
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hoverAt({});
    return QAbstractScrollArea::viewportEvent(event);
}

void TapeView::hoverAt(std::optional<QPointF> position)
{
    if (position && (!m_document.index() || plotX(*position) < 0))
        position.reset();
    m_hover->moveTo(position);
    viewport()->update();
}

void TapeView::showCard(QPointF place)
{
    const TapeHint hint = hintAt(place);
    if (hint.title.isEmpty())
        return m_card->hide();
    // Above the row, so that the press itself stays in sight.
    const TapeRow *row = rowAt(place);
    const QPointF anchor(place.x(), yAt(*row) - row->height / 2);
    m_card->showLines(hint.richText(), viewport()->mapToGlobal(anchor.toPoint()));
}

} // namespace tickscope
