// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace tickscope {

/// Asks for the folders that are searched for maps besides the recording's and the game's, and
/// for an address from which missing ones can be fetched.
class MapFoldersDialog : public QDialog
{
    Q_OBJECT

public:
    MapFoldersDialog(const QStringList &folders, const QString &address, QWidget *parent = nullptr);

    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] QString address() const;
    /// Adds \a folder unless it is there.
    void add(const QString &folder);

signals:
    /// The person is content with \a folders and \a address.
    void placesChosen(const QStringList &folders, const QString &address);

private:
    void chooseFolder();
    void removeSelected();

    QListWidget *m_list;
    QPushButton *m_remove;
    QLineEdit *m_address;
};

} // namespace tickscope
