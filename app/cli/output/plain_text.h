// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/utf8.h"
#include "core/export/text/text_sink.h"

namespace tickscope::cli {

/// Text of a recording for a terminal: good UTF-8 on one line, control characters made
/// visible, so that a name cannot move the cursor.
[[nodiscard]] std::string screenLine(std::string_view bytes);
/// Columns that \a text takes on a terminal.
[[nodiscard]] std::size_t columnsOf(std::string_view text);
/// \a text with spaces up to \a columns.
[[nodiscard]] std::string padded(std::string text, std::size_t columns);
[[nodiscard]] std::string paddedLeft(const std::string &text, std::size_t columns);

/// "12,345,678".
[[nodiscard]] std::string groupedText(std::uint64_t number);

/// One long cell shall not make every row as long.
inline constexpr std::size_t WidestColumn = 100;

/// Rows of text with columns that stand under each other.
class TextTable
{
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns)
        : m_align(std::move(columns))
    {
    }
    /// \param cells  one for each column.
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// All rows, each behind \a indent.
    [[nodiscard]] std::string text(const std::string &indent) const;

private:
    std::vector<Align> m_align;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace tickscope::cli

namespace tickscope {

/// "1 frag", "2 frags", "-1 frags". \param word  English, with a plural that ends in s.
[[nodiscard]] std::string countText(std::integral auto count, std::string_view word)
{
    std::string text = std::to_string(count);
    text += ' ';
    text += word;
    if (count != 1)
        text += 's';
    return text;
}

} // namespace tickscope
