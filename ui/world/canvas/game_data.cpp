// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/game_data.h"

#include <QDir>
#include <QImageReader>
#include <QMutexLocker>
#include <QStandardPaths>

namespace tickscope {

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

GameData::GameData(QStringList folders)
{
    for (const QString &folder : folders) {
        if (!folder.isEmpty() && QDir(folder).exists())
            m_folders.append(folder);
    }
}

std::shared_ptr<const GameData> GameData::installed(const QString &own)
{
    return std::make_shared<const GameData>(QStringList{own} + usualFolders());
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

QImage GameData::read(const QString &name) const
{
    for (const QString &folder : m_folders) {
        QImageReader reader(folder + '/' + name);
        const QSize size = reader.size();
        if (!size.isValid() || qsizetype(size.width()) * size.height() > MostPixels)
            continue;
        const QImage image = reader.read();
        if (!image.isNull())
            return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    return {};
}

} // namespace tickscope
