// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>

#include "app/thumbnailer/confinement.h"
#include "app/thumbnailer/picture_pipe.h"
#include "core/formats/format_registry.h"

namespace tickscope::thumbnailer {

/// For a recording of any size. With the libraries of the program, a process stays below 256 MiB.
inline constexpr Allowance HelperAllowance{160U << 20, 8};

/// What draws: gets the descriptor of the pipe for pictures, see sendPicture().
using Work = std::function<void(int descriptor)>;

/// Runs \a work in a process of its own, confined by confine(), and kills it when the time is
/// over. Without other threads in this one.
/// \param prepare  runs there before the process is confined: what needs files of the system.
/// \returns the last picture; null when there is none.
[[nodiscard]] QImage pictureOfHelper(const std::function<void()> &prepare, const Work &work,
                                     QSize size, const Patience &patience = {});

/// The picture of \a source, which is read in such a process only. No application object may be
/// there.
[[nodiscard]] QImage thumbnailOf(const Shared<ByteSource> &source, const FormatRegistry &registry,
                                 int width);

} // namespace tickscope::thumbnailer
