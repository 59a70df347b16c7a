// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>

#include "core/formats/format_registry.h"

namespace tickscope::thumbnailer {

/// Shape of the pictures, that of the cards on the start page.
[[nodiscard]] QSize pictureSize(int width);

/// Draws what is in \a source: a moment with as many players as can be found at once, and without
/// a map their paths. Reads some tenths of a second, however big the recording is; what can be
/// shown by then is shown.
///
/// \param give  gets a first picture soon and a better one after it; is not called when there is
///              nothing to show.
void drawRecording(const Shared<ByteSource> &source, const FormatRegistry &registry, int width,
                   const std::function<void(const QImage &)> &give);

} // namespace tickscope::thumbnailer
