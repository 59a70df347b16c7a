// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/game_data.h"

#include <span>
#include <utility>
#include <vector>

#include "core/io/disk_cache.h"
#include "ui/world/canvas/pixel_area.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QMutexLocker>
#include <QStandardPaths>

namespace tickscope {

/// All pictures that are kept: those of a hundred large maps.
constexpr std::uint64_t PictureDiskBytes = 64ULL << 20;

/// Folders in which packages and players keep the data of a game.
static QStringList usualFolders()
{
    QStringList roots = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString &root : QStringList(roots))
        roots.append(root + QStringLiteral("/games"));
    roots.append({QStringLiteral("/usr/share/games"), QStringLiteral("/usr/local/share/games")});
    roots.removeDuplicates();
    QStringList folders;
    // The newer game's pictures first: it draws the recordings of both.
    for (const char *game : {"ddnet", "teeworlds"}) {
        for (const QString &root : roots)
            folders.append(root + '/' + QLatin1String(game) + QStringLiteral("/data"));
    }
    return folders;
}

/// Whether \a name stays inside the folder that it is put behind.
static bool staysInside(const QString &name)
{
    return !name.isEmpty() && QDir::isRelativePath(name) && QDir::cleanPath(name) == name
           && !name.startsWith(QStringLiteral("..")) && !name.contains(QChar::Null);
}

/// Where \a picture is kept as it is drawn: as long as it is the same file.
static DiskCache cacheOf(const std::string &folder, const QString &picture)
{
    const QFileInfo file(picture);
    if (folder.empty())
        return {};
    const QString version = QStringLiteral("%1\n%2\n%3\n%4")
                                .arg(QLatin1String(qVersion()), file.canonicalFilePath())
                                .arg(file.size())
                                .arg(file.lastModified().toMSecsSinceEpoch());
    return {folder, version.toStdString(), PictureDiskBytes};
}

/// Null when there is none, or one of another size.
static QImage readKept(const DiskCache &cache, QSize size)
{
    QImage image;
    const auto roomFor = [&](std::uint64_t bytes) -> std::span<std::byte> {
        if (bytes
            != sizeof(QRgb) * static_cast<std::uint64_t>(size.width())
                   * static_cast<std::uint64_t>(size.height()))
            return {};
        image = newPicture(size);
        return std::as_writable_bytes(
            std::span(image.bits(), static_cast<std::size_t>(image.sizeInBytes())));
    };
    std::vector<std::byte> packed;
    return cache.readPacked(0, roomFor, packed) ? image : QImage();
}

GameData::GameData(const QStringList &folders, std::string cache)
    : m_cache(std::move(cache))
{
    for (const QString &folder : folders) {
        if (!folder.isEmpty() && QDir(folder).exists())
            m_folders.append(folder);
    }
}

std::shared_ptr<const GameData> GameData::installed(const QString &own, std::string cache)
{
    return std::make_shared<const GameData>(QStringList{own} + usualFolders(), std::move(cache));
}

std::string GameData::usualCache()
{
    return userCacheFolder("pictures");
}

QImage GameData::image(const QString &name) const
{
    if (!staysInside(name))
        return {};
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_images.find(name); found != m_images.end())
            return found->second;
    }
    // Not under the lock: a painter that asks for another picture does not wait for this one.
    const QImage fresh = read(name);
    const QMutexLocker lock(&m_mutex);
    return m_images.try_emplace(name, fresh).first->second;
}

QImage GameData::imageIfLoaded(const QString &name) const
{
    const QMutexLocker lock(&m_mutex);
    const auto found = m_images.find(name);
    return found != m_images.end() ? found->second : QImage();
}

std::shared_ptr<const GameData> GameData::heldForMaps()
{
    constexpr qint64 MostBytes = 16 << 20; // a game has four
    qint64 left = MostBytes;
    auto data = std::make_shared<GameData>(usualFolders());
    auto &held = data->m_held.emplace();
    for (const QString &folder : data->m_folders) {
        const QDir maps(folder + QStringLiteral("/mapres"));
        for (const QFileInfo &found : maps.entryInfoList({QStringLiteral("*.png")}, QDir::Files)) {
            QFile file(found.filePath());
            const QString name = QStringLiteral("mapres/") + found.fileName();
            if (held.contains(name) || file.size() > left || !file.open(QIODevice::ReadOnly))
                continue;
            left -= (held[name] = file.read(file.size())).size();
        }
    }
    return data;
}

/// Null for what is no picture, or too large a one.
static QImage unpacked(QImageReader &reader)
{
    const QSize size = reader.size();
    if (!size.isValid() || qsizetype(size.width()) * size.height() > GameData::MostPixels)
        return {};
    return reader.read().convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

QImage GameData::read(const QString &name) const
{
    if (m_held) {
        const auto held = m_held->find(name);
        if (held == m_held->end())
            return {};
        QByteArray bytes = held->second;
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer);
        return unpacked(reader);
    }
    for (const QString &folder : m_folders) {
        const QString path = folder + '/' + name;
        QImageReader reader(path);
        const QSize size = reader.size();
        if (!size.isValid() || qsizetype(size.width()) * size.height() > MostPixels)
            continue;
        // Unpacking a PNG takes four times as long as what is kept.
        DiskCache cache = cacheOf(m_cache, path);
        QImage image = readKept(cache, size);
        if (!image.isNull())
            return image;
        image = unpacked(reader);
        if (image.isNull())
            continue;
        if (image.size() == size)
            cache.writePacked(
                0, std::as_bytes(std::span(image.constBits(),
                                           static_cast<std::size_t>(image.sizeInBytes()))));
        return image;
    }
    return {};
}

} // namespace tickscope
