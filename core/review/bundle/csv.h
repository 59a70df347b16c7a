// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace tickscope::review {

/// A row of a table in text, as RFC 4180 has it.
struct CsvRow {
    QStringList cells;
    qint64 line = 0; ///< Where it begins, from 1.
};

/// All rows of \a text. A cell in quotes may hold separators, line feeds and doubled quotes; a
/// quote that is never closed ends with the text. Rows without a letter are left out.
[[nodiscard]] std::vector<CsvRow> csvRows(const QString &text, QChar separator);

/// \a cells as a row with its line feed. Texts that a spreadsheet would take for a formula get an
/// apostrophe in front, which it hides.
[[nodiscard]] QString csvLine(const QStringList &cells);

} // namespace tickscope::review
