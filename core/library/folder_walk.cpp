// SPDX-License-Identifier: MIT
#include "core/library/folder_walk.h"
#include "core/formats/format.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace tickscope::library {

namespace {

QStringList entryFiles(const FormatRegistry &formats)
{
    QStringList names;
    for (const auto &format : formats.formats()) {
        if (!format->entryFile().empty())
            names << QString::fromUtf8(format->entryFile());
    }
    return names;
}

FileFacts factsOf(const QFileInfo &file)
{
    return {file.absoluteFilePath(), file.size(), file.lastModified().toMSecsSinceEpoch()};
}

/// Of a recording in several files: all of them.
FileFacts factsOfFolder(const QDir &folder)
{
    FileFacts facts{folder.absolutePath(), 0, 0};
    QDirIterator walk(folder.absolutePath(), QDir::Files);
    for (int i = 0; i < MostFilesInFolder && walk.hasNext(); ++i) {
        walk.next();
        facts.size += walk.fileInfo().size();
        facts.changed = std::max(facts.changed, walk.fileInfo().lastModified().toMSecsSinceEpoch());
    }
    return facts;
}

} // namespace

QStringList recordingPatterns(const FormatRegistry &formats)
{
    QStringList patterns = entryFiles(formats);
    for (const auto &format : formats.formats()) {
        for (const std::string_view extension : format->info().extensions) {
            patterns << u"*.%1"_s.arg(QString::fromUtf8(extension))
                     << u"*.%1.*"_s.arg(QString::fromUtf8(extension)); // packed
        }
    }
    return patterns;
}

std::optional<FileFacts> fileFactsOf(const QString &path, const FormatRegistry &formats)
{
    const QFileInfo file(path);
    if (file.isFile())
        return factsOf(file);
    const QDir folder(path);
    for (const QString &entry : entryFiles(formats)) {
        if (file.isDir() && folder.exists(entry))
            return factsOfFolder(folder);
    }
    return {};
}

void walkFolder(const QString &folder, const FormatRegistry &formats,
                const std::function<bool(const FileFacts &)> &found, const std::stop_token &stop)
{
    const QStringList entries = entryFiles(formats);
    QDirIterator walk(folder, recordingPatterns(formats), QDir::Files | QDir::Readable,
                      QDirIterator::Subdirectories);
    for (int i = 0; i < MostFilesInFolder && walk.hasNext() && !stop.stop_requested(); ++i) {
        walk.next();
        const QFileInfo file = walk.fileInfo();
        const bool isEntry = entries.contains(file.fileName());
        if (!found(isEntry ? factsOfFolder(file.absoluteDir()) : factsOf(file)))
            return;
    }
}

} // namespace tickscope::library
