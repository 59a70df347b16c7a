// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/document/document.h"

namespace tickscope {

class MessageBar;
class Opening;
struct Message;

/// What the message bar says about reading the recording: progress, failure, damage.
class RecordingMessages : public QObject
{
    Q_OBJECT

public:
    RecordingMessages(Document &document, Opening &opening, MessageBar &messages);

signals:
    /// The bar is empty now; what is still true has to be said again.
    void cleared();
    /// The person wants to see what is damaged.
    void damageWanted();

private:
    void clear();
    void takeChanges(Document::Changes changes);
    void showPhase();
    void showFailure(const Error &error);
    [[nodiscard]] Message failureMessage(const Error &error);
    void showDamage();
    void showProgress();

    Document &m_document;
    Opening &m_opening;
    MessageBar &m_messages;
    QTimer m_progressTimer;       ///< Runs out when reading takes long enough to speak of it.
    std::size_t m_toldDamage = 0; ///< Damaged places that the message bar has told of.
};

} // namespace tickscope
