// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QUndoCommand>

class QObject;

namespace tickscope {

/// A step of undo that is two functions. Both may be called when all is as they would have it.
class UndoStep : public QUndoCommand
{
public:
    UndoStep(const QString &what, std::function<void()> redo, std::function<void()> undo)
        : QUndoCommand(what)
        , m_redo(std::move(redo))
        , m_undo(std::move(undo))
    {
    }

    void redo() override { m_redo(); }
    void undo() override { m_undo(); }

private:
    std::function<void()> m_redo;
    std::function<void()> m_undo;
};

class ActiveDocument;

/// Adds undo and redo of all that a person did with the recording to \a window: the history of the
/// document.
void addHistoryCommands(ActiveDocument &document, QObject &window);

} // namespace tickscope
