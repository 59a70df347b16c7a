// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_encoder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "ui/world/map_picture/pixels/four_pixels.h"

namespace tickscope {

namespace {

/// Of what 65,536 of a colour are. Source: ITU-R BT.709-6, items 3.2 to 3.4 and 4.6.
struct ColorWeights {
    int red;
    int green;
    int blue;
    int zero; ///< What stands for 0.
};
constexpr ColorWeights Luma{11966, 40254, 4064, 16};
constexpr ColorWeights BlueDifference{-6596, -22189, 28785, 128};
constexpr ColorWeights RedDifference{28784, -26145, -2639, 128};

/// Not given to or returned from functions, which narrow registers could not.
using Lanes = std::int32_t __attribute__((vector_size(32)));
using Bytes = std::uint8_t __attribute__((vector_size(8)));
constexpr int LaneCount = 8;

/// \param bits  that the weights are multiplied by, all pixels of a sum together.
template<typename Number>
[[gnu::always_inline]] inline void weigh(const ColorWeights &weights, const Number &red,
                                         const Number &green, const Number &blue, int bits,
                                         Number &value)
{
    const int zero = (weights.zero << bits) + (1 << (bits - 1));
    value = (red * weights.red + green * weights.green + blue * weights.blue + zero) >> bits;
}

[[gnu::always_inline]] inline void store(uchar *first, const Lanes &values)
{
    const Bytes bytes = __builtin_convertvector(values, Bytes);
    std::memcpy(first, &bytes, sizeof bytes);
}

[[gnu::always_inline]] inline void load(Lanes &pixels, const QRgb *first)
{
    std::memcpy(&pixels, first, sizeof pixels);
}

/// The luma of \a count pixels.
TICKSCOPE_WIDE void lumaRow(const QRgb *pixels, int count, uchar *luma)
{
    constexpr int Bits = 16;
    int x = 0;
    Lanes color;
    Lanes value;
    for (; x + LaneCount <= count; x += LaneCount) {
        load(color, pixels + x);
        weigh<Lanes>(Luma, color >> 16 & 255, color >> 8 & 255, color & 255, Bits, value);
        store(luma + x, value);
    }
    for (; x < count; ++x) {
        int one = 0;
        weigh(Luma, qRed(pixels[x]), qGreen(pixels[x]), qBlue(pixels[x]), Bits, one);
        luma[x] = static_cast<uchar>(one);
    }
}

/// Sums of two by two pixels, in one channel.
[[gnu::always_inline]] inline void addPairs(const std::array<Lanes, 4> &colors, int shift,
                                            Lanes &sums)
{
    const Lanes left = (colors[0] >> shift & 255) + (colors[2] >> shift & 255);
    const Lanes right = (colors[1] >> shift & 255) + (colors[3] >> shift & 255);
    sums = __builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14)
           + __builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
}

/// The differences of two rows of \a count pixels.
TICKSCOPE_WIDE void differenceRow(const QRgb *upper, const QRgb *lower, int count, uchar *blues,
                                  uchar *reds)
{
    constexpr int Bits = 18; // four pixels
    int x = 0;
    std::array<Lanes, 4> colors;
    Lanes red;
    Lanes green;
    Lanes blue;
    Lanes value;
    for (; x + 2 * LaneCount <= count; x += 2 * LaneCount) {
        load(colors[0], upper + x);
        load(colors[1], upper + x + LaneCount);
        load(colors[2], lower + x);
        load(colors[3], lower + x + LaneCount);
        addPairs(colors, 16, red);
        addPairs(colors, 8, green);
        addPairs(colors, 0, blue);
        weigh(BlueDifference, red, green, blue, Bits, value);
        store(blues + x / 2, value);
        weigh(RedDifference, red, green, blue, Bits, value);
        store(reds + x / 2, value);
    }
    for (; x < count; x += 2) {
        const int next = std::min(x + 1, count - 1);
        int sumRed = 0;
        int sumGreen = 0;
        int sumBlue = 0;
        for (const QRgb pixel : {upper[x], upper[next], lower[x], lower[next]}) {
            sumRed += qRed(pixel);
            sumGreen += qGreen(pixel);
            sumBlue += qBlue(pixel);
        }
        int one = 0;
        weigh(BlueDifference, sumRed, sumGreen, sumBlue, Bits, one);
        blues[x / 2] = static_cast<uchar>(one);
        weigh(RedDifference, sumRed, sumGreen, sumBlue, Bits, one);
        reds[x / 2] = static_cast<uchar>(one);
    }
}

} // namespace

QByteArray yuvPicture(const QImage &image)
{
    const int width = image.width();
    const int height = image.height();
    const qsizetype half = (width + 1) / 2;
    const qsizetype plane = half * ((height + 1) / 2);
    QByteArray picture(qsizetype{width} * height + 2 * plane, Qt::Uninitialized);
    auto *luma = reinterpret_cast<uchar *>(picture.data());
    uchar *blues = luma + qsizetype{width} * height;
    const auto row = [&](int y) {
        return reinterpret_cast<const QRgb *>(image.constScanLine(std::min(y, height - 1)));
    };
    for (int y = 0; y < height; y += 2, blues += half) {
        for (int line = y; line < std::min(y + 2, height); ++line)
            lumaRow(row(line), width, luma + qsizetype{line} * width);
        differenceRow(row(y), row(y + 1), width, blues, blues + plane);
    }
    return picture;
}

} // namespace tickscope
