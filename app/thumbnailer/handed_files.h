// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"

namespace tickscope::thumbnailer {

/// The file at \a path, open already, and so are its siblings: those of a recording in several
/// files, else none. Reading them needs no more rights. A folder is its recording's first file.
/// Errors: Io.
[[nodiscard]] Result<Shared<ByteSource>> openHanded(const std::string &path,
                                                    const FormatRegistry &registry);

/// The first \a size bytes of \a source.
[[nodiscard]] Shared<ByteSource> beginningOf(Shared<ByteSource> source, std::uint64_t size);

} // namespace tickscope::thumbnailer
