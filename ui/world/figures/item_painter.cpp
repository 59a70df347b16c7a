// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/item_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QRadialGradient>

#include "ui/world/figures/actor_painter.h"
#include "ui/world/figures/weapon_shapes.h"

namespace tickscope {

static MapPart partFor(const MapBackdrop &map, std::size_t model, const std::vector<MapPart> &parts)
{
    const auto found = std::ranges::lower_bound(parts, model, {}, &MapPart::model);
    if (found != parts.end() && found->model == model)
        return *found;
    const MapPoint &place = map.models[model].place;
    return {model, {double{place.x}, double{place.y}}, double{place.height}, 0};
}

ShapeLayer movedTo(const MapPart &part, const ShapeLayer &layer)
{
    ShapeLayer moved = layer;
    const double cosine = std::cos(part.turn);
    const double sine = std::sin(part.turn);
    for (MapPoint &point : moved.points) {
        const double x = double{point.x};
        const double y = double{point.y};
        point.x = static_cast<float>(part.position.x + x * cosine - y * sine);
        point.y = static_cast<float>(part.position.y + x * sine + y * cosine);
        point.height += static_cast<float>(part.height);
    }
    for (MapShape &shape : moved.shapes) {
        shape.lowest += static_cast<float>(part.height);
        shape.highest += static_cast<float>(part.height);
    }
    return moved;
}

void paintParts(QPainter &painter, const MapBackdrop &map, const std::vector<MapPart> &parts,
                const Camera &camera, QSize size, const MapSight &sight,
                const WorldPalette &palette)
{
    std::vector<ShapeLayer> moved;
    for (std::size_t model = 0; model < map.models.size(); ++model) {
        if (!map.models[model].shapes.shapes.empty())
            moved.push_back(movedTo(partFor(map, model, parts), map.models[model].shapes));
    }
    if (!moved.empty())
        paintShapes(painter, map, moved, camera, size, sight, palette);
}

namespace {

using std::numbers::pi;

/// Small things are drawn this much bigger than life on far views, at most.
constexpr double SmallestItemScale = 0.16;

/// Numbers of what the shape cache keeps; figures use those below.
enum ItemShape { StarShape = 32, ScaledShapes = 40, PickupShapes = 64 };

QColor faded(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(std::clamp(alpha, 0.0, 1.0)) * color.alphaF());
    return color;
}

void paintHook(QPainter &painter, QPointF from, QPointF to, double scale)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const QColor dark(0x1C, 0x1F, 0x24);
    const QColor light(0xC4, 0xCC, 0xD6);
    painter.setPen(QPen(dark, std::max(2.0, 6.0 * scale), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    QPen links(light, std::max(1.0, 3.2 * scale), Qt::CustomDashLine, Qt::FlatCap);
    links.setDashPattern({2.6, 1.3});
    painter.setPen(links);
    // From the head, so that the links stand still while it flies.
    painter.drawLine(to, from);
    if (length <= 0)
        return;
    painter.save();
    painter.translate(to);
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / pi);
    painter.scale(scale, scale);
    QPainterPath head(QPointF(11, 0));
    head.lineTo(-4, -8);
    head.quadTo(QPointF(0, 0), QPointF(-4, 8));
    head.closeSubpath();
    painter.setPen(QPen(dark, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(light);
    painter.drawPath(head);
    painter.restore();
}

void paintBeam(QPainter &painter, QPointF from, QPointF to, double scale, double strength,
               const QColor &glow, const QColor &core)
{
    const double width = std::max(1.2, 5.0 * scale) * (0.35 + 0.65 * strength);
    const auto stroke = [&](double factor, const QColor &color) {
        painter.setPen(QPen(color, width * factor, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    };
    stroke(4.2, faded(glow, 0.16 * strength));
    stroke(2.4, faded(glow, 0.35 * strength));
    stroke(1.3, faded(glow, 0.85 * strength));
    stroke(0.55, faded(core, strength));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(core, strength));
    painter.drawEllipse(to, width, width);
}

void paintFlag(QPainter &painter, const QColor &color)
{
    painter.setPen(QPen(QColor(0x1C, 0x1F, 0x24), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath cloth(QPointF(0, -46));
    cloth.cubicTo(QPointF(12, -54), QPointF(22, -40), QPointF(36, -47));
    cloth.lineTo(36, -22);
    cloth.cubicTo(QPointF(22, -15), QPointF(12, -29), QPointF(0, -21));
    cloth.closeSubpath();
    painter.setBrush(color);
    painter.drawPath(cloth);
    painter.setBrush(QColor(0xC9, 0xA0, 0x64));
    painter.drawRoundedRect(QRectF(-2.5, -49, 5, 65), 2, 2);
}

void paintProjectile(QPainter &painter, const Sprite &sprite)
{
    const double speed = std::hypot(sprite.direction.x, sprite.direction.y);
    if (speed > 0)
        painter.rotate(std::atan2(sprite.direction.y, sprite.direction.x) * 180 / pi);
    const QColor color = weaponColor(sprite.weapon);
    if (speed > 0) {
        QLinearGradient tail(-44, 0, 0, 0);
        tail.setColorAt(0, faded(color, 0));
        tail.setColorAt(1, faded(color, 0.65));
        painter.setPen(Qt::NoPen);
        painter.setBrush(tail);
        painter.drawPolygon(QPolygonF({{-44, 0}, {0, -5}, {0, 5}}));
    }
    painter.setPen(QPen(QColor(0x1C, 0x1F, 0x24), 2));
    painter.setBrush(color);
    if (sprite.weapon == WeaponKind::Grenade) {
        painter.drawRoundedRect(QRectF(-11, -6.5, 20, 13), 6, 6);
        painter.setBrush(QColor(0x4A, 0x50, 0x58));
        painter.drawRect(QRectF(-13, -4, 5, 8));
    } else {
        painter.drawEllipse(QPointF(0, 0), 7.5, 5);
    }
}

void paintKept(QPainter &painter, WeaponKind weapon)
{
    ShapeCache::ofThisThread().draw(painter, {PickupShapes + static_cast<int>(weapon), 0, 0},
                                    {-46, -20, 96, 40},
                                    [weapon](QPainter &inner) { paintWeapon(inner, weapon); });
}

void paintScaled(QPainter &painter, const QPainterPath &shape, const QColor &color, double height)
{
    painter.save();
    painter.scale(height, height);
    painter.setPen(
        QPen(QColor(0x1C, 0x1F, 0x24), 2.4 / height, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(color);
    painter.drawPath(shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 110));
    painter.drawEllipse(QPointF(-0.2, -0.18), 0.11, 0.09);
    painter.restore();
}

void paintBurst(QPainter &painter, double share, const QColor &color, double reach, int rays,
                double start)
{
    painter.setPen(
        QPen(faded(color, 1 - share), 4 * (1 - share * 0.6), Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < rays; ++i) {
        const double angle = start + 2 * pi * i / rays;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(way * reach * share * 0.55, way * reach * (0.25 + share * 0.75));
    }
}

void paintStar(QPainter &painter)
{
    painter.setPen(QPen(QColor(0x60, 0x40, 0x10), 1.6));
    painter.setBrush(QColor(0xFF, 0xD0, 0x48));
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = pi * i / 5;
        const double reach = i % 2 == 0 ? 10 : 4.6;
        star << QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    painter.drawPolygon(star);
}

void paintExplosion(QPainter &painter, double share)
{
    const double radius = 38 + 62 * std::sqrt(share);
    QRadialGradient fire(QPointF(0, 0), radius);
    fire.setColorAt(0, faded(QColor(0xFF, 0xF4, 0xC8), 1 - share));
    fire.setColorAt(0.4, faded(QColor(0xFF, 0xB8, 0x3C), 0.9 * (1 - share)));
    fire.setColorAt(0.75, faded(QColor(0xE2, 0x4A, 0x22), 0.6 * (1 - share)));
    fire.setColorAt(1, faded(QColor(0x60, 0x20, 0x18), 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fire);
    painter.drawEllipse(QPointF(0, 0), radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(QColor(0xFF, 0xD8, 0x90), 0.8 * (1 - share)), 4 * (1 - share) + 1));
    painter.drawEllipse(QPointF(0, 0), radius * 0.85, radius * 0.85);
}

/// Ticks for which an effect is seen.
double lifeOf(EffectKind kind)
{
    constexpr std::array<double, 6> Lives{14, 22, 26, 10, 26, 16};
    return Lives.at(static_cast<std::size_t>(kind));
}

} // namespace

const QPainterPath &heartShape()
{
    static const QPainterPath shape = [] {
        QPainterPath path(QPointF(0, 0.46));
        path.cubicTo(QPointF(-0.75, -0.02), QPointF(-0.5, -0.58), QPointF(0, -0.22));
        path.cubicTo(QPointF(0.5, -0.58), QPointF(0.75, -0.02), QPointF(0, 0.46));
        return path;
    }();
    return shape;
}

const QPainterPath &shieldShape()
{
    static const QPainterPath shape = [] {
        QPainterPath path(QPointF(0, -0.5));
        path.quadTo(QPointF(0.2, -0.36), QPointF(0.44, -0.36));
        path.cubicTo(QPointF(0.46, 0.1), QPointF(0.3, 0.36), QPointF(0, 0.5));
        path.cubicTo(QPointF(-0.3, 0.36), QPointF(-0.46, 0.1), QPointF(-0.44, -0.36));
        path.quadTo(QPointF(-0.2, -0.36), QPointF(0, -0.5));
        return path;
    }();
    return shape;
}

void paintLine(QPainter &painter, const SceneLine &line, const Camera &camera, QSize size,
               const WorldPalette &)
{
    const QPointF from = camera.toPixel({line.from.x, line.from.y}, size);
    const QPointF to = camera.toPixel({line.to.x, line.to.y}, size);
    const double scale = std::max(camera.pixelsPerUnit(), 0.12);
    const double strength = std::clamp(line.strength, 0.0, 1.0);
    const auto beam = [&](QRgb glow, QRgb core) {
        paintBeam(painter, from, to, scale, strength, QColor(glow), QColor(core));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    switch (line.kind) {
    case LineKind::Hook:
        paintHook(painter, from, to, scale);
        return;
    case LineKind::Laser:
        return beam(0x3E86FF, 0xE2EEFF);
    case LineKind::ShotgunLaser:
        return beam(0x926A40, 0xF4E4D0);
    case LineKind::FreezeLaser:
        return beam(0x7A52E8, 0xE6DCFF);
    case LineKind::Door:
        return beam(0x28B8A4, 0xD8FFF6);
    case LineKind::Dragger:
        return beam(0xE89C2C, 0xFFF0D0);
    }
}

void paintSprite(QPainter &painter, const Sprite &sprite, const Camera &camera, QSize size,
                 const WorldPalette &palette)
{
    const double scale = std::max(camera.pixelsPerUnit(), SmallestItemScale);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(camera.toPixel({sprite.position.x, sprite.position.y}, size));
    painter.scale(scale, scale);
    switch (sprite.kind) {
    case SpriteKind::Health:
        ShapeCache::ofThisThread().draw(
            painter, {ScaledShapes, 0, 0}, {-20, -20, 40, 40},
            [](QPainter &inner) { paintScaled(inner, heartShape(), HeartColor, 34); });
        break;
    case SpriteKind::Armor:
        ShapeCache::ofThisThread().draw(
            painter, {ScaledShapes + 1, 0, 0}, {-20, -20, 40, 40},
            [](QPainter &inner) { paintScaled(inner, shieldShape(), ShieldColor, 34); });
        break;
    case SpriteKind::WeaponPickup:
        paintKept(painter, sprite.weapon);
        break;
    case SpriteKind::Ninja:
        paintKept(painter, WeaponKind::Ninja);
        break;
    case SpriteKind::Shield:
        paintScaled(painter, shieldShape(), weaponColor(sprite.weapon), 34);
        painter.setPen(QPen(QColor(0xB4, 0x23, 0x18), 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-9, 9), QPointF(9, -9));
        break;
    case SpriteKind::Projectile:
        paintProjectile(painter, sprite);
        break;
    case SpriteKind::RedFlag:
        paintFlag(painter, teamColor(0));
        break;
    case SpriteKind::BlueFlag:
        paintFlag(painter, teamColor(1));
        break;
    case SpriteKind::SpectatorGhost:
        paintGhost(painter, QColor(0xC8, 0xD4, 0xE4, 190));
        break;
    case SpriteKind::Other:
        painter.setPen(QPen(palette.outline, 2));
        painter.setBrush(QColor(0x9A, 0xA4, 0xB0));
        painter.drawPolygon(QPolygonF({{0, -9}, {9, 0}, {0, 9}, {-9, 0}}));
        break;
    }
    painter.restore();
}

void paintEffect(QPainter &painter, const Effect &effect, const Camera &camera, QSize size,
                 const WorldPalette &)
{
    const double share = effect.age / lifeOf(effect.kind);
    if (share < 0 || share >= 1)
        return;
    const double scale = std::max(camera.pixelsPerUnit(), SmallestItemScale);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(camera.toPixel({effect.position.x, effect.position.y}, size));
    painter.scale(scale, scale);
    switch (effect.kind) {
    case EffectKind::Explosion:
        paintExplosion(painter, share);
        break;
    case EffectKind::Spawn:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(QColor(0xE8, 0xF4, 0xFF), 1 - share), 5 * (1 - share) + 1));
        painter.drawEllipse(QPointF(0, 0), 14 + 34 * share, 14 + 34 * share);
        paintBurst(painter, share, QColor(0xBF, 0xE4, 0xFF), 52, 8, 0.3);
        break;
    case EffectKind::Death:
        paintBurst(painter, share, QColor(0xFF, 0x8A, 0x4C), 70, 12, 0.1);
        painter.setPen(
            QPen(faded(QColor(0xFF, 0xD8, 0xC0), 1 - share), 6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-13, -13), QPointF(13, 13));
        painter.drawLine(QPointF(13, -13), QPointF(-13, 13));
        break;
    case EffectKind::Hit:
        paintBurst(painter, share, QColor(0xFF, 0xF0, 0xB0), 30, 6, 0.2);
        break;
    case EffectKind::AirJump:
        painter.setPen(QPen(faded(QColor(0xE8, 0xF4, 0xFF), 1 - share), 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(0, 16), 8 + 18 * share, 3 + 5 * share);
        break;
    case EffectKind::Damage: {
        const QPointF way(std::cos(effect.angle), std::sin(effect.angle));
        painter.translate(way * -(24 + 26 * share)); // away from where it came
        painter.rotate(effect.angle * 180 / pi);
        painter.setOpacity(1 - share * share);
        ShapeCache::ofThisThread().draw(painter, {StarShape, 0, 0}, {-12, -12, 24, 24}, paintStar);
        break;
    }
    }
    painter.restore();
}

} // namespace tickscope
