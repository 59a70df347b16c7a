// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/analysis/tracks.h"
#include "ui/document/document.h"
#include "ui/jobs/pass_job.h"
#include "ui/reading/recording_end.h"

namespace tickscope {

/// Ways of all players of the open recording, as far as they are read. Reads on a worker
/// once somebody wants them; UI thread.
class TrackStore : public QObject
{
    Q_OBJECT

public:
    explicit TrackStore(Document &document, QObject *parent = nullptr);
    ~TrackStore() override;

    void setWanted(bool isWanted);
    /// Null as long as nothing is read.
    [[nodiscard]] const Shared<TrackSet> &tracks() const { return m_tracks; }
    /// Going on with what has grown does not count: all but its last moments is there.
    [[nodiscard]] bool isReading() const { return m_job.isRunning() && !m_isRead; }

signals:
    void changed();

private:
    void takeChanges(Document::Changes changes);
    void read();
    void goOn();

    Document &m_document;
    bool m_isWanted = false;
    bool m_isRead = false; ///< Or it failed; it is not tried again, but for what has grown.
    RecordingEnd m_end;    ///< As the pass knows it.
    /// Also when it is at its end, as long as the recording may grow.
    std::shared_ptr<TrackPass> m_pass;
    Shared<TrackSet> m_tracks;
    QThreadPool m_pool;
    PassJob<TrackPass, Shared<TrackSet>> m_job; ///< Last: stopped before the pool waits.
};

} // namespace tickscope
