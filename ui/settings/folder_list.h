// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;
class QPushButton;

namespace tickscope {

/// A setting that is a list of folders, with buttons to add and remove some.
class FolderList : public QWidget
{
    Q_OBJECT

public:
    /// \param key   of the setting, and the object name.
    /// \param name  what they are, for screen readers and the dialog that asks for one.
    FolderList(const QString &key, const QString &name, QWidget *parent = nullptr);

    /// Adds \a folder unless it is there.
    void add(const QString &folder);
    [[nodiscard]] QStringList folders() const;

private:
    void show();
    void chooseFolder();
    void removeSelected();

    QString m_key;
    QString m_name;
    QListWidget *m_list;
    QPushButton *m_remove;
};

} // namespace tickscope
