// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/dialog_keys.h"

#include "ui/commands/mnemonics.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>

#include <vector>

namespace tickscope {

void giveDialogMnemonics(const QWidget &dialog)
{
    std::vector<QWidget *> owners;
    std::vector<QString> texts;
    for (QWidget *widget : dialog.findChildren<QWidget *>()) {
        if (widget->isHidden())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QString text = button                    ? button->text()
                             : label && label->buddy() ? label->text()
                                                       : QString();
        if (text.isEmpty())
            continue;
        owners.push_back(widget);
        texts.push_back(text);
    }
    const std::vector<QString> marked = withMnemonics(texts);
    for (std::size_t i = 0; i < owners.size(); ++i) {
        if (auto *button = qobject_cast<QAbstractButton *>(owners[i]))
            button->setText(marked[i]);
        else
            static_cast<QLabel *>(owners[i])->setText(marked[i]);
    }
}

DialogKeys::DialogKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DialogKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        const auto *dialog = qobject_cast<const QDialog *>(watched);
        if (dialog && !qobject_cast<const QFileDialog *>(dialog))
            giveDialogMnemonics(*dialog);
    }
    return false;
}

} // namespace tickscope
