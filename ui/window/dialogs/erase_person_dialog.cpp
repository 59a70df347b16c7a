// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/erase_person_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/style/widget_parts.h"

namespace tickscope {

ErasePersonDialog::ErasePersonDialog(const QStringList &names, QWidget *parent)
    : QDialog(parent)
    , m_name(named(new QComboBox, "erasePerson.name"))
    , m_again(named(new QLineEdit, "erasePerson.again"))
{
    setObjectName(QStringLiteral("erasePerson"));
    setWindowTitle(tr("Erase a person"));
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->addItems(names);
    m_name->setCurrentIndex(-1);
    auto *text = wrappedText(
        tr("Removes this person from all cases: as reporter or accused under all names, from notes "
           "and their pictures, from texts and from the history. The history still shows that it "
           "happened, when, and by whom.\n\nThis cannot be undone. Backups and bundles are not "
           "changed."));
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_erase = buttons->addButton(tr("Erase for good"), QDialogButtonBox::DestructiveRole);
    m_erase->setObjectName(QStringLiteral("erasePerson.erase"));
    m_erase->setAutoDefault(false);
    connect(m_name, &QComboBox::editTextChanged, this, &ErasePersonDialog::check);
    connect(m_again, &QLineEdit::textChanged, this, &ErasePersonDialog::check);
    connect(m_erase, &QPushButton::clicked, this, [this] {
        emit confirmed(m_name->currentText());
        accept();
    });
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Repeat name"), m_again);
    makeColumn(this, {text, form, buttons});
    resize(460, sizeHint().height());
    check();
}

void ErasePersonDialog::check()
{
    const QString name = m_name->currentText();
    m_erase->setEnabled(!name.isEmpty() && name == m_again->text());
}

} // namespace tickscope
