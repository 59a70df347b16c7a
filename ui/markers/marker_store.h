// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "ui/jobs/store_thread.h"
#include "ui/markers/annotation.h"
#include "ui/markers/recording_keys.h"
#include "ui/markers/store_trouble.h"

namespace tickscope {

class MarkerWorker;

/// The user's markers on disk, for all windows of this process. Lives in the UI thread and never
/// waits but at its end; a thread of its own does the work.
class MarkerStore : public QObject
{
    Q_OBJECT

public:
    /// The one of this user; made for the first window, gone with the last.
    [[nodiscard]] static std::shared_ptr<MarkerStore> ofThisUser();
    /// Its file.
    [[nodiscard]] static QString userPath();

    explicit MarkerStore(const QString &path);
    /// Waits until everything is stored that can be.
    ~MarkerStore() override;

    /// A number for a window that shows the markers of a recording.
    [[nodiscard]] int beginSession() { return ++m_lastSession; }
    /// loaded() answers. Again when more is known of the recording.
    void know(int session, const RecordingKeys &keys);
    /// After know(). \param number  higher than the one before.
    void edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits);
    void endSession(int session);

    [[nodiscard]] const StoreTrouble &trouble() const { return m_trouble; }
    /// Tries now what could not be stored.
    void tryAgain();

signals:
    /// All own markers of the recording, by tick.
    /// \param edit  number of the last edit of that session that is in them.
    void loaded(int session, quint64 edit,
                const std::vector<tickscope::review::Annotation> &markers);
    void troubleChanged();

private:
    int m_lastSession = 0;
    StoreTrouble m_trouble;
    StoreThread<MarkerWorker> m_thread;
};

} // namespace tickscope
