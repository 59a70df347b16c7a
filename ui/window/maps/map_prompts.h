// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

namespace tickscope {

class MapDownload;
class MessageBar;

/// From where a window gets maps, and what it says when one is missing or may be the wrong one.
class MapPrompts : public QObject
{
    Q_OBJECT

public:
    MapPrompts(ActiveDocument &document, MessageBar &messages, QWidget &window);

    /// The messages were cleared: what was shown may be shown again.
    void forget() { m_shown->clear(); }

private:
    void addCommands();
    void showMessage();
    void chooseFile();
    void choose(const QString &path);
    void rememberChosen();
    bool chooseAgain();
    void updatePlaces();

    ActiveDocument &m_document;
    MessageBar &m_messages;
    QWidget &m_window;
    CommandSet m_commands;
    MapDownload *m_download;
    PerDocument<QString> m_shown;  ///< Warning that was shown last.
    PerDocument<QString> m_chosen; ///< File that was chosen last, by hand or again.
};

} // namespace tickscope
