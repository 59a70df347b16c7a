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

QString idText(const Marker &marker)
{
    return marker.id.toString(QUuid::WithoutBraces);
}

QJsonObject objectOf(const Marker &marker, const TimeBase &time)
{
    QJsonObject object{{QStringLiteral("id"), idText(marker)},
                       {QStringLiteral("tick"), qint64{marker.tick.value}},
                       {QStringLiteral("seconds"), secondsOf(time, marker.tick)},
                       {QStringLiteral("name"), marker.name},
                       {QStringLiteral("text"), marker.text},
                       {QStringLiteral("color"), colorWord(marker.color)}};
    if (marker.last)
        object[QStringLiteral("last_tick")] = qint64{marker.last->value};
    if (marker.player)
        object[QStringLiteral("player")] = QJsonObject{
            {QStringLiteral("name"), marker.player->name},
            {QStringLiteral("client_id"), marker.player->who.client},
            {QStringLiteral("tick"), qint64{marker.player->who.tick.value}}};
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
std::optional<Marker> importedMarker(const QVariantMap &values)
{
    const auto value = [&values](const char *name) { return values.value(QLatin1String(name)); };
    const auto tick = integerOf(value("tick"));
    if (!tick)
        return {};
    Marker marker{{*tick}, value("name").toString(), true};
    if (const auto last = integerOf(value("last_tick")))
        marker.last = Tick{*last};
    marker.text = value("text").toString();
    marker.color = colorOfWord(value("color").toString()).value_or(MarkerColor::Amber);
    const auto client = integerOf(value("client_id"));
    const auto seen = integerOf(value("player_tick"));
    if (client && *client >= 0 && *client <= std::numeric_limits<int>::max())
        marker.player = MarkerPlayer{{static_cast<int>(*client), {seen.value_or(*tick)}},
                                     value("player").toString().left(LongestMarkerName)};
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

QByteArray markersAsJson(const std::vector<Marker> &markers, const RecordingKeys &keys,
                         const TimeBase &time)
{
    QJsonArray entries;
    for (const Marker &marker : markers) {
        if (marker.isOwn)
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

QByteArray markersAsCsv(const std::vector<Marker> &markers, const TimeBase &time)
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
    for (const Marker &marker : markers) {
        if (!marker.isOwn)
            continue;
        QStringList player{QString(), QString(), QString()};
        if (marker.player)
            player = {marker.player->name, QString::number(marker.player->who.client),
                      QString::number(marker.player->who.tick.value)};
        addRow(QStringList{QString::number(marker.tick.value),
                           marker.last ? QString::number(marker.last->value) : QString(),
                           QString::number(secondsOf(time, marker.tick), 'f', 3), marker.name,
                           marker.text, colorWord(marker.color)}
               + player + QStringList{idText(marker)});
    }
    return QByteArray::fromStdString(csv);
}

tl::expected<ImportedMarkers, QString> readMarkers(const QByteArray &bytes)
{
    return bytes.trimmed().startsWith('{') ? readJson(bytes) : readCsv(bytes);
}

std::vector<Marker> newMarkers(const std::vector<Marker> &imported,
                               const std::vector<Marker> &present)
{
    std::vector<Marker> fresh;
    // Looked up by tick: a file may hold very many.
    std::multimap<Tick, Marker> known;
    std::set<QUuid> ids;
    for (const Marker &marker : present) {
        known.emplace(marker.tick, marker);
        ids.insert(marker.id);
    }
    for (Marker marker : imported) {
        const auto [begin, end] = known.equal_range(marker.tick);
        if (std::any_of(begin, end,
                        [&](const auto &entry) { return entry.second.saysTheSameAs(marker); }))
            continue;
        if (!ids.insert(marker.id).second) {
            marker.id = QUuid::createUuid();
            ids.insert(marker.id);
        }
        known.emplace(marker.tick, marker);
        fresh.push_back(std::move(marker));
    }
    return fresh;
}

} // namespace tickscope
