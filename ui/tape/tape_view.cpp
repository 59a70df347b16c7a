// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <QWidget>

#include "ui/accessible/accessible_source.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_parts.h"

namespace tickscope {

namespace {

struct TapeParts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TapeParts)
};

QString tapePartKey(const TapeRow &row)
{
    const PlayerRef who = row.lane->who;
    QString lane = QStringLiteral("lane/%1@%2").arg(who.client).arg(who.tick.value);
    if (row.kind == TapeRow::Kind::Lane)
        return lane;
    return QStringLiteral("%1/%2/%3/%4")
        .arg(lane)
        .arg(QString::fromStdString(row.type->name))
        .arg(row.track)
        .arg(row.kind == TapeRow::Kind::Source ? QString() : QString::fromStdString(row.input));
}

QRect areaOf(const TapeView &view, const TapeRow &row)
{
    const QRectF area(0, view.yAt(row) - row.height / 2, view.viewport()->width(), row.height);
    return area.toAlignedRect();
}

AccessiblePart lanePart(const TapeView &view, ActiveDocument &document, const TapeRow &row)
{
    AccessiblePart part{.key = tapePartKey(row),
                        .role = QAccessible::List,
                        .name = view.ownerOf(*row.lane),
                        .area = areaOf(view, row)};
    if (!row.lane->isPerson())
        return part;
    part.isSelected = document->players().isSame(row.lane->who, document->selection().player());
    part.press = [&document, who = row.lane->who] { document->selection().selectPlayer(who); };
    return part;
}

AccessiblePart inputPart(const TapeView &view, ActiveDocument &document, const TapeRow &row)
{
    AccessiblePart part{
        .key = tapePartKey(row), .name = inputTitle(row.input), .area = areaOf(view, row)};
    if (!part.area.intersects(view.viewport()->rect()))
        return part;
    const TapeHint hint = view.hintOf(row, document->playback().time().tick());
    part.description = hint.title.isEmpty() ? TapeParts::tr("Nothing at the playhead")
                                            : hint.plainText();
    return part;
}

/// The lanes of \a view, each with its inputs; those that are scrolled into view say what is held
/// at the playhead. There must be an index.
std::vector<AccessiblePart> tapeParts(TapeView &view, ActiveDocument &document)
{
    std::vector<AccessiblePart> lanes;
    for (const TapeRow &row : view.rows().rows) {
        if (row.kind == TapeRow::Kind::Lane) {
            if (lanes.size() == MostAccessibleParts)
                break;
            lanes.push_back(lanePart(view, document, row));
        } else if (row.kind != TapeRow::Kind::Source && !lanes.empty()
                   && lanes.back().parts.size() < MostAccessibleParts) {
            lanes.back().parts.push_back(inputPart(view, document, row));
        }
    }
    return lanes;
}

} // namespace

/// As wide as the margin right of the plot, so that the plot is as wide as the timeline's.
constexpr int ScrollBarWidth = 8;

static void drawRows(QPainter &painter, const TimeBase &base, const TapeLayout &layout,
                     const QWidget &view, double scrolled)
{
    const TapeGeometry &geometry = layout.geometry();
    const TapeRows &rows = layout.rows();
    const auto [first, end] = rows.between(scrolled, scrolled + geometry.plot.height());
    const TapePieces pieces = layout.pieces();
    const TimeScale scale = layout.scale();
    const QFontMetricsF metrics(layout.smallFont());
    const LabelWidth labelWidth = [&metrics](const QString &label) {
        return metrics.horizontalAdvance(label);
    };
    for (std::size_t i = first; i < end; ++i) {
        const TapeRow &row = rows.rows[i];
        const QRectF area(0, geometry.plot.top() + row.top - scrolled,
                          geometry.plot.right() + ScrollBarWidth, row.height);
        painter.setFont(isTitle(row) ? view.font() : layout.smallFont());
        const LaneTitle title = layout.titleOf(*row.lane);
        if (isTitle(row))
            paintTapeTitle(painter, row, title, area, geometry.titles.width());
        else
            paintTapeRow(painter, row, makeRowContent(pieces, row, scale, base, labelWidth),
                         title.color, area, geometry.titles.width());
        const TapeRow *own = isTitle(row) ? nullptr : layout.ownRowOf(row);
        if (!own)
            continue;
        std::vector<PixelSpan> spans;
        for (const TickRange &ticks : differencesOf(pieces, row, *own))
            spans.push_back({xOf(scale, base, ticks.first), xOf(scale, base, ticks.last + 1)});
        paintTapeDifferences(painter, spans, area.intersected(geometry.plot));
    }
}

