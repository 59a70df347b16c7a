// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/weapon_icon.h"

#include "ui/world/figures/weapon_shapes.h"
#include "ui/world/game_art/art_cache.h"

namespace tickscope {

namespace {

/// Units that drawn weapons take at most.
constexpr double ShapeWidth = 92;

} // namespace

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
