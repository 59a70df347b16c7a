// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/settings_markers.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

namespace tickscope {

QStringList settingsKeys(const QString &path, std::uint64_t byteSize)
{
    QStringList keys;
    for (const quint64 size : {quint64{byteSize}, quint64{0}}) {
        const QByteArray identity = QFileInfo(path).absoluteFilePath().toUtf8() + '\n'
                                    + QByteArray::number(size);
        keys << QStringLiteral("markers/")
                    + QString::fromLatin1(
                        QCryptographicHash::hash(identity, QCryptographicHash::Sha1).toHex());
    }
    keys.removeDuplicates();
    return keys;
}

std::vector<Annotation> settingsMarkers(const QString &key)
{
    static const QUuid Space(QStringLiteral("7b0c5d52-4c0e-4a53-9d0f-3e0f2a4c6b11"));
    std::vector<Annotation> markers;
    const QStringList lines = QSettings().value(key).toStringList();
    for (const QString &line : lines) {
        bool isTick = false;
        const qint64 tick = line.section(u' ', 0, 0).toLongLong(&isTick);
        if (!isTick)
            continue;
        Annotation marker;
        marker.tick = tick;
        marker.text = line.section(u' ', 1).left(LongestMarkerName).simplified();
        marker.id = QUuid::createUuidV5(Space, key + QString::number(tick));
        markers.push_back(wellFormed(std::move(marker)));
    }
    return markers;
}

void forgetSettingsMarkers(const QString &key)
{
    QSettings().remove(key);
}

} // namespace tickscope
