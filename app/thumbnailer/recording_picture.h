// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <QImage>

#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope::thumbnailer {

/// The file at \a path, open already, and so are its siblings: those of a recording in several
/// files, else none. Reading them needs no more rights. A folder is its recording's first file.
/// Errors: Io.
[[nodiscard]] Result<Shared<ByteSource>> openHanded(const std::string &path,
                                                    const FormatRegistry &registry);

/// The first \a size bytes of \a source.
[[nodiscard]] Shared<ByteSource> beginningOf(Shared<ByteSource> source, std::uint64_t size);

/// Shape of the pictures, that of the cards on the start page.
[[nodiscard]] QSize pictureSize(int width);

/// Draws what is in \a source: a moment with as many players as can be found at once, and without
/// a map their paths. Reads some tenths of a second, however big the recording is; what can be
/// shown by then is shown.
///
/// \param isDark  as the window that shows it.
/// \param game  pictures that maps name.
/// \param give  gets a first picture soon and a better one after it; is not called when there is
///              nothing to show.
void drawRecording(const Shared<ByteSource> &source, const FormatRegistry &registry, int width,
                   bool isDark, std::shared_ptr<const GameData> game,
                   const std::function<void(const QImage &)> &give);

} // namespace tickscope::thumbnailer
