// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/strip/kept_picture.h"
#include "ui/strip/strip_widget.h"
#include "ui/timeline/timeline_content.h"

namespace tickscope {

/// The whole recording in one strip that never zooms; a frame shows the stretch that
/// the timeline below has in view. Dragging moves that stretch, or the head while the
/// whole recording is in view.
class OverviewStrip : public StripWidget<QWidget>
{
    Q_OBJECT

public:
    explicit OverviewStrip(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] TimeScale scale() const override { return m_scale; }
    void setTicks(Shared<LaneTicks> ticks);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void renewLook() override { renew(); }
    [[nodiscard]] QRectF plot() const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { m_grip.reset(); }
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }

private:
    void onDocumentChanged(Document::Changes changes);
    void renew();
    void dragTo(double x);
    [[nodiscard]] bool isWholeInView() const;

    Shared<LaneTicks> m_ticks;
    TimeScale m_scale;
    TimelineContent m_content;
    KeptPicture m_picture;
    std::optional<double> m_grip; ///< While dragging: pointer to the frame's left edge, pixels.
};

} // namespace tickscope
