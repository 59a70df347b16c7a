// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recent_files.h"

#include "core/io/http/url.h"

#include <QFileInfo>
#include <QSettings>

namespace tickscope::recent_files {

constexpr qsizetype MostFiles = 100; ///< The library lists them: more than are open at once.

QStringList paths()
{
    return QSettings().value(Key).toStringList();
}

QStringList latest()
{
    constexpr qsizetype Latest = 10;
    return paths().mid(0, Latest);
}

void add(const QString &path)
{
    const std::string name = path.toStdString();
    // A signed address is a secret, and void soon.
    if (shownName(name) != name)
        return;
    const QString absolute = isUrl(name) ? path : QFileInfo(path).absoluteFilePath();
    QStringList files = paths();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(Key, files.mid(0, MostFiles));
}

void remove(const QString &path)
{
    QStringList files = paths();
    files.removeAll(path);
    files.removeAll(QFileInfo(path).absoluteFilePath());
    QSettings().setValue(Key, files);
}

void clear()
{
    QSettings().remove(Key);
}

} // namespace tickscope::recent_files
