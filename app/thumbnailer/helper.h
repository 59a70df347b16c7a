// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

#include <QImage>

#include "app/confinement/confinement.h"
#include "core/formats/format_registry.h"

namespace tickscope::thumbnailer {

/// Writes \a picture to \a descriptor, as plain pixels: the reader has nothing to decode.
/// \returns false when it is no longer read.
bool sendPicture(int descriptor, const QImage &picture);

/// How long to wait for pictures.
struct Timeout {
    std::chrono::milliseconds forBetter{900}; ///< From the beginning, once there is a picture.
    std::chrono::milliseconds forFirst{5000};
};

/// The last whole picture that comes from \a descriptor until its end; null when none came in
/// time, or one that is not of \a size. Believes nothing that it reads.
[[nodiscard]] QImage receivePicture(int descriptor, QSize size, const Timeout &timeout = {});

/// For a recording of any size. With the libraries of the program, a process stays below 256 MiB.
inline constexpr Budget HelperBudget{160U << 20, 8};

/// What draws: gets the descriptor of the pipe for pictures, see sendPicture().
using Work = std::function<void(int descriptor)>;

/// Runs \a work in a process of its own, confined by confine(), and kills it when the time is
/// over. Without other threads in this one.
/// \param prepare  runs there before the process is confined: what needs files of the system.
/// \returns the last picture; null when there is none.
[[nodiscard]] QImage pictureOfHelper(const std::function<void()> &prepare, const Work &work,
                                     QSize size, const Timeout &timeout = {});

/// The picture of \a source, which is read in such a process only. No application object may be
/// there.
[[nodiscard]] QImage thumbnailOf(const Shared<ByteSource> &source, const FormatRegistry &registry,
                                 int width, bool isDark);

} // namespace tickscope::thumbnailer
