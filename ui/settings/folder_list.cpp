// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/folder_list.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "ui/settings_news.h"

namespace tickscope {

FolderList::FolderList(const QString &key, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_key(key)
    , m_name(name)
    , m_list(new QListWidget(this))
    , m_remove(new QPushButton(tr("Remove"), this))
{
    setObjectName(key);
    m_list->setObjectName(key + QStringLiteral(".list"));
    m_list->setAccessibleName(name);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto *add = new QPushButton(tr("Add folder…"), this);
    add->setObjectName(key + QStringLiteral(".add"));
    m_remove->setObjectName(key + QStringLiteral(".remove"));
    for (QPushButton *button : {add, m_remove}) {
        button->setAutoDefault(false);
        button->setAccessibleDescription(name);
    }

    auto *buttons = new QVBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);

    connect(add, &QPushButton::clicked, this, &FolderList::chooseFolder);
    connect(m_remove, &QPushButton::clicked, this, &FolderList::removeSelected);
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_list->selectedItems().isEmpty()); });
    connect(&SettingsNews::instance(), &SettingsNews::changed, this,
            [this](const QString &changed) {
                if (changed == m_key)
                    show();
            });
    show();
}

void FolderList::show()
{
    m_list->clear();
    for (const QString &folder : QSettings().value(m_key).toStringList()) {
        const QString shown = QDir::toNativeSeparators(folder);
        auto *item = new QListWidgetItem(shown, m_list);
        item->setToolTip(QDir(folder).exists() ? shown : tr("%1 was not found").arg(shown));
    }
    m_remove->setEnabled(false);
}

QStringList FolderList::folders() const
{
    QStringList folders;
    for (int row = 0; row < m_list->count(); ++row)
        folders << QDir::fromNativeSeparators(m_list->item(row)->text());
    return folders;
}

void FolderList::add(const QString &folder)
{
    QStringList folders = this->folders();
    if (!folders.contains(folder))
        SettingsNews::instance().store(m_key, folders << folder);
}

void FolderList::chooseFolder()
{
    auto *dialog = new QFileDialog(this, m_name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &FolderList::add);
    dialog->open();
}

void FolderList::removeSelected()
{
    qDeleteAll(m_list->selectedItems());
    SettingsNews::instance().store(m_key, folders());
}

} // namespace tickscope