/// Draws what of the tape does not move with the head. \a view has the font of the titles.
/// \param scrolled  pixels of rows above the view.
static void drawTape(QPainter &painter, const Index &index, const TapeLayout &layout,
                     const QWidget &view, double scrolled)
{
    const TapeGeometry &geometry = layout.geometry();
    const TimeScale scale = layout.scale();
    painter.setFont(layout.smallFont());
    paintTapeAxis(painter, axisLines(scale, index.time().length()), geometry);
    painter.setClipRect(QRectF(0, geometry.plot.top(), geometry.plot.right() + ScrollBarWidth,
                               geometry.plot.height()));
    drawRows(painter, index.time(), layout, view, scrolled);
    paintTapeUnread(painter, layout.unread(), geometry.plot);
    paintRebuilt(painter, rebuiltSpans(scale, index), geometry.plot);
    paintDamaged(painter, damagedSpans(scale, index), geometry.plot);
}

static QString scrollBarStyle()
{
    return QStringLiteral("QScrollBar:vertical { width: %1px; border: 0; background: transparent; }"
                          "QScrollBar::handle:vertical { min-height: 24px; border-radius: 3px;"
                          " margin: 0 1px; background: palette(mid); }"
                          "QScrollBar::handle:vertical:hover { background: palette(link); }"
                          "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }")
        .arg(ScrollBarWidth);
}

TapeView::TapeView(ActiveDocument &document, TapeStore &store, QWidget *parent)
    : StripWidget(document, parent)
    , m_layout(document, store)
    , m_mouse(document)
    , m_card(new HoverCard(this))
    , m_hover(new HoverTracker(*m_card, this))
{
    nameWidget(*this, "inputTape.view", tr("Inputs of all players"));
    setAccessibleDescription(tr("Up and Down choose a row, Enter selects its player, Alt and the "
                                "arrow keys pan and zoom, the menu key shows more."));
    // As the timeline, whose plot stands above this one.
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    verticalScrollBar()->setStyleSheet(scrollBarStyle());
    viewport()->setMouseTracking(true);
    connect(m_hover, &HoverTracker::cardWanted, this, &TapeView::showCard);
    connect(&store, &TapeStore::changed, this, &TapeView::renew);
    makeAccessible();
}

void TapeView::makeAccessible()
{
    m_accessible = new AccessibleSource(*this, m_document,
                                        {QAccessible::Chart,
                                         [this] { return tapeParts(*this, m_document); },
                                         [this] { return timeInViewText(*m_document); },
                                         [this] {
                                             const TapeRow *row = currentRow();
                                             return row ? tapePartKey(*row) : QString();
                                         }});
}

double TapeView::scrolled() const
{
    return verticalScrollBar()->value();
}

double TapeView::yAt(const TapeRow &row) const
{
    return m_layout.geometry().plot.top() + row.top + row.height / 2 - scrolled();
}

const TapeRow *TapeView::rowAt(QPointF position) const
{
    return m_layout.rowAt(position, scrolled());
}

TapeHint TapeView::hintAt(QPointF position) const
{
    const TapeRow *row = rowAt(position);
    const auto tick = tickAt(position);
    return row && tick ? hintOf(*row, *tick) : TapeHint{};
}

QString TapeView::gutterText(QPointF position) const
{
    return m_layout.gutterText(position, scrolled());
}

QString TapeView::tipAt(QPointF position) const
{
    return plainTip(gutterText(position));
}

void TapeView::setChoice(const TapeChoice &choice)
{
    if (m_layout.choice() == choice)
        return;
    m_layout.setChoice(choice);
    renew();
}

void TapeView::setGhosts(std::vector<GhostTape> ghosts)
{
    m_layout.setGhosts(std::move(ghosts));
    renew();
}

void TapeView::refresh(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_mouse.release();
        hoverAt({});
    }
    // The selected lane is the first one.
    if (changes & (Document::RecordingChanged | Document::SelectionChanged))
        verticalScrollBar()->setValue(0);
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::ViewChanged
           | Document::SelectionChanged | Document::NamesChanged))
        renew();
    else if (changes & Document::TimeChanged)
        viewport()->update();
}

void TapeView::renew()
{
    m_picture.clear();
    layOut();
    m_accessible->outdate();
    viewport()->update();
    emit rowsChanged();
}

void TapeView::layOut()
{
    // The scroll bar stands in the margin that the timeline leaves free, too.
    m_layout.lay(QSizeF(width(), viewport()->height()), font());
    const int page = static_cast<int>(m_layout.geometry().plot.height());
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(static_cast<int>(m_layout.heights().track) * 2);
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(rows().height) - page));
}

void TapeView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    m_picture.paint(painter, *viewport(), [this](QPainter &picture) {
        if (m_document->index())
            drawTape(picture, *m_document->index(), m_layout, *this, scrolled());
    });
    if (!m_document->index())
        return;
    const TapeGeometry &geometry = m_layout.geometry();
    const QRectF all = geometry.axis.united(geometry.plot);
    painter.setClipRect(all.adjusted(-6, 0, 6, 0));
    if (const auto &place = m_hover->place(); place && !m_mouse.holds())
        paintPointer(painter, place->x(), viewport()->height());
    if (const TapeRow *row = hasFocus() ? currentRow() : nullptr) {
        painter.save();
        painter.setClipRect(QRectF(0, geometry.plot.top(), width(), geometry.plot.height()));
        const double top = yAt(*row) - row->height / 2;
        paintCurrentRow(painter, {0, top, geometry.plot.left(), row->height});
        painter.restore();
    }
    paintHead(painter, headX(), all);
}

