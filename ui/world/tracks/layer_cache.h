// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>

#include "ui/world/canvas/camera.h"

class QPainter;

namespace tickscope {

/// A picture of what stays where it is in the world, somewhat bigger than the view: while
/// the camera moves without zooming, a frame costs one copy.
class LayerCache
{
public:
    using Draw = std::function<void(QPainter &, const Camera &, QSize)>;

    /// \param camera  snapped to device pixels.
    void paint(QPainter &painter, const Camera &camera, QSize size, const Draw &draw);
    /// What is shown changed.
    void clear() { m_image = {}; }

private:
    QImage m_image;
    QSize m_size;
    Camera m_camera;
    double m_ratio = 1;
};

} // namespace tickscope
