// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;

namespace tickscope {

/// Asks where cases are, and under which name one works on them.
class ReviewSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Choice {
        QString place;
        QString reviewer;
    };

    ReviewSettingsDialog(const Choice &present, QWidget *parent = nullptr);

signals:
    void chosen(const tickscope::ReviewSettingsDialog::Choice &choice);

private:
    [[nodiscard]] Choice choice() const;

    QLineEdit *m_place;
    QLineEdit *m_reviewer;
};

} // namespace tickscope
