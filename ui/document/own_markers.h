// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ui/document/document.h"

namespace tickscope {

/// Markers that a person set, kept in the settings under the recording's absolute
/// path and size in bytes: another file at the same path has its own.
[[nodiscard]] std::vector<Marker> loadOwnMarkers(const QString &path, std::uint64_t byteSize);
/// Keeps the own ones among \a markers; none forgets the recording.
void saveOwnMarkers(const QString &path, std::uint64_t byteSize,
                    const std::vector<Marker> &markers);

} // namespace tickscope
