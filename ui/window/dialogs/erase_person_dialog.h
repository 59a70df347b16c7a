// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace tickscope {

/// Asks whose data shall be erased from all cases, and to type the name a second time: it cannot be
/// undone.
class ErasePersonDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param names  to choose from; others can be typed.
    explicit ErasePersonDialog(const QStringList &names, QWidget *parent = nullptr);

signals:
    void confirmed(const QString &name);

private:
    void check();

    QComboBox *m_name;
    QLineEdit *m_again;
    QPushButton *m_erase = nullptr;
};

} // namespace tickscope
