// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/screenshot_renderer.h"

#include <algorithm>

#include <QPainter>

#include "ui/world/game_art/game_pictures.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

namespace {

Camera cameraFor(const MapBackdrop *map, const Scene &scene, const ScreenshotOptions &options)
{
    const auto followed = std::ranges::find_if(scene.actors, [&](const Actor &actor) {
        return options.followClient && actor.client == *options.followClient;
    });
    if (followed != scene.actors.end())
        return Camera::atPlayScale({followed->position.x, followed->position.y}, options.size);
    if (scene.camera)
        return Camera::atPlayScale({scene.camera->x, scene.camera->y}, options.size);
    if (const auto bounds = actorBounds(scene))
        return keepInView(Camera::fit(*bounds, options.size), *bounds, options.size);
    if (map && map->width > 0 && map->height > 0)
        return Camera::fit({0, 0, map->width, map->height}, options.size);
    return Camera::atPlayScale({0, 0}, options.size);
}

} // namespace

QImage renderScreenshot(const MapBackdrop *map, const Scene &scene,
                        const ScreenshotOptions &options)
{
    QImage image(options.size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    RenderOptions render;
    render.size = options.size;
    const QPointF middle(options.size.width() / 2.0, options.size.height() / 2.0);
    render.camera = cameraFor(map, scene, options).zoomed(options.zoom, middle, options.size);
    render.hud = options.hud;
    render.hudContent = options.hudContent;
    render.bubbles = options.bubbles;
    render.game = options.game;
    if (options.game)
        loadPictures(*options.game, picturesOf(scene));
    render.selectedClient = options.hud ? options.followClient : std::nullopt;
    QPainter painter(&image);
    renderScene(painter, map, scene, render);
    return image;
}

} // namespace tickscope
