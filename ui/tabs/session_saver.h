// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include "ui/jobs/latest_job.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/tabs/tabbed_window.h"

namespace tickscope {

/// What was open in the window, as a value.
struct Session {
    std::vector<TabState> tabs;
    int current = 0; ///< Index in \a tabs.
    /// It was written by a window that is open, or was when its program ended.
    bool isOpen = false;
    int crashes = 0; ///< How many times in a row it ended so, before what it opened was read.

    friend bool operator==(const Session &, const Session &) = default;
};

/// Without tabs that have no recording, or the address of one that is a secret.
[[nodiscard]] Session sessionOf(const TabbedWindow &window);

[[nodiscard]] QByteArray writeSession(const Session &session);
/// Empty for what is none of ours. Anybody may have changed the file: all is checked and bounded.
[[nodiscard]] Session readSession(const QByteArray &bytes);

/// The file of this user's session.
[[nodiscard]] QString sessionPath();

/// Keeps on disk what is open in a window while that changes, and brings back what was open in the
/// last one. A worker reads and writes.
class SessionSaver : public QObject
{
    Q_OBJECT

public:
    /// \param path  of the file; this is its only writer. The window must live longer.
    SessionSaver(TabbedWindow &window, QString path);
    ~SessionSaver() override;

    /// Adds the recordings of the last session behind those that are open; the one that was in
    /// front comes to the front if nothing is open. Reports what is missing, and what a crash had
    /// ended. Without the wish for it (settings::RestoreSession) nothing comes back, and nothing is
    /// kept.
    void restore();

    /// Nothing waits to be written.
    [[nodiscard]] bool isWritten() const;

signals:
    /// What was open before is in the window.
    void restored();

private:
    struct Found {
        Session session;
        QStringList missing; ///< Paths that were in it.
    };

    [[nodiscard]] static Found find(const QString &path);
    void take(const Found &found);
    void report(const Found &found, bool hasCrashed);
    void startEmpty();
    void write();
    void writeLast();
    [[nodiscard]] bool keeps() const;

    TabbedWindow &m_window;
    QString m_path;
    SingleShotTimer m_timer;
    bool m_isRestored = false; ///< Until then the file has the session before this one.
    int m_crashes = 0;
    std::vector<TabState> m_restored;
    Session m_written;
    QThreadPool m_pool; ///< One thread, so that what is newer is written later.
    LatestJob<Found> m_job;
};

} // namespace tickscope
