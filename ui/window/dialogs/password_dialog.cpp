// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/password_dialog.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include "ui/style/widget_parts.h"

namespace tickscope {

namespace {

struct PasswordDialog {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PasswordDialog)
};

} // namespace

QDialog *makePasswordDialog(const QString &place, QWidget *parent,
                            const std::function<void(const QString &, bool)> &entered)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("passwordDialog"));
    dialog->setWindowTitle(PasswordDialog::tr("Password of the case server"));
    auto *password = named(new QLineEdit, "passwordDialog.password");
    password->setEchoMode(QLineEdit::Password);
    auto *keeps = named(new QCheckBox(PasswordDialog::tr("&Keep it in the system keyring")),
                        "passwordDialog.keeps");
    keeps->setChecked(true);
    auto *server = new QLabel(place);
    server->setTextFormat(Qt::PlainText);
    auto *buttons = dialogButtons(*dialog, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(dialog, &QDialog::accepted, dialog,
                     [=] { entered(password->text(), keeps->isChecked()); });
    auto *form = new QFormLayout(dialog);
    form->addRow(PasswordDialog::tr("Server"), server);
    form->addRow(PasswordDialog::tr("Pass&word"), password);
    form->addRow(QString(), keeps);
    form->addRow(buttons);
    password->setFocus();
    return dialog;
}

} // namespace tickscope
