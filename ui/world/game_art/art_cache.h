// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QHash>
#include <QImage>
#include <QRect>
#include <QTransform>

#include "ui/world/canvas/game_data.h"
#include "ui/world/canvas/pixel_area.h"
#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/game_art/tee_skin.h"

namespace tickscope {

/// A small image that is drawn turned and scaled. Keeps only the part that is not empty,
/// since of most of the game's pictures that is less than half. A value.
class TurnableImage
{
public:
    /// Nothing.
    TurnableImage() = default;
    /// \param image  Format_ARGB32_Premultiplied, of up to 4096 pixels a side.
    explicit TurnableImage(const QImage &image);

    /// Of the whole image.
    [[nodiscard]] QSize size() const { return m_size; }
    /// The part that is kept, in pixels of the image; empty if nothing would be seen.
    [[nodiscard]] QRect seen() const { return m_seen; }

    /// Draws it over what is in \a area, smoothly: as QPainter would, in a fraction of the
    /// time, since small images are most of a picture and need no spans and threads.
    ///
    /// \param place  from pixels of the image to those of \a area; an affine one.
    /// \param tint   premultiplied colour by which it is multiplied.
    void draw(const PixelArea &area, const QTransform &place, QRgb tint) const;

private:
    QSize m_size;
    QRect m_seen;
    /// Of the seen part and one more on each side, so that reading between them needs no
    /// check: empty ones, or where the image ends there, its last ones again.
    std::vector<QRgb> m_pixels;
};

/// One piece of a picture of the game, in a colour.
struct ArtPiece {
    QString file;
    QSize grid{1, 1};
    QRect cells{0, 0, 1, 1};
    GreyCopy copy = GreyCopy::None;
    QRgb tint = 0xFFFFFFFF; ///< White leaves it as it is.

    [[nodiscard]] static ArtPiece of(const SheetSprite &sprite, QRgb tint = 0xFFFFFFFF);
};

/// A piece that is cut out, coloured and scaled.
struct ArtImage {
    QImage image; ///< Null when the picture has no such cells.
    TurnableImage turnable;
};

/// Keeps cut, coloured and scaled pieces: scaling them again for thirty tees would take
/// longer than all the rest of a picture.
class ArtCache
{
public:
    /// Painting threads share nothing.
    [[nodiscard]] static ArtCache &ofThisThread();

    /// Forgets everything when \a game is another one than before. Not null.
    void use(const std::shared_ptr<const GameData> &game);

    /// \a piece about as large as it will be drawn; null when its picture is not loaded or
    /// has no such cells. Never larger than in the picture. Valid until the next call.
    [[nodiscard]] const ArtImage *find(const ArtPiece &piece, QSize pixels);

    /// The whole picture, if it is loaded.
    [[nodiscard]] QImage picture(const QString &file) const;

private:
    struct Key {
        int file = 0;
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        GreyCopy copy = GreyCopy::None;
        QRgb tint = 0;
        int pixelWidth = 0;
        int pixelHeight = 0;

        friend bool operator==(const Key &, const Key &) = default;
        friend std::size_t qHash(const Key &key, std::size_t seed = 0)
        {
            return qHashMulti(seed, key.file, key.x << 16 | key.y, key.tint,
                              key.pixelWidth << 16 | key.pixelHeight);
        }
    };

    [[nodiscard]] int numberOf(const QString &file);
    [[nodiscard]] QImage make(const ArtPiece &piece, const QImage &picture, QSize pixels);

    std::shared_ptr<const GameData> m_game;
    QHash<QString, int> m_numbers;
    QHash<std::pair<QString, int>, QImage> m_greySkins;
    QHash<Key, ArtImage> m_pieces; ///< Null ones too.
};

} // namespace tickscope
