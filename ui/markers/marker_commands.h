// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

class QUndoStack;

namespace tickscope {

/// The commands that change markers, and undo that.
class MarkerCommands : public QObject
{
    Q_OBJECT

public:
    explicit MarkerCommands(Document &document);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    [[nodiscard]] QUndoStack &undoStack();
    void addHistory();
    void addChanges();
    /// Chooses the marker there, made where there is none. \param tick  not set: at the head.
    void addAt(const QVariant &tick);
    void markRange();

    Document &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
