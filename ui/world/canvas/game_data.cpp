// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/game_data.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#ifdef __linux__
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#endif

#include "core/io/disk_cache.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QMutexLocker>
#include <QStandardPaths>

namespace tickscope {

/// All pictures that are kept: of those of two games, which are 430 MB, what is looked at.
constexpr std::uint64_t PictureDiskBytes = 256ULL << 20;
constexpr qint64 PixelBytes = sizeof(QRgb);
constexpr qint64 PixelsAt = DiskCache::CheckBytes + 2 * sizeof(qint32);

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
    if (folder.empty() || !file.exists())
        return {};
    const QString version = QStringLiteral("%1\n%2\n%3\n%4")
                                .arg(QLatin1String(qVersion()), file.canonicalFilePath())
                                .arg(file.size())
                                .arg(file.lastModified().toMSecsSinceEpoch());
    return {folder, version.toStdString(), PictureDiskBytes};
}

/// Whether files in \a folder can be mapped: one that somebody cuts meanwhile ends the program, so
/// only this user may write there, on this computer.
static bool mayMap(const std::string &folder)
{
#ifdef __linux__
    // FUSE, NFS, three of SMB, 9P, Ceph, AFS.
    constexpr std::array<std::uint32_t, 8> Shared{0x65735546, 0x6969,     0x517B,   0xFF534D42,
                                                  0xFE534D42, 0x01021997, 0xC36400, 0x5346414F};
    struct stat owner = {};
    struct statfs system = {};
    return ::stat(folder.c_str(), &owner) == 0 && ::statfs(folder.c_str(), &system) == 0
           && owner.st_uid == ::geteuid() && (owner.st_mode & (S_IWGRP | S_IWOTH)) == 0
           && std::ranges::count(Shared, static_cast<std::uint32_t>(system.f_type)) == 0;
#else
    return folder.empty();
#endif
}

/// What is kept is width and height as two numbers of 32 bits, the pixels, and those of the copies.
/// They are mapped where they can be: what is not looked at takes neither time nor memory. Null
/// when none is kept.
static GameData::Picture readKept(const DiskCache &cache, const std::string &folder)
{
    struct Kept {
        QFile file;
        QByteArray bytes;
    };
    const std::string path = cache.pathOf(0);
    if (path.empty())
        return {};
    const auto kept = std::make_shared<Kept>();
    QFile &file = kept->file;
    file.setFileName(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const qint64 bytes = file.size() - PixelsAt;
    std::array<qint32, 2> size{};
    file.seek(DiskCache::CheckBytes);
    if (bytes <= 0
        || file.read(reinterpret_cast<char *>(size.data()), sizeof(size)) < qint64{sizeof(size)})
        return {};
    const uchar *pixels = mayMap(folder) ? file.map(PixelsAt, bytes) : nullptr;
    if (!pixels) {
        kept->bytes = file.read(bytes);
        pixels = kept->bytes.size() == bytes
                     ? reinterpret_cast<const uchar *>(kept->bytes.constData())
                     : nullptr;
    }
    file.close(); // it stays mapped
    const auto imageOf = [&kept](const uchar *first, qint64 width, qint64 height) {
        return QImage(
            first, static_cast<int>(width), static_cast<int>(height), width * PixelBytes,
            QImage::Format_ARGB32_Premultiplied,
            [](void *held) { delete static_cast<std::shared_ptr<Kept> *>(held); },
            new std::shared_ptr<Kept>(kept));
    };
    const auto [width, height] = size;
    if (!pixels || width <= 0 || height <= 0 || height > bytes / (width * PixelBytes))
        return {};
    const qint64 imageBytes = height * width * PixelBytes;
    const qint64 half = std::max(width / 2, 1);
    return {imageOf(pixels, width, height),
            imageOf(pixels + imageBytes, half, (bytes - imageBytes) / (half * PixelBytes))};
}

static void keep(DiskCache &cache, const GameData::Picture &picture)
{
    const std::array<qint32, 2> size{picture.image.width(), picture.image.height()};
    std::vector<std::byte> bytes;
    const auto add = [&bytes](const void *from, auto count) {
        const auto *first = static_cast<const std::byte *>(from);
        bytes.insert(bytes.end(), first, first + count);
    };
    add(size.data(), sizeof(size));
    add(picture.image.constBits(), picture.image.sizeInBytes());
    add(picture.copies.constBits(), picture.copies.sizeInBytes());
    cache.write(0, bytes);
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

GameData::Picture GameData::picture(const QString &name, MakeCopies makeCopies) const
{
    if (!staysInside(name))
        return {};
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_pictures.find(name); found != m_pictures.end())
            return found->second;
    }
    // Not under the lock: a painter that asks for another picture does not wait for this one.
    const Picture fresh = read(name, makeCopies);
    const QMutexLocker lock(&m_mutex);
    return m_pictures.try_emplace(name, fresh).first->second;
}

QImage GameData::imageIfLoaded(const QString &name) const
{
    const QMutexLocker lock(&m_mutex);
    const auto found = m_pictures.find(name);
    return found != m_pictures.end() ? found->second.image : QImage();
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

GameData::Picture GameData::read(const QString &name, MakeCopies makeCopies) const
{
    if (m_held) {
        const auto held = m_held->find(name);
        if (held == m_held->end())
            return {};
        QByteArray bytes = held->second;
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer);
        return {unpacked(reader), {}};
    }
    for (const QString &folder : m_folders) {
        const QString path = folder + '/' + name;
        DiskCache cache = cacheOf(m_cache, path);
        Picture picture = readKept(cache, m_cache);
        if (!picture.image.isNull())
            return picture;
        QImageReader reader(path);
        picture.image = unpacked(reader);
        if (picture.image.isNull())
            continue;
        if (makeCopies && !m_cache.empty())
            picture.copies = makeCopies(picture.image);
        keep(cache, picture);
        // What was unpacked need not stay in memory where it can be read like that.
        const Picture kept = readKept(cache, m_cache);
        return kept.image.isNull() ? picture : kept;
    }
    return {};
}

} // namespace tickscope
