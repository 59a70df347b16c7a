// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QImage>

namespace tickscope::thumbnailer {

/// Writes \a picture to \a descriptor, as plain pixels: whoever reads them has nothing to decode.
/// \returns false when nobody reads any more.
bool sendPicture(int descriptor, const QImage &picture);

/// How long to wait for pictures.
struct Patience {
    std::chrono::milliseconds forBetter{900}; ///< From the beginning, once there is a picture.
    std::chrono::milliseconds forFirst{5000};
};

/// The last whole picture that comes from \a descriptor until its end; null when none came in
/// time, or one that is not of \a size. Believes nothing that it reads.
[[nodiscard]] QImage receivePicture(int descriptor, QSize size, const Patience &patience = {});

} // namespace tickscope::thumbnailer
