// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tickscope {

/// Gives the parts of \a window the words that "What's this?" shows for them. Those of
/// panels are given to their DockPage; those of buttons and menu entries come from their commands.
void explainParts(QWidget &window);

} // namespace tickscope
