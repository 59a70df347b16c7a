// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/texture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tickscope {

/// Graphics cards would choose a coarser level. The game asks for finer ones, for a sharper
/// picture: pictures of it differ least from ours with a whole level less.
constexpr double LevelBias = -1.0;

static QImage halved(const Texture::Level &level)
{
    QImage half(std::max(level.width / 2, 1), std::max(level.height / 2, 1),
                QImage::Format_ARGB32_Premultiplied);
    auto *mean = reinterpret_cast<QRgb *>(half.bits());
    for (int y = 0; y < half.height(); ++y) {
        const QRgb *upper = level.row(2 * y);
        const QRgb *lower = level.row(std::min(2 * y + 1, level.height - 1));
        for (int x = 0; x < half.width(); ++x) {
            const int left = 2 * x;
            const int right = std::min(2 * x + 1, level.width - 1);
            // Two parts of a pixel at a time: their sums stay in the 16 bits that each has.
            const auto means = [&](int shift) {
                constexpr QRgb Parts = 0xff00ff;
                constexpr QRgb Rounding = 0x20002;
                const auto parts = [shift](QRgb pixel) { return pixel >> shift & Parts; };
                const QRgb sums = parts(upper[left]) + parts(upper[right]) + parts(lower[left])
                                  + parts(lower[right]) + Rounding;
                return (sums >> 2 & Parts) << shift;
            };
            *mean++ = means(0) | means(8);
        }
    }
    return half;
}

Texture::Level::Level(QImage whole)
    : image(std::move(whole))
    , width(image.width())
    , height(image.height())
    , pixels(reinterpret_cast<const QRgb *>(image.constBits()))
{
}

Texture::Texture(const QImage &image)
{
    QImage first = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    if (first.bytesPerLine() != first.width() * qsizetype(sizeof(QRgb)))
        first = first.copy();
    m_levels.emplace_back(std::move(first));
    while (m_levels.back().width > 1 || m_levels.back().height > 1)
        m_levels.emplace_back(halved(m_levels.back()));
}

int Texture::tileLevelCount() const
{
    int count = 1;
    for (int size = 16; count < static_cast<int>(m_levels.size()); ++count) {
        size *= 2;
        if (width() % size != 0 || height() % size != 0)
            break;
    }
    return count;
}

double levelFor(double texelsPerPixel)
{
    return std::max(std::log2(std::max(texelsPerPixel, 1e-6)) + LevelBias, 0.0);
}

} // namespace tickscope
