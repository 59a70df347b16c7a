// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QListWidget;

namespace tickscope {

/// Asks where cases are, under which name one works on them, and in which folders recordings are
/// looked for.
class ReviewSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Choice {
        QString place;
        QString reviewer;
        QStringList folders;
    };

    ReviewSettingsDialog(const Choice &present, QWidget *parent = nullptr);

signals:
    void chosen(const tickscope::ReviewSettingsDialog::Choice &choice);

private:
    void chooseFolder();
    [[nodiscard]] Choice choice() const;

    QLineEdit *m_place;
    QLineEdit *m_reviewer;
    QListWidget *m_folders;
};

} // namespace tickscope
