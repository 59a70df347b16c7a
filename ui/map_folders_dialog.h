// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QListWidget;
class QPushButton;

namespace tickscope {

/// Asks for the folders that are searched for maps besides the recording's and the game's.
class MapFoldersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit MapFoldersDialog(const QStringList &folders, QWidget *parent = nullptr);

    [[nodiscard]] QStringList folders() const;
    /// Adds \a folder unless it is there.
    void add(const QString &folder);

signals:
    /// The person is content with \a folders.
    void foldersChosen(const QStringList &folders);

private:
    void chooseFolder();
    void removeSelected();

    QListWidget *m_list;
    QPushButton *m_remove;
};

} // namespace tickscope
