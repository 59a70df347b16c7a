// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace tickscope {

/// Gives each of \a actions that has none a letter that chooses it in its menu, underlined
/// in its text: the first letter of a word where that is free. No two share one.
void giveMnemonics(const QList<QAction *> &actions);

/// Does so for every menu of the application before it opens, so that texts, which come
/// and go and are translated, need not be looked through by hand. Opens context menus by Shift+F10,
/// too, which Qt leaves to the desktop, and few do.
class MenuKeys : public QObject
{
    Q_OBJECT

public:
    explicit MenuKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tickscope
