// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/case_dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

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

namespace {

struct ErasePersonDialog {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ErasePersonDialog)
};

} // namespace

QDialog *makeErasePersonDialog(const QStringList &names, QWidget *parent,
                               const std::function<void(const QString &)> &confirmed)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("erasePerson"));
    dialog->setWindowTitle(ErasePersonDialog::tr("Erase a person"));
    auto *name = named(new QComboBox, "erasePerson.name");
    name->setEditable(true);
    name->setInsertPolicy(QComboBox::NoInsert);
    name->addItems(names);
    name->setCurrentIndex(-1);
    auto *again = named(new QLineEdit, "erasePerson.again");
    auto *text = wrappedText(ErasePersonDialog::tr(
        "Removes this person from all cases: as reporter or accused under all names, from notes "
        "and their pictures, from texts and from the history. The history still shows that it "
        "happened, when, and by whom.\n\nThis cannot be undone. Backups and bundles are not "
        "changed."));
    auto *buttons = dialogButtons(*dialog, QDialogButtonBox::Cancel);
    auto *erase = buttons->addButton(ErasePersonDialog::tr("Erase for good"),
                                     QDialogButtonBox::DestructiveRole);
    erase->setObjectName(QStringLiteral("erasePerson.erase"));
    erase->setAutoDefault(false);
    erase->setEnabled(false);
    const auto check = [=] {
        const QString chosen = name->currentText();
        erase->setEnabled(!chosen.isEmpty() && chosen == again->text());
    };
    QObject::connect(name, &QComboBox::editTextChanged, dialog, check);
    QObject::connect(again, &QLineEdit::textChanged, dialog, check);
    QObject::connect(erase, &QPushButton::clicked, dialog, [=] {
        confirmed(name->currentText());
        dialog->accept();
    });
    auto *form = new QFormLayout;
    form->addRow(ErasePersonDialog::tr("&Name"), name);
    form->addRow(ErasePersonDialog::tr("&Repeat name"), again);
    makeColumn(dialog, {text, form, buttons});
    constexpr int Width = 460;
    dialog->resize(Width, dialog->layout()->heightForWidth(Width));
    return dialog;
}

} // namespace tickscope
