// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/recording_keys.h"

#include "core/io/http/url.h"
#include "core/model/content_hash.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace tickscope {

/// Place and head of a recording that has no name of its own. Hashed: the store must not show
/// paths and addresses.
static QString placeKey(const RecordingInfo &info, const QString &path)
{
    QByteArray text = path.toUtf8();
    for (const std::string &part :
         {info.format, info.timestamp, info.map ? info.map->name : std::string()})
        text += '\n' + QByteArray::fromStdString(part);
    return QStringLiteral("place:")
           + QString::fromLatin1(
               QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

RecordingKeys provisionalKeys(const Recording &recording, const QString &path, bool mayGrow)
{
    const RecordingInfo &info = recording.info();
    const bool isAddress = isUrl(path.toStdString());
    const QString place = isAddress ? QString::fromStdString(shownName(path.toStdString()))
                                    : QFileInfo(path).absoluteFilePath();
    RecordingKeys keys;
    keys.name = QFileInfo(place).fileName();
    keys.mayGrow = mayGrow;
    if (!info.identity.empty())
        keys.provisional << QStringLiteral("own:%1:%2")
                                .arg(QString::fromStdString(info.format),
                                     QString::fromLatin1(
                                         QByteArray::fromStdString(info.identity).toHex()));
    else
        keys.provisional << placeKey(info, place);
    return keys;
}

QString quickKey(const Recording &recording, std::stop_token stop)
{
    const auto quick = quickContentKey(recording, std::move(stop));
    return quick && !quick->empty() ? QStringLiteral("quick:") + QString::fromStdString(*quick)
                                    : QString();
}

} // namespace tickscope
