// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;

namespace tickscope {

class ActiveDocument;

/// Adds undo and redo of all that a person did with the recording to \a window: the history of the
/// document.
void addHistoryCommands(ActiveDocument &document, QObject &window);

} // namespace tickscope
