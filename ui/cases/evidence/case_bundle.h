// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include <QObject>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>

#include "ui/cases/cases.h"
#include "ui/cases/evidence/case_evidence.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Makes the evidence bundle of the chosen case: gathers what the recording shows at its notes,
/// asks the store for the rest, and writes the folder with the report as page and as PDF. UI
/// thread; workers do it.
class CaseBundle : public QObject
{
    Q_OBJECT

public:
    CaseBundle(ActiveDocument &document, Cases &cases);

    enum class Recordings { Left, Included };
    enum class Clips { Left, Included, WithVideos };
    /// Into the new folder \a path. \param recordings  whether the open file goes in.
    /// \param clips  of its notes; with pseudonyms where \a names are hidden. Videos of them need
    ///               the program ffmpeg.
    void make(const QString &path, Recordings recordings, Clips clips, review::ReviewerNames names);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    /// 0 to 100.
    void progressed(int percent);
    void made(const QString &path);
    void failed(const tickscope::review::StoreError &reason);

private:
    using Evidence = review::CaseEvidence;
    struct Read {
        review::Case value;
        std::vector<review::BundlePart> parts;
    };

    void takeEvidence(const Evidence &evidence);
    void write(const Read &read);
    void takeWritten(const review::Stored<void> &written);
    void reportProgress() { emit progressed(m_percent->load()); }
    /// Nothing where the chosen case is not about the open recording.
    [[nodiscard]] std::optional<EvidenceOrder> orderOfOpen() const;

    ActiveDocument &m_document;
    Cases &m_cases;
    QString m_path;
    QString m_recording; ///< Path of the file that goes in; empty for none.
    QString m_copyName;  ///< Its name in the bundle; another one may be open by then.
    std::shared_ptr<const QTemporaryDir> m_clips; ///< Until they are in the bundle; may be null.
    review::CaseId m_case;
    review::ReviewerNames m_names = review::ReviewerNames::Hidden;
    bool m_isRunning = false;
    quint64 m_run = 0; ///< Answers of an earlier one are dropped.
    std::shared_ptr<std::atomic<int>> m_percent;
    QTimer m_progressTimer;
    QThreadPool m_pool;
    LatestJob<Evidence> m_gatherJob;
    LatestJob<review::Stored<void>> m_writeJob;
};

} // namespace tickscope
