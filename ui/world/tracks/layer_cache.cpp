// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/layer_cache.h"

#include <QPainter>

#include <cmath>

namespace tickscope {

namespace {

/// Of the view's sides: how far it can move before the picture is drawn again.
constexpr double Room = 0.5;

} // namespace

void LayerCache::paint(QPainter &painter, const Camera &camera, QSize size, const Draw &draw)
{
    const double ratio = painter.device()->devicePixelRatio();
    const bool isGood = !m_image.isNull() && m_ratio == ratio
                        && m_camera.unitsPerPixel == camera.unitsPerPixel
                        && m_camera.visible(m_size).contains(camera.visible(size));
    if (!isGood) {
        m_ratio = ratio;
        m_size = (QSizeF(size) * (1 + Room)).toSize();
        m_camera = camera.snapped(m_size, ratio);
        m_image = QImage(m_size * ratio, QImage::Format_ARGB32_Premultiplied);
        m_image.setDevicePixelRatio(ratio);
        m_image.fill(Qt::transparent);
        QPainter own(&m_image);
        draw(own, m_camera, m_size);
    }
    QPointF place = camera.toPixel(m_camera.toWorld({0, 0}, m_size), size) * ratio;
    // Both cameras are snapped, so this drops nothing but what arithmetic adds.
    place = QPointF(std::round(place.x()), std::round(place.y())) / ratio;
    painter.drawImage(place, m_image);
}

} // namespace tickscope
