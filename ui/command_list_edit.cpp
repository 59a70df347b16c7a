// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the Edit menu; the others stand in command_list.cpp.
#include "ui/actions.h"
#include "ui/command_keys.h"

#include <QAction>

namespace tickscope {

void Actions::addEditCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::Edit;
        m_commands.push_back(std::move(command));
    };
    QUndoStack &undo = m_document.markers().undoStack();
    add({.id = "edit.undo",
         .text = tr("Undo"),
         .shortcuts = keys({"Ctrl+Z"}),
         .toolTip = tr("Take back the last change of markers"),
         .icon = {},
         .handler = [&undo] { undo.undo(); }});
    add({.id = "edit.redo",
         .text = tr("Redo"),
         .shortcuts = keys({"Ctrl+Shift+Z", "Ctrl+Y"}),
         .toolTip = tr("Do again what was taken back"),
         .icon = {},
         .handler = [&undo] { undo.redo(); }});
    add({.id = "markers.import",
         .text = tr("Import markers…"),
         .shortcuts = {},
         .toolTip = tr("Add the markers of a JSON or CSV file"),
         .icon = {},
         .handler = m_window.importMarkers,
         .beginsSection = true});
    add({.id = "markers.export",
         .text = tr("Export markers…"),
         .shortcuts = {},
         .toolTip = tr("Write your markers into a JSON or CSV file"),
         .icon = {},
         .handler = m_window.exportMarkers});
}

void Actions::refreshUndo()
{
    const QUndoStack &undo = m_document.markers().undoStack();
    const auto show = [this](const char *id, bool isPossible, const QString &text) {
        action(QString::fromLatin1(id))->setEnabled(isPossible);
        action(QString::fromLatin1(id))->setText(text);
    };
    show("edit.undo", undo.canUndo(),
         undo.canUndo() ? tr("Undo: %1").arg(undo.undoText()) : tr("Undo"));
    show("edit.redo", undo.canRedo(),
         undo.canRedo() ? tr("Redo: %1").arg(undo.redoText()) : tr("Redo"));
}

} // namespace tickscope
