// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/thumbnails.h"

#include "core/io/http/url.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace tickscope::thumbnails {

constexpr int MostPictures = 400; ///< Some megabytes; the library shows more than recent files.
const QString LengthKey = QStringLiteral("Length"); // Nanoseconds.
const QString MapKey = QStringLiteral("Map");
const QString DateKey = QStringLiteral("Date");

static QString fileOf(const QString &path)
{
    QByteArray identity = path.toUtf8();
    if (!isUrl(path.toStdString())) {
        const QFileInfo file(path);
        identity += '\n' + QByteArray::number(file.size()) + '\n'
                    + QByteArray::number(file.lastModified().toMSecsSinceEpoch());
    }
    const QByteArray name = QCryptographicHash::hash(identity, QCryptographicHash::Sha1).toHex();
    return QDir(folder()).filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
}

static void removeOldest()
{
    const auto files = QDir(folder()).entryInfoList({QStringLiteral("*.png")}, QDir::Files,
                                                    QDir::Time);
    for (qsizetype i = MostPictures; i < files.size(); ++i)
        QFile::remove(files[i].filePath());
}

QString folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
           + QStringLiteral("/thumbnails");
}

Summary read(const QString &path)
{
    Summary summary;
    const bool isAddress = isUrl(path.toStdString());
    const QFileInfo file(path);
    summary.isMissing = !isAddress && !file.exists();
    if (summary.isMissing)
        return summary;
    if (!isAddress)
        summary.date = file.lastModified();
    if (!summary.picture.load(fileOf(path), "PNG"))
        return summary;
    summary.length = Time{summary.picture.text(LengthKey).toLongLong()};
    summary.map = summary.picture.text(MapKey);
    const auto recorded = QDateTime::fromString(summary.picture.text(DateKey), Qt::ISODate);
    if (recorded.isValid())
        summary.date = recorded;
    return summary;
}

bool write(const QString &path, const Summary &summary)
{
    QImage picture = summary.picture;
    picture.setText(LengthKey, QString::number(summary.length.count()));
    picture.setText(MapKey, summary.map);
    picture.setText(DateKey, summary.date.toString(Qt::ISODate));
    if (!QDir(folder()).mkpath(QStringLiteral(".")))
        return false;
    QSaveFile file(fileOf(path));
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit())
        return false;
    removeOldest();
    return true;
}

void remove(const QString &path)
{
    QFile::remove(fileOf(path));
}

} // namespace tickscope::thumbnails
