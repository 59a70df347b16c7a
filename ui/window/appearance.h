// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tickscope {

class ActiveDocument;

/// Adds the commands for colours and size of \a window, and takes over what the settings say of
/// colours.
void addAppearanceCommands(ActiveDocument &document, QWidget &window);

} // namespace tickscope
