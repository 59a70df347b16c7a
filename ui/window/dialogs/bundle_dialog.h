// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace tickscope {

/// Asks where an evidence bundle goes, and whether the recording goes in.
class BundleDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param path          a new folder, to begin with.
    /// \param hasRecording  whether there is a file that could go in.
    BundleDialog(const QString &path, bool hasRecording, QWidget *parent = nullptr);

signals:
    void chosen(const QString &path, bool withRecording);

private:
    void chooseFolder();

    QLineEdit *m_path;
    QCheckBox *m_recording;
};

} // namespace tickscope
