// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace tickscope {

/// How a value goes from one point of an envelope to the next.
enum class CurveKind : std::uint8_t { Step, Linear, Slow, Fast, Smooth, Bezier };

/// Up to four values at a time: x, y and rotation, or a colour.
using EnvelopeValues = std::array<float, 4>;

struct CurvePoint {
    /// Where a Bézier curve is pulled to, from the point itself.
    struct Handle {
        EnvelopeValues seconds{};
        EnvelopeValues values{};
    };

    double seconds = 0;
    CurveKind curve = CurveKind::Linear; ///< To the next point.
    EnvelopeValues values{};
    Handle in;  ///< Of the curve that ends here.
    Handle out; ///< Of the curve that begins here.
};

/// Values over time; begins again when it is over.
struct Envelope {
    int channels = 0; ///< How many of the values count; the others keep their defaults.
    std::vector<CurvePoint> points;
};

/// Values of \a envelope at \a seconds, \a defaults where it has none.
///
/// Before the first point, and before time zero, the last point holds.
[[nodiscard]] EnvelopeValues valuesAt(const Envelope &envelope, double seconds,
                                      const EnvelopeValues &defaults);

} // namespace tickscope
