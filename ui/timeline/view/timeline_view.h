// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/model/scene/view_plane.h"
#include "ui/strip/kept_picture.h"
#include "ui/strip/strip_widget.h"
#include "ui/timeline/timeline_strip.h"

class QMenu;

namespace tickscope {

class AccessibleSource;
class GoCommands;
class MapTextures;
class MarkerNameField;
class TimelineCommands;
class TimelineMouseHandler;
class TimelineHover;
struct StripPoint;

/// The stretch in view: axis, lanes, head. TimelineMouseHandler says what mouse and wheel do;
/// double click fits, Escape during a drag goes back to where it began. By keyboard Up and Down
/// choose a lane, Enter asks for its menu and the menu key for that of the playhead; Alt and the
/// arrows pan and zoom.
class TimelineView : public StripWidget<QWidget>
{
    Q_OBJECT

public:
    TimelineView(ActiveDocument &document, GoCommands &go, QWidget *parent);

    [[nodiscard]] TimeScale scale() const override { return m_strip.scale(); }
    /// What is drawn at present.
    [[nodiscard]] const TimelineContent &content() const { return m_strip.content(); }
    void setTicks(Shared<LaneTicks> ticks);
    /// Copies what rangeLine() says.
    void copyRange() const;

    /// From where the hover card shows worlds of three dimensions.
    void setPreviewPlane(ViewPlane plane);
    /// With what the map of hover pictures is drawn.
    void setPreviewTextures(std::shared_ptr<const MapTextures> textures);

    [[nodiscard]] QSize sizeHint() const override { return sizeWithLanes(640, 18); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeWithLanes(320, 14); }

signals:
    /// \param laneId  the one under the pointer; empty for none.
    void laneMenuWanted(QPoint globalPlace, const QString &laneId);
    /// The lane \a id was dropped at the place of \a other.
    void laneMoved(const QString &id, const QString &other);
    /// Others may add what they can do there.
    void placeMenuOpening(QMenu *menu, tickscope::Tick tick);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] QRectF plot() const override { return m_strip.layout().plot; }
    void renewLook() override;
    [[nodiscard]] QString tipAt(QPointF position) const override;
    void hoverAt(std::optional<QPointF> position) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void onDocumentChanged(Document::Changes changes);
    void renew();
    /// As far as somebody looks there.
    void keepHeadInView();
    void showPlaceMenu(const StripPoint &point);
    void makeAccessible();
    [[nodiscard]] bool pressKey(const QKeyEvent &event);
    void chooseLane(int step);
    void askForLaneMenu();
    /// ID of the lane that the keyboard is at; empty for none.
    [[nodiscard]] QString currentLane() const;
    [[nodiscard]] QSize sizeWithLanes(int width, int laneHeight) const;

    TimelineStrip m_strip;
    KeptPicture m_picture;
    TimelineMouseHandler *m_mouse;
    TimelineCommands *m_commands;
    TimelineHover *m_hover;
    MarkerNameField *m_markerName;
    AccessibleSource *m_accessible = nullptr;
    Time m_lastHead{0};                ///< Where the head was before.
    std::optional<std::size_t> m_lane; ///< That the keyboard is at; may be behind the last one.
};

} // namespace tickscope
