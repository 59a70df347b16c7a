// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/review_settings_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tickscope {

ReviewSettingsDialog::ReviewSettingsDialog(const Choice &present, QWidget *parent)
    : QDialog(parent)
    , m_place(new QLineEdit(present.place))
    , m_reviewer(new QLineEdit(present.reviewer))
{
    setObjectName(QStringLiteral("reviewSettings"));
    setWindowTitle(tr("Review settings"));
    m_place->setObjectName(QStringLiteral("reviewSettings.place"));
    m_reviewer->setObjectName(QStringLiteral("reviewSettings.reviewer"));
    m_reviewer->setPlaceholderText(tr("Your user name"));
    auto *form = new QFormLayout;
    form->addRow(tr("Case store"), m_place);
    auto *hint = new QLabel(
        tr("The path of a case file, or service:NAME for a PostgreSQL server of your libpq service "
           "file. The password comes from libpq’s password file; Tickscope keeps none."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), hint);
    form->addRow(tr("Reviewer"), m_reviewer);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(choice()); });
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    resize(560, sizeHint().height());
}

ReviewSettingsDialog::Choice ReviewSettingsDialog::choice() const
{
    return {m_place->text().trimmed(), m_reviewer->text().trimmed()};
}

} // namespace tickscope
