// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/own_markers.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

namespace tickscope {

namespace {

QString settingsKey(const QString &path, std::uint64_t byteSize)
{
    // Hashed, because slashes in a key would make groups of every folder.
    const QByteArray identity = QFileInfo(path).absoluteFilePath().toUtf8() + '\n'
                                + QByteArray::number(quint64{byteSize});
    return QStringLiteral("markers/%1")
        .arg(QString::fromLatin1(
            QCryptographicHash::hash(identity, QCryptographicHash::Sha1).toHex()));
}

} // namespace

std::vector<Marker> loadOwnMarkers(const QString &path, std::uint64_t byteSize)
{
    std::vector<Marker> markers;
    const QStringList lines = QSettings().value(settingsKey(path, byteSize)).toStringList();
    for (const QString &line : lines) {
        bool isTick = false;
        const qint64 tick = line.section(u' ', 0, 0).toLongLong(&isTick);
        if (isTick)
            markers.push_back({{tick}, line.section(u' ', 1), true});
    }
    return markers;
}

void saveOwnMarkers(const QString &path, std::uint64_t byteSize, const std::vector<Marker> &markers)
{
    QStringList lines;
    for (const Marker &marker : markers) {
        if (marker.isOwn)
            lines.append(QStringLiteral("%1 %2").arg(marker.tick.value).arg(marker.name));
    }
    QSettings settings;
    if (lines.isEmpty())
        settings.remove(settingsKey(path, byteSize));
    else
        settings.setValue(settingsKey(path, byteSize), lines);
}

} // namespace tickscope
