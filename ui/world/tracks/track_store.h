// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/analysis/series/tracks.h"
#include "ui/document/active_document.h"
#include "ui/document/shared_reading.h"
#include "ui/reading/recording_end.h"

namespace tickscope {

/// Ways of all players of the open recording, as far as they are read. Reads on a worker
/// once somebody wants them, along with others who read all of it; UI thread.
class TrackStore : public QObject
{
    Q_OBJECT

public:
    explicit TrackStore(ActiveDocument &document, QObject *parent = nullptr);

    void setWanted(bool isWanted);
    /// Null as long as nothing is read.
    [[nodiscard]] const Shared<TrackSet> &tracks() const { return m_tracks; }
    /// Going on with what has grown does not count: all but its last moments is there.
    [[nodiscard]] bool isReading() const { return m_job.isRunning() && !m_isRead; }

signals:
    void changed();

private:
    /// What was read of a document that is not shown just now.
    struct Kept {
        Shared<Index> index;
        Shared<MapContent> map;
        Shared<TrackSet> tracks;
    };

    void onDocumentChanged(Document::Changes changes);
    void bringBack();
    void read();
    void goOn();

    ActiveDocument &m_document;
    bool m_isWanted = false;
    bool m_isRead = false; ///< Or it failed; it is not tried again, but for what has grown.
    RecordingEnd m_end;    ///< As the pass knows it.
    /// Also when all is read, as long as the recording may grow.
    std::shared_ptr<TrackReader> m_reader;
    Shared<TrackSet> m_tracks;
    PerDocument<Kept> m_kept;
    SharedJob<TrackReader> m_job;
};

} // namespace tickscope
