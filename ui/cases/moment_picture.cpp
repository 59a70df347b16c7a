// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/moment_picture.h"

#include "ui/style/theme.h"
#include "ui/texts/player_text.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/recording_painter.h"
#include "ui/world/small_picture.h"

#include <QBuffer>
#include <QPainter>

namespace tickscope {

constexpr QSize PictureSize(1280, 720);
constexpr int PaneTitleHeight = 36;

/// \a world, and the panes below it, each as wide.
static QImage withPanes(const QImage &world, const std::vector<PanePicture> &panes)
{
    std::vector<QImage> images;
    int height = world.height();
    for (const PanePicture &pane : panes) {
        images.push_back(pane.image.scaledToWidth(world.width(), Qt::SmoothTransformation));
        images.back().setDevicePixelRatio(1);
        height += PaneTitleHeight + images.back().height();
    }
    if (panes.empty())
        return world;
    QImage whole(world.width(), height, world.format());
    QPainter painter(&whole);
    painter.drawImage(0, 0, world);
    QFont font = painter.font();
    font.setPixelSize(PaneTitleHeight * 3 / 5);
    font.setBold(true);
    painter.setFont(font);
    int top = world.height();
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const QRect title(0, top, whole.width(), PaneTitleHeight);
        painter.fillRect(title, panes[i].ground);
        painter.setPen(panes[i].text);
        painter.drawText(title.adjusted(8, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         panes[i].title);
        painter.drawImage(0, title.bottom() + 1, images[i]);
        top += PaneTitleHeight + images[i].height();
    }
    return whole;
}

QString absenceIn(const MomentPicture &picture)
{
    return picture.who.isEmpty() || !picture.frame || !picture.maker
               ? QString()
               : absenceText(picture.who, picture.followed, *picture.frame, *picture.maker);
}

QByteArray pngOf(const MomentPicture &picture)
{
    if (!picture.frame || !picture.maker)
        return {};
    const MapBackdrop *map = picture.map ? &picture.map->backdrop() : nullptr;
    Scene scene = picture.maker->make(*picture.frame,
                                      static_cast<double>(picture.frame->asked.value));
    // Nobody shall stand behind the cloud of a spawn or an explosion.
    scene.effects.clear();
    for (Actor &actor : scene.actors) {
        if ((picture.followed || !picture.who.isEmpty()) && actor.client != picture.followed)
            actor.name.clear();
    }
    if (theme::hasSafeColors())
        useSafeColors(scene);
    QImage image(PictureSize, QImage::Format_RGB32);
    RenderOptions options;
    options.size = PictureSize;
    options.camera = cameraOf(scene, map, picture.followed, PictureSize);
    options.hud = false;
    options.selectedClient = picture.followed;
    options.game = picture.game;
    if (picture.index && picture.frame->at)
        options.playerNumbers = numbersOfNamesakes(picture.index->players(), scene,
                                                   picture.frame->at->tick);
    options.snapsToPixels = false;
    if (map)
        options.mapTextures = MapTextures::load(map->picture, picture.game.get());
    if (picture.game)
        loadPictures(*picture.game, picturesOf(scene));
    renderScene(image, map, scene, options);
    drawAbsence(image, absenceIn(picture));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return withPanes(image, picture.panes).save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace tickscope
