// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <QRgb>

/// The sums of pixel_math.h for four pixels side by side: as many as a register holds
/// everywhere. Each equals that of a single pixel to the last bit.
// A function for processors with wider registers as well, chosen when the program starts. Resolvers
// of sanitized programs would run before the sanitizer does.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TICKSCOPE_WIDE [[gnu::target_clones("avx2", "default")]]
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

/// Between the four pixels of four squares. \param shareX, shareY  0 for left and upper to 255.
[[nodiscard, gnu::always_inline]] inline FourPixels between(FourPixels upperLeft,
                                                            FourPixels upperRight,
                                                            FourPixels lowerLeft,
                                                            FourPixels lowerRight,
                                                            FourPixels shareX, FourPixels shareY)
{
    const fours::Words x = fours::forParts(shareX);
    const fours::Words y = fours::forParts(shareY);
    const fours::Words last = x * y >> 8;
    const auto sum = [&](auto parts) {
        return parts(upperLeft) * (256 - x - y + last) + parts(upperRight) * (x - last)
               + parts(lowerLeft) * (y - last) + parts(lowerRight) * last;
    };
    return fours::gathered(sum(fours::lowParts), sum(fours::highParts));
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

/// Four neighbours in a picture, and where a place lies between them.
struct Square {
    QRgb upperLeft = 0;
    QRgb upperRight = 0;
    QRgb lowerLeft = 0;
    QRgb lowerRight = 0;
    std::uint32_t shareX = 0; ///< 0 for left and upper to 255.
    std::uint32_t shareY = 0;
};

/// Between the neighbours in \a Count squares, one from each call of \a next.
template<int Count, typename NextSquare>
[[nodiscard]] FourPixels between(NextSquare next)
{
    // One by one: an array would be written to memory and waited for.
    const Square a = next();
    const Square b = Count > 1 ? next() : Square{};
    const Square c = Count > 2 ? next() : Square{};
    const Square d = Count > 3 ? next() : Square{};
    const FourPixels upperLeft{a.upperLeft, b.upperLeft, c.upperLeft, d.upperLeft};
    const FourPixels upperRight{a.upperRight, b.upperRight, c.upperRight, d.upperRight};
    const FourPixels lowerLeft{a.lowerLeft, b.lowerLeft, c.lowerLeft, d.lowerLeft};
    const FourPixels lowerRight{a.lowerRight, b.lowerRight, c.lowerRight, d.lowerRight};
    const FourPixels shareX{a.shareX, b.shareX, c.shareX, d.shareX};
    const FourPixels shareY{a.shareY, b.shareY, c.shareY, d.shareY};
    return between(upperLeft, upperRight, lowerLeft, lowerRight, shareX, shareY);
}

/// The same for places in a picture that is read row by row.
///
/// \param next           where the upper left neighbour is, in \a Count calls.
/// \param stride         from a row to the next one, in pixels.
/// \param shareX, shareY  as above; those beyond \a Count are not used.
template<int Count, typename NextPlace>
[[nodiscard]] FourPixels betweenNeighbours(NextPlace next, std::ptrdiff_t stride, FourPixels shareX,
                                           FourPixels shareY)
{
    // Neighbours in a row are read together.
    using Pairs = std::uint64_t __attribute__((vector_size(16)));
    const auto pair = [](const QRgb *left) {
        std::uint64_t both = 0;
        std::memcpy(&both, left, sizeof both);
        return both;
    };
    const QRgb *a = next();
    const QRgb *b = Count > 1 ? next() : a;
    const QRgb *c = Count > 2 ? next() : a;
    const QRgb *d = Count > 3 ? next() : a;
    const auto upperFirst = std::bit_cast<FourPixels>(Pairs{pair(a), pair(b)});
    const auto upperLast = std::bit_cast<FourPixels>(Pairs{pair(c), pair(d)});
    const auto lowerFirst = std::bit_cast<FourPixels>(Pairs{pair(a + stride), pair(b + stride)});
    const auto lowerLast = std::bit_cast<FourPixels>(Pairs{pair(c + stride), pair(d + stride)});
    return between(__builtin_shufflevector(upperFirst, upperLast, 0, 2, 4, 6),
                   __builtin_shufflevector(upperFirst, upperLast, 1, 3, 5, 7),
                   __builtin_shufflevector(lowerFirst, lowerLast, 0, 2, 4, 6),
                   __builtin_shufflevector(lowerFirst, lowerLast, 1, 3, 5, 7), shareX, shareY);
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
/// One pixel over each of \a count.
void fillOver(QRgb *below, QRgb above, int count);
/// One pixel in the place of each of \a count; std::fill() goes pixel by pixel.
void fillWith(QRgb *pixels, QRgb color, int count);

} // namespace tickscope::pixels
