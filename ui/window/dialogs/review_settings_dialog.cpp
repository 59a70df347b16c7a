// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/review_settings_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tickscope {

ReviewSettingsDialog::ReviewSettingsDialog(const Choice &present, QWidget *parent)
    : QDialog(parent)
    , m_place(new QLineEdit(present.place))
    , m_reviewer(new QLineEdit(present.reviewer))
    , m_folders(new QListWidget)
{
    setObjectName(QStringLiteral("reviewSettings"));
    setWindowTitle(tr("Review settings"));
    m_place->setObjectName(QStringLiteral("reviewSettings.place"));
    m_reviewer->setObjectName(QStringLiteral("reviewSettings.reviewer"));
    m_reviewer->setPlaceholderText(tr("your user name"));
    m_folders->setObjectName(QStringLiteral("reviewSettings.folders"));
    m_folders->setAccessibleName(tr("Folders that are searched for recordings"));
    m_folders->addItems(present.folders);
    m_folders->setTextElideMode(Qt::ElideMiddle);
    auto *form = new QFormLayout;
    form->addRow(tr("Case store"), m_place);
    auto *hint = new QLabel(
        tr("The path of a case file, or service:NAME for a PostgreSQL server of your libpq service "
           "file. The password comes from libpq’s password file; Tickscope keeps none."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), hint);
    form->addRow(tr("Reviewer"), m_reviewer);
    form->addRow(tr("Recordings"), m_folders);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *add = buttons->addButton(tr("Add folder…"), QDialogButtonBox::ActionRole);
    auto *remove = buttons->addButton(tr("Remove"), QDialogButtonBox::ActionRole);
    remove->setEnabled(false);
    connect(add, &QPushButton::clicked, this, &ReviewSettingsDialog::chooseFolder);
    connect(remove, &QPushButton::clicked, this,
            [this] { qDeleteAll(m_folders->selectedItems()); });
    connect(m_folders, &QListWidget::itemSelectionChanged, remove,
            [this, remove] { remove->setEnabled(!m_folders->selectedItems().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(choice()); });
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    resize(560, 360);
}

ReviewSettingsDialog::Choice ReviewSettingsDialog::choice() const
{
    Choice choice{m_place->text().trimmed(), m_reviewer->text().trimmed(), {}};
    for (int row = 0; row < m_folders->count(); ++row)
        choice.folders << m_folders->item(row)->text();
    return choice;
}

void ReviewSettingsDialog::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Add folder with recordings"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        if (m_folders->findItems(folder, Qt::MatchExactly).isEmpty())
            m_folders->addItem(folder);
    });
    dialog->open();
}

} // namespace tickscope
