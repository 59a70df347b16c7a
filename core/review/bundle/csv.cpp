// SPDX-License-Identifier: MIT
#include "core/review/bundle/csv.h"

namespace tickscope::review {

namespace {

bool looksLikeFormula(const QString &cell)
{
    static const QString Openers = QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    if (cell.isEmpty() || !Openers.contains(cell.at(0)))
        return false;
    // A negative number is one.
    bool isNumber = false;
    (void)cell.toDouble(&isNumber);
    return !isNumber || cell.at(0) != u'-';
}

} // namespace

std::vector<CsvRow> csvRows(const QString &text, QChar separator)
{
    std::vector<CsvRow> rows;
    CsvRow row;
    QString cell;
    bool isQuoted = false;
    qint64 line = 1;
    row.line = line;
    const auto endCell = [&] {
        row.cells << cell;
        cell.clear();
    };
    const auto endRow = [&] {
        endCell();
        if (row.cells.size() > 1 || !row.cells.front().isEmpty())
            rows.push_back(row);
        row = {{}, line};
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        line += unit == u'\n';
        if (isQuoted) {
            const bool isDoubled = unit == u'"' && i + 1 < text.size() && text.at(i + 1) == u'"';
            if (unit == u'"' && !isDoubled) {
                isQuoted = false;
                continue;
            }
            i += isDoubled;
            cell += unit;
        } else if (unit == u'"' && cell.isEmpty()) {
            isQuoted = true;
        } else if (unit == separator) {
            endCell();
        } else if (unit == u'\n') {
            endRow();
        } else if (unit != u'\r' || (i + 1 < text.size() && text.at(i + 1) != u'\n')) {
            cell += unit;
        }
    }
    endRow();
    return rows;
}

QString csvLine(const QStringList &cells)
{
    QString row;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        QString cell = cells.at(i);
        if (looksLikeFormula(cell))
            cell.prepend(u'\'');
        cell.replace(u'"', QLatin1String("\"\""));
        row += (i > 0 ? QLatin1String(",\"") : QLatin1String("\"")) + cell + u'"';
    }
    return row + QLatin1String("\r\n");
}

} // namespace tickscope::review
