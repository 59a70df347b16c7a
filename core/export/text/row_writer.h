// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv.h"
#include "core/export/text/json_row.h"
#include "core/export/text/text_sink.h"

namespace tickscope {

/// How rows are written.
enum class RowFormat {
    Csv,       ///< RFC 4180, but for line feeds alone; a header line, UTF-8.
    Json,      ///< One array of objects, a line each.
    JsonLines, ///< An object in each line.
};

/// Some of what a row has, for the many rows that have the same.
struct RowPart {
    std::string members;            ///< Of a JSON object.
    std::vector<std::string> cells; ///< Of a table, for each column; empty where it has none.
};

/// Writes rows into a sink as they are put, none is kept. Of a table the columns are said
/// beforehand: what a row puts under another name is left out, what it does not put is empty, and
/// their order is that of the columns. One thread; the sink must live longer.
class RowWriter
{
public:
    RowWriter(TextSink &sink, RowFormat format, std::vector<std::string> columns,
              CsvReader reader = CsvReader::Program);

    /// For a table that goes on: the header is there already.
    void leaveOutHeader() { m_hasHeader = true; }

    void begin();
    void insert(std::string_view name, std::int64_t number);
    /// \param json  a number, a list or an object, as JSON already.
    void insertRaw(std::string_view name, std::string_view json);
    void insertNull(std::string_view name);
    void insertFlag(std::string_view name, bool isOn); ///< 0 or 1 in tables.
    /// An integer where it is whole. Nothing and what is not finite is null.
    void insertNumber(std::string_view name, std::optional<double> number);
    void insertText(std::string_view name, std::string_view bytes);
    void insertTexts(std::string_view name, const std::vector<std::string> &texts);
    void insertNumbers(std::string_view name, const std::vector<int> &numbers);
    void insert(const RowPart &part);
    void end();

    /// What \a insertAll inserts, which does not get into the present row.
    [[nodiscard]] RowPart part(const std::function<void()> &insertAll);

    /// Behind the last row. A table without rows still has its header, a list its brackets.
    void finish();
    [[nodiscard]] bool isWanted() const { return m_sink.isWanted(); }
    [[nodiscard]] std::uint64_t rowCount() const { return m_rowCount; }

private:
    [[nodiscard]] bool isTable() const { return m_format == RowFormat::Csv; }
    void appendCell(std::string_view name, std::string text);
    void writeHeader();

    TextSink &m_sink;
    RowFormat m_format;
    std::vector<std::string> m_columns;
    CsvReader m_reader;
    bool m_hasHeader = false;
    JsonRow m_row;
    JsonRow m_partRow;                ///< Room for part().
    std::vector<std::string> m_cells; ///< Of m_columns.
    std::size_t m_nextCell = 0;       ///< Most rows put theirs in order.
    std::uint64_t m_rowCount = 0;
};

} // namespace tickscope
