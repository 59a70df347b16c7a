// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/art_cache.h"

namespace tickscope {

/// Pieces that are kept; thirty players in different skins need about 400.
constexpr qsizetype PieceLimit = 2000;
constexpr qsizetype GreyLimit = 128;

ArtPiece ArtPiece::of(const SheetSprite &sprite, QRgb tint)
{
    return {fileOf(sprite.sheet), gridOf(sprite.sheet), sprite.cells, GreyCopy::None, tint};
}

ArtCache &ArtCache::ofThisThread()
{
    thread_local ArtCache cache;
    return cache;
}

void ArtCache::use(const std::shared_ptr<const GameData> &game)
{
    if (m_game == game)
        return;
    *this = {};
    m_game = game;
}

QImage ArtCache::picture(const QString &file) const
{
    return m_game->imageIfLoaded(file);
}

int ArtCache::numberOf(const QString &file)
{
    const auto found = m_numbers.constFind(file);
    if (found != m_numbers.constEnd())
        return *found;
    return *m_numbers.insert(file, static_cast<int>(m_numbers.size()));
}

const ArtImage *ArtCache::find(const ArtPiece &piece, QSize pixels)
{
    const Key key{numberOf(piece.file), piece.cells.x(),      piece.cells.y(),
                  piece.cells.width(),  piece.cells.height(), piece.copy,
                  piece.tint,           pixels.width(),       pixels.height()};
    const auto found = m_pieces.constFind(key);
    if (found != m_pieces.constEnd())
        return found->image.isNull() ? nullptr : &*found;
    const QImage whole = picture(piece.file);
    if (whole.isNull())
        return nullptr; // perhaps it is there the next time
    // Another zoom makes another set; all of the old ones go at once.
    if (m_pieces.size() >= PieceLimit)
        m_pieces.clear();
    const QImage image = make(piece, whole, pixels);
    const auto made = m_pieces.insert(key, {image, TurnableImage(image)});
    return image.isNull() ? nullptr : &*made;
}

QImage ArtCache::make(const ArtPiece &piece, const QImage &picture, QSize pixels)
{
    const QRect cut = pixelsOf(piece.cells, picture.size(), piece.grid);
    if (cut.isEmpty())
        return {};
    QImage image;
    if (piece.copy != GreyCopy::None) {
        const std::pair name(piece.file, static_cast<int>(piece.copy));
        if (!m_greySkins.contains(name) && m_greySkins.size() >= GreyLimit)
            m_greySkins.clear();
        QImage &grey = m_greySkins[name];
        if (grey.isNull())
            grey = greySkin(picture, piece.copy);
        image = grey.copy(cut);
    } else {
        image = picture.copy(cut);
    }
    if ((piece.tint & 0xFFFFFFU) != 0xFFFFFFU)
        image = tinted(image, QColor::fromRgb(piece.tint));
    // Painters make things larger well, but smaller only in steps.
    const QSize smaller = pixels.boundedTo(image.size()).expandedTo({1, 1});
    if (smaller != image.size())
        image = image.scaled(smaller, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace tickscope
