// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class FormatRegistry;

/// Which recording a window shows: asks for files and addresses, opens them, and remembers them.
class Opening : public QObject
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the window.
    Opening(Document &document, const FormatRegistry &formats, QWidget &window);

    /// Opens \a path, and goes to \a tick when it is there.
    void open(const QString &path, std::optional<Tick> tick = {});
    /// Opens a recording on a server. \param bearerToken  empty: none, or the environment's.
    void openUrl(const QString &url, const QString &bearerToken);
    /// The same address with the same token, at the same place.
    void openAgain();
    void chooseFile();
    /// \param url  to begin with; empty: the one in the clipboard, if there is one.
    void askForUrl(const QString &url = {});

signals:
    /// Another recording is about to be opened.
    void began();

private:
    void addFiles();
    void addRecording();
    void begin(std::optional<Tick> tick);
    void takeChanges(Document::Changes changes);

    Document &m_document;
    const FormatRegistry &m_formats;
    QWidget &m_window;
    CommandSet m_commands;
    std::optional<Tick> m_wantedTick;
    /// Typed for a server, to ask that address again; gone when another recording is opened.
    QString m_bearerToken;
};

} // namespace tickscope
