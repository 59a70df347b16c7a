// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/series_mime.h"

#include <QMimeData>

namespace tickscope {

/// Names of fields hold spaces and brackets, but no tabs.
constexpr QChar Separator = u'\t';

QString seriesText(const SeriesKey &key)
{
    return QString::fromStdString(key.type) + Separator + QString::number(key.id) + Separator
           + QString::fromStdString(key.field);
}

std::optional<SeriesKey> seriesOfText(const QString &text)
{
    const QStringList parts = text.split(Separator);
    if (parts.size() != 3)
        return {};
    bool isNumber = false;
    const qint64 id = parts[1].toLongLong(&isNumber);
    if (!isNumber || parts[0].isEmpty() || parts[2].isEmpty())
        return {};
    return SeriesKey{parts[0].toStdString(), id, parts[2].toStdString()};
}

QMimeData *makeSeriesMime(const std::vector<SeriesKey> &keys)
{
    QStringList lines;
    for (const SeriesKey &key : keys)
        lines << seriesText(key);
    auto *mime = new QMimeData;
    mime->setData(SeriesMimeType, lines.join(u'\n').toUtf8());
    return mime;
}

std::vector<SeriesKey> seriesIn(const QMimeData *mime)
{
    std::vector<SeriesKey> keys;
    if (!mime || !mime->hasFormat(SeriesMimeType))
        return keys;
    for (const QString &line : QString::fromUtf8(mime->data(SeriesMimeType)).split(u'\n')) {
        if (auto key = seriesOfText(line))
            keys.push_back(*std::move(key));
    }
    return keys;
}

} // namespace tickscope
