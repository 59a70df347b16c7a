// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include "core/model/recording.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// SHA-256 of the content of the open recording, computed on a worker when nothing else reads it.
/// Lives in the UI thread.
class ContentHashJob : public QObject
{
    Q_OBJECT

public:
    explicit ContentHashJob(QObject *parent = nullptr);

    /// Begins with \a recording. \param mayGrow  whether it may not be whole.
    void start(const Shared<Recording> &recording, bool mayGrow);
    /// Forgets the recording; what runs is cancelled.
    void clear();

    /// In hex; empty until it is known.
    [[nodiscard]] const QString &sha256() const { return m_sha256; }
    /// Whether the recording that was hashed may not have been whole.
    [[nodiscard]] bool mayGrow() const { return m_mayGrow; }
    /// The hash, how far it is, or why there is none; for people.
    [[nodiscard]] QString text() const;

signals:
    /// There is another text().
    void changed();
    void found();

private:
    struct Answer {
        QString sha256;
        QString problem;
    };
    /// What the worker reports while it runs.
    struct Progress {
        std::atomic<int> percent = 0;
    };

    void take(const Answer &answer);

    QString m_sha256;
    QString m_problem;
    bool m_mayGrow = false;
    std::shared_ptr<Progress> m_progress;
    QTimer m_progressTimer;
    QThreadPool m_pool;
    LatestJob<Answer> m_job;
};

} // namespace tickscope
