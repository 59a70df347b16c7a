// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_exchange.h"

#include "core/base/csv.h"
#include "core/review/marker_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <set>

namespace tickscope {

namespace {

struct ExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::MarkerExchange)
};

double secondsOf(const TimeBase &time, Tick tick)
{
    return std::chrono::duration<double>(time.timeAt(tick)).count();
}

QString idText(const Annotation &marker)
{
    return marker.id.toString(QUuid::WithoutBraces);
}

QJsonObject objectOf(const Annotation &marker, const TimeBase &time)
{
    QJsonObject object{{QStringLiteral("id"), idText(marker)},
                       {QStringLiteral("tick"), qint64{marker.firstTick().value}},
                       {QStringLiteral("seconds"), secondsOf(time, marker.firstTick())},
                       {QStringLiteral("name"), marker.firstLine()},
                       {QStringLiteral("text"), marker.furtherText()},
                       {QStringLiteral("color"), colorWord(noteColor(marker.color))}};
    if (marker.lastTick)
        object[QStringLiteral("last_tick")] = *marker.lastTick;
    if (const auto who = marker.who())
        object[QStringLiteral("player")] = QJsonObject{
            {QStringLiteral("name"), marker.player},
            {QStringLiteral("client_id"), who->client},
            {QStringLiteral("tick"), qint64{who->tick.value}}};
    return object;
}

QString sentenceFor(const review::MarkerFileFault &fault)
{
    using Kind = review::MarkerFileFault::Kind;
    switch (fault.kind) {
    case Kind::TornJson:
        return ExchangeTexts::tr("This is not a complete JSON file (byte %1: %2).")
            .arg(fault.byte)
            .arg(fault.detail);
    case Kind::LaterVersion:
        return ExchangeTexts::tr("This file was written by a newer version of Tickscope.");
    case Kind::NoMarkers:
        return ExchangeTexts::tr("This file contains no markers.");
    case Kind::NoTickColumn:
        return ExchangeTexts::tr("This file has no “tick” column, so it contains no markers.");
    }
    return {};
}

} // namespace

QByteArray markersAsJson(const std::vector<Annotation> &markers, const RecordingKeys &keys,
                         const TimeBase &time)
{
    QJsonArray entries;
    for (const Annotation &marker : markers) {
        if (marker.isOwn())
            entries.append(objectOf(marker, time));
    }
    QJsonObject recording{{QStringLiteral("name"), keys.name}};
    if (!keys.sha256.isEmpty() && !keys.mayGrow)
        recording[QStringLiteral("sha256")] = keys.sha256;
    return QJsonDocument(
               QJsonObject{{QLatin1String(review::MarkerFileKey), review::MarkerFileVersion},
                           {QStringLiteral("recording"), recording},
                           {QStringLiteral("markers"), entries}})
        .toJson();
}

QByteArray markersAsCsv(const std::vector<Annotation> &markers, const TimeBase &time)
{
    std::string csv;
    const auto addRow = [&csv](const QStringList &cells) {
        std::vector<std::string> texts;
        for (const QString &cell : cells)
            texts.push_back(cell.toStdString());
        csv += csvLine(texts, CsvReader::Spreadsheet);
    };
    addRow({QStringLiteral("tick"), QStringLiteral("last_tick"), QStringLiteral("seconds"),
            QStringLiteral("name"), QStringLiteral("text"), QStringLiteral("color"),
            QStringLiteral("player"), QStringLiteral("client_id"), QStringLiteral("player_tick"),
            QStringLiteral("id")});
    for (const Annotation &marker : markers) {
        if (!marker.isOwn())
            continue;
        QStringList player{QString(), QString(), QString()};
        if (const auto who = marker.who())
            player = {marker.player, QString::number(who->client),
                      QString::number(who->tick.value)};
        addRow(QStringList{QString::number(marker.firstTick().value),
                           marker.lastTick ? QString::number(*marker.lastTick) : QString(),
                           QString::number(secondsOf(time, marker.firstTick()), 'f', 3),
                           marker.firstLine(), marker.furtherText(),
                           colorWord(noteColor(marker.color))}
               + player + QStringList{idText(marker)});
    }
    return QByteArray::fromStdString(csv);
}

tl::expected<ImportedMarkers, QString> readMarkers(const QByteArray &bytes)
{
    auto file = review::readMarkerFile(bytes);
    if (!file)
        return tl::unexpected(sentenceFor(file.error()));
    ImportedMarkers imported;
    imported.recording = file->recording;
    imported.sha256 = file->sha256;
    imported.unreadable = file->unreadable + static_cast<int>(file->flags.size());
    imported.unreadableLine = file->unreadableLine;
    for (Annotation &marker : file->markers) {
        marker.color = storedColor(colorOfWord(marker.color).value_or(MarkerColor::Amber));
        marker.author.clear(); // own ones have none
        imported.markers.push_back(wellFormed(std::move(marker)));
    }
    return imported;
}

std::vector<Annotation> newMarkers(const std::vector<Annotation> &imported,
                                   const std::vector<Annotation> &present)
{
    std::vector<Annotation> fresh;
    // Looked up by tick: a file may hold very many.
    std::multimap<Tick, Annotation> known;
    std::set<QUuid> ids;
    for (const Annotation &marker : present) {
        known.emplace(marker.firstTick(), marker);
        ids.insert(marker.id);
    }
    for (Annotation marker : imported) {
        const auto [begin, end] = known.equal_range(marker.firstTick());
        const auto saysTheSame = [&marker](const auto &entry) {
            Annotation same = entry.second;
            same.id = marker.id;
            return same == marker;
        };
        if (std::any_of(begin, end, saysTheSame))
            continue;
        if (!ids.insert(marker.id).second) {
            marker.id = QUuid::createUuid();
            ids.insert(marker.id);
        }
        known.emplace(marker.firstTick(), marker);
        fresh.push_back(std::move(marker));
    }
    return fresh;
}

} // namespace tickscope
