// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

namespace tickscope {

/// A picture of premultiplied or opaque pixels, which are not set. A big one lies in big pages of
/// memory: to get it 4 KiB at a time takes longer than to unpack into it what was kept on the disk.
[[nodiscard]] QImage newPicture(QSize size,
                                QImage::Format format = QImage::Format_ARGB32_Premultiplied);

/// A rectangle of premultiplied pixels of 32 bits that is written without a painter.
/// Borrows them.
class PixelArea
{
public:
    /// \param image  Format_RGB32 or Format_ARGB32_Premultiplied; lives longer and is not
    ///               copied meanwhile, for a copy would take the pixels along.
    explicit PixelArea(QImage &image)
        : m_first(reinterpret_cast<QRgb *>(image.bits()))
        , m_stride(image.bytesPerLine() / qsizetype(sizeof(QRgb)))
        , m_width(image.width())
        , m_height(image.height())
    {
    }

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] QRect rect() const { return {0, 0, m_width, m_height}; }
    [[nodiscard]] QRgb *row(int y) const { return m_first + y * m_stride; }

    /// The pixels of \a area, which lies inside rect().
    [[nodiscard]] PixelArea cut(const QRect &area) const
    {
        PixelArea part = *this;
        part.m_first = row(area.top()) + area.left();
        part.m_width = area.width();
        part.m_height = area.height();
        return part;
    }

private:
    QRgb *m_first;
    qsizetype m_stride;
    int m_width;
    int m_height;
};

/// A picture that is drawn with a painter and, where that is quicker, pixel by pixel. Both
/// may take turns: painters on images write each drawing at once.
struct PictureCanvas {
    QPainter &painter; ///< Counts logical pixels of the same image.
    PixelArea pixels;
};

} // namespace tickscope
