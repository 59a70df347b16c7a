// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QTransform>

#include "ui/world/canvas/pixel_area.h"

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

} // namespace tickscope
