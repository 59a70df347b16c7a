// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <QRgb>

/// The sums of pixel_math.h for four pixels side by side: as many as a register holds
/// everywhere. Each equals that of a single pixel to the last bit.
// A function for processors with wider or more registers as well, chosen when the program starts.
// Resolvers of sanitized programs would run before the sanitizer does.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TICKSCOPE_WIDE [[gnu::target_clones("arch=x86-64-v4", "avx2", "default")]]
#else
#define TICKSCOPE_WIDE
#endif

namespace tickscope::pixels {

using FourPixels = std::uint32_t __attribute__((vector_size(16)));

namespace fours {

using Words = std::uint16_t __attribute__((vector_size(16)));

/// Every other part of the pixels, with room to be multiplied: blue and red, green and alpha.
[[nodiscard]] inline Words lowParts(FourPixels pixels)
{
    return std::bit_cast<Words>(pixels & 0x00ff00ffU);
}
[[nodiscard]] inline Words highParts(FourPixels pixels)
{
    return std::bit_cast<Words>(pixels) >> 8;
}

/// Parts that lie in the upper half of their words.
[[nodiscard]] inline FourPixels gathered(Words low, Words high)
{
    return std::bit_cast<FourPixels>(low >> 8) | (std::bit_cast<FourPixels>(high) & 0xff00ff00U);
}

/// A byte of each pixel for both of its words.
[[nodiscard]] inline Words forParts(FourPixels bytes)
{
    return std::bit_cast<Words>(bytes | bytes << 16);
}

} // namespace fours

/// \tparam Count  how many are read or written, from the first on: 1 to 4.
template<int Count>
[[nodiscard]] FourPixels load(const QRgb *first)
{
    FourPixels pixels{};
    std::memcpy(&pixels, first, Count * sizeof(QRgb));
    return pixels;
}

template<int Count>
void store(QRgb *first, FourPixels pixels)
{
    std::memcpy(first, &pixels, Count * sizeof(QRgb));
}

/// Calls work.operator()<Count>(x) for the pixels from x on until all \a count are done. In place:
/// a call would read what the work refers to again for every four.
template<typename Work>
[[gnu::always_inline]] inline void inFours(int count, Work work)
{
    int x = 0;
    for (; x + 4 <= count; x += 4)
        work.template operator()<4>(x);
    if ((count & 2) != 0) {
        work.template operator()<2>(x);
        x += 2;
    }
    if ((count & 1) != 0)
        work.template operator()<1>(x);
}

/// The means of four pixels each.
[[nodiscard]] inline FourPixels mean(FourPixels a, FourPixels b, FourPixels c, FourPixels d)
{
    // Sums stay in the 16 bits that each part has.
    const auto of = [&](auto parts) {
        return std::bit_cast<FourPixels>((parts(a) + parts(b) + parts(c) + parts(d) + 2) >> 2);
    };
    return of(fours::lowParts) | of(fours::highParts) << 8;
}

/// Each part of \a pixels by that of \a tint, 255 being one.
[[nodiscard]] inline FourPixels multiplied(FourPixels pixels, FourPixels tint)
{
    const auto product = [&](auto parts) {
        const fours::Words words = parts(pixels) * parts(tint) + 128;
        return words + (words >> 8);
    };
    return fours::gathered(product(fours::lowParts), product(fours::highParts));
}

/// The same, rounded down.
[[nodiscard]] inline FourPixels darkened(FourPixels pixels, FourPixels tint)
{
    const auto product = [&](auto parts) {
        const fours::Words words = parts(pixels) * parts(tint);
        return words + 1 + (words >> 8);
    };
    return fours::gathered(product(fours::lowParts), product(fours::highParts));
}

/// \a above over \a below.
[[nodiscard]] inline FourPixels over(FourPixels below, FourPixels above)
{
    const fours::Words rest = fours::forParts(255 - (above >> 24));
    const auto shining = [&](auto parts) {
        const fours::Words product = parts(below) * rest;
        return product + (product >> 8) + 128;
    };
    return above + fours::gathered(shining(fours::lowParts), shining(fours::highParts));
}

// Rows of pixels: as many at once as the processor can.

/// \a above over each of \a count pixels from \a below on.
void rowOver(QRgb *below, const QRgb *above, int count);
/// The same with \a above multiplied by \a tint.
void rowOver(QRgb *below, const QRgb *above, QRgb tint, int count);
/// Places along a line in a picture that is read row by row, in 2^-FractionBits of its pixels.
struct PictureLine {
    static constexpr int FractionBits = 18;

    const QRgb *picture;
    std::uint32_t stride; ///< From a row to the next one, in pixels.
    std::uint32_t x;      ///< Of the first place; whole numbers are middles of pixels.
    std::uint32_t y;
    std::uint32_t stepX; ///< Steps may be negative: they wrap around to the same effect.
    std::uint32_t stepY;
};
/// What lies between the pixels at the places of \a line, multiplied by \a tint, over each of
/// \a count. All four neighbours of a place are read.
void lineOver(QRgb *below, const PictureLine &line, QRgb tint, int count);
/// Places along a line in a picture that is read row by row, in shares of its width and height,
/// 2^32 being all.
struct TextureLine {
    /// A place in 256ths of its pixels; whole numbers are middles of pixels.
    [[nodiscard]] static int texelAt(std::uint32_t share, int side)
    {
        return static_cast<int>(std::uint64_t{share} * static_cast<std::uint32_t>(side) >> 24)
               - 128;
    }

    const QRgb *picture;
    std::uint32_t width; ///< At most 65535, as the height.
    std::uint32_t height;
    std::uint32_t u; ///< Of the first place.
    std::uint32_t v;
    std::uint32_t stepU; ///< As those of a PictureLine.
    std::uint32_t stepV;
};
/// What lies between the pixels at the places of \a line over each of \a count. All four
/// neighbours of a place lie in the picture.
///
/// \param tints  by which they are multiplied, up to a whole number of eights; null for white.
void textureOver(QRgb *below, const TextureLine &line, const QRgb *tints, int count);

/// Pixels between two neighbouring rows of a picture.
struct RowPair {
    const QRgb *upper;
    int width;                    ///< Of a row; the other one is behind it.
    std::uint32_t share;          ///< Of the other one, 0 to 255.
    const std::uint32_t *columns; ///< Of each pixel, the next one being mixed into it, and up to a
                                  ///< whole number of eights.
    const std::uint32_t *shares;  ///< Of that.
};
/// Lays \a count such pixels, multiplied by \a tint, over what is there.
///
/// \param isOpaque  whether they hide what is below.
void columnsOver(QRgb *below, const RowPair &rows, QRgb tint, bool isOpaque, int count);

/// Parts of a colour that run evenly along a row: red, green, blue, alpha, which is straight.
struct ColorLine {
    std::array<double, 4> start;
    std::array<double, 4> perX;
    std::array<double, 4> rest; ///< Added last.
};
/// As premultiplied() has the colours at \a x and each pixel behind it, for a whole number of
/// eights.
void colorRow(QRgb *colors, const ColorLine &line, double x, int count);

/// One pixel over each of \a count.
void fillOver(QRgb *below, QRgb above, int count);
/// One pixel in the place of each of \a count; std::fill() goes pixel by pixel.
void fillWith(QRgb *pixels, QRgb color, int count);

} // namespace tickscope::pixels
