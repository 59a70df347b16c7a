// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tickscope::library {

/// Of the tables below. A file of another version is created again, so there are no migrations.
inline constexpr int LibraryVersion = 4;

/// All tables. Numbers of states are those of ReadState.
[[nodiscard]] QStringList librarySchema();

} // namespace tickscope::library
