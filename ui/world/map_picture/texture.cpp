// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/texture.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tickscope {

/// Graphics cards would choose a coarser level. The game asks for finer ones, for a sharper
/// picture: pictures of it differ least from ours with a whole level less.
constexpr double LevelBias = -1.0;

static Texture::Level halved(const Texture::Level &level)
{
    Texture::Level half;
    half.width = std::max(level.width / 2, 1);
    half.height = std::max(level.height / 2, 1);
    half.pixels.reserve(static_cast<std::size_t>(half.width)
                        * static_cast<std::size_t>(half.height));
    for (int y = 0; y < half.height; ++y) {
        const QRgb *upper = level.row(2 * y);
        const QRgb *lower = level.row(std::min(2 * y + 1, level.height - 1));
        for (int x = 0; x < half.width; ++x) {
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
            half.pixels.push_back(means(0) | means(8));
        }
    }
    return half;
}

Texture::Texture(const QImage &image)
{
    const QImage pixels = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    Level first{pixels.width(), pixels.height(), {}};
    first.pixels.resize(static_cast<std::size_t>(first.width)
                        * static_cast<std::size_t>(first.height));
    for (int y = 0; y < first.height; ++y) {
        std::memcpy(first.pixels.data()
                        + static_cast<std::size_t>(y) * static_cast<std::size_t>(first.width),
                    pixels.constScanLine(y), static_cast<std::size_t>(first.width) * sizeof(QRgb));
    }
    m_levels.push_back(std::move(first));
    while (width() > 0 && (m_levels.back().width > 1 || m_levels.back().height > 1))
        m_levels.push_back(halved(m_levels.back()));
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
