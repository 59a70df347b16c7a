// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/history_commands.h"

#include "ui/commands/command_keys.h"
#include "ui/document/active_document.h"

namespace tickscope {

/// Steps that can no longer be taken go without one: then it is the turn of the next.
static void step(QUndoStack &history, bool (QUndoStack::*can)() const, void (QUndoStack::*take)())
{
    for (int left = history.count(); (history.*can)(); left = history.count()) {
        (history.*take)();
        if (history.count() == left)
            return;
    }
}

HistoryCommands::HistoryCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_commands(this, document)
{
    m_commands.add(
        {.id = "edit.undo",
         .text = tr("Undo"),
         .shortcuts = keys({"Ctrl+Z"}),
         .handler =
             [&document] { step(document->history(), &QUndoStack::canUndo, &QUndoStack::undo); },
         .place = {MenuName::Edit, 100},
         .toolTip = tr(
             "Undo the last change to markers, notes, verdict, lanes, loop or scoreboard"),
         .isEnabled = [&document] { return document->history().canUndo(); },
         .presentText =
             [&document] {
                 const QUndoStack &history = document->history();
                 return history.canUndo() ? tr("Undo: %1").arg(history.undoText()) : tr("Undo");
             }});
    m_commands.add(
        {.id = "edit.redo",
         .text = tr("Redo"),
         .shortcuts = keys({"Ctrl+Shift+Z", "Ctrl+Y"}),
         .handler =
             [&document] { step(document->history(), &QUndoStack::canRedo, &QUndoStack::redo); },
         .place = {MenuName::Edit, 110},
         .toolTip = tr("Redo the last undone change"),
         .isEnabled = [&document] { return document->history().canRedo(); },
         .presentText =
             [&document] {
                 const QUndoStack &history = document->history();
                 return history.canRedo() ? tr("Redo: %1").arg(history.redoText()) : tr("Redo");
             }});
    m_commands.refreshWith(DocumentChange::HistoryChanged);
}

} // namespace tickscope
