// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recent_commands.h"

#include "ui/start/recent_files.h"
#include "ui/start/thumbnails.h"

#include <QFileInfo>
#include <QThreadPool>

namespace tickscope {

static bool isRecent(const QVariant &argument)
{
    return recent_files::paths().contains(argument.toString());
}

static std::vector<CommandChoice> recentChoices()
{
    std::vector<CommandChoice> files;
    for (const QString &path : recent_files::latest())
        files.push_back({QFileInfo(path).fileName(), path, path});
    return files;
}

RecentCommands::RecentCommands(QObject *parent, ActiveDocument &document)
    : QObject(parent)
    , m_commands(this, document)
{
    const QString title = tr("Open recent");
    m_commands.add("file.openRecent", title, {}, {MenuName::File, 110, title, "recent"}, {},
                   {.icon = "open",
                    .needsRecording = false,
                    .argument = Argument::Required,
                    .choices = recentChoices},
                   [this](const QVariant &path) {
                       const bool isListed = isRecent(path);
                       if (isListed)
                           emit chosen(path.toString());
                       return isListed;
                   });
    m_commands.add("file.removeRecent", tr("Remove from this list"),
                   {.icon = "close",
                    .needsRecording = false,
                    .discards = true,
                    .argument = Argument::Required},
                   [this](const QVariant &path) {
                       const bool isListed = isRecent(path);
                       if (isListed) {
                           recent_files::remove(path.toString());
                           QThreadPool::globalInstance()->start(
                               [file = path.toString()] { thumbnails::remove(file); });
                           emit changed();
                       }
                       return isListed;
                   });
    m_commands.add("file.clearRecent", tr("Clear list"), {}, {MenuName::File, 111, title}, {},
                   {.needsRecording = false, .discards = true}, [this] {
                       recent_files::clear();
                       emit changed();
                   });
}

void RecentCommands::offer(QMenu &menu, const QString &path)
{
    m_commands.offer(menu, "file.openRecent", path, tr("Open recording"));
    m_commands.offer(menu, "file.removeRecent", path);
}

} // namespace tickscope
