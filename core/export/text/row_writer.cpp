// SPDX-License-Identifier: MIT
#include "core/export/text/row_writer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/utf8.h"

namespace tickscope {

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
    m_row.restart();
    m_nextCell = 0;
    for (std::string &cell : m_cells)
        cell.clear();
}

void RowWriter::appendCell(std::string_view name, std::string text)
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

void RowWriter::insert(std::string_view name, std::int64_t number)
{
    if (isTable())
        appendCell(name, std::to_string(number));
    else
        m_row.insert(name, number);
}

void RowWriter::insertRaw(std::string_view name, std::string_view json)
{
    if (isTable())
        appendCell(name, csvField(json));
    else
        m_row.insertRaw(name, json);
}

void RowWriter::insertNull(std::string_view name)
{
    if (!isTable())
        m_row.insertNull(name);
}

void RowWriter::insertFlag(std::string_view name, bool isOn)
{
    if (isTable())
        appendCell(name, isOn ? "1" : "0");
    else
        m_row.insertFlag(name, isOn);
}

void RowWriter::insertNumber(std::string_view name, std::optional<double> number)
{
    if (!isTable())
        m_row.insertNumber(name, number);
    else if (number && std::isfinite(*number))
        appendCell(name, plainNumber(*number));
}

void RowWriter::insertText(std::string_view name, std::string_view bytes)
{
    if (!isTable())
        return m_row.insertText(name, bytes);
    // A table that people open can hold what strangers call themselves.
    const bool isForPeople = m_reader == CsvReader::Spreadsheet;
    appendCell(name, csvField(isForPeople ? visibleText(bytes) : utf8Text(bytes), m_reader));
}

void RowWriter::insertTexts(std::string_view name, const std::vector<std::string> &texts)
{
    if (!isTable())
        return m_row.insertTexts(name, texts);
    std::string list;
    for (const std::string &text : texts)
        list += (list.empty() ? "[" : ",") + quotedJson(text);
    insertRaw(name, list.empty() ? "[]" : list + ']');
}

void RowWriter::insertNumbers(std::string_view name, const std::vector<int> &numbers)
{
    insertRaw(name, numbersJson(numbers));
}

void RowWriter::insert(const RowPart &part)
{
    if (!isTable())
        return m_row.insertMembers(part.members);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (!part.cells[i].empty())
            m_cells[i] = part.cells[i];
    }
}

RowPart RowWriter::part(const std::function<void()> &insertAll)
{
    RowPart part;
    if (isTable()) {
        part.cells.resize(m_columns.size());
        m_cells.swap(part.cells);
        insertAll();
        m_cells.swap(part.cells);
    } else {
        m_partRow.restart();
        std::swap(m_row, m_partRow);
        insertAll();
        std::swap(m_row, m_partRow);
        part.members = m_partRow.members();
    }
    return part;
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
