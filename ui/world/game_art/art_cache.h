// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QHash>
#include <QImage>
#include <QRect>

#include "ui/world/canvas/game_data.h"
#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/game_art/tee_skin.h"
#include "ui/world/game_art/turned_image.h"

namespace tickscope {

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
