// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

#include "ui/cases/evidence/note_clips.h"
#include "ui/jobs/latest_job.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace tickscope {

/// Asks where an evidence bundle goes, and what goes in: the recording, clips, names of reviewers.
class BundleDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param path          a new folder, to begin with.
    /// \param hasRecording  whether there is a file that could go in.
    /// \param warning       what will not be in the bundle; may be empty.
    /// \param mentions      what of the reporter others would read, where names are hidden.
    /// \param clipsRemark   what clips lack with or without names; waits for the disk. Their
    ///                      box is off where there will be none.
    BundleDialog(const QString &path, bool hasRecording, const QString &warning,
                 const QStringList &mentions,
                 std::function<ClipsRemark(bool withReviewers)> clipsRemark,
                 QWidget *parent = nullptr);

signals:
    void chosen(const QString &path, bool withRecording, bool withClips, bool withVideos,
                bool withReviewers);

protected:
    bool event(QEvent *event) override;

private:
    void chooseFolder();
    void checkClips();
    void showClipsRemark();

    std::function<ClipsRemark(bool withReviewers)> m_clipsRemark;
    QLineEdit *m_path;
    QCheckBox *m_recording;
    QCheckBox *m_clips;
    QCheckBox *m_videos;
    bool m_hasFfmpeg;
    QCheckBox *m_reviewers;
    QPlainTextEdit *m_mentions;
    QLabel *m_clipsLack;
    ClipsRemark m_remark;
    LatestJob<ClipsRemark> m_checking;
};

} // namespace tickscope
