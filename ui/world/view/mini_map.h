// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QObject>
#include <QRectF>

#include "core/analysis/series/tracks.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "ui/jobs/latest_job.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/map/shape_painter.h"
#include "ui/world/map_picture/map_textures.h"

class QPainter;

namespace tickscope {

/// The whole world small in a corner of the view: everybody as a dot, and a frame around
/// what the view shows. The map below is a picture that a worker makes once.
class MiniMap : public QObject
{
    Q_OBJECT

public:
    explicit MiniMap(QObject *parent = nullptr);

    /// What stands still in the world.
    struct Ground {
        Shared<MapContent> map;                      ///< Null when there is none.
        std::shared_ptr<const MapTextures> textures; ///< Null as long as they are not read.
        MapSight sight;
        WorldPalette palette = WorldPalette::make(true);
        /// Drawn in place of a map; null as long as they are not read.
        Shared<TrackSet> tracks = {};
        /// When who recorded had which client ID: only those ways are drawn. Without any, all.
        std::vector<Stay> recorder = {};
    };

    /// Another recording: forgets where players were seen.
    void reset();
    void setGround(Ground ground);
    /// Takes dots, and blocks of a world without a map, from \a scene, which is in the plane
    /// of the ground. Without a map the world is where somebody or something was so far.
    void setScene(const Scene &scene);

    /// Whether there is anything that the view does not show already, and room for it.
    [[nodiscard]] bool isNeeded(const Camera &camera, QSize size) const;
    /// Where it is drawn in a view of that size, in its pixels; empty without a world.
    [[nodiscard]] QRectF area(QSize size) const;
    /// World place under \a pixel, or nearest to it if it is outside of the mini-map.
    [[nodiscard]] QPointF worldAt(QPointF pixel, QSize size) const;
    /// World rectangle that it shows.
    [[nodiscard]] const QRectF &world() const { return m_world; }
    /// Picture of the map, as far as it is made.
    [[nodiscard]] const QImage &picture() const { return m_picture; }

    /// \param selected  client whose dot is greater; without one it is the recorder's.
    void paint(QPainter &painter, const Scene &scene, const Camera &camera, QSize size,
               std::optional<int> selected);

signals:
    /// The picture is there.
    void changed();

private:
    struct Order;

    [[nodiscard]] static QImage make(const Order &order);
    static void paintWays(QPainter &painter, const Order &order, const Camera &camera);
    void setWorld(const QRectF &world);
    /// Makes the world of a recording without a map hold \a bounds, and \a share of its longer
    /// side around it when it has to grow for that.
    void include(const QRectF &bounds, double share);
    void order(QSize size, double ratio);
    void paintDots(QPainter &painter, const Scene &scene, const Camera &small, QSize size,
                   std::optional<int> selected) const;

    Ground m_ground;
    std::vector<Block> m_blocks;
    QRectF m_world;
    QImage m_picture;
    QSize m_orderedSize;     ///< Of m_picture in device pixels, once it is made.
    bool m_mayBegin = false; ///< Behind the first picture of the window.
    bool m_isStale = true;
    LatestJob<QImage> m_job;
};

} // namespace tickscope
