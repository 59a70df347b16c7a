// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/mnemonics.h"

#include <map>
#include <set>
#include <utility>

#include <QKeySequence>

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

} // namespace tickscope
