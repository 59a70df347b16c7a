// SPDX-License-Identifier: MIT
#include "core/review/marker_file.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>

#include "core/base/csv.h"
#include "core/review/limits.h"

namespace tickscope::review {

namespace {

using Kind = MarkerFileFault::Kind;
using Read = tl::expected<MarkerFile, MarkerFileFault>;

tl::unexpected<MarkerFileFault> fault(Kind kind, int byte = 0, const QString &detail = {})
{
    return tl::unexpected(MarkerFileFault{kind, byte, detail});
}

/// A whole number that can be a tick; nothing for anything else.
std::optional<qint64> integerOf(const QVariant &value)
{
    bool isNumber = false;
    const qint64 number = value.toString().trimmed().toLongLong(&isNumber);
    return isNumber && number >= -limits::HighestTick && number <= limits::HighestTick
               ? std::optional(number)
               : std::nullopt;
}

QString lineOf(const QVariant &value)
{
    return value.toString().left(limits::MarkerName).simplified();
}

CheckFlag flagOf(const QVariantMap &values, qint64 tick)
{
    CheckFlag flag{tick, lineOf(values.value(u"check"_s)), {}};
    bool isNumber = false;
    const double score = values.value(u"score"_s).toString().toDouble(&isNumber);
    if (isNumber && std::isfinite(score))
        flag.score = score;
    return flag;
}

Annotation markerOf(const QVariantMap &values, qint64 tick)
{
    const auto value = [&values](const char *name) { return values.value(QLatin1String(name)); };
    Annotation marker;
    marker.tick = tick;
    marker.lastTick = integerOf(value("last_tick"));
    const QString name = lineOf(value("name"));
    // Hollow Cube replays call it label.
    marker.setLines(name.isEmpty() ? lineOf(value("label")) : name,
                    value("text").toString().left(limits::MarkerText));
    marker.color = lineOf(value("color"));
    marker.author = lineOf(value("author"));
    const auto client = integerOf(value("client_id"));
    if (client && *client >= 0 && *client <= std::numeric_limits<int>::max()) {
        marker.client = client;
        marker.playerTick = integerOf(value("player_tick"));
        marker.player = value("player").toString().left(limits::MarkerName);
    }
    marker.id = QUuid::fromString(value("id").toString());
    if (marker.id.isNull())
        marker.id = QUuid::createUuid();
    return marker;
}

/// From the values of a JSON object or of a line of CSV.
void add(const QVariantMap &values, MarkerFile &file)
{
    const auto tick = integerOf(values.value(u"tick"_s));
    if (!tick)
        ++file.unreadable;
    else if (!lineOf(values.value(u"check"_s)).isEmpty())
        file.flags.push_back(flagOf(values, *tick));
    else
        file.markers.push_back(markerOf(values, *tick));
}

Read readJson(const QByteArray &bytes)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    const QJsonObject object = document.object();
    if (problem.error != QJsonParseError::NoError)
        return fault(Kind::TornJson, problem.offset, problem.errorString());
    const int version = object[QLatin1String(MarkerFileKey)].toInt();
    if (version > MarkerFileVersion)
        return fault(Kind::LaterVersion);
    // A list by itself is what others write.
    if (version < 1 && !document.isArray())
        return fault(Kind::NoMarkers);
    MarkerFile file;
    const QJsonObject recording = object[u"recording"].toObject();
    file.recording = recording[u"name"].toString();
    file.sha256 = recording[u"sha256"].toString();
    const QJsonArray entries = document.isArray() ? document.array() : object[u"markers"].toArray();
    const auto count = std::min<qsizetype>(entries.size(), limits::Markers);
    file.unreadable += static_cast<int>(entries.size() - count);
    for (qsizetype i = 0; i < count; ++i) {
        QVariantMap values = entries[i].toObject().toVariantMap();
        const QVariantMap player = values.value(u"player"_s).toMap();
        if (!player.isEmpty()) {
            values[u"player"_s] = player.value(u"name"_s);
            values[u"client_id"_s] = player.value(u"client_id"_s);
            values[u"player_tick"_s] = player.value(u"tick"_s);
        }
        add(values, file);
    }
    if (document.isArray() && file.markers.empty() && file.flags.empty())
        return fault(Kind::NoMarkers);
    return file;
}

Read readCsv(const QByteArray &bytes)
{
    const auto rows = csvRows({bytes.constData(), static_cast<std::size_t>(bytes.size())}, ',',
                              CsvReader::Spreadsheet, std::size_t{limits::Markers} + 1);
    const std::vector<std::string> header = rows.empty() ? std::vector<std::string>()
                                                         : rows.front().cells;
    if (std::ranges::find(header, "tick") == header.end())
        return fault(Kind::NoTickColumn);
    MarkerFile file;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        const auto &cells = rows[row].cells;
        QVariantMap values;
        for (std::size_t i = 0; i < std::min(cells.size(), header.size()); ++i)
            values[QString::fromStdString(header[i])] = QString::fromStdString(cells[i]);
        add(values, file);
        if (file.unreadable > 0 && !file.unreadableLine)
            file.unreadableLine = rows[row].line;
    }
    return file;
}

} // namespace

QString markerFileText(const MarkerFileFault &fault)
{
    switch (fault.kind) {
    case Kind::TornJson:
        return u"not a complete JSON file (byte %1: %2)"_s.arg(fault.byte).arg(fault.detail);
    case Kind::LaterVersion:
        return u"written by a newer version of Tickscope"_s;
    case Kind::NoMarkers:
        return u"it contains no markers"_s;
    case Kind::NoTickColumn:
        return u"no \"tick\" column, so it contains no markers"_s;
    }
    return {};
}

Read readMarkerFile(const QByteArray &bytes)
{
    const QByteArray text = bytes.trimmed();
    return text.startsWith('{') || text.startsWith('[') ? readJson(bytes) : readCsv(bytes);
}

} // namespace tickscope::review
