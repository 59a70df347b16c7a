// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/map_folders_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tickscope {

MapFoldersDialog::MapFoldersDialog(const QStringList &folders, const QString &address,
                                   QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_remove(new QPushButton(tr("Remove"), this))
    , m_address(new QLineEdit(address, this))
{
    setObjectName(QStringLiteral("mapFoldersDialog"));
    setWindowTitle(tr("Map folders"));
    auto *text = new QLabel(tr("Maps are looked for next to the recording, in these folders and in "
                               "the game's own folders."),
                            this);
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("mapFolders.list"));
    m_list->setAccessibleName(tr("Folders searched for maps"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);

    auto *addButton = new QPushButton(tr("Add folder…"), this);
    addButton->setObjectName(QStringLiteral("mapFolders.add"));
    m_remove->setObjectName(QStringLiteral("mapFolders.remove"));
    m_remove->setEnabled(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->addButton(addButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ActionRole);

    m_address->setObjectName(QStringLiteral("mapFolders.address"));
    m_address->setPlaceholderText(QStringLiteral("https://…/{name}_{sha256}.map"));
    m_address->setClearButtonEnabled(true);
    auto *addressText = new QLabel(
        tr("&Address of missing maps. You are asked before anything is downloaded."), this);
    addressText->setWordWrap(true);
    addressText->setBuddy(m_address);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(addressText);
    layout->addWidget(m_address);
    layout->addWidget(buttons);
    resize(480, 340);

    connect(addButton, &QPushButton::clicked, this, &MapFoldersDialog::chooseFolder);
    connect(m_remove, &QPushButton::clicked, this, &MapFoldersDialog::removeSelected);
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_list->selectedItems().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this,
            [this] { emit placesChosen(this->folders(), this->address()); });
    for (const QString &folder : folders)
        add(folder);
}

QStringList MapFoldersDialog::folders() const
{
    QStringList folders;
    for (int row = 0; row < m_list->count(); ++row)
        folders << QDir::fromNativeSeparators(m_list->item(row)->text());
    return folders;
}

QString MapFoldersDialog::address() const
{
    return m_address->text().trimmed();
}

void MapFoldersDialog::add(const QString &folder)
{
    const QString shown = QDir::toNativeSeparators(folder);
    if (!m_list->findItems(shown, Qt::MatchExactly).isEmpty())
        return;
    auto *item = new QListWidgetItem(shown, m_list);
    item->setToolTip(QDir(folder).exists() ? shown : tr("%1 was not found").arg(shown));
}

void MapFoldersDialog::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Add map folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &MapFoldersDialog::add);
    dialog->open();
}

void MapFoldersDialog::removeSelected()
{
    qDeleteAll(m_list->selectedItems());
}

} // namespace tickscope
