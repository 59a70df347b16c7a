// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_export.h"

#include "core/export/text/row_writer.h"
#include "ui/export/saved_text.h"
#include "ui/library/library_texts.h"

namespace tickscope {

namespace {

RowFormat formatOf(const QString &path)
{
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return RowFormat::Json;
    if (path.endsWith(QLatin1String(".jsonl"), Qt::CaseInsensitive))
        return RowFormat::JsonLines;
    return RowFormat::Csv;
}

/// Words for programs.
const char *stateWord(const library::RecordingRow &row)
{
    if (row.isMissing)
        return "missing";
    switch (row.state) {
    case library::ReadState::New:
        return "new";
    case library::ReadState::Known:
        return "header_read";
    case library::ReadState::Read:
        return "read";
    case library::ReadState::Unreadable:
    case library::ReadState::Foreign:
        break;
    }
    return "unreadable";
}

void writeRow(RowWriter &writer, const library::RecordingRow &row)
{
    const auto text = [&](const char *name, const QString &value) {
        writer.putText(name, value.toStdString());
    };
    writer.begin();
    text("path", row.file.path);
    text("format", row.facts.family);
    text("map", row.facts.map);
    writer.putNumber("duration_seconds", static_cast<double>(row.facts.length) / 1000);
    text("date", library_texts::date(row).toString(Qt::ISODate));
    if (row.players >= 0)
        writer.put("players", row.players);
    else
        writer.putNull("players");
    writer.put("markers", row.facts.markers);
    writer.put("damaged_places", row.facts.damage);
    writer.put("cases", row.cases);
    text("verdict", row.verdict);
    writer.put("size", row.file.size);
    text("sha256", row.sha256);
    writer.putText("state", stateWord(row));
    text("problem", row.problem);
    writer.end();
}

} // namespace

QString exportRows(const std::vector<library::RecordingRow> &rows, const QString &path)
{
    return saveText(path, [&](TextSink &sink) -> Result<void> {
        RowWriter writer(sink, formatOf(path),
                         {"path", "format", "map", "duration_seconds", "date", "players", "markers",
                          "damaged_places", "cases", "verdict", "size", "sha256", "state",
                          "problem"},
                         CsvReader::Spreadsheet);
        for (const library::RecordingRow &row : rows)
            writeRow(writer, row);
        writer.finish();
        return {};
    });
}

} // namespace tickscope
