// SPDX-License-Identifier: MIT
#include "core/export/text/row_writer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/utf8.h"
#include "core/export/text/json_text.h"
#include "core/export/text/number_text.h"

namespace tickscope {

namespace {

/// Whether spreadsheets would take \a text for more than text. Source: OWASP, CSV Injection.
bool looksLikeFormula(std::string_view text)
{
    constexpr std::string_view Openers = "=+-@\t\r\n";
    constexpr std::string_view WideOpeners[]{"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    if (text.empty())
        return false;
    const bool isWide = std::ranges::any_of(
        WideOpeners, [&](std::string_view opener) { return text.starts_with(opener); });
    return isWide || Openers.find(text.front()) != std::string_view::npos;
}

} // namespace

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    return quoted + '"';
}

RowWriter::RowWriter(TextSink &sink, RowFormat format, std::vector<std::string> columns,
                     CsvReader reader)
    : m_sink(sink)
    , m_format(format)
    , m_columns(std::move(columns))
    , m_reader(reader)
    , m_cells(m_columns.size())
{
}

void RowWriter::begin()
{
    m_row = {};
    m_nextCell = 0;
    for (std::string &cell : m_cells)
        cell.clear();
}

void RowWriter::putCell(std::string_view name, std::string text)
{
    const auto from = m_columns.begin() + static_cast<std::ptrdiff_t>(m_nextCell);
    auto found = std::find(from, m_columns.end(), name);
    if (found == m_columns.end()) {
        found = std::find(m_columns.begin(), from, name);
        if (found == from)
            return;
    }
    const auto place = static_cast<std::size_t>(found - m_columns.begin());
    m_cells[place] = std::move(text);
    m_nextCell = place + 1;
}

void RowWriter::put(std::string_view name, std::int64_t number)
{
    if (isTable())
        putCell(name, std::to_string(number));
    else
        m_row.put(name, number);
}

void RowWriter::putRaw(std::string_view name, std::string_view json)
{
    if (isTable())
        putCell(name, csvField(json));
    else
        m_row.putRaw(name, json);
}

void RowWriter::putNull(std::string_view name)
{
    if (!isTable())
        m_row.putNull(name);
}

void RowWriter::putFlag(std::string_view name, bool isOn)
{
    if (isTable())
        putCell(name, isOn ? "1" : "0");
    else
        m_row.putRaw(name, isOn ? "true" : "false");
}

void RowWriter::putNumber(std::string_view name, std::optional<double> number)
{
    if (!number || !std::isfinite(*number))
        putNull(name);
    else if (isTable())
        putCell(name, numberText(*number));
    else
        m_row.putRaw(name, numberJson(*number));
}

void RowWriter::putText(std::string_view name, std::string_view bytes)
{
    if (!isTable())
        return m_row.putText(name, bytes);
    std::string text = utf8Text(bytes);
    if (m_reader == CsvReader::Spreadsheet && looksLikeFormula(text))
        text.insert(0, 1, '\'');
    putCell(name, csvField(text));
}

void RowWriter::putTexts(std::string_view name, const std::vector<std::string> &texts)
{
    if (!isTable())
        return m_row.putTexts(name, texts);
    std::string list;
    for (const std::string &text : texts)
        list += (list.empty() ? "[" : ",") + quotedJson(text);
    putRaw(name, list.empty() ? "[]" : list + ']');
}

void RowWriter::putNumbers(std::string_view name, const std::vector<int> &numbers)
{
    if (!isTable())
        return m_row.putNumbers(name, numbers);
    std::string list;
    for (const int number : numbers)
        list += (list.empty() ? "[" : ",") + std::to_string(number);
    putRaw(name, list.empty() ? "[]" : list + ']');
}

void RowWriter::writeHeader()
{
    if (std::exchange(m_hasHeader, true))
        return;
    std::string line;
    for (const std::string &column : m_columns)
        line += (line.empty() ? "" : ",") + csvField(column);
    m_sink.write(line + '\n');
}

void RowWriter::end()
{
    ++m_rowCount;
    if (!isTable()) {
        if (m_format == RowFormat::Json)
            m_sink.write(m_rowCount == 1 ? "[\n" : ",\n");
        m_sink.write(m_row.finish());
        if (m_format == RowFormat::JsonLines)
            m_sink.write("\n");
        return;
    }
    writeHeader();
    std::string line;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (i > 0)
            line += ',';
        line += m_cells[i];
    }
    m_sink.write(line += '\n');
}

void RowWriter::finish()
{
    if (isTable())
        writeHeader();
    else if (m_format == RowFormat::Json)
        m_sink.write(m_rowCount == 0 ? "[]\n" : "\n]\n");
}

} // namespace tickscope
