// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/weapon_shapes.h"

#include <array>
#include <cmath>

#include <QPainterPath>

#include "ui/world/game_art/art_cache.h"

namespace tickscope {

/// Images that are kept; those of one picture with sixty players are about 150.
constexpr std::size_t ImageLimit = 600;

ShapeCache &ShapeCache::ofThisThread()
{
    thread_local ShapeCache cache;
    return cache;
}

double ShapeCache::scaleOf(const QPainter &painter)
{
    const QTransform transform = painter.deviceTransform();
    return std::sqrt(std::abs(transform.determinant()));
}

const QImage *ShapeCache::find(const Key &key) const
{
    const auto found = m_images.find(key);
    return found == m_images.end() ? nullptr : &found->second;
}

const QImage &ShapeCache::insert(const Key &key, QImage image)
{
    // Another zoom makes another set; all of the old ones go at once.
    if (m_images.size() >= ImageLimit)
        m_images.clear();
    return m_images.insert_or_assign(key, std::move(image)).first->second;
}

namespace {

const QColor WeaponOutline(0x16, 0x18, 0x1C);
const QColor Metal(0xB9, 0xC2, 0xCC);
const QColor DarkMetal(0x6E, 0x78, 0x84);
const QColor Wood(0x8A, 0x5A, 0x33);

void box(QPainter &painter, const QColor &color, QRectF place, double radius = 1.5)
{
    painter.setBrush(color);
    painter.drawRoundedRect(place, radius, radius);
}

void paintHammer(QPainter &painter)
{
    box(painter, Wood, {-22, -3, 36, 6});
    box(painter, QColor(0xA9, 0x6E, 0x3C), {8, -15, 20, 30}, 3);
    painter.setPen(Qt::NoPen);
    box(painter, QColor(255, 255, 255, 50), {10, -13, 4, 26}, 2);
}

void paintGun(QPainter &painter)
{
    QPainterPath grip;
    grip.addPolygon(QPolygonF({{-15, -2}, {-5, -2}, {-8, 11}, {-16, 10}}));
    grip.closeSubpath();
    painter.setBrush(Wood);
    painter.drawPath(grip);
    box(painter, Metal, {-17, -8, 33, 9}, 2);
    box(painter, DarkMetal, {10, -6.5, 8, 6}, 1);
}

void paintShotgun(QPainter &painter)
{
    QPainterPath stock;
    stock.addPolygon(QPolygonF({{-38, -2}, {-16, -5}, {-14, 3}, {-36, 9}}));
    stock.closeSubpath();
    painter.setBrush(Wood);
    painter.drawPath(stock);
    box(painter, DarkMetal, {-18, -6, 24, 9}, 2);
    box(painter, Metal, {2, -6, 36, 4.5}, 1.5);
    box(painter, Metal, {2, -1.5, 36, 4.5}, 1.5);
    box(painter, Wood, {6, 1, 16, 6}, 2);
}

void paintGrenade(QPainter &painter)
{
    box(painter, QColor(0xB2, 0x3A, 0x36), {-36, -6, 16, 12}, 3);
    box(painter, Metal, {-22, -9, 50, 17}, 4);
    box(painter, QColor(0xC8, 0x4A, 0x42), {24, -11, 11, 21}, 3);
    box(painter, DarkMetal, {-10, 7, 8, 8}, 2);
}

void paintLaser(QPainter &painter)
{
    box(painter, QColor(0x2E, 0x4A, 0x78), {-34, -9, 40, 17}, 6);
    box(painter, QColor(0x4C, 0x74, 0xB4), {-28, -12, 24, 6}, 3);
    box(painter, Metal, {4, -5, 24, 9}, 2);
    box(painter, QColor(0x7F, 0xB8, 0xFF), {26, -6.5, 8, 12}, 4);
}

void paintNinja(QPainter &painter)
{
    QPainterPath blade(QPointF(-14, -3));
    blade.quadTo(QPointF(18, -8), QPointF(44, 4));
    blade.quadTo(QPointF(16, 3), QPointF(-14, 3));
    blade.closeSubpath();
    painter.setBrush(QColor(0xE4, 0xEA, 0xF0));
    painter.drawPath(blade);
    box(painter, QColor(0xD8, 0xA8, 0x3C), {-18, -8, 5, 15}, 2);
    box(painter, QColor(0x3A, 0x2A, 0x4A), {-40, -3.5, 23, 7}, 3);
}

} // namespace

void paintWeapon(QPainter &painter, WeaponKind weapon)
{
    painter.setPen(QPen(WeaponOutline, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (weapon) {
    case WeaponKind::None:
        return;
    case WeaponKind::Hammer:
        return paintHammer(painter);
    case WeaponKind::Gun:
        return paintGun(painter);
    case WeaponKind::Shotgun:
        return paintShotgun(painter);
    case WeaponKind::Grenade:
        return paintGrenade(painter);
    case WeaponKind::Laser:
        return paintLaser(painter);
    case WeaponKind::Ninja:
        return paintNinja(painter);
    }
}

QColor weaponColor(WeaponKind weapon)
{
    constexpr std::array<QRgb, 7> Colors{0xFFC8CED6, 0xFFC08650, 0xFFF4CF5A, 0xFFD8DDE3,
                                         0xFFE05A4E, 0xFF7FB8FF, 0xFFC9A2F2};
    return Colors.at(static_cast<std::size_t>(weapon));
}

QPointF weaponOffset(WeaponKind weapon)
{
    constexpr std::array<QPointF, 7> Offsets{
        {{0, 0}, {4, -20}, {32, 4}, {24, -2}, {24, -2}, {24, -2}, {0, 0}}};
    return Offsets.at(static_cast<std::size_t>(weapon));
}

/// Units that drawn weapons take at most.
constexpr double ShapeWidth = 92;

double weaponIconWidth(WeaponKind weapon, double height)
{
    const WeaponArt *art = artOf(weapon);
    return art ? height * art->body.cells.width() / art->body.cells.height() : 0.0;
}

void paintWeaponIcon(QPainter &painter, const QRectF &place, WeaponKind weapon,
                     const std::shared_ptr<const GameData> &game)
{
    const WeaponArt *art = artOf(weapon);
    if (!art)
        return;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing);
    const ArtImage *found = nullptr;
    if (game) {
        const double ratio = painter.device() ? painter.device()->devicePixelRatio() : 1.0;
        ArtCache &cache = ArtCache::ofThisThread();
        cache.use(game);
        found = cache.find(ArtPiece::of(art->body), (place.size() * ratio).toSize());
    }
    if (found) {
        painter.drawImage(place, found->image);
    } else {
        const double scale = place.width() / ShapeWidth;
        painter.translate(place.center());
        painter.scale(scale, scale);
        paintWeapon(painter, weapon);
    }
    painter.restore();
}

} // namespace tickscope
