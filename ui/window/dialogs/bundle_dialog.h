// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace tickscope {

/// Asks where an evidence bundle goes, and what goes in: the recording, clips, names of reviewers.
class BundleDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param path          a new folder, to begin with.
    /// \param hasRecording  whether there is a file that could go in.
    /// \param warning       what will not be in the bundle; may be empty.
    BundleDialog(const QString &path, bool hasRecording, const QString &warning,
                 QWidget *parent = nullptr);

signals:
    void chosen(const QString &path, bool withRecording, bool withClips, bool withReviewers);

private:
    void chooseFolder();

    QLineEdit *m_path;
    QCheckBox *m_recording;
    QCheckBox *m_clips;
    QCheckBox *m_reviewers;
};

} // namespace tickscope
