// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tickscope {

/// Shows the files in the system's file manager, selected where it can do that; else their folders
/// are opened. Does not wait for it.
void showInFileManager(const QStringList &paths);

} // namespace tickscope
