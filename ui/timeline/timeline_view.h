// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include "ui/timeline/timeline_content.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

class HoverCard;

/// The stretch in view: axis, lanes, head. Wheel zooms about the pointer, middle drag
/// pans, double click fits; press seeks, drag scrubs (Shift: a pixel is a tick, Ctrl:
/// snaps to events and markers, Escape: back to where it began); right or Alt drag
/// selects the range that is the A-B loop.
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(Document &document, QWidget *parent = nullptr);

    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    /// Position of \a time in widget pixels.
    [[nodiscard]] double xAt(Time time) const;
    void setTicks(Shared<LaneTicks> ticks);
    void fit();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    enum class Drag { None, Scrub, Range, RangeBegin, RangeEnd, Pan };

    void takeChanges(Document::Changes changes);
    void renew();
    /// Takes the time in view from the document.
    void takeScale();
    /// Asks the document for the stretch of \a scale.
    void setScale(const TimeScale &scale);
    void showFrom(Time begin);
    void keepHeadInView();
    void startDrag(Drag drag, double x);
    void dragTo(double x, Qt::KeyboardModifiers modifiers);
    void scrubTo(double x, Qt::KeyboardModifiers modifiers);
    void cancelDrag();
    void endDrag();
    void hoverAt(std::optional<QPointF> position);
    void showCard();
    [[nodiscard]] Drag handleAt(QPointF position) const;
    [[nodiscard]] Tick tickAt(double x) const;
    /// Nearest event or marker within reach of \a x.
    [[nodiscard]] std::optional<Tick> landmarkAt(double x) const;
    [[nodiscard]] double axisHeight() const;
    [[nodiscard]] Time length() const;
    [[nodiscard]] Time shortestSpan() const;
    [[nodiscard]] double plotX(QPointF position) const
    {
        return position.x() - m_layout.plot.left();
    }

    Document &m_document;
    Shared<LaneTicks> m_ticks;
    TimeScale m_scale;
    TimelineLayout m_layout;
    TimelineContent m_content;
    QPixmap m_picture; ///< Null when it must be drawn anew.

    Drag m_drag = Drag::None;
    double m_dragX = 0;   ///< Where the drag began or last came from, plot pixels.
    Time m_lastHead{0};   ///< Head when it was looked at last.
    Time m_timeBefore{0}; ///< Head when the drag began.
    std::optional<TickRange> m_rangeBefore;
    std::optional<TimeScale> m_scaleBefore;
    Tick m_fineTick; ///< Head when Shift scrubbing began.
    std::optional<double> m_fineX;
    bool m_playsOn = false; ///< Playing stands still while the hand holds the head.

    std::optional<QPointF> m_hover;
    QTimer m_hoverTimer;
    HoverCard *m_card;
};

} // namespace tickscope
