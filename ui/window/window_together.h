// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QSet>

#include "ui/commands/command_set.h"
#include "ui/links/recording_finder.h"
#include "ui/together/shared_notes.h"
#include "ui/together/shared_view.h"
#include "ui/together/together.h"

namespace tickscope {

class Cases;
class MessageBar;
class Opening;
class WorldView;

namespace together {
class TogetherDialog;
}

/// Watching together in a window: its dialog, what it has to say, and the recordings that a leader
/// shows, found or opened.
class WindowTogether : public QObject
{
    Q_OBJECT

public:
    WindowTogether(ActiveDocument &document, const FormatRegistry &formats, const Cases &cases,
                   MessageBar &messages, Opening &opening, WorldView &world, QWidget &window);

    /// Offers to join by that link.
    void offer(const QString &link);
    /// Joins by it at once, under the usual name, and asks for one where there is none.
    void join(const together::WatchLink &link);
    [[nodiscard]] together::Together &session() { return m_session; }
    [[nodiscard]] together::SharedView &view() { return m_view; }
    /// Says again what there is to say.
    void showMessage();

private:
    void addCommands();
    void showDialog();
    void findRecording(const together::SharedState &state);
    void onMissed();
    void openFromServer();
    void showSight();
    [[nodiscard]] QString leaderName() const;

    MessageBar &m_messages;
    Opening &m_opening;
    QWidget &m_window;
    CommandSet m_commands;
    together::Together m_session;
    together::SharedView m_view;
    together::SharedNotes m_notes;
    RecordingFinder m_finder;
    QFileSystemWatcher m_folders; ///< Where the leader's recording may yet come.
    together::SharedState m_wanted;
    QSet<QString> m_servers; ///< From which the person lets a leader open recordings.
    QPointer<together::TogetherDialog> m_dialog;
};

} // namespace tickscope
