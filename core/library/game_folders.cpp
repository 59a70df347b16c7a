// SPDX-License-Identifier: MIT
#include "core/library/game_folders.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

namespace tickscope::library {

using namespace Qt::StringLiterals;

/// Steam's own list has a few kilobytes.
constexpr qint64 MostBytesOfList = 1 << 20;

/// Folders in which Steam keeps games, by its list.
static QStringList steamFolders(const PersonalPlaces &places)
{
    QStringList roots;
    for (const char *root : {".steam/steam", ".local/share/Steam",
                             ".var/app/com.valvesoftware.Steam/.local/share/Steam",
                             "snap/steam/common/.local/share/Steam"})
        roots << QDir(places.home).filePath(QString::fromLatin1(root));
    for (const QString &data : places.data)
        roots << QDir(data).filePath(u"Steam"_s);
    QStringList folders = roots;
    for (const QString &root : roots) {
        QFile list(root + u"/steamapps/libraryfolders.vdf"_s);
        if (!list.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(list.read(MostBytesOfList));
        static const QRegularExpression place(
            QStringLiteral(R"re("path"\s+"((?:[^"\\]|\\.)*)")re"));
        for (auto found = place.globalMatch(text); found.hasNext();) {
            QString path = found.next().captured(1);
            folders << path.replace(u"\\\\"_s, u"\\"_s);
        }
    }
    return folders;
}

PersonalPlaces PersonalPlaces::ofThisUser()
{
    PersonalPlaces places{
        .home = QDir::homePath(),
        .data = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation).mid(0, 1)};
    // Windows has another one.
    if (const QString roaming = qEnvironmentVariable("APPDATA"); !roaming.isEmpty())
        places.data << QDir::fromNativeSeparators(roaming);
    return places;
}

std::vector<GameFolder> gameFolders(const PersonalPlaces &places)
{
    std::vector<GameFolder> found;
    QStringList known;
    const auto offer = [&](const char *game, const QString &path) {
        const QString real = QFileInfo(path).canonicalFilePath();
        if (real.isEmpty() || known.contains(real) || !QFileInfo(real).isDir())
            return;
        known << real;
        found.push_back({QString::fromLatin1(game), real});
    };
    const QDir home(places.home);
    for (const QString &data : places.data) {
        for (const char *name : {"ddnet", "DDNet"})
            offer("DDNet", QDir(data).filePath(QLatin1String(name) + u"/demos"_s));
        for (const char *name : {"teeworlds", "Teeworlds"})
            offer("Teeworlds", QDir(data).filePath(QLatin1String(name) + u"/demos"_s));
    }
    offer("DDNet", home.filePath(u".var/app/tw.ddnet.ddnet/data/ddnet/demos"_s));
    offer("DDNet", home.filePath(u".ddnet/demos"_s));
    offer("Teeworlds", home.filePath(u".teeworlds/demos"_s));
    for (const QString &steam : steamFolders(places))
        offer("Half-Life", steam + u"/steamapps/common/Half-Life"_s);
    return found;
}

} // namespace tickscope::library
