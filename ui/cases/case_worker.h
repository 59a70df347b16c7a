// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QTimer>

#include "core/review/store/outbox.h"

namespace tickscope {

/// Why the store of cases cannot be used just now, and what waits for it.
struct CaseTrouble {
    std::optional<review::StoreError> fault; ///< Nothing while all is well.
    int waiting = 0;                         ///< Changes that are not stored yet.
    int unwritten = 0; ///< Of these: would be lost with the program, as no disk takes them.
};

/// Where a store is, and as whom it is opened.
struct CasePlace {
    QString address; ///< See review::StoreAddress::fromText().
    QString who;
    QString password; ///< Of a server; empty for libpq's own ways.

    friend bool operator==(const CasePlace &, const CasePlace &) = default;
};

/// Opens the store for a CaseStore, asks it, and sends it what the outbox holds: at once, or again
/// and again until it can be reached; and asks every two seconds whether others have changed
/// something. Lives in the store's thread.
class CaseWorker
{
public:
    /// \param answered  called with each change that was made or refused for good.
    /// \param troubled  called whenever the trouble is another.
    /// \param changed   called when others have changed something.
    CaseWorker(CasePlace place, std::function<void(const review::Answer &)> answered,
               std::function<void(const CaseTrouble &)> troubled, std::function<void()> changed);

    /// Goes on with another store.
    void moveTo(const CasePlace &place);
    /// Where changes wait for the present store.
    void useOutbox(const QString &path) { m_outbox = std::make_unique<review::Outbox>(path); }
    /// Opens it again with \a password. What waits is tried again.
    void usePassword(const QString &password);
    /// Opens it, if it is not open yet.
    review::Stored<review::Store *> store();
    /// Remembers whether an answer could be had.
    void note(const std::optional<review::StoreError> &fault);
    /// What could not be written into the outbox.
    void add(const review::Unsent &unsent) { m_outbox->add(unsent); }
    /// Tries now what waits.
    void send();

private:
    void lookForOthers();

    CasePlace m_place;
    std::function<void(const review::Answer &)> m_answered;
    std::function<void(const CaseTrouble &)> m_troubled;
    std::function<void()> m_changed;
    std::unique_ptr<review::Store> m_store;
    std::unique_ptr<review::Outbox> m_outbox; ///< Null while there is nothing to send.
    CaseTrouble m_reported;
    QTimer m_retryTimer;
    QTimer m_lookTimer;
    std::optional<qint64> m_stamp; ///< Of the store, when it was last asked.
};

} // namespace tickscope
