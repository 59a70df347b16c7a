// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#include <QImage>

namespace tickscope::test {

/// Of 255: what the palette of a small picture may change.
inline constexpr int Alike = 24;

inline bool areAlike(QRgb one, QRgb other)
{
    return std::abs(qRed(one) - qRed(other)) <= Alike
           && std::abs(qGreen(one) - qGreen(other)) <= Alike
           && std::abs(qBlue(one) - qBlue(other)) <= Alike;
}

/// Both as RGB32.
inline double percentChanged(const QImage &one, const QImage &other)
{
    if (one.size() != other.size())
        return 100.0;
    qint64 changed = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto *ours = reinterpret_cast<const QRgb *>(one.constScanLine(y));
        const auto *theirs = reinterpret_cast<const QRgb *>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x)
            changed += ours[x] == theirs[x] || areAlike(ours[x], theirs[x]) ? 0 : 1;
    }
    return 100.0 * double(changed) / (double(one.width()) * one.height());
}

} // namespace tickscope::test
