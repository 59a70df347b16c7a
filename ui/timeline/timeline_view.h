// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QPixmap>
#include <QWidget>

#include "core/model/scene/view_plane.h"
#include "ui/strip/strip_drag.h"
#include "ui/timeline/painters/timeline_painter.h"
#include "ui/timeline/strip_places.h"
#include "ui/timeline/timeline_content.h"

namespace tickscope {

class HoverCard;
class HoverPreview;
class HoverWatch;
class MapTextures;
class TimelineCommands;

/// The stretch in view: axis, lanes, head. Wheel and pinch zoom about the
/// pointer, two fingers and middle drag pan, double click fits; press seeks,
/// drag scrubs (Shift: a pixel is a tick, Ctrl: snaps to events and markers,
/// Escape: back to where it began); a drag at the sign of an own marker moves
/// it; right or Alt drag selects the range that is the A-B loop. The titles of
/// the lanes are dragged to sort them.
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
    void takeChanges(Document::Changes changes);
    void renew();
    /// Takes the time in view from the document.
    void takeScale();
    void keepHeadInView();
    [[nodiscard]] StripPlaces places() const { return {m_document, *m_ticks, m_scale}; }
    [[nodiscard]] StripPoint pointOf(const QMouseEvent &event) const;
    [[nodiscard]] std::unique_ptr<StripDrag> dragFor(const QMouseEvent &event);
    void pressTitle(const QMouseEvent &event);
    void hoverAt(std::optional<QPointF> position);
    void showCard(QPointF place);
    void showPlaceMenu(const StripPoint &point);
    void zoomBy(double factor, QPointF position);
    void layOut();
    [[nodiscard]] bool isTitle(QPointF position) const
    {
        return position.x() < m_layout.plot.left();
    }
    /// ID of the lane at \a y; empty if there is none.
    [[nodiscard]] QString laneIdAt(double y) const;
    [[nodiscard]] std::optional<Tick> fixedEndAt(QPointF position) const;
    [[nodiscard]] std::optional<Marker> markerToHold(QPointF position) const;
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
    QPixmap m_picture;                 ///< Null when it must be drawn anew.
    std::unique_ptr<StripDrag> m_drag; ///< Null while the hand holds nothing.
    Time m_lastHead{0};                ///< Head when it was looked at last.
    TimelineCommands *m_commands;
    HoverCard *m_card;
    HoverPreview *m_preview;
    HoverWatch *m_hover;
};

} // namespace tickscope
