// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

/// Undo and redo of all that a person did with the recording: the history of the document.
class HistoryCommands : public QObject
{
    Q_OBJECT

public:
    explicit HistoryCommands(ActiveDocument &document, QObject *parent = nullptr);

private:
    CommandSet m_commands;
};

} // namespace tickscope
