// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/markers/annotation.h"

namespace tickscope {

/// Where earlier versions kept the markers of a recording in the settings: under its absolute path
/// and its size, or none while it grew.
[[nodiscard]] QStringList settingsKeys(const QString &path, std::uint64_t byteSize);

/// What stands there. The same markers have the same ids each time. Any thread.
[[nodiscard]] std::vector<Annotation> settingsMarkers(const QString &key);

/// After the store has taken them over. Any thread.
void forgetSettingsMarkers(const QString &key);

} // namespace tickscope
