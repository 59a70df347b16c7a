// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/file_manager.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

#ifdef TICKSCOPE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace tickscope {

/// More windows of a file manager are of no use.
constexpr qsizetype MostFoldersShown = 5;

static void openFolders(const QStringList &paths)
{
    QStringList folders;
    for (const QString &path : paths)
        folders << QFileInfo(path).absolutePath();
    folders.removeDuplicates();
    for (const QString &folder : folders.mid(0, MostFoldersShown))
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

void showInFileManager(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
#if defined(Q_OS_WIN)
    QProcess::startDetached(QStringLiteral("explorer.exe"),
                            {QStringLiteral("/select,"), QDir::toNativeSeparators(paths.first())});
#elif defined(Q_OS_MACOS)
    QProcess::startDetached(QStringLiteral("open"), QStringList{QStringLiteral("-R")} + paths);
#elif defined(TICKSCOPE_DBUS)
    QStringList urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    auto call = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.FileManager1"),
                                               QStringLiteral("/org/freedesktop/FileManager1"),
                                               QStringLiteral("org.freedesktop.FileManager1"),
                                               QStringLiteral("ShowItems"));
    call << urls << QString();
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call));
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, paths] {
        if (QDBusPendingReply<>(*watcher).isError())
            openFolders(paths);
        watcher->deleteLater();
    });
#else
    openFolders(paths);
#endif
}

} // namespace tickscope
