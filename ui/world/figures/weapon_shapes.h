// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <memory>

#include <QColor>
#include <QImage>
#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

/// Names a small drawing: which one, in which colours.
struct ShapeName {
    int shape = 0;
    QRgb first = 0;
    QRgb second = 0;

    friend auto operator<=>(const ShapeName &, const ShapeName &) = default;
};

/// Keeps small drawings as images of the size in which they are needed: filling
/// paths for thirty figures would take longer than everything else in a picture.
class ShapeCache
{
public:
    /// Painting threads share nothing.
    [[nodiscard]] static ShapeCache &ofThisThread();

    /// Draws what \a paint(QPainter &) draws inside \a bounds, under the painter's transform.
    template<typename Paint>
    void draw(QPainter &painter, ShapeName name, const QRectF &bounds, Paint &&paint)
    {
        const double scale = scaleOf(painter);
        const Key key{name, static_cast<int>(scale * 4096)};
        const QImage *image = find(key);
        if (!image) {
            QImage fresh((bounds.size() * scale).toSize().expandedTo({1, 1}),
                         QImage::Format_ARGB32_Premultiplied);
            fresh.fill(Qt::transparent);
            QPainter inner(&fresh);
            inner.setRenderHint(QPainter::Antialiasing);
            inner.scale(fresh.width() / bounds.width(), fresh.height() / bounds.height());
            inner.translate(-bounds.topLeft());
            paint(inner);
            inner.end();
            image = &insert(key, std::move(fresh));
        }
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(bounds, *image);
    }

private:
    struct Key {
        ShapeName name;
        int scale = 0;

        friend auto operator<=>(const Key &, const Key &) = default;
    };

    [[nodiscard]] static double scaleOf(const QPainter &painter);
    [[nodiscard]] const QImage *find(const Key &key) const;
    const QImage &insert(const Key &key, QImage image);

    std::map<Key, QImage> m_images;
};

/// Draws a weapon that points to the right with its middle at (0, 0), in world units.
/// None draws nothing.
void paintWeapon(QPainter &painter, WeaponKind weapon);

/// Sign colour of a weapon, for its projectiles and its name in the kill list.
[[nodiscard]] QColor weaponColor(WeaponKind weapon);

/// Where a held weapon's middle is: along the aim, and down.
[[nodiscard]] QPointF weaponOffset(WeaponKind weapon);

/// Width of a weapon's picture beside text of that height.
[[nodiscard]] double weaponIconWidth(WeaponKind weapon, double height);

/// The weapon inside \a place: the game's picture where it is loaded, else a drawn one.
/// \param game  may be null.
void paintWeaponIcon(QPainter &painter, const QRectF &place, WeaponKind weapon,
                     const std::shared_ptr<const GameData> &game);

} // namespace tickscope
