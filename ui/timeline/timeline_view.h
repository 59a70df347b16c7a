// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include "core/model/view_plane.h"
#include "ui/timeline/timeline_content.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

class CommandSet;
class HoverCard;
class HoverPreview;
class MapTextures;

/// The stretch in view: axis, lanes, head. Wheel and pinch zoom about the pointer, two
/// fingers and middle drag pan, double click fits; press seeks, drag scrubs (Shift: a
/// pixel is a tick, Ctrl: snaps to events and markers, Escape: back to where it began);
/// a drag at the sign of an own marker moves it; right or Alt drag selects the range that is the
/// A-B loop. The titles of the lanes are dragged to sort them.
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(Document &document, QWidget *parent = nullptr);

    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    /// What is drawn at present.
    [[nodiscard]] const TimelineContent &content() const { return m_content; }
    /// Position of \a time in widget pixels.
    [[nodiscard]] double xAt(Time time) const;
    void setTicks(Shared<LaneTicks> ticks);
    void fit();
    /// Copies what rangeLine() says.
    void copyRange() const;
    /// Shows the selected range with a little room around it.
    void showRange();

    /// From where the hover card shows worlds of three dimensions.
    void setPreviewPlane(ViewPlane plane);
    /// With what the map of hover pictures is drawn.
    void setPreviewTextures(std::shared_ptr<const MapTextures> textures);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// \param laneId  the one under the pointer; empty for none.
    void laneMenuWanted(QPoint globalPlace, const QString &laneId);
    /// The lane \a id was dropped at the place of \a other.
    void laneMoved(const QString &id, const QString &other);

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
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    enum class Drag { None, Scrub, Range, RangeBegin, RangeEnd, Pan, Lane, Marker };

    void addCommands();
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
    void dragRangeTo(double x, Qt::KeyboardModifiers modifiers);
    void pressTitle(const QMouseEvent &event);
    void dropLane();
    void cancelDrag();
    void endDrag();
    void hoverAt(std::optional<QPointF> position);
    void showCard();
    void showPlaceMenu(QPointF position);
    void zoomBy(double factor, QPointF position);
    void layOut();
    [[nodiscard]] bool isTitle(QPointF position) const
    {
        return position.x() < m_layout.plot.left();
    }
    [[nodiscard]] QString titleHint(QPointF position) const;
    /// The whole of a text of the plot that is drawn elided at \a position.
    [[nodiscard]] QString cutTextAt(QPointF position) const;
    /// ID of the lane at \a y; empty if there is none.
    [[nodiscard]] QString laneIdAt(double y) const;
    [[nodiscard]] Drag handleAt(QPointF position) const;
    [[nodiscard]] Tick tickAt(double x) const;
    /// Nearest event or marker within reach of \a x.
    [[nodiscard]] std::optional<Tick> landmarkAt(double x) const;
    [[nodiscard]] std::optional<Marker> markerAt(double x) const;
    /// What \a x stands for; with Ctrl the landmark there.
    [[nodiscard]] Tick tickNear(double x, Qt::KeyboardModifiers modifiers) const;
    [[nodiscard]] const Marker *markerToHold(QPointF position) const;
    bool holdMarker(QPointF position);
    void dragMarkerTo(double x, Qt::KeyboardModifiers modifiers);
    void dropMarker(bool isClick);
    void paintHeldMarker(QPainter &painter) const;
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
    std::size_t m_draggedLane = 0;
    std::optional<std::size_t> m_dropPlace; ///< Lane over which the dragged one is held.
    std::optional<Marker> m_heldMarker;     ///< As it was when the drag began.
    Tick m_heldTick;                        ///< Where it is held.
    bool m_playsOn = false;                 ///< Playing stands still while the hand holds the head.

    std::optional<QPointF> m_hover;
    QTimer m_hoverTimer;
    CommandSet *m_commands;
    HoverCard *m_card;
    HoverPreview *m_preview;
};

} // namespace tickscope