QImage TapeView::pictureOf(std::optional<int> player, QSize size) const
{
    const theme::PrintLook print;
    TapeLayout layout = m_layout;
    layout.lay(size, font());
    const std::vector<TapeRow> &all = layout.rows().rows;
    if (!m_document->index() || all.empty())
        return {};
    const auto isTheirs = [player](const TapeRow &row) {
        return !player || row.lane->player == player;
    };
    const auto first = std::ranges::find_if(all, isTheirs);
    if (first == all.end())
        return {};
    const double top = player ? first->top : scrolled();
    const double height = std::prev(std::find_if_not(first, all.end(), isTheirs))->bottom() - top;
    // Nobody can scroll a picture.
    const double axis = layout.geometry().plot.top();
    const QSizeF whole(size.width(),
                       player ? axis + height : std::min(axis + height, 1.0 * size.height()));
    layout.lay(whole, font());
    QImage image((whole * theme::PrintScale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(theme::PrintScale);
    image.fill(theme::color(theme::Token::Window));
    QPainter painter(&image);
    drawTape(painter, *m_document->index(), layout, *this, top);
    painter.setClipping(false);
    const TapeGeometry &geometry = layout.geometry();
    const double head = layout.scale().xAt(m_document->playback().time().head());
    paintHead(painter, geometry.plot.left() + head, geometry.axis.united(geometry.plot));
    return image;
}

void TapeView::scrollContentsBy(int, int)
{
    m_picture.clear();
    m_accessible->outdate();
    viewport()->update();
}

void TapeView::mousePressEvent(QMouseEvent *event)
{
    if (!m_document->index() || m_mouse.holds())
        return event->ignore();
    const TapeRow *row = rowAt(event->position());
    hoverAt({});
    const bool isOnTitle = (row && isTitle(*row)) || plotX(event->position()) < 0;
    if (event->button() != Qt::LeftButton || !isOnTitle)
        m_mouse.press(*event, plotX(event->position()), scale());
    else if (row && row->lane->isPerson())
        m_document->selection().selectPlayer(row->lane->who);
}

void TapeView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_mouse.holds())
        m_mouse.move(plotX(event->position()), scale());
    else
        hoverAt(event->position());
}

void TapeView::wheelEvent(QWheelEvent *event)
{
    if (!m_document->index())
        return event->ignore();
    const bool isForRows = !WheelTurn::of(*event).isSideways
                           && !(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
    if (isForRows && verticalScrollBar()->maximum() > 0)
        QAbstractScrollArea::wheelEvent(event);
    else
        turnWheel(m_document->playback(), scale(), *event, plotX(event->position()));
    hoverAt(event->position());
    event->accept();
}

const TapeRow *TapeView::currentRow() const
{
    const auto &all = rows().rows;
    return all.empty() ? nullptr : &all[std::min(m_current, all.size() - 1)];
}

QVariant TapeView::inputMethodQuery(Qt::InputMethodQuery query) const
{
    const TapeRow *row = query == Qt::ImCursorRectangle ? currentRow() : nullptr;
    if (!row)
        return QAbstractScrollArea::inputMethodQuery(query);
    const QPointF place(headX(), yAt(*row));
    return QRect(place.toPoint(), QSize(1, 1));
}

void TapeView::chooseRow(std::size_t row)
{
    m_current = std::min(row, std::max<std::size_t>(rows().rows.size(), 1) - 1);
    if (const TapeRow *chosen = currentRow()) {
        const int page = verticalScrollBar()->pageStep();
        const auto top = static_cast<int>(chosen->top);
        const auto bottom = static_cast<int>(std::ceil(chosen->bottom()));
        verticalScrollBar()->setValue(
            std::clamp(verticalScrollBar()->value(), std::min(bottom - page, top), top));
    }
    m_accessible->outdate();
    viewport()->update();
}

void TapeView::keyPressEvent(QKeyEvent *event)
{
    const TapeRow *row = m_document->index() ? currentRow() : nullptr;
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto number = row ? static_cast<std::size_t>(row - rows().rows.data()) : 0;
    if (row && isPlain && event->key() == Qt::Key_Down)
        return chooseRow(number + 1);
    if (row && isPlain && event->key() == Qt::Key_Up)
        return chooseRow(number == 0 ? 0 : number - 1);
    if (row && isPlain && isEnter && row->lane->isPerson()) {
        m_document->selection().selectPlayer(row->lane->who);
        return chooseRow(0); // their lane is the first one now
    }
    StripWidget::keyPressEvent(event);
}

bool TapeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hoverAt({});
    return QAbstractScrollArea::viewportEvent(event);
}

void TapeView::hoverAt(std::optional<QPointF> position)
{
    if (position && (!m_document->index() || plotX(*position) < 0))
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
