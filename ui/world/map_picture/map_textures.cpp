// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/map_textures.h"

#include "ui/world/canvas/pixel_area.h"
#include "ui/world/map_picture/pixels/four_pixels.h"

namespace tickscope {

/// What Qt's conversion makes of it, which wakes other threads for each image.
///
/// \param rgba  straight alpha.
static QImage premultiplied(const std::byte *rgba, QSize size)
{
    QImage picture = newPicture(size);
    if (picture.isNull())
        return picture;
    auto *out = reinterpret_cast<QRgb *>(picture.bits());
    const auto *in = reinterpret_cast<const QRgb *>(rgba);
    pixels::inFours(size.width() * size.height(), [&]<int Count>(int at) {
        const auto abgr = pixels::load<Count>(in + at);
        const auto alphas = pixels::fours::forParts(abgr >> 24);
        const auto product = [&](pixels::fours::Words parts) {
            const pixels::fours::Words words = parts * alphas;
            return words + (words >> 8) + 128;
        };
        const auto colors = pixels::fours::gathered(product(pixels::fours::lowParts(abgr)),
                                                    product(pixels::fours::highParts(abgr)));
        pixels::store<Count>(out + at, (abgr & 0xff000000U) | (colors & 0xff00U)
                                           | (colors & 0xffU) << 16 | (colors >> 16 & 0xffU));
    });
    return picture;
}

static QImage embeddedImage(const MapPicture &picture, std::size_t index)
{
    const PictureImage &image = picture.images[index];
    const auto pixels = picture.readPixels(index);
    // The reader has compared size and sides; nothing is drawn from what is damaged.
    if (!pixels || qsizetype(pixels->size()) != qsizetype(image.width) * image.height * 4)
        return {};
    return premultiplied(pixels->data(), {image.width, image.height});
}

static GameData::Picture gamePicture(const PictureImage &image, const GameData *game)
{
    if (!game)
        return {};
    for (const std::string &name : image.fileNames) {
        auto found = game->picture(
            QStringLiteral("mapres/%1.png").arg(QString::fromStdString(name)),
            Texture::smallerCopies);
        if (!found.image.isNull())
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
        const auto [pixels, copies] = image.width > 0
                                          ? GameData::Picture{embeddedImage(*picture, i), {}}
                                          : gamePicture(image, game);
        textures->m_textures.push_back(
            pixels.isNull() ? nullptr : std::make_unique<const Texture>(pixels, copies));
    }
    textures->m_picture = std::move(picture);
    return textures;
}

} // namespace tickscope
