// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_export.h"

#include <QSaveFile>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tickscope {

namespace {

constexpr std::size_t RowsAtOnce = 4096;

QByteArray csvText(QString text)
{
    text.replace(u'"', QStringLiteral("\"\""));
    return '"' + text.toUtf8() + '"';
}

/// The shortest text that reads back as the same number.
void appendNumber(QByteArray &line, double number)
{
    char text[32];
    const auto [end, error] = std::to_chars(std::begin(text), std::end(text), number);
    if (error == std::errc())
        line.append(text, end - text);
}

/// The set with most ticks: all are of one recording, but one may have been stopped.
const SeriesSet *longestOf(const PlotTable &table)
{
    const SeriesSet *longest = nullptr;
    for (const auto &pieces : table.columns) {
        for (const PlotPiece &piece : pieces) {
            if (!longest || piece.set->size() > longest->size())
                longest = piece.set.get();
        }
    }
    return longest;
}

QByteArray headerOf(const PlotTable &table)
{
    QByteArray header = "tick,seconds";
    for (const QString &title : table.titles)
        header += ',' + csvText(title);
    return header + '\n';
}

void appendRow(QByteArray &rows, const PlotTable &table, Tick tick)
{
    rows += QByteArray::number(static_cast<qint64>(tick.value)) + ',';
    appendNumber(rows, std::chrono::duration<double>(table.time.timeAt(tick)).count());
    for (const auto &pieces : table.columns) {
        rows += ',';
        if (const auto value = valueAt(pieces, tick))
            appendNumber(rows, *value);
    }
    rows += '\n';
}

} // namespace

QString writeCsv(const PlotTable &table, const QString &path, const Progress &progress,
                 std::stop_token stop)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.write(headerOf(table));
    const SeriesSet *axis = longestOf(table);
    const std::size_t begin = axis ? axis->firstFrom(table.ticks.first) : 0;
    const std::size_t end = axis ? axis->firstFrom(table.ticks.last + 1) : 0;
    QByteArray rows;
    for (std::size_t i = begin; i < end; ++i) {
        appendRow(rows, table, axis->tick(i));
        if ((i - begin) % RowsAtOnce != RowsAtOnce - 1 && i + 1 != end)
            continue;
        if (stop.stop_requested())
            return {}; // what is not committed is no file
        file.write(rows);
        rows.clear();
        progress(static_cast<double>(i + 1 - begin) / static_cast<double>(end - begin));
    }
    return file.commit() ? QString() : file.errorString();
}

QString writePng(const QImage &image, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !file.commit())
        return file.errorString();
    return {};
}

} // namespace tickscope
