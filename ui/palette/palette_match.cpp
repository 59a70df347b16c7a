// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_match.h"

#include <algorithm>

#include <QStringList>

namespace tickscope {

namespace {

// What a word that is found there is worth.
constexpr int AtBeginning = 100;
constexpr int AtWord = 80;
constexpr int WithinWord = 60;
constexpr int Initials = 50;
constexpr int Apart = 30; ///< Less the gaps.
constexpr int LargestGapCost = 20;
constexpr int InDetail = 10;

bool isWordStart(const QString &text, qsizetype place)
{
    return text[place].isLetterOrNumber() && (place == 0 || !text[place - 1].isLetterOrNumber());
}

/// The best place of \a word as it is: at the beginning of a word where there is one.
qsizetype placeOf(const QString &word, const QString &text)
{
    const qsizetype first = text.indexOf(word);
    for (qsizetype place = first; place >= 0; place = text.indexOf(word, place + 1)) {
        if (isWordStart(text, place))
            return place;
    }
    return first;
}

/// Places of the letters of \a word in their order, each as early as can be; empty if there is none
/// for one. \param onlyStarts  at beginnings of words only.
std::vector<qsizetype> placesApart(const QString &word, const QString &text, bool onlyStarts)
{
    std::vector<qsizetype> places;
    qsizetype from = 0;
    for (const QChar letter : word) {
        qsizetype place = text.indexOf(letter, from);
        while (onlyStarts && place >= 0 && !isWordStart(text, place))
            place = text.indexOf(letter, place + 1);
        if (place < 0)
            return {};
        places.push_back(place);
        from = place + 1;
    }
    return places;
}

std::optional<PaletteMatch> matchInTitle(const QString &word, const QString &title)
{
    if (const qsizetype place = placeOf(word, title); place >= 0) {
        PaletteMatch match{WithinWord, {}};
        if (place == 0)
            match.score = AtBeginning;
        else if (isWordStart(title, place))
            match.score = AtWord;
        for (qsizetype i = 0; i < word.size(); ++i)
            match.places.push_back(place + i);
        return match;
    }
    if (auto places = placesApart(word, title, true); !places.empty())
        return PaletteMatch{Initials, std::move(places)};
    if (auto places = placesApart(word, title, false); !places.empty()) {
        const auto gaps = static_cast<int>(places.back() - places.front() + 1 - word.size());
        return PaletteMatch{Apart - std::min(gaps, LargestGapCost), std::move(places)};
    }
    return {};
}

} // namespace

QString foldedForPalette(QString text)
{
    for (QChar &letter : text)
        letter = letter.toCaseFolded();
    return text;
}

std::optional<PaletteMatch> matchForPalette(const QStringList &words, const QString &title,
                                            const QString &detail)
{
    PaletteMatch all;
    for (const QString &word : words) {
        const auto own = matchInTitle(word, title);
        const bool isInDetail = detail.contains(word);
        if (!own && !isInDetail)
            return {};
        // Letters that stand far apart say less than a whole word beside.
        if (!own || (isInDetail && own->score <= InDetail)) {
            all.score += InDetail;
            continue;
        }
        all.score += own->score;
        all.places.insert(all.places.end(), own->places.begin(), own->places.end());
    }
    std::ranges::sort(all.places);
    const auto doubled = std::unique(all.places.begin(), all.places.end());
    all.places.erase(doubled, all.places.end());
    return all;
}

} // namespace tickscope
