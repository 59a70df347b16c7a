// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/jobs/store_thread.h"
#include "ui/markers/annotation.h"

namespace tickscope {

/// What the person should know of the store; nothing to say without \a kind.
struct StoreTrouble {
    enum class Kind {
        None,
        NotStored,
        ReadOnly, ///< What is stored is shown; changes wait.
        TooNew,
        SetAside,
    };
    Kind kind = Kind::None;
    QString reason;
    QString path;    ///< Of the store, or where the damaged one was put.
    int waiting = 0; ///< Changes that are not stored yet.

    friend bool operator==(const StoreTrouble &, const StoreTrouble &) = default;
};

class Recording;

/// What a recording is known by, to find its markers again.
///
/// Markers belong to the content: its SHA-256, and until that is computed a digest of its ends.
/// While a recording may still grow its content says nothing yet; then, and where only a part of
/// it was loaded, it is known by what it calls itself, or by its place.
struct RecordingKeys {
    QString name; ///< Of the file; for people who look into exported markers or the store.
    QString sha256;
    QString quick;
    QStringList provisional; ///< Best first.
    bool mayGrow = false;    ///< sha256 and quick are of a state that may not be the last.

    friend bool operator==(const RecordingKeys &, const RecordingKeys &) = default;
};

/// What is known without reading: all but \a sha256 and \a quick.
/// \param path  of a file or folder, or an address.
[[nodiscard]] RecordingKeys provisionalKeys(const Recording &recording, const QString &path,
                                            bool mayGrow);

/// Reads the ends of \a recording. Empty when they cannot be read.
[[nodiscard]] QString quickKey(const Recording &recording, std::stop_token stop);

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
