// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/command_set.h"
#include "ui/compare/ghosts.h"

namespace tickscope {

/// The ghosts of a window, and what adds one of them, whether the panel is seen or not.
class CompareCommands : public QObject
{
    Q_OBJECT

public:
    explicit CompareCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] Ghosts &ghosts() { return m_ghosts; }
    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    [[nodiscard]] std::vector<CommandChoice> choices() const;
    /// \param path  of a recording, open or not; empty: a person is asked.
    void compareWith(QString path);

    ActiveDocument &m_document;
    Ghosts m_ghosts;
    CommandSet m_commands;
};

} // namespace tickscope
