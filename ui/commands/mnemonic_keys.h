// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QString>

class QWidget;

namespace tickscope {

/// The letter that chooses \a text among others: the one behind its ampersand, in upper case.
/// Null when it has none.
[[nodiscard]] QChar mnemonicOf(const QString &text);

/// Gives each of \a texts that has none a letter that chooses it, marked with an ampersand: the
/// first letter of a word where that is free. Those that are there stay; no two share one. A text
/// without a letter that is free stays as it is.
[[nodiscard]] std::vector<QString> withMnemonics(std::vector<QString> texts);

/// \a text without the mark of its letter.
[[nodiscard]] QString withoutMnemonic(QString text);

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
