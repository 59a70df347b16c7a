// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot/screenshot_renderer.h"

#include "ui/world/game_art/game_pictures.h"
#include "ui/world/small_picture.h"

namespace tickscope {

QImage renderScreenshot(const MapBackdrop *map, const Scene &scene,
                        const ScreenshotOptions &options)
{
    QImage image(options.size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    RenderOptions render;
    render.size = options.size;
    const QPointF middle(options.size.width() / 2.0, options.size.height() / 2.0);
    render.camera = cameraOf(scene, map, options.followClient, options.size)
                        .zoomed(options.zoom, middle, options.size);
    render.hud = options.hud;
    render.hudContent = options.hudContent;
    render.bubbles = options.bubbles;
    render.game = options.game;
    render.snapsToPixels = false;
    if (map)
        render.mapTextures = MapTextures::load(map->picture, options.game.get());
    if (options.game)
        loadPictures(*options.game, picturesOf(scene));
    render.selectedClient = options.hud ? options.followClient : std::nullopt;
    renderScene(image, map, scene, render);
    return image;
}

} // namespace tickscope
