// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/erase_person_dialog.h"

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
