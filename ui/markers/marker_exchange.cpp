// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_exchange.h"

#include "core/base/csv.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace tickscope {

namespace {

constexpr int FileVersion = 1;
constexpr std::size_t MostMarkers = 100'000;
constexpr const char *VersionKey = "tickscope_markers";

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

/// A whole number; nothing for anything else.
std::optional<qint64> integerOf(const QVariant &value)
{
    bool isNumber = false;
    const qint64 number = value.toString().trimmed().toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// From the values of a JSON object or of a line of CSV. Nothing without a tick.
std::optional<Annotation> importedMarker(const QVariantMap &values)
{
    const auto value = [&values](const char *name) { return values.value(QLatin1String(name)); };
    const auto tick = integerOf(value("tick"));
    if (!tick)
        return {};
    Annotation marker;
    marker.tick = tick;
    marker.lastTick = integerOf(value("last_tick"));
    marker.setLines(value("name").toString().left(LongestMarkerName).simplified(),
                    value("text").toString());
    marker.color = storedColor(colorOfWord(value("color").toString()).value_or(MarkerColor::Amber));
    const auto client = integerOf(value("client_id"));
    if (client && *client >= 0 && *client <= std::numeric_limits<int>::max()) {
        marker.client = client;
        marker.playerTick = integerOf(value("player_tick"));
        marker.player = value("player").toString().left(LongestMarkerName);
    }
    marker.id = QUuid::fromString(value("id").toString());
    if (marker.id.isNull())
        marker.id = QUuid::createUuid();
    return wellFormed(std::move(marker));
}

void add(const QVariantMap &values, ImportedMarkers &imported)
{
    if (auto marker = importedMarker(values))
        imported.markers.push_back(*std::move(marker));
    else
        ++imported.unreadable;
}

tl::expected<ImportedMarkers, QString> readJson(const QByteArray &bytes)
{
    QJsonParseError problem;
    const QJsonObject object = QJsonDocument::fromJson(bytes, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return tl::unexpected(ExchangeTexts::tr("This is not a complete JSON file (byte %1: %2).")
                                  .arg(problem.offset)
                                  .arg(problem.errorString()));
    const int version = object[QLatin1String(VersionKey)].toInt();
    if (version > FileVersion)
        return tl::unexpected(
            ExchangeTexts::tr("This file was written by a newer version of Tickscope."));
    if (version < 1)
        return tl::unexpected(ExchangeTexts::tr("This file contains no markers."));
    ImportedMarkers imported;
    const QJsonObject recording = object[u"recording"].toObject();
    imported.recording = recording[u"name"].toString();
    imported.sha256 = recording[u"sha256"].toString();
    const QJsonArray entries = object[u"markers"].toArray();
    for (const QJsonValue entry : entries) {
        if (imported.markers.size() >= MostMarkers)
            break;
        QVariantMap values = entry.toObject().toVariantMap();
        const QVariantMap player = values.take(QStringLiteral("player")).toMap();
        values[QStringLiteral("player")] = player.value(QStringLiteral("name"));
        values[QStringLiteral("client_id")] = player.value(QStringLiteral("client_id"));
        values[QStringLiteral("player_tick")] = player.value(QStringLiteral("tick"));
        add(values, imported);
    }
    return imported;
}

tl::expected<ImportedMarkers, QString> readCsv(const QByteArray &bytes)
{
    const auto rows = csvRows({bytes.constData(), static_cast<std::size_t>(bytes.size())}, ',',
                              CsvReader::Spreadsheet, MostMarkers + 1);
    const std::vector<std::string> header = rows.empty() ? std::vector<std::string>()
                                                         : rows.front().cells;
    if (std::ranges::find(header, "tick") == header.end())
        return tl::unexpected(
            ExchangeTexts::tr("This file has no “tick” column, so it contains no markers."));
    ImportedMarkers imported;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        const auto &cells = rows[row].cells;
        QVariantMap values;
        for (std::size_t i = 0; i < std::min(cells.size(), header.size()); ++i)
            values[QString::fromStdString(header[i])] = QString::fromStdString(cells[i]);
        add(values, imported);
    }
    return imported;
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
    return QJsonDocument(QJsonObject{{QLatin1String(VersionKey), FileVersion},
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
    return bytes.trimmed().startsWith('{') ? readJson(bytes) : readCsv(bytes);
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
