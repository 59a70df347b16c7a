// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/camera.h"

#include <algorithm>
#include <cmath>

namespace tickscope {

static double halfWidth(QSize size)
{
    return size.width() / 2.0;
}

static double halfHeight(QSize size)
{
    return size.height() / 2.0;
}

/// Closest a group is shown: a single player fills no screen.
constexpr double ClosestGroupShare = 0.75;

QPointF Camera::toPixel(QPointF world, QSize size) const
{
    const QPointF offset = (world - centre) / unitsPerPixel;
    return offset + QPointF(halfWidth(size), halfHeight(size));
}

QPointF Camera::toWorld(QPointF pixel, QSize size) const
{
    return centre + (pixel - QPointF(halfWidth(size), halfHeight(size))) * unitsPerPixel;
}

QRectF Camera::visible(QSize size) const
{
    const QSizeF extent = QSizeF(size) * unitsPerPixel;
    return {centre - QPointF(extent.width() / 2, extent.height() / 2), extent};
}

Camera Camera::fit(const QRectF &world, QSize size, double marginPixels)
{
    // A margin must leave something of a small picture.
    const double width = std::max(size.width() / 2.0, size.width() - 2 * marginPixels);
    const double height = std::max(size.height() / 2.0, size.height() - 2 * marginPixels);
    const double scale = std::max(world.width() / std::max(width, 1.0),
                                  world.height() / std::max(height, 1.0));
    return {world.center(), std::clamp(scale, SmallestScale, LargestScale)};
}

QSizeF Camera::playArea(QSize size)
{
    constexpr double Area = 1'150'000;
    constexpr double WidthLimit = 1500;
    constexpr double HeightLimit = 1050;
    const double aspect = double(std::max(size.width(), 1)) / std::max(size.height(), 1);
    double width = std::sqrt(Area * aspect);
    double height = width / aspect;
    if (width > WidthLimit) {
        width = WidthLimit;
        height = width / aspect;
    }
    if (height > HeightLimit) {
        height = HeightLimit;
        width = height * aspect;
    }
    return {width, height};
}

Camera Camera::atPlayScale(QPointF centre, QSize size)
{
    return {centre, playArea(size).width() / std::max(size.width(), 1)};
}

Camera Camera::zoomed(double factor, QPointF pixel, QSize size) const
{
    const QPointF fixed = toWorld(pixel, size);
    Camera camera = *this;
    camera.unitsPerPixel = std::clamp(unitsPerPixel / factor, SmallestScale, LargestScale);
    camera.centre = fixed + (centre - fixed) * (camera.unitsPerPixel / unitsPerPixel);
    return camera;
}

Camera Camera::dragged(QPointF pixels) const
{
    return {centre - pixels * unitsPerPixel, unitsPerPixel};
}

Camera Camera::snapped(QSize size, double devicePixelRatio) const
{
    const QPointF origin = toPixel({0, 0}, size) * devicePixelRatio;
    const QPointF whole(std::round(origin.x()), std::round(origin.y()));
    return dragged((whole - origin) / devicePixelRatio);
}

Camera keepInView(const Camera &before, const QRectF &players, QSize size)
{
    const double margin = std::min(size.width(), size.height()) * 0.14;
    Camera wanted = Camera::fit(players, size, margin);
    const double closest = Camera::playArea(size).width() * ClosestGroupShare
                           / std::max(size.width(), 1);
    wanted.unitsPerPixel = std::max(wanted.unitsPerPixel, closest);
    // Whole steps of scale: each new one costs a redrawn map.
    constexpr double StepsPerDoubling = 4.0;
    wanted.unitsPerPixel = std::exp2(std::ceil(std::log2(wanted.unitsPerPixel) * StepsPerDoubling)
                                     / StepsPerDoubling);

    const double edge = margin / 2 * before.unitsPerPixel;
    const QRectF inner = before.visible(size).adjusted(edge, edge, -edge, -edge);
    const bool isTight = before.unitsPerPixel <= wanted.unitsPerPixel * 1.6;
    return inner.contains(players) && isTight ? before : wanted;
}

} // namespace tickscope
