// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>

#include "core/review/store/outbox.h"

namespace tickscope {

/// Why the store of cases cannot be used just now, and what waits for it.
struct CaseTrouble {
    std::optional<review::Fault> fault; ///< Nothing while all is well.
    int waiting = 0;                    ///< Changes that are not stored yet.
};

/// Where a store is, and as whom it is opened.
struct CasePlace {
    QString address; ///< See review::StoreAddress::fromText().
    QString who;
    QString password; ///< Of a server; empty for libpq's own ways.

    friend bool operator==(const CasePlace &, const CasePlace &) = default;
};

/// Opens the store for a CaseStore, asks it, and sends it what is changed: at once, or again and
/// again until it can be reached; and asks every two seconds whether others have changed something.
/// Lives in a worker thread.
class CaseKeeper : public QObject
{
    Q_OBJECT

public:
    /// \param answered  called with each change that was made or refused for good, under the ID
    ///                  that it was given.
    /// \param troubled  called whenever the trouble is another.
    /// \param changed   called when others have changed something.
    CaseKeeper(CasePlace place, std::function<void(const review::Answer &)> answered,
               std::function<void(const CaseTrouble &)> troubled, std::function<void()> changed);

    /// Goes on with another store; changes that wait for the present one are lost.
    void moveTo(const CasePlace &place);
    /// Opens it anew with \a password. What waits is tried again.
    void usePassword(const QString &password);
    /// Opens it, if it is not open yet.
    review::Stored<review::Store *> store();
    /// Tells whether an answer could be had.
    void note(const std::optional<review::Fault> &fault);
    void change(const QUuid &id, review::Change change);
    /// Tries now what waits.
    void send();

private:
    /// Which item of which kind.
    using Item = std::pair<int, qint64>;
    /// Versions of an item that came of each other by changes of ours alone.
    struct OwnVersions {
        qint64 first = 0;
        qint64 last = 0;
    };

    void lookForOthers();
    void rebase(review::Change &change) const;
    void remember(const review::Answer &answer);

    CasePlace m_place;
    std::function<void(const review::Answer &)> m_answered;
    std::function<void(const CaseTrouble &)> m_troubled;
    std::function<void()> m_changed;
    std::unique_ptr<review::Store> m_store;
    review::Outbox m_outbox;
    std::map<QUuid, QUuid> m_ids; ///< Those that were given, by those of the outbox.
    std::map<Item, OwnVersions> m_own;
    CaseTrouble m_told;
    QTimer m_retryTimer;
    QTimer m_lookTimer;
    std::optional<qint64> m_stamp; ///< Of the store, when it was last asked.
};

} // namespace tickscope
