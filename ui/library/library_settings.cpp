// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_settings.h"

#include <algorithm>

#include <QDir>
#include <QSettings>
#include <QUrl>

#include "core/io/http/url.h"
#include "ui/settings_notifier.h"
#include "ui/start/recent_files.h"

namespace tickscope::library_settings {

QStringList folders()
{
    return QSettings().value(settings::RecordingFolders).toStringList();
}

void setFolders(const QStringList &folders)
{
    SettingsNotifier::instance().store(settings::RecordingFolders, folders);
}

bool isAddress(const QString &folder)
{
    return isUrl(folder.toStdString());
}

QString placeOf(const QString &folder)
{
    if (isAddress(folder))
        return folder.endsWith(u'/') ? folder : folder + u'/';
    return QDir::cleanPath(QDir(folder).absolutePath());
}

QString serverOf(const QString &address)
{
    return QUrl(address).toString(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment
                                  | QUrl::RemoveUserInfo);
}

bool isOnServer(const QString &server)
{
    const QStringList all = folders();
    return std::ranges::find(all, server, serverOf) != all.end();
}

void addFolder(const QString &folder)
{
    const QString path = placeOf(folder);
    const auto liesIn = [](const QString &inner, const QString &outer) {
        return inner.startsWith(outer.endsWith(u'/') ? outer : outer + u'/');
    };
    QStringList all = folders();
    for (const QString &present : all) {
        if (path == present || liesIn(path, present))
            return;
    }
    // What lies in the new one need not be there twice.
    erase_if(all, [&](const QString &present) { return liesIn(present, path); });
    setFolders(all << path);
}

void removeFolder(const QString &folder)
{
    QStringList all = folders();
    all.removeAll(folder);
    setFolders(all);
}

QStringList pinned()
{
    return QSettings().value(settings::PinnedFiles).toStringList();
}

bool isPinned(const QString &path)
{
    return pinned().contains(path);
}

void setPinned(const QString &path, bool isPinned)
{
    QStringList all = pinned();
    all.removeAll(path);
    if (isPinned)
        all.prepend(path);
    QSettings().setValue(settings::PinnedFiles, all);
}

QHash<QString, QString> worldNames()
{
    QHash<QString, QString> names;
    const QVariantMap stored = QSettings().value(settings::WorldNames).toMap();
    for (auto name = stored.begin(); name != stored.end(); ++name)
        names.insert(name.key(), name.value().toString());
    return names;
}

void setWorldName(const QString &id, const QString &name)
{
    QVariantMap stored = QSettings().value(settings::WorldNames).toMap();
    if (name.isEmpty())
        stored.remove(id);
    else
        stored.insert(id, name);
    QSettings().setValue(settings::WorldNames, stored);
}

library::Whispers whispers()
{
    return SettingsNotifier::value(settings::LibraryWhispers).toBool() ? library::Whispers::Kept
                                                                       : library::Whispers::LeftOut;
}

void setWhispers(library::Whispers whispers)
{
    QSettings().setValue(settings::LibraryWhispers, whispers == library::Whispers::Kept);
}

QStringList ownFiles()
{
    QStringList files = recent_files::paths() + pinned();
    erase_if(files, [](const QString &path) { return isUrl(path.toStdString()); });
    files.removeDuplicates();
    return files;
}

void recordMove(const QString &from, const QString &to)
{
    for (const QString &key : {recent_files::Key, settings::PinnedFiles}) {
        QStringList all = QSettings().value(key).toStringList();
        const qsizetype place = all.indexOf(from);
        if (place < 0)
            continue;
        all[place] = to;
        all.removeDuplicates();
        QSettings().setValue(key, all);
    }
}

} // namespace tickscope::library_settings
