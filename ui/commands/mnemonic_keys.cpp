// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/mnemonic_keys.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFileDialog>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>

#include <map>
#include <set>
#include <utility>

namespace tickscope {

namespace {

/// A letter of a text that can choose it.
struct Candidate {
    QChar letter; ///< In upper case.
    qsizetype place = 0;
};

using Candidates = std::vector<Candidate>;
/// For each letter that is taken, which of the texts has it, and where.
using Taken = std::map<QChar, std::pair<std::size_t, qsizetype>>;

/// First letters of words first. What stands behind a tab is no part of the text.
Candidates candidatesOf(const QString &text)
{
    Candidates starts;
    Candidates others;
    bool isStart = true;
    for (qsizetype i = 0; i < text.size() && text[i] != u'\t'; ++i) {
        if (text[i].isLetterOrNumber() && text[i].unicode() < 0x80)
            (isStart ? starts : others).push_back({text[i].toUpper(), i});
        isStart = !text[i].isLetterOrNumber();
    }
    starts.insert(starts.end(), others.begin(), others.end());
    return starts;
}

/// Finds a letter for \a text, moving others to letters of theirs where that helps.
bool place(std::size_t text, const std::vector<Candidates> &all, Taken &taken,
           std::set<QChar> &tried)
{
    for (const Candidate &candidate : all[text]) {
        if (!taken.contains(candidate.letter)) {
            taken[candidate.letter] = {text, candidate.place};
            return true;
        }
    }
    for (const Candidate &candidate : all[text]) {
        if (!tried.insert(candidate.letter).second)
            continue;
        const std::size_t owner = taken[candidate.letter].first;
        if (owner < all.size() && place(owner, all, taken, tried)) {
            taken[candidate.letter] = {text, candidate.place};
            return true;
        }
    }
    return false;
}

} // namespace

QChar mnemonicOf(const QString &text)
{
    const QString letter = QKeySequence::mnemonic(text).toString().right(1);
    return letter.isEmpty() ? QChar() : letter.front().toUpper();
}

std::vector<QString> withMnemonics(std::vector<QString> texts)
{
    constexpr auto Nobodys = static_cast<std::size_t>(-1); // its letter stays
    Taken taken;
    for (const QString &text : texts) {
        if (const QChar own = mnemonicOf(text); !own.isNull())
            taken[own] = {Nobodys, 0};
    }
    std::vector<Candidates> candidates;
    candidates.reserve(texts.size());
    for (const QString &text : texts)
        candidates.push_back(mnemonicOf(text).isNull() ? candidatesOf(text) : Candidates{});
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::set<QChar> tried;
        static_cast<void>(place(i, candidates, taken, tried));
    }
    for (const auto &[letter, owner] : taken) {
        if (owner.first != Nobodys)
            texts[owner.first].insert(owner.second, u'&');
    }
    return texts;
}

QString withoutMnemonic(QString text)
{
    const QChar letter = mnemonicOf(text);
    for (qsizetype i = 0; !letter.isNull() && i + 1 < text.size(); ++i) {
        if (text[i] == u'&' && text[i + 1].toUpper() == letter) {
            // Where no letter of the text is on the keys, one stands behind it: "转到(&G)".
            const bool isExtra = i > 0 && text[i - 1] == u'(' && text.mid(i + 2, 1) == u")";
            return isExtra ? text.remove(i - 1, 4) : text.remove(i, 1);
        }
        i += text[i] == u'&' ? 1 : 0; // two stand for the sign itself
    }
    return text;
}

namespace {

/// Set on actions whose letter is from here, so that it may change with the menu.
constexpr const char *OursProperty = "tickscopeMnemonic";

void removeMnemonic(QAction &action)
{
    if (!action.property(OursProperty).toBool())
        return;
    action.setProperty(OursProperty, false);
    action.setText(withoutMnemonic(action.text()));
}

bool isMenuKey(const QKeyEvent &key)
{
    return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier;
}

/// As the menu key does: at the cursor, or at the present row.
bool openMenuOf(QWidget &widget)
{
    const QPoint place = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &wanted);
    return true;
}

/// Gives each of \a actions that has none a letter that chooses it in its menu, underlined in its
/// text: the first letter of a word where that is free. No two share one.
void giveMnemonics(const QList<QAction *> &actions)
{
    std::vector<QAction *> seen;
    std::vector<QString> texts;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty())
            continue;
        removeMnemonic(*action);
        seen.push_back(action);
        texts.push_back(action->text());
    }
    const std::vector<QString> marked = withMnemonics(texts);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (marked[i] == texts[i])
            continue;
        seen[i]->setText(marked[i]);
        seen[i]->setProperty(OursProperty, true);
    }
}

} // namespace

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

MnemonicKeys::MnemonicKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MnemonicKeys::eventFilter(QObject *watched, QEvent *event)
{
    // A menu is polished once, before it says that it is about to show.
    if (event->type() == QEvent::Polish) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            connect(menu, &QMenu::aboutToShow, this, [menu] { giveMnemonics(menu->actions()); });
    }
    if (event->type() == QEvent::Show) {
        const auto *dialog = qobject_cast<const QDialog *>(watched);
        if (dialog && !qobject_cast<const QFileDialog *>(dialog)) // the system's own
            giveDialogMnemonics(*dialog);
    }
    auto *widget = qobject_cast<QWidget *>(watched);
    return widget && event->type() == QEvent::KeyPress
           && isMenuKey(*static_cast<QKeyEvent *>(event)) && openMenuOf(*widget);
}

} // namespace tickscope
