// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

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

} // namespace tickscope
