// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/group_view.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

/// A hostile offset may be farther away than pixels can be counted.
constexpr double FarthestOrigin = 1e9;

/// Factor on the normal camera's units a pixel: the less a group moves with the camera,
/// the less it takes part in zooming. Source: teeworlds-map.md, section 3.
static double unitsFactor(const PictureView &view, const PictureFrame &frame)
{
    const double playUnits = Camera::playArea(frame.size).width() / std::max(frame.size.width(), 1);
    const double zoom = frame.camera.unitsPerPixel / playUnits;
    const double share = std::clamp(double(std::max(view.parallax.x, view.parallax.y)), 0.0, 1.0);
    return (share * (zoom - 1) + 1) / zoom;
}

static QRect clipOf(const PictureClip &clip, const PictureFrame &frame)
{
    const QPointF first = frame.camera.toPixel({clip.x, clip.y}, frame.size) * frame.ratio;
    const QPointF last = frame.camera.toPixel({clip.x + clip.width, clip.y + clip.height},
                                              frame.size)
                         * frame.ratio;
    // A hostile clip may be far larger than what pixels can be counted with.
    const auto whole = [](double pixel) {
        return static_cast<int>(std::round(std::clamp(pixel, -1e6, 1e6)));
    };
    return QRect(QPoint(whole(first.x()), whole(first.y())),
                 QPoint(whole(last.x()) - 1, whole(last.y()) - 1));
}

GroupView GroupView::of(const PictureView &view, const PictureFrame &frame)
{
    const Camera &camera = frame.camera;
    const Camera group{{camera.centre.x() * double(view.parallax.x) + double(view.offset.x),
                        camera.centre.y() * double(view.parallax.y) + double(view.offset.y)},
                       camera.unitsPerPixel * unitsFactor(view, frame)};
    GroupView result;
    const QPointF origin = group.toPixel({0, 0}, frame.size) * frame.ratio;
    result.origin = {std::clamp(origin.x(), -FarthestOrigin, FarthestOrigin),
                     std::clamp(origin.y(), -FarthestOrigin, FarthestOrigin)};
    if (frame.isSnapped)
        result.origin = {std::round(result.origin.x()), std::round(result.origin.y())};
    result.scale = group.pixelsPerUnit() * frame.ratio;
    result.visible = QRect(QPoint(0, 0), (QSizeF(frame.size) * frame.ratio).toSize());
    if (view.clip)
        result.visible &= clipOf(*view.clip, frame);
    return result;
}

} // namespace tickscope
