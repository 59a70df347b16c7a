// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "ui/world/map_picture/pixels/pixel_math.h"
#include "ui/world/map_picture/pixels/pixel_runs.h"

namespace tickscope {

/// What is drawn, without where: two drawings of one form are equal but for their place.
struct PieceForm {
    std::uint64_t picture = 0; ///< Names the picture.
    int width = 0;             ///< Of the drawing, in steps of a piece's place.
    int height = 0;
    int turn = 0; ///< In steps that are the same for all drawings of the picture's size.
    int flips = 0;

    friend bool operator==(const PieceForm &, const PieceForm &) = default;
};

/// Keeps small drawings that move about as they come out at a quarter of a pixel: reading
/// pictures between their pixels is most of the work of a frame, and forms and quarters
/// soon repeat. Each drawing has a few places to be kept at, and the one there that was not
/// used for longest makes room, so that no frame pays for throwing away many. One thread.
class PlacedPieces
{
public:
    static constexpr int StepsAPixel = 4;
    static constexpr int StepsATurn = 256;

    [[nodiscard]] static int sizeOf(double pixels)
    {
        return static_cast<int>(std::lround(pixels * StepsAPixel));
    }
    [[nodiscard]] static int turnOf(double radians);
    /// What is drawn for all radians of one turn.
    [[nodiscard]] static double radiansOf(int turn);

    /// Whether drawings of that size are kept at all.
    [[nodiscard]] static bool keeps(QSizeF size)
    {
        return size.width() < LargestSide && size.height() < LargestSide;
    }

    /// Where and by what a piece is to be drawn.
    struct Laid {
        std::shared_ptr<const PixelRuns> picture; ///< Null where none is kept.
        QRect around;                             ///< What it may touch.
        QPointF inside;                           ///< Its place, as seen from there.
    };

    /// Lays a piece at \a place, from the second time on by its kept picture.
    ///
    /// \param area    in which it shall be drawn.
    /// \param bounds  pixels around \a place that hold the piece, as seen from there.
    /// \param render  render(area, place) draws it.
    template<typename Render>
    [[nodiscard]] Laid lay(const QRect &area, const PieceForm &form, QPointF place,
                           const QRectF &bounds, Render render)
    {
        if (!keeps(bounds.size()))
            return {nullptr, area, place - area.topLeft()};
        const QPoint steps(sizeOf(place.x()), sizeOf(place.y()));
        const QPoint pixel(steps.x() >> StepBits, steps.y() >> StepBits);
        const QPoint phase = steps - pixel * StepsAPixel;
        const QPointF offset = QPointF(phase) / StepsAPixel;
        const QRect drawn = bounds.translated(offset).toAlignedRect().adjusted(-1, -1, 1, 1);
        const QRect around = drawn.translated(pixel);
        const QPointF inside = offset - drawn.topLeft();
        Piece &piece = find({form, phase.x(), phase.y()});
        if (piece.state == State::New) {
            piece.state = State::Seen;
            // What turns or grows all the time never comes back, so the first time is not
            // kept. It is drawn around the same place, so that it looks the same.
            if (area.contains(around))
                return {nullptr, around, inside};
        }
        if (piece.state == State::Seen) {
            QImage image(around.size(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            const PixelArea fresh(image);
            render(fresh, inside);
            keep(piece, PixelRuns(fresh));
        }
        return {piece.picture, around, inside};
    }

    void clear() { *this = {}; }

private:
    static constexpr int StepBits = 2;
    static constexpr double LargestSide = 512;

    struct Key {
        PieceForm form;
        int phaseX = 0;
        int phaseY = 0;

        friend bool operator==(const Key &, const Key &) = default;
        friend std::size_t qHash(const Key &key, std::size_t seed = 0)
        {
            return qHashMulti(seed, key.form.picture, key.form.width, key.form.height,
                              key.form.turn << 8 | key.form.flips << 6 | key.phaseX << 3
                                  | key.phaseY);
        }
    };
    enum class State { New, Seen, Kept };
    struct Piece {
        Key key;
        State state = State::New;
        std::shared_ptr<const PixelRuns> picture; ///< Null if none is kept.
    };
    /// What of a piece is looked at to find it, close together.
    struct Mark {
        std::uint32_t hash = 0;
        std::uint32_t lastUse = 0; ///< 0 for a free place.
    };

    Piece &find(const Key &key);
    void keep(Piece &piece, PixelRuns picture);
    void dropPicture(Piece &piece);

    std::vector<Mark> m_marks;                    ///< Empty before the first use.
    std::vector<std::unique_ptr<Piece>> m_pieces; ///< Made when their places are first taken.
    std::uint32_t m_uses = 0;
    std::size_t m_pixels = 0; ///< Of all pictures.
    std::size_t m_hand = 0;   ///< Where the next picture is dropped if they are too many.
};

} // namespace tickscope
