// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/handover.h"

#include "core/io/http/url.h"
#include "ui/links/moment_link.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

namespace tickscope {

namespace {

constexpr int Version = 1; // Raised when an older program would misread the message.
constexpr qsizetype MostNames = 500;
constexpr qsizetype LongestName = 8192; // as a link may be, and more than a path
constexpr qsizetype LongestToken = 256;

const QLatin1String VersionKey("version");
const QLatin1String NamesKey("open");
const QLatin1String TickKey("tick");
const QLatin1String PlayKey("play");
const QLatin1String TokenKey("activation");

bool isWhole(const QString &name)
{
    return name.size() <= LongestName && !name.contains(QChar::Null)
           && (QDir::isAbsolutePath(name) || isUrl(name.toStdString()) || isLink(name));
}

} // namespace

QByteArray writeHandover(const Handover &handover)
{
    QJsonObject object{{VersionKey, Version},
                       {NamesKey, QJsonArray::fromStringList(handover.names)},
                       {TokenKey, QString::fromLatin1(handover.activationToken)}};
    if (handover.isPlaying)
        object.insert(PlayKey, true);
    if (handover.tick)
        object.insert(TickKey, qint64{handover.tick->value});
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<Handover> readHandover(const QByteArray &bytes)
{
    if (bytes.size() > LargestHandover)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QJsonArray names = object.value(NamesKey).toArray();
    if (object.value(VersionKey).toInt() != Version || !object.value(NamesKey).isArray()
        || names.size() > MostNames)
        return std::nullopt;
    Handover handover;
    for (const auto &name : names) {
        if (!isWhole(name.toString()))
            return std::nullopt;
        handover.names << name.toString();
    }
    if (object.contains(TickKey)) {
        if (!object.value(TickKey).isDouble())
            return std::nullopt;
        handover.tick = Tick{object.value(TickKey).toInteger()};
    }
    handover.isPlaying = object.value(PlayKey).toBool();
    handover.activationToken = object.value(TokenKey).toString().left(LongestToken).toLatin1();
    return handover;
}

QString nameForAll(const QString &name)
{
    if (isLink(name) || isUrl(name.toStdString()))
        return name;
    const QUrl url(name);
    return QFileInfo(url.isLocalFile() ? url.toLocalFile() : name)
        .absoluteFilePath(); // desktops give URLs
}

} // namespace tickscope
