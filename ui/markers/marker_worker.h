// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>

#include <QTimer>

#include "ui/markers/marker_database.h"
#include "ui/markers/store_trouble.h"

namespace tickscope {

/// Reads and writes the store for a MarkerStore. Changes that cannot be written wait and are
/// tried again; what others write is noticed. Lives in the store's thread.
class MarkerWorker
{
public:
    using Loaded = std::function<void(int session, quint64 edit, const std::vector<Annotation> &)>;
    using Troubled = std::function<void(const StoreTrouble &)>;

    /// \param loaded    called with the markers of a session whenever they are others, with the
    ///                  number of its last edit that is in them.
    /// \param troubled  called whenever the trouble is another.
    MarkerWorker(const QString &path, Loaded loaded, Troubled troubled);

    /// Begins a session, or updates what its recording is known by.
    void know(int session, const RecordingKeys &keys);
    void forget(int session);
    void edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits);
    /// Tries what waits again, and looks whether others have written.
    void look();

private:
    struct Session {
        RecordingKeys keys;
        quint64 edit = 0;                ///< Number of the last one that is stored.
        std::vector<QUuid> added;        ///< By this session.
        std::vector<Annotation> markers; ///< As sent last.
        quint64 deliveredEdit = 0;       ///< The last one that was in them.
    };
    struct Change {
        int session = 0;
        quint64 number = 0;
        RecordingKeys keys; ///< When the session is over.
        std::vector<AnnotationEdit> edits;
    };

    [[nodiscard]] bool isReady();
    [[nodiscard]] bool canWrite() { return isReady() && !m_database.isReadOnly(); }
    bool succeeds(const Stored<void> &done);
    void fail(const review::Fault &fault);
    void rescue();
    void knowAll();
    void write();
    void deliver(int session, bool isWanted);
    void deliverAll();
    void reportTrouble();

    MarkerDatabase m_database;
    Loaded m_loaded;
    Troubled m_troubled;
    std::map<int, Session> m_sessions;
    std::deque<Change> m_changes; ///< Not stored yet, in order.
    bool m_isKnown = true;        ///< All sessions' keys are in the store.
    qint64 m_version = -1;
    StoreTrouble m_trouble;
    StoreTrouble m_reportedTrouble;
    QTimer m_lookTimer;
};

} // namespace tickscope
