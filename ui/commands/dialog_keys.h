// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace tickscope {

/// Gives each button of \a dialog, and each label that stands beside a field, a letter that takes
/// the keyboard there, where it has none. No two share one.
void giveDialogMnemonics(const QWidget &dialog);

/// Does so for every dialog of the application before it is seen, as MenuKeys does for menus.
/// Files are chosen in the system's own dialogs.
class DialogKeys : public QObject
{
    Q_OBJECT

public:
    explicit DialogKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tickscope
