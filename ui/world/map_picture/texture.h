// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <utility>
#include <vector>

#include <QImage>

namespace tickscope {

/// An image of a map with ever smaller copies, each half of the one before, as graphics
/// cards keep them: a picture from far away is made from a small one. They are made when the
/// first one wants them, by any thread: most of a map's images are never seen that small.
class Texture
{
public:
    struct Level {
        Level(int theWidth, int theHeight);

        void take(QImage whole);
        [[nodiscard]] const QRgb *row(int y) const
        {
            return pixels + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        }

        /// Columns of row \a y from the first that is not empty to behind the last one.
        [[nodiscard]] std::pair<int, int> contentOf(int y) const;

        QImage image; ///< Premultiplied, and no room between its rows.
        int width;
        int height;
        const QRgb *pixels = nullptr; ///< Of image.
        std::once_flag made;

    private:
        /// Of each row its content, where it is known: both columns in halves of a number.
        mutable std::vector<std::atomic<std::uint32_t>> m_contents;
    };

    /// \param image   not null.
    /// \param copies  what smallerCopies() made of it; null for what is made when it is wanted.
    explicit Texture(const QImage &image, const QImage &copies = {});
    /// All of them behind each other, in an image of half the width.
    [[nodiscard]] static QImage smallerCopies(const QImage &image);

    /// \param number  of those that there are at most; 0 is the image itself.
    [[nodiscard]] const Level &level(std::size_t number) const;
    [[nodiscard]] std::size_t levelCount() const { return m_levels.size(); }
    [[nodiscard]] int width() const { return m_levels.front().width; }
    [[nodiscard]] int height() const { return m_levels.front().height; }
    /// Whether it can be cut into 16 x 16 tiles.
    [[nodiscard]] bool hasTiles() const { return width() % 16 == 0 && height() % 16 == 0; }
    /// How many levels, from the first, have tiles of whole pixels.
    [[nodiscard]] int tileLevelCount() const;

private:
    mutable std::deque<Level> m_levels;
    QImage m_copies;
};

/// Which level to take when \a texelsPerPixel lie under a pixel: whole part and the share
/// of the next one. Not below 0.
[[nodiscard]] double levelFor(double texelsPerPixel);

} // namespace tickscope
