// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/formats/format_registry.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Finds a recording by its content, wherever it was moved: among the recent files, those beside
/// them, and the folders of the settings. UI thread; a worker looks.
class RecordingFinder : public QObject
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the process uses threads.
    explicit RecordingFinder(const FormatRegistry &formats, QObject *parent = nullptr);

    /// Looks for the file with that content; emits found() or missed(). \param name  files of that
    /// name are looked at first.
    void find(const QString &sha256, const QString &name);
    /// Looks for the file whose name stands in \a text; emits missed() also where several could be
    /// meant.
    void findNamedIn(const QString &text);
    void cancel() { m_job.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void found(const QString &path);
    void missed();

private:
    const FormatRegistry &m_formats;
    QThreadPool m_pool;
    LatestJob<QString> m_job;
};

} // namespace tickscope
