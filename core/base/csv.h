// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// Tables in text, as RFC 4180 has them, in UTF-8.
namespace tickscope {

/// Who reads a table.
enum class CsvReader {
    Program,     ///< Texts as they are.
    Spreadsheet, ///< Texts that a spreadsheet would compute get an apostrophe in front, which it
                 ///< hides.
};

/// \a text as a field, in quotes where it would break the row.
[[nodiscard]] std::string csvField(std::string_view text, CsvReader reader = CsvReader::Program);

/// \a cells as a row with its CR LF.
[[nodiscard]] std::string csvLine(const std::vector<std::string> &cells, CsvReader reader);

struct CsvRow {
    std::vector<std::string> cells;
    std::int64_t line = 0; ///< Where it begins, from 1.
};

/// The rows of \a text, at most \a most; a byte order mark in front is no part of it, and lines may
/// end with LF alone. A cell in quotes may hold separators, line ends and doubled quotes; a quote
/// that is never closed ends with the text. Rows without a letter are left out. From a \a reader
/// that is a spreadsheet, its apostrophes are taken away.
[[nodiscard]] std::vector<CsvRow> csvRows(
    std::string_view text, char separator, CsvReader reader = CsvReader::Program,
    std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace tickscope
