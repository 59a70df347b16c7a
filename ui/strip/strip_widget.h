// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/document/active_document.h"
#include "ui/strip/strip_input.h"

namespace tickscope {

/// What all widgets that show something over time have in common, whatever widget they are else:
/// the way from time to pixels, and what is done when they look otherwise, when the pointer leaves,
/// with a double click and with keys.
template<typename Widget>
class StripWidget : public Widget
{
public:
    /// \param document  must live longer.
    StripWidget(ActiveDocument &document, QWidget *parent)
        : Widget(parent)
        , m_document(document)
    {
    }

    /// What is in view over the width of the plot.
    [[nodiscard]] virtual TimeScale scale() const
    {
        const TimeInView view = m_document->playback().timeInView();
        return {view.begin, view.span, plot().width()};
    }
    /// Position of \a time, in pixels of what is painted.
    [[nodiscard]] double xAt(Time time) const { return plot().left() + scale().xAt(time); }
    /// Position of the head, the same way.
    [[nodiscard]] double headX() const { return xAt(m_document->playback().time().head()); }

protected:
    /// Where time is drawn, right of the titles.
    [[nodiscard]] virtual QRectF plot() const = 0;
    /// Its size, font or colours are others: all has to be laid out and drawn again.
    virtual void renewLook() = 0;
    /// Draws what stands over the kept picture again: the pointer, the head, what has the focus.
    virtual void renewOver() { this->update(); }
    /// The pointer is at \a position of what is painted, or over nothing.
    virtual void hoverAt(std::optional<QPointF>) {}
    /// The tool tip there, as rich text; empty for none.
    [[nodiscard]] virtual QString tipAt(QPointF) const { return this->toolTip(); }

    /// From the left edge of the plot.
    [[nodiscard]] double plotX(QPointF position) const { return position.x() - plot().left(); }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return Widget::event(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    void resizeEvent(QResizeEvent *event) override
    {
        Widget::resizeEvent(event);
        renewLook();
    }
    void changeEvent(QEvent *event) override
    {
        Widget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
            renewLook();
    }
    void leaveEvent(QEvent *event) override
    {
        Widget::leaveEvent(event);
        hoverAt({});
    }
    void focusInEvent(QFocusEvent *event) override
    {
        Widget::focusInEvent(event);
        renewOver();
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        Widget::focusOutEvent(event);
        renewOver();
    }
    void mouseDoubleClickEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && plotX(event->position()) >= 0
            && m_document->index())
            fitStrip(m_document->playback(), scale());
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!m_document->index() || !pressStripKey(*event, m_document->playback(), scale()))
            Widget::keyPressEvent(event);
    }

    ActiveDocument &m_document;
};

} // namespace tickscope
