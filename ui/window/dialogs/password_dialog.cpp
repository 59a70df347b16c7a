// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/password_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include "ui/style/widget_parts.h"

namespace tickscope {

PasswordDialog::PasswordDialog(const QString &place, QWidget *parent)
    : QDialog(parent)
    , m_password(named(new QLineEdit, "passwordDialog.password"))
    , m_keeps(named(new QCheckBox(tr("&Keep it in the system keyring")), "passwordDialog.keeps"))
{
    setObjectName(QStringLiteral("passwordDialog"));
    setWindowTitle(tr("Password of the case server"));
    m_password->setEchoMode(QLineEdit::Password);
    m_keeps->setChecked(true);
    auto *server = new QLabel(place);
    server->setTextFormat(Qt::PlainText);
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(this, &QDialog::accepted, this,
            [this] { emit entered(m_password->text(), m_keeps->isChecked()); });
    auto *form = new QFormLayout(this);
    form->addRow(tr("Server"), server);
    form->addRow(tr("Pass&word"), m_password);
    form->addRow(QString(), m_keeps);
    form->addRow(buttons);
    m_password->setFocus();
}

} // namespace tickscope
