// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <QRgb>

#include "core/model/scene/map_picture.h"

/// Sums over the four parts of premultiplied pixels.
namespace tickscope::pixels {

/// Pixels of a row, the end not included; none when it is not behind the begin.
struct Span {
    int begin = 0;
    int end = 0;
};

/// As std::floor() and std::ceil(), which are calls where nobody may use newer instructions.
[[nodiscard]] inline std::int64_t floored(double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    return whole - (static_cast<double>(whole) > value ? 1 : 0);
}
[[nodiscard]] inline std::int64_t ceiled(double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    return whole + (static_cast<double>(whole) < value ? 1 : 0);
}

/// As std::lround(), likewise.
[[nodiscard]] inline std::int64_t rounded(double value)
{
    return static_cast<std::int64_t>(value + std::copysign(0.5, value));
}

/// The four bytes of a pixel, 16 bits apart, so that one multiplication does for all.
[[nodiscard]] inline std::uint64_t spread(QRgb pixel)
{
    return (std::uint64_t{pixel & 0xff00ff00U} << 24) | (pixel & 0x00ff00ffU);
}

/// Bytes of a spread pixel that lie in the upper half of their 16 bits.
[[nodiscard]] inline QRgb gathered(std::uint64_t parts)
{
    const std::uint64_t bytes = (parts >> 8) & 0x00ff00ff00ff00ffULL;
    return static_cast<QRgb>(bytes | (bytes >> 24));
}

/// \param share  0 for \a from to 256 for \a to.
[[nodiscard]] inline QRgb mixed(QRgb from, QRgb to, std::uint32_t share)
{
    return gathered(spread(from) * (256 - share) + spread(to) * share);
}

/// Four neighbours in a picture, and where a place lies between them.
struct Square {
    QRgb upperLeft = 0;
    QRgb upperRight = 0;
    QRgb lowerLeft = 0;
    QRgb lowerRight = 0;
    std::uint32_t shareX = 0; ///< 0 for left and upper to 255.
    std::uint32_t shareY = 0;
};

[[nodiscard]] inline QRgb between(const Square &square)
{
    const std::uint32_t last = square.shareX * square.shareY >> 8;
    return gathered(spread(square.upperLeft) * (256 - square.shareX - square.shareY + last)
                    + spread(square.upperRight) * (square.shareX - last)
                    + spread(square.lowerLeft) * (square.shareY - last)
                    + spread(square.lowerRight) * last);
}

/// Each part of \a pixel by that of \a tint, 255 being one.
[[nodiscard]] inline QRgb multiplied(QRgb pixel, QRgb tint)
{
    const auto part = [](std::uint32_t a, std::uint32_t b) {
        const std::uint32_t product = a * b + 128;
        return (product + (product >> 8)) >> 8;
    };
    return part(pixel >> 24, tint >> 24) << 24 | part(pixel >> 16 & 0xff, tint >> 16 & 0xff) << 16
           | part(pixel >> 8 & 0xff, tint >> 8 & 0xff) << 8 | part(pixel & 0xff, tint & 0xff);
}

/// \a above over \a below.
[[nodiscard]] inline QRgb over(QRgb below, QRgb above)
{
    const std::uint32_t rest = 255 - (above >> 24);
    if (rest == 0)
        return above;
    constexpr std::uint64_t Half = 0x0080008000800080ULL;
    const std::uint64_t product = spread(below) * rest;
    const std::uint64_t carried = product + ((product >> 8) & 0x00ff00ff00ff00ffULL) + Half;
    return above + gathered(carried);
}

/// A colour of the map as a premultiplied pixel; parts outside 0 to 1 are cut.
[[nodiscard]] inline QRgb premultiplied(const PictureColor &color)
{
    const auto cut = [](float part) { return std::clamp(part, 0.0F, 1.0F); };
    const float alpha = cut(color.alpha);
    const auto byte = [](float part) {
        return static_cast<std::uint32_t>(std::lround(part * 255));
    };
    return byte(alpha) << 24 | byte(cut(color.red) * alpha) << 16
           | byte(cut(color.green) * alpha) << 8 | byte(cut(color.blue) * alpha);
}

inline constexpr QRgb White = 0xffffffffU;

} // namespace tickscope::pixels
