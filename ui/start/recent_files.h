// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Recordings that were opened last, newest first, kept in the settings.
namespace tickscope::recent_files {

/// The setting that has their paths.
inline const QString Key = QStringLiteral("recent/files");

/// All that are kept, for lists.
[[nodiscard]] QStringList paths();
/// The last ten, for menus and for what looks into each.
[[nodiscard]] QStringList latest();
/// Puts \a path first.
void add(const QString &path);
/// Forgets \a path, for example because the file is gone.
void remove(const QString &path);
void clear();

} // namespace tickscope::recent_files
