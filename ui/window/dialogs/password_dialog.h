// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;

namespace tickscope {

/// Asks for the password of a server.
class PasswordDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param place  of whom and where, for people.
    explicit PasswordDialog(const QString &place, QWidget *parent = nullptr);

signals:
    /// \param keeps  whether it shall go into the keyring.
    void entered(const QString &password, bool keeps);

private:
    QLineEdit *m_password;
    QCheckBox *m_keeps;
};

} // namespace tickscope
