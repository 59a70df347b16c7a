// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

namespace tickscope {

/// Where the letters of a search are in a text.
struct PaletteMatch {
    int score = 0;                 ///< The higher, the more it is what was meant.
    std::vector<qsizetype> places; ///< Of the letters in the title, ascending.
};

/// \a text as words of a search are compared with it: letter by letter, of the same length.
[[nodiscard]] QString foldedForPalette(QString text);

/// Looks for every word of \a words, in any order, in \a title, where its letters may stand apart,
/// or as they are in \a detail. All three are folded. Without words everything matches.
/// \returns nothing if one of them is nowhere.
[[nodiscard]] std::optional<PaletteMatch> matchForPalette(const QStringList &words,
                                                          const QString &title,
                                                          const QString &detail);

} // namespace tickscope
