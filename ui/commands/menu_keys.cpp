// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/menu_keys.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace tickscope {

namespace {

/// Set on actions whose letter is from here, so that it may change with the menu.
constexpr const char *OursProperty = "tickscopeMnemonic";

/// A letter of a text that can choose it.
struct Candidate {
    QChar letter; ///< In upper case.
    qsizetype place = 0;
};

using Candidates = std::vector<Candidate>;
/// For each letter that is taken, which of the actions has it, and where in its text.
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

/// Finds a letter for \a action, moving others to letters of theirs where that helps.
bool place(std::size_t action, const std::vector<Candidates> &all, Taken &taken,
           std::set<QChar> &tried)
{
    for (const Candidate &candidate : all[action]) {
        if (!taken.contains(candidate.letter)) {
            taken[candidate.letter] = {action, candidate.place};
            return true;
        }
    }
    for (const Candidate &candidate : all[action]) {
        if (!tried.insert(candidate.letter).second)
            continue;
        const std::size_t owner = taken[candidate.letter].first;
        if (owner < all.size() && place(owner, all, taken, tried)) {
            taken[candidate.letter] = {action, candidate.place};
            return true;
        }
    }
    return false;
}

void takeBack(QAction &action)
{
    if (!action.property(OursProperty).toBool())
        return;
    action.setProperty(OursProperty, false);
    const QString letter = QKeySequence::mnemonic(action.text()).toString().right(1);
    if (letter.isEmpty())
        return; // it has another text now
    QString text = action.text();
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == u'&' && text[i + 1].toUpper() == letter.front()) {
            action.setText(text.remove(i, 1));
            return;
        }
        i += text[i] == u'&' ? 1 : 0; // two stand for the sign itself
    }
}

} // namespace

void giveMnemonics(const QList<QAction *> &actions)
{
    std::vector<QAction *> wanting;
    std::vector<Candidates> candidates;
    std::vector<QChar> kept;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty())
            continue;
        takeBack(*action);
        const QString own = QKeySequence::mnemonic(action->text()).toString().right(1);
        if (!own.isEmpty()) {
            kept.push_back(own.front().toUpper());
        } else {
            wanting.push_back(action);
            candidates.push_back(candidatesOf(action->text()));
        }
    }
    Taken taken;
    for (const QChar letter : kept)
        taken[letter] = {candidates.size(), 0}; // nobody's here: it stays
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        std::set<QChar> tried;
        static_cast<void>(place(i, candidates, taken, tried));
    }
    for (const auto &[letter, owner] : taken) {
        if (owner.first == candidates.size())
            continue;
        QAction &action = *wanting[owner.first];
        QString text = action.text();
        action.setText(text.insert(owner.second, u'&'));
        action.setProperty(OursProperty, true);
    }
}

MenuKeys::MenuKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject *watched, QEvent *event)
{
    // A menu is polished once, before it says that it is about to show.
    if (event->type() == QEvent::Polish) {
        if (auto *menu = qobject_cast<QMenu *>(watched))
            connect(menu, &QMenu::aboutToShow, this, [menu] { giveMnemonics(menu->actions()); });
    }
    return false;
}

} // namespace tickscope
