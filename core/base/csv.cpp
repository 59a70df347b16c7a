// SPDX-License-Identifier: MIT
#include "core/base/csv.h"

#include <algorithm>
#include <charconv>

namespace tickscope {

namespace {

/// Whether \a text is a number, or several with a blank between: "-134.2 27.8".
bool isNumbers(std::string_view text)
{
    const char *const end = text.data() + text.size();
    double number = 0;
    for (const char *at = text.data();; ++at) {
        const auto parsed = std::from_chars(at, end, number);
        at = parsed.ptr;
        if (parsed.ec != std::errc() || at == end || *at != ' ')
            return parsed.ec == std::errc() && at == end;
    }
}

/// Whether spreadsheets would take \a text for more than text. Source: OWASP, CSV Injection.
bool looksLikeFormula(std::string_view text)
{
    constexpr std::string_view Openers = "=+-@\t\r\n";
    constexpr std::string_view WideOpeners[]{"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    if (text.empty())
        return false;
    if (text.front() == '-')
        return !isNumbers(text);
    const bool isWide = std::ranges::any_of(
        WideOpeners, [&](std::string_view opener) { return text.starts_with(opener); });
    return isWide || Openers.find(text.front()) != std::string_view::npos;
}

/// Takes the rows of a table from its text.
struct CsvParser {
    std::string_view text;
    char separator;
    CsvReader reader;
    std::int64_t line = 1;

    std::vector<CsvRow> rows(std::size_t most)
    {
        std::vector<CsvRow> rows;
        while (!text.empty() && rows.size() < most) {
            CsvRow row{{}, line};
            do
                row.cells.push_back(readCell());
            while (consumeIf(std::string_view(&separator, 1)));
            if (!consumeIf("\r\n"))
                (void)(consumeIf("\n") || consumeIf("\r"));
            if (row.cells.size() > 1 || !row.cells.front().empty())
                rows.push_back(std::move(row));
        }
        return rows;
    }

    bool consumeIf(std::string_view expected)
    {
        if (!text.starts_with(expected))
            return false;
        (void)take(expected.size());
        return true;
    }

    std::string_view take(std::size_t size)
    {
        const std::string_view taken = text.substr(0, size);
        line += std::ranges::count(taken, '\n');
        text.remove_prefix(taken.size());
        return taken;
    }

    /// Behind the quote that opens it.
    std::string readQuoted()
    {
        std::string cell;
        for (;;) {
            cell += take(text.find('"'));
            // Two quotes are one of the cell.
            if (!consumeIf("\"\""))
                break;
            cell += '"';
        }
        (void)consumeIf("\"");
        return cell;
    }

    std::string readCell()
    {
        std::string cell = consumeIf("\"") ? readQuoted() : std::string();
        cell += take(text.find_first_of(std::string{separator, '\n', '\r'}));
        const bool isMarked = reader == CsvReader::Spreadsheet && cell.starts_with('\'')
                              && looksLikeFormula(std::string_view(cell).substr(1));
        return isMarked ? cell.substr(1) : cell;
    }
};

} // namespace

std::string csvField(std::string_view text, CsvReader reader)
{
    const bool isMarked = reader == CsvReader::Spreadsheet && looksLikeFormula(text);
    std::string field(isMarked ? "'" : "");
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return field.append(text);
    field.insert(0, 1, '"');
    for (const char c : text)
        field.append(c == '"' ? 2 : 1, c);
    return field + '"';
}

std::string csvLine(const std::vector<std::string> &cells, CsvReader reader)
{
    std::string line;
    for (const std::string &cell : cells)
        line += (&cell == &cells.front() ? "" : ",") + csvField(cell, reader);
    return line + "\r\n";
}

std::vector<CsvRow> csvRows(std::string_view text, char separator, CsvReader reader,
                            std::size_t most)
{
    constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(ByteOrderMark))
        text.remove_prefix(ByteOrderMark.size());
    return CsvParser{.text = text, .separator = separator, .reader = reader}.rows(most);
}

} // namespace tickscope
