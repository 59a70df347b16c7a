// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/marker_painter.h"

#include <algorithm>
#include <numbers>

#include <QPainterPath>
#include <QRadialGradient>

namespace tickscope {

namespace {

constexpr double ConeReach = 3.2;    ///< In radii of the body.
constexpr double ConeDegrees = 62.0; ///< What a player sees is a little more.
constexpr double NoseDegrees = 30.0; ///< Of the disc's edge that the nose covers, each side.
constexpr double SmallestCone = 6.0; ///< Body in pixels from which there is a cone.

void paintCone(QPainter &painter, double body, const QColor &color)
{
    const double reach = body * ConeReach;
    QRadialGradient light(QPointF(0, 0), reach);
    QColor near = color;
    near.setAlpha(110);
    QColor far = color;
    far.setAlpha(0);
    light.setColorAt(0.25, near);
    light.setColorAt(1, far);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    const int span = static_cast<int>(ConeDegrees * 16);
    painter.drawPie(QRectF(-reach, -reach, reach * 2, reach * 2), -span / 2, span);
}

QPainterPath discWithNose(double body)
{
    const QRectF disc(-body, -body, body * 2, body * 2);
    QPainterPath path;
    path.arcMoveTo(disc, NoseDegrees);
    path.arcTo(disc, NoseDegrees, 360 - 2 * NoseDegrees);
    path.lineTo(body * 1.45, 0);
    path.closeSubpath();
    return path;
}

} // namespace

void paintMarker(QPainter &painter, const Actor &actor, const ActorLook &look,
                 const WorldPalette &palette)
{
    const double body = bodyPixels(look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(look.pixel);
    painter.rotate(actor.aim * 180.0 / std::numbers::pi);
    if (body >= SmallestCone)
        paintCone(painter, body, look.body);
    if (look.isSelected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0, 0, 0, 110), 5));
        painter.drawEllipse(QPointF(0, 0), body * 1.6, body * 1.6);
        painter.setPen(QPen(palette.accent, 2.5));
        painter.drawEllipse(QPointF(0, 0), body * 1.6, body * 1.6);
    }
    painter.setPen(QPen(mixed(look.body, palette.outline, 0.82), std::clamp(body * 0.14, 1.2, 3.0),
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(look.body);
    painter.drawPath(discWithNose(body));
    painter.restore();
}

} // namespace tickscope
