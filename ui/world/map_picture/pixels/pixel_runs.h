// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ui/world/canvas/pixel_area.h"

namespace tickscope {

/// A small picture without its empty pixels, so that drawing it touches only what is seen:
/// most of a layer of a map is empty, and most of the rest hides what is behind it.
class PixelRuns
{
public:
    /// Nothing.
    PixelRuns() = default;
    /// \param picture  no wider and no higher than 32767 pixels.
    explicit PixelRuns(const PixelArea &picture);

    [[nodiscard]] bool isEmpty() const { return m_runs.empty(); }
    /// Whether it hides everything behind it.
    [[nodiscard]] bool isOpaque() const { return m_isOpaque; }
    /// How many pixels are kept.
    [[nodiscard]] std::size_t pixelCount() const { return m_pixels.size(); }

    /// Draws over what is in \a area.
    ///
    /// \param place  of the top left pixel; what lies beside \a area is left out.
    /// \param tint   premultiplied colour by which the picture is multiplied.
    void draw(const PixelArea &area, QPoint place, QRgb tint) const;
    /// The same with squares of \a factor pixels instead of each pixel.
    void drawEnlarged(const PixelArea &area, QPoint place, int factor, QRgb tint) const;

private:
    enum class Kind : std::uint8_t {
        Mixed,  ///< Some light from behind comes through, somewhere.
        Opaque, ///< None does.
        Flat,   ///< None does, and all are of one colour, which is kept once.
    };
    /// Pixels side by side in a row.
    struct Run {
        std::int16_t begin = 0;
        std::int16_t end = 0;
        Kind kind = Kind::Mixed;
        std::uint32_t firstPixel = 0; ///< In m_pixels.
    };

    void addRun(const QRgb *line, int begin, int end);
    [[nodiscard]] bool extendsLastRun(int begin) const;
    template<typename DrawRun>
    void eachRun(int row, DrawRun drawRun) const;

    std::vector<QRgb> m_pixels;
    std::vector<Run> m_runs;
    bool m_isOpaque = false;
    std::vector<std::uint32_t> m_rows; ///< First run of each row, and the end of the last one.
};

} // namespace tickscope
