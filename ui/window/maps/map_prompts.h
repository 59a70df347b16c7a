// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class MapDownload;
class MessageBar;

/// From where a window gets maps, and what it says when one is missing or may be the wrong one.
class MapPrompts : public QObject
{
    Q_OBJECT

public:
    MapPrompts(Document &document, MessageBar &messages, QWidget &window);

    /// The messages were cleared: what was told may be told again.
    void forget() { m_told.clear(); }

private:
    void addCommands();
    void showMessage();
    void chooseFile();
    void takeFolders();

    Document &m_document;
    MessageBar &m_messages;
    QWidget &m_window;
    CommandSet m_commands;
    MapDownload *m_download;
    QString m_told; ///< Warning that was shown last.
};

} // namespace tickscope
