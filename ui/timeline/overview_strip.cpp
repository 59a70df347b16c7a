// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/overview_strip.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include "ui/accessible/accessible_source.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_parts.h"

namespace tickscope {

OverviewStrip::OverviewStrip(ActiveDocument &document, QWidget *parent)
    : StripWidget(document, parent)
    , m_ticks(std::make_shared<const LaneTicks>())
{
    nameWidget(*this, "overviewStrip", tr("Overview of the whole recording"),
               tr("The whole recording. Drag to move the visible range."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_document, &ActiveDocument::changed, this, &OverviewStrip::onDocumentChanged);
    // The timeline below describes lanes and events.
    new AccessibleSource(*this, document,
                         {QAccessible::Slider,
                          [] { return std::vector<AccessiblePart>(); },
                          [this] { return timeInViewText(*m_document); },
                          {}});
}

QSize OverviewStrip::sizeHint() const
{
    return {320, QFontMetrics(font()).height() + 10};
}

void OverviewStrip::setTicks(Shared<LaneTicks> ticks)
{
    m_ticks = std::move(ticks);
    renew();
}

void OverviewStrip::onDocumentChanged(Document::Changes changes)
{
    if (changes
        & (Document::IndexChanged | Document::MarkersChanged | Document::RangeChanged
           | Document::RecordingChanged | Document::SelectionChanged))
        renew();
    else if (changes & (Document::TimeChanged | Document::ViewChanged))
        update();
}

void OverviewStrip::renew()
{
    m_picture.clear();
    if (m_document->index()) {
        m_scale = TimeScale::whole(m_document->index()->time().length(), plot().width());
        m_content = makeTimelineContent(m_scale, *m_document, *m_ticks);
    } else {
        m_content = {};
    }
    update();
}

QRectF OverviewStrip::plot() const
{
    const double left = timelineTitleWidth(font());
    return {left, 3, std::max(1.0, width() - left - 8.0), height() - 6.0};
}

bool OverviewStrip::isWholeInView() const
{
    return m_document->playback().timeInView().span >= m_scale.span;
}

void OverviewStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_picture.paint(painter, *this, [this](QPainter &picture) {
        paintOverview(picture, m_content, plot());
        if (m_document->index())
            paintGuesses(picture, *m_document, m_scale, plot());
    });
    if (!m_document->index())
        return;

    const QRectF area = plot();
    paintBuffered(painter, *m_document, m_scale, area);
    if (!isWholeInView()) {
        const double left = xAt(m_document->playback().timeInView().begin);
        const double right = xAt(m_document->playback().timeInView().end());
        QColor shade = theme::color(theme::Token::Panel);
        shade.setAlphaF(0.55F);
        painter.fillRect(QRectF(area.left(), area.top(), left - area.left(), area.height()), shade);
        painter.fillRect(QRectF(right, area.top(), area.right() - right, area.height()), shade);
        painter.setPen(theme::color(theme::Token::Text));
        painter.drawRect(
            QRectF(left, area.top() - 1, std::max(right - left, 3.0), area.height() + 1));
    }
    painter.fillRect(QRectF(headX() - 1, area.top() - 2, 2, area.height() + 4),
                     theme::color(theme::Token::Accent));
}

void OverviewStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_document->index())
        return event->ignore();
    const double x = plotX(event->position());
    const double left = m_scale.xAt(m_document->playback().timeInView().begin);
    const double frame = m_scale.xAt(m_document->playback().timeInView().end()) - left;
    // Outside the frame it jumps to the pointer; inside it is taken where it was gripped.
    m_grip = x >= left && x <= left + frame ? x - left : frame / 2;
    dragTo(x);
}

void OverviewStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip)
        dragTo(plotX(event->position()));
}

void OverviewStrip::dragTo(double x)
{
    if (isWholeInView())
        m_document->playback().apply(TimeCommand::goToTime(m_scale.timeAt(x)));
    else
        m_document->playback().setTimeInView(
            {m_scale.timeAt(x - *m_grip), m_document->playback().timeInView().span});
}

} // namespace tickscope
