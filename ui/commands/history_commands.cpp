// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/history_commands.h"

#include "ui/commands/command_keys.h"

namespace tickscope {

HistoryCommands::HistoryCommands(Document &document)
    : QObject(&document)
    , m_commands(this, document)
{
    QUndoStack &history = document.history();
    m_commands.add({.id = "edit.undo",
                    .text = tr("Undo"),
                    .shortcuts = keys({"Ctrl+Z"}),
                    .handler = [&history] { history.undo(); },
                    .place = {MenuName::Edit, 100},
                    .toolTip = tr("Undo the last change to markers, notes or lanes"),
                    .isEnabled = [&history] { return history.canUndo(); },
                    .presentText =
                        [&history] {
                            return history.canUndo() ? tr("Undo: %1").arg(history.undoText())
                                                     : tr("Undo");
                        }});
    m_commands.add({.id = "edit.redo",
                    .text = tr("Redo"),
                    .shortcuts = keys({"Ctrl+Shift+Z", "Ctrl+Y"}),
                    .handler = [&history] { history.redo(); },
                    .place = {MenuName::Edit, 110},
                    .toolTip = tr("Redo the last undone change"),
                    .isEnabled = [&history] { return history.canRedo(); },
                    .presentText =
                        [&history] {
                            return history.canRedo() ? tr("Redo: %1").arg(history.redoText())
                                                     : tr("Redo");
                        }});
    connect(&history, &QUndoStack::indexChanged, this, [this] { m_commands.refresh(); });
}

} // namespace tickscope
