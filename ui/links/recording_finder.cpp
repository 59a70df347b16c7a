// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/links/recording_finder.h"

#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "core/library/folder_walk.h"
#include "core/model/content_hash.h"
#include "core/model/recording.h"
#include "core/review/report_import.h"
#include "ui/library/library_settings.h"
#include "ui/start/recent_files.h"

#include <QDirIterator>
#include <QFileInfo>

namespace tickscope {

namespace {

/// Nobody waits for more; the folder of a server's years can have that many.
constexpr int MostFilesLookedAt = 50'000;

struct SearchPlaces {
    QStringList files;       ///< Looked at first.
    QStringList flatFolders; ///< Without the folders in them.
    QStringList deepFolders;
};

SearchPlaces searchPlaces()
{
    SearchPlaces places;
    for (const QString &path : recent_files::latest()) {
        if (isUrl(path.toStdString()))
            continue;
        places.files << path;
        places.flatFolders << QFileInfo(path).absolutePath();
    }
    places.flatFolders.removeDuplicates();
    places.deepFolders = library_settings::folders();
    return places;
}

QStringList candidates(const SearchPlaces &places, const QStringList &patterns, const QString &name,
                       const std::stop_token &stop)
{
    QStringList all = places.files;
    const auto addFolder = [&](const QString &folder, QDirIterator::IteratorFlags flags) {
        QDirIterator walk(folder, patterns, QDir::Files | QDir::Readable, flags);
        while (walk.hasNext() && all.size() < MostFilesLookedAt && !stop.stop_requested())
            all << walk.next();
    };
    for (const QString &folder : places.flatFolders)
        addFolder(folder, QDirIterator::NoIteratorFlags);
    for (const QString &folder : places.deepFolders)
        addFolder(folder, QDirIterator::Subdirectories);
    all.removeDuplicates();
    std::stable_partition(all.begin(), all.end(), [&name](const QString &path) {
        return QFileInfo(path).fileName() == name;
    });
    return all;
}

bool hasContent(const FormatRegistry &formats, const QString &path, const std::string &sha256,
                const std::stop_token &stop)
{
    const auto source = openFile(path.toStdString());
    const auto recording = source ? formats.open(*source, stop)
                                  : Result<Shared<Recording>>(tl::unexpected(source.error()));
    if (!recording)
        return false;
    const auto digest = contentHash(
        **recording, [](std::uint64_t, std::uint64_t) {}, stop);
    return digest && *digest && hexText(**digest) == sha256;
}

} // namespace

/// The one of \a paths whose name stands in \a text: the longest, for "b.demo" stands in
/// "a-b.demo", too. None where files in several folders have that name.
static QString namedIn(const QString &text, const QStringList &paths)
{
    QString found;
    bool isOnly = false;
    for (const QString &path : paths) {
        const QString name = QFileInfo(path).fileName();
        const qsizetype longest = QFileInfo(found).fileName().size();
        if (name.size() < longest || review::placeOfName(text, name) < 0)
            continue;
        isOnly = name.size() > longest;
        found = path;
    }
    return isOnly ? found : QString();
}

RecordingFinder::RecordingFinder(const FormatRegistry &formats, QObject *parent)
    : QObject(parent)
    , m_formats(formats)
    , m_job([this](const QString &path) {
        if (path.isEmpty())
            emit missed();
        else
            emit found(path);
    })
{
    m_pool.setMaxThreadCount(1);
}

void RecordingFinder::find(const QString &sha256, const QString &name)
{
    m_job.start(m_pool,
                [&formats = m_formats, places = searchPlaces(),
                 patterns = library::recordingPatterns(m_formats), sha = sha256.toStdString(),
                 name](const std::stop_token &stop) -> QString {
                    for (const QString &path : candidates(places, patterns, name, stop)) {
                        if (stop.stop_requested())
                            break;
                        if (hasContent(formats, path, sha, stop))
                            return path;
                    }
                    return {};
                });
}

void RecordingFinder::findNamedIn(const QString &text)
{
    m_job.start(m_pool, [places = searchPlaces(), patterns = library::recordingPatterns(m_formats),
                         text](const std::stop_token &stop) {
        return namedIn(text, candidates(places, patterns, {}, stop));
    });
}

} // namespace tickscope
