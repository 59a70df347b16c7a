// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QObject>

#include "ui/document/active_document.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/window/messages/message_bar.h"

namespace tickscope {

class Opening;

/// What the message bar says about reading the recording: progress, failure, damage. Each document
/// has messages of its own, which come back with it.
class RecordingMessages : public QObject
{
    Q_OBJECT

public:
    RecordingMessages(ActiveDocument &document, Opening &opening, MessageBar &messages);

signals:
    /// It is no recording: it is to be added to the library.
    void folderWanted(const QString &path);
    /// The bar is empty now; what is still true has to be said again.
    void cleared();
    /// The person wants to see what is damaged.
    void damageWanted();

private:
    /// What was said of a document.
    struct Shown {
        std::map<MessageBar::Topic, Message> messages; ///< While another one is active.
        OpenPhase phase = OpenPhase::Empty;            ///< At that time.
        bool lacksFrame = false; ///< The failure that is shown is that of the frame at the head.
        std::size_t damage = 0;  ///< Places that were spoken of.
        bool fileChange = false; ///< Was spoken of.
        QString unread;          ///< What of the recording cannot be read; was spoken of.
    };

    void clear();
    void comeBack();
    void onDocumentChanged(Document::Changes changes);
    void showPhase();
    void showFailure(const Error &error);
    void showFrameFailure();
    [[nodiscard]] Message failureMessage(const Error &error);
    void showFileChange();
    void showConfinement();
    void showDamage();
    void showProgress();
    void showUnread();
    void readAllOrStop();

    ActiveDocument &m_document;
    Opening &m_opening;
    MessageBar &m_messages;
    SingleShotTimer m_progressTimer; ///< Runs out when reading takes long enough to speak of it.
    PerDocument<Shown> m_shown;
    bool m_isConfinementSaid = false; ///< It is the same for all.
};

} // namespace tickscope
