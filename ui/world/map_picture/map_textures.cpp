// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/map_textures.h"

namespace tickscope {

static QImage embeddedImage(const MapPicture &picture, std::size_t index)
{
    const PictureImage &image = picture.images[index];
    const auto pixels = picture.readPixels(index);
    // The reader has compared size and sides; nothing is drawn from what is damaged.
    if (!pixels || qsizetype(pixels->size()) != qsizetype(image.width) * image.height * 4)
        return {};
    const QImage borrowed(reinterpret_cast<const uchar *>(pixels->data()), image.width,
                          image.height, qsizetype(image.width) * 4, QImage::Format_RGBA8888);
    return borrowed.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

static QImage gameImage(const PictureImage &image, const GameData *game)
{
    if (!game)
        return {};
    for (const std::string &name : image.fileNames) {
        QImage found = game->image(
            QStringLiteral("mapres/%1.png").arg(QString::fromStdString(name)));
        if (!found.isNull())
            return found;
    }
    return {};
}

std::shared_ptr<const MapTextures> MapTextures::load(std::shared_ptr<const MapPicture> picture,
                                                     const GameData *game,
                                                     const std::stop_token &stop)
{
    if (!picture)
        return nullptr;
    auto textures = std::make_shared<MapTextures>();
    for (std::size_t i = 0; i < picture->images.size(); ++i) {
        if (stop.stop_requested())
            return nullptr;
        const PictureImage &image = picture->images[i];
        const QImage pixels = image.width > 0 ? embeddedImage(*picture, i) : gameImage(image, game);
        textures->m_textures.push_back(pixels.isNull() ? nullptr
                                                       : std::make_unique<const Texture>(pixels));
    }
    textures->m_picture = std::move(picture);
    return textures;
}

} // namespace tickscope
