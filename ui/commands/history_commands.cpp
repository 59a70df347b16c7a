// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/history_commands.h"

#include <QCoreApplication>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

namespace tickscope {

struct HistoryCommands {
    Q_DECLARE_TR_FUNCTIONS(tickscope::HistoryCommands)
};

/// Steps that can no longer be taken go without one: then it is the turn of the next.
static void step(QUndoStack &history, bool (QUndoStack::*can)() const, void (QUndoStack::*take)())
{
    for (int left = history.count(); (history.*can)(); left = history.count()) {
        (history.*take)();
        if (history.count() == left)
            return;
    }
}

void addHistoryCommands(ActiveDocument &document, QObject &window)
{
    auto *commands = new CommandSet(&window, document);
    commands->add(
        "edit.undo", HistoryCommands::tr("Undo"), {"Ctrl+Z"}, {MenuName::Edit, 100},
        HistoryCommands::tr(
            "Undo the last change to markers, notes, verdict, lanes, loop or scoreboard"),
        {.isEnabled = [&document] { return document->history().canUndo(); },
         .presentText =
             [&document] {
                 const QUndoStack &history = document->history();
                 return history.canUndo() ? HistoryCommands::tr("Undo: %1").arg(history.undoText())
                                          : HistoryCommands::tr("Undo");
             }},
        [&document] { step(document->history(), &QUndoStack::canUndo, &QUndoStack::undo); });
    commands->add(
        "edit.redo", HistoryCommands::tr("Redo"), {"Ctrl+Shift+Z", "Ctrl+Y"}, {MenuName::Edit, 110},
        HistoryCommands::tr("Redo the last undone change"),
        {.isEnabled = [&document] { return document->history().canRedo(); },
         .presentText =
             [&document] {
                 const QUndoStack &history = document->history();
                 return history.canRedo() ? HistoryCommands::tr("Redo: %1").arg(history.redoText())
                                          : HistoryCommands::tr("Redo");
             }},
        [&document] { step(document->history(), &QUndoStack::canRedo, &QUndoStack::redo); });
    commands->refreshWith(DocumentChange::HistoryChanged);
}

} // namespace tickscope
