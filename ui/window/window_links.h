// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
#include "ui/links/moment_link.h"
#include "ui/links/recording_finder.h"

namespace tickscope {

class MessageBar;
class Opening;
class WindowDocks;

/// Links to moments: copied, opened, and the recordings that they and cases name found by their
/// content.
class WindowLinks : public QObject
{
    Q_OBJECT

public:
    WindowLinks(ActiveDocument &document, const FormatRegistry &formats, MessageBar &messages,
                WindowDocks &docks, Opening &opening);

    /// Shows the moment of \a link, or offers the session of one; opens its recording, if another
    /// one is open. False, and said so, if it is no link of ours.
    bool openLink(const QString &link);
    /// Opens the recording with that content, unless it is open. \param missing  what to say if it
    /// cannot be found.
    void openRecording(const QString &sha256, const QString &name, const QString &missing);
    /// Opens the recording whose file \a text names. \param missing  as above.
    void openNamedIn(const QString &text, const QString &missing);

signals:
    /// By a link to watch together.
    void sessionOffered(const QString &link);

private:
    void addCommands();
    void copyLink();
    void sayLooking(const QString &name, const QString &missing);
    void onFound(const QString &path);
    void openAt(const LinkedMoment &moment, const QString &path);
    void onMissed();
    void checkContent();
    void raiseWanted();

    ActiveDocument &m_document;
    MessageBar &m_messages;
    WindowDocks &m_docks;
    Opening &m_opening;
    CommandSet m_commands;
    RecordingFinder m_finder;
    QString m_missing;                    ///< What to say if nothing is found.
    std::optional<LinkedMoment> m_sought; ///< Whose recording is looked for.
    PerDocument<QStringList> m_wanted;    ///< Docks to be seen when the recording is open.
    PerDocument<QString> m_content;       ///< That the link means, a SHA-256; may be empty.
};

} // namespace tickscope
