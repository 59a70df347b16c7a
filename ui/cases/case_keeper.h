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

/// Opens the store for a CaseStore, asks it, and sends it what is changed: at once, or again and
/// again until it can be reached. Lives in a worker thread.
class CaseKeeper : public QObject
{
    Q_OBJECT

public:
    /// \param answered  called with each change that was made or refused for good, under the ID
    ///                  that it was given.
    /// \param troubled  called whenever the trouble is another.
    CaseKeeper(QString place, QString who, std::function<void(const review::Answer &)> answered,
               std::function<void(const CaseTrouble &)> troubled);

    /// Goes on with another store; changes that wait for the present one are lost.
    void moveTo(const QString &place, const QString &who);
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

    void rebase(review::Change &change) const;
    void remember(const review::Answer &answer);

    QString m_place;
    QString m_who;
    std::function<void(const review::Answer &)> m_answered;
    std::function<void(const CaseTrouble &)> m_troubled;
    std::unique_ptr<review::Store> m_store;
    review::Outbox m_outbox;
    std::map<QUuid, QUuid> m_ids; ///< Those that were given, by those of the outbox.
    std::map<Item, OwnVersions> m_own;
    CaseTrouble m_told;
    QTimer m_retryTimer;
};

} // namespace tickscope
