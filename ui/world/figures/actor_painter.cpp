// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/actor_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainterPath>
#include <QRadialGradient>

#include "ui/style/theme.h"
#include "ui/world/figures/weapon_shapes.h"

namespace tickscope {

namespace {

using std::numbers::pi;

/// Ticks that a shot's recoil and a hammer's swing last.
constexpr double RecoilTicks = 5.0;
constexpr double SwingTicks = 10.0;
/// Body radius in pixels below which a figure is a dot with feet.
constexpr double DetailPixels = 7.0;

QPointF direction(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

/// Numbers of what the shape cache keeps.
enum FigureShape { FootShape = 1, BodyShape, IceShape, WeaponShapes = 16 };

bool looksLeft(const Actor &actor)
{
    return std::cos(actor.aim) < 0;
}

struct Foot {
    QPointF place;
    double turn = 0; ///< Degrees.
};

/// \param side  -1 for the back foot, 1 for the front one.
Foot footOf(const Actor &actor, int side)
{
    if (!actor.isOnGround)
        return {{side * 7.0, 14.5}, side * -22.0};
    if (std::abs(actor.velocity.x) < 1.0)
        return {{side * 8.0, 14.0}, 0.0};
    // The step follows from the place, so that it is right after a seek too.
    const double phase = actor.position.x / 100.0 * 2 * pi + (side < 0 ? pi : 0.0);
    const double lift = std::max(0.0, std::sin(phase));
    const double forward = actor.velocity.x < 0 ? -1.0 : 1.0;
    return {{std::cos(phase) * 10.0, 14.0 - lift * 6.0}, forward * lift * 28.0};
}

void paintFoot(QPainter &painter, const Foot &foot, const QColor &color, const QColor &outline)
{
    painter.save();
    painter.translate(foot.place);
    painter.rotate(foot.turn);
    ShapeCache::ofThisThread().draw(painter, {FootShape, color.rgba(), outline.rgba()},
                                    {-12, -8, 24, 16}, [&](QPainter &inner) {
                                        inner.setPen(QPen(outline, 2.6));
                                        inner.setBrush(color);
                                        inner.drawEllipse(QPointF(0, 0), 9.6, 5.4);
                                    });
    painter.restore();
}

void paintEyes(QPainter &painter, const Actor &actor, const QColor &ink)
{
    const QPointF aim = direction(actor.aim);
    const QPointF middle(8.0 * aim.x(), -7.2 + 6.4 * aim.y());
    const double apart = 5.4 - 0.7 * std::abs(aim.x());
    const QPen line(ink, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const double side : {-1.0, 1.0}) {
        const QPointF eye = middle + QPointF(side * apart, 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        switch (actor.eyes) {
        case EyeKind::Normal:
            painter.drawEllipse(eye, 2.5, 4.6);
            break;
        case EyeKind::Surprise:
            painter.drawEllipse(eye, 3.4, 5.2);
            painter.setBrush(Qt::white);
            painter.drawEllipse(eye + QPointF(0.8, -1.6), 1.2, 1.5);
            break;
        case EyeKind::Blink:
            painter.setPen(line);
            painter.drawLine(eye - QPointF(2.6, 0), eye + QPointF(2.6, 0));
            break;
        case EyeKind::Happy: {
            painter.setPen(line);
            painter.setBrush(Qt::NoBrush);
            QPainterPath arch(eye + QPointF(-3, 1.5));
            arch.quadTo(eye + QPointF(0, -5), eye + QPointF(3, 1.5));
            painter.drawPath(arch);
            break;
        }
        case EyeKind::Pain:
            painter.setPen(line);
            painter.drawPolyline(
                QPolygonF({eye + QPointF(side * 2.6, -3.2), eye + QPointF(side * -2.4, 0),
                           eye + QPointF(side * 2.6, 3.2)}));
            break;
        case EyeKind::Angry:
            painter.drawEllipse(eye + QPointF(0, 0.8), 2.5, 3.8);
            painter.setPen(line);
            painter.drawLine(eye + QPointF(side * -2.6, -2.4), eye + QPointF(side * 3.2, -6.0));
            break;
        }
    }
}

void paintBody(QPainter &painter, const ActorLook &look, const QColor &outline)
{
    const QPointF middle(0, -4);
    painter.setPen(QPen(outline, 2.8));
    painter.setBrush(look.body);
    painter.drawEllipse(middle, BodyRadius, BodyRadius);
    painter.setPen(Qt::NoPen);
    // Light from above left and a shade below make a ball of a disc.
    static const QPainterPath shade = [middle] {
        QPainterPath ball;
        ball.addEllipse(middle, BodyRadius - 1.2, BodyRadius - 1.2);
        QPainterPath lit;
        lit.addEllipse(middle + QPointF(-2.5, -5), BodyRadius, BodyRadius - 1);
        return ball.subtracted(lit);
    }();
    painter.setBrush(QColor(0, 0, 0, 38));
    painter.drawPath(shade);
    painter.setBrush(QColor(255, 255, 255, 70));
    painter.drawEllipse(middle + QPointF(-8, -10.5), 5.5, 3.6);
}

/// The weapon turned along the aim, upright on both sides, with its hand.
void paintHeldWeapon(QPainter &painter, const Actor &actor, const ActorLook &look,
                     const QColor &outline)
{
    if (actor.weapon == WeaponKind::None)
        return;
    const QPointF offset = weaponOffset(actor.weapon);
    const bool isLeft = looksLeft(actor);
    painter.save();
    if (actor.weapon == WeaponKind::Hammer || actor.weapon == WeaponKind::Ninja) {
        // These rest beside the body and swing; they do not follow the aim.
        const double swing = std::clamp(actor.ticksSinceAttack / SwingTicks, 0.0, 1.0);
        const double degrees = swing < 1.0 ? 108.0 * std::sin(pi * swing) - 36.0 : -36.0;
        painter.translate(isLeft ? -offset.x() : offset.x(), offset.y());
        painter.scale(isLeft ? -1 : 1, 1);
        painter.rotate(actor.weapon == WeaponKind::Hammer ? -90 + degrees : -60 + degrees);
    } else {
        const double recoil = actor.ticksSinceAttack < RecoilTicks && actor.ticksSinceAttack >= 0
                                  ? std::sin(pi * actor.ticksSinceAttack / RecoilTicks) * 10.0
                                  : 0.0;
        const QPointF along = direction(actor.aim) * (offset.x() - recoil);
        painter.translate(along + QPointF(0, offset.y()));
        painter.rotate(actor.aim * 180.0 / pi);
        if (isLeft)
            painter.scale(1, -1);
    }
    const bool hasHand = actor.weapon == WeaponKind::Gun || actor.weapon == WeaponKind::Shotgun
                         || actor.weapon == WeaponKind::Grenade
                         || actor.weapon == WeaponKind::Laser;
    const auto paintBoth = [&](QPainter &inner) {
        paintWeapon(inner, actor.weapon);
        if (!hasHand)
            return;
        inner.setPen(QPen(outline, 2.4));
        inner.setBrush(look.body);
        inner.drawEllipse(QPointF(-11, 4), 5.2, 5.2);
    };
    ShapeCache::ofThisThread().draw(
        painter,
        {WeaponShapes + static_cast<int>(actor.weapon), hasHand ? look.body.rgba() : 0U, 0},
        {-46, -20, 96, 40}, paintBoth);
    painter.restore();
}

void paintIce(QPainter &painter)
{
    painter.setPen(QPen(QColor(0xD6, 0xF0, 0xFF, 220), 2.2));
    painter.setBrush(QColor(0x9F, 0xD8, 0xFF, 90));
    painter.drawRoundedRect(QRectF(-24, -29, 48, 48), 10, 10);
    painter.setPen(QPen(QColor(255, 255, 255, 190), 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-16, -14), QPointF(-6, -24));
    painter.drawLine(QPointF(8, 12), QPointF(16, 4));
}

} // namespace

ActorLook lookOf(const Actor &actor, const Camera &camera, QSize size)
{
    ActorLook look;
    look.pixel = camera.toPixel({actor.position.x, actor.position.y}, size);
    look.scale = std::max(camera.pixelsPerUnit() * std::clamp(actor.radius, 4.0, 400.0)
                              / UsualRadius,
                          SmallestBodyPixels / BodyRadius);
    look.body = actor.body ? screenColor(*actor.body)
                           : withLightness(theme::clientColor(actor.client), 0.52, 0.8);
    look.feet = actor.feet ? screenColor(*actor.feet) : mixed(look.body, Qt::black, 0.25);
    return look;
}

double bodyPixels(const ActorLook &look)
{
    return BodyRadius * look.scale;
}

void paintSelection(QPainter &painter, const ActorLook &look, const WorldPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(look.pixel);
    painter.scale(look.scale, look.scale);
    const double line = std::max(3.0, 2.0 / look.scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 110), line * 2));
    painter.drawEllipse(QPointF(0, -3), BodyRadius * 1.55, BodyRadius * 1.55);
    painter.setPen(QPen(palette.accent, line));
    painter.drawEllipse(QPointF(0, -3), BodyRadius * 1.55, BodyRadius * 1.55);
    painter.restore();
}

void paintActor(QPainter &painter, const Actor &actor, const ActorLook &look,
                const WorldPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(look.pixel);
    painter.scale(look.scale, look.scale);
    const bool isDetailed = bodyPixels(look) >= DetailPixels;
    const QColor outline = mixed(look.body, palette.outline, 0.82);
    const QColor feetOutline = mixed(look.feet, palette.outline, 0.82);
    auto &shapes = ShapeCache::ofThisThread();
    if (!actor.isFrozen && bodyPixels(look) >= DetailPixels * 0.8)
        paintHeldWeapon(painter, actor, look, outline);
    paintFoot(painter, footOf(actor, -1), look.feet, feetOutline);
    shapes.draw(painter, {BodyShape, look.body.rgba(), outline.rgba()}, {-24, -28, 48, 48},
                [&](QPainter &inner) { paintBody(inner, look, outline); });
    if (isDetailed)
        paintEyes(painter, actor, palette.outline);
    paintFoot(painter, footOf(actor, 1), look.feet, feetOutline);
    if (actor.isFrozen)
        shapes.draw(painter, {IceShape, 0, 0}, {-26, -31, 52, 52}, paintIce);
    painter.restore();
}

void paintGhost(QPainter &painter, const QColor &color)
{
    QPainterPath shape(QPointF(-17, 14));
    shape.lineTo(-17, -6);
    shape.arcTo(QRectF(-17, -23, 34, 34), 180, -180);
    shape.lineTo(17, 14);
    shape.lineTo(8.5, 8);
    shape.lineTo(0, 14);
    shape.lineTo(-8.5, 8);
    shape.closeSubpath();
    QColor fill = color;
    fill.setAlpha(90);
    painter.setPen(QPen(color, 2, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawPath(shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QPointF(-5, -6), 2.2, 3.6);
    painter.drawEllipse(QPointF(5, -6), 2.2, 3.6);
}

constexpr double ConeReach = 3.2;    ///< In radii of the body.
constexpr double ConeDegrees = 62.0; ///< What a player sees is a little more.
constexpr double NoseDegrees = 30.0; ///< Of the disc's edge that the nose covers, each side.
constexpr double SmallestCone = 6.0; ///< Body in pixels from which there is a cone.

static void paintCone(QPainter &painter, double body, const QColor &color)
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

static QPainterPath discWithNose(double body)
{
    const QRectF disc(-body, -body, body * 2, body * 2);
    QPainterPath path;
    path.arcMoveTo(disc, NoseDegrees);
    path.arcTo(disc, NoseDegrees, 360 - 2 * NoseDegrees);
    path.lineTo(body * 1.45, 0);
    path.closeSubpath();
    return path;
}

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
