// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace tickscope {

/// Gives each button of \a dialog, and each label that stands beside a field, a letter that takes
/// the keyboard there, where it has none. No two share one.
void giveDialogMnemonics(const QWidget &dialog);

/// Gives letters to the actions of every menu of the application before it opens, and to every
/// dialog before it is seen, so that texts, which come and go and are translated, need not be
/// looked through by hand. Opens context menus by Shift+F10, too, which Qt leaves to the desktop,
/// and few do.
class MnemonicKeys : public QObject
{
    Q_OBJECT

public:
    explicit MnemonicKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tickscope
