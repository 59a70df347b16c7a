// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/small_picture.h"

#include "ui/style/theme.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/map/shape_painter.h"
#include "ui/world/tracks/trail_painter.h"

#include <algorithm>
#include <limits>

namespace tickscope {

namespace {

/// Figures of a picture of play that is a sixth as wide would be specks.
constexpr double Closer = 1.7;

const Actor *actorOf(const Scene &scene, std::optional<int> client)
{
    const auto found = std::ranges::find_if(
        scene.actors, [&](const Actor &actor) { return client && actor.client == *client; });
    return found == scene.actors.end() ? nullptr : &*found;
}

/// World units around paths, and the share of their points at each side that may lie outside:
/// a few steps far away would make all others small.
constexpr double PathRoom = 64.0;
constexpr double FarShare = 0.01;
/// Logical pixels around paths.
constexpr double PathMargin = 10.0;

/// From the least to the greatest of \a places, without the farthest ones.
std::pair<double, double> usualReach(std::vector<double> &places)
{
    std::ranges::sort(places);
    const auto skipped = static_cast<std::size_t>(FarShare * static_cast<double>(places.size()));
    return {places[skipped], places[places.size() - 1 - skipped]};
}

/// Where \a tracks run; nothing without a point.
std::optional<QRectF> pathBounds(const TrackSet &tracks, ViewPlane plane)
{
    std::vector<double> across;
    std::vector<double> down;
    for (const Track &track : tracks.tracks) {
        for (const TrackPoint &point : track.points) {
            const Vector2 place = point.seenIn(plane);
            across.push_back(place.x);
            down.push_back(place.y);
        }
    }
    if (across.empty())
        return {};
    const auto [left, right] = usualReach(across);
    const auto [top, bottom] = usualReach(down);
    return QRectF(left, top, right - left, bottom - top)
        .adjusted(-PathRoom, -PathRoom, PathRoom, PathRoom);
}

void paintPaths(QPainter &painter, const TrackSet &tracks, ViewPlane plane, const Camera &camera,
                QSize size)
{
    for (const Track &track : tracks.tracks) {
        const Trail whole{
            &track, tracks.fastSpeed, 0, std::numeric_limits<std::int64_t>::max(), {}, false,
            plane};
        paintTrail(painter, tracks, whole, camera, size);
    }
}

} // namespace

Camera cameraOf(const Scene &scene, const MapBackdrop *map, std::optional<int> followed, QSize size,
                ViewPlane plane)
{
    if (const Actor *actor = actorOf(scene, followed))
        return Camera::atPlayScale({actor->position.x, actor->position.y}, size);
    if (scene.camera)
        return Camera::atPlayScale({scene.camera->x, scene.camera->y}, size);
    if (const auto bounds = actorBounds(scene))
        return keepInView(Camera::fit(*bounds, size), *bounds, size);
    if (map && map->width > 0 && map->height > 0)
        return Camera::fit(mapRect(*map, plane), size);
    return Camera::atPlayScale({0, 0}, size);
}

std::shared_ptr<const MapTextures> loadTextures(const SmallPictureOrder &order)
{
    return order.map ? MapTextures::load(order.map->backdrop().picture, order.game.get()) : nullptr;
}

QImage makeSmallPicture(const SmallPictureOrder &order, MapPainter *cache)
{
    if (!order.frame || !order.maker)
        return {};
    const MapBackdrop *map = order.map ? &order.map->backdrop() : nullptr;
    Scene scene = order.maker->make(*order.frame, static_cast<double>(order.frame->asked.value));
    if (theme::hasSafeColors())
        useSafeColors(scene);
    scene = inPlane(std::move(scene), order.plane);
    QImage image(order.size * order.devicePixelRatio, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(order.devicePixelRatio);

    RenderOptions options;
    options.size = order.size;
    options.camera = cameraOf(scene, map, order.followed, order.size, order.plane);
    options.sight.plane = order.plane;
    // All players and the whole map fill the picture already.
    if (scene.camera || actorOf(scene, order.followed)) {
        const QPointF middle(order.size.width() / 2.0, order.size.height() / 2.0);
        options.camera = options.camera.zoomed(Closer, middle, order.size);
    }
    const auto paths = order.tracks && !map ? pathBounds(*order.tracks, order.plane) : std::nullopt;
    if (paths) {
        options.camera = Camera::fit(*paths, order.size, PathMargin);
        options.underlay = [&](QPainter &painter, const Camera &camera) {
            paintPaths(painter, *order.tracks, order.plane, camera, order.size);
        };
    }
    options.hud = false;
    options.names = false;
    options.palette = order.palette;
    options.game = order.game;
    options.mapTextures = order.mapTextures;
    if (order.game)
        loadPictures(*order.game, picturesOf(scene));
    renderScene(image, map, scene, options, cache);
    return image;
}

} // namespace tickscope
