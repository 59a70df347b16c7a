// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/moment_picture.h"

#include "ui/style/theme.h"
#include "ui/world/game_art/game_pictures.h"
#include "ui/world/small_picture.h"

#include <QBuffer>

namespace tickscope {

namespace {

constexpr QSize PictureSize(1280, 720);

} // namespace

QByteArray pngOf(const MomentPicture &picture)
{
    if (!picture.frame || !picture.maker)
        return {};
    const MapBackdrop *map = picture.map ? &picture.map->backdrop() : nullptr;
    Scene scene = picture.maker->make(*picture.frame,
                                      static_cast<double>(picture.frame->asked.value));
    if (theme::hasSafeColors())
        useSafeColors(scene);
    QImage image(PictureSize, QImage::Format_RGB32);
    RenderOptions options;
    options.size = PictureSize;
    options.camera = cameraOf(scene, map, picture.followed, PictureSize);
    options.hud = false;
    options.selectedClient = picture.followed;
    options.game = picture.game;
    options.snapsToPixels = false;
    if (map)
        options.mapTextures = MapTextures::load(map->picture, picture.game.get());
    if (picture.game)
        loadPictures(*picture.game, picturesOf(scene));
    renderScene(image, map, scene, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace tickscope
