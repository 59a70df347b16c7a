// SPDX-License-Identifier: MIT
#include "core/library/pruning/removal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QStorageInfo>

#include "core/base/try.h"

namespace tickscope::library {

namespace {

namespace fs = std::filesystem;

/// What a folder is called while its files are deleted: hidden, and not taken for anybody's.
constexpr std::string_view TakenPrefix = ".tickscope-pruned-";

/// So many recordings of one name may lie in the trash.
constexpr int MostOfOneName = 10'000;

tl::unexpected<Error> removalError(const std::string &path, int number = errno)
{
    return ioError({faults::Words, path + ": " + std::strerror(number)});
}

bool isThere(const std::string &path)
{
    struct stat status {
    };
    return ::lstat(path.c_str(), &status) == 0;
}

/// A folder for what was thrown away.
struct TrashFolder {
    std::string path;
    std::string top; ///< Paths in it are told from here; empty: from the root.
};

/// Makes \a path as a folder for this user alone, unless it is there. False where it cannot be
/// used.
bool makeOwnFolder(const std::string &path)
{
    struct stat status {
    };
    if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
        return false;
    return ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)
           && ::access(path.c_str(), W_OK | X_OK) == 0;
}

bool makeTrash(const std::string &path)
{
    return makeOwnFolder(path) && makeOwnFolder(path + "/files") && makeOwnFolder(path + "/info");
}

/// The disk that a path is on, by where that is mounted: nothing is renamed from one to another.
QString diskOf(QString path)
{
    while (!QFile::exists(path) && path.contains(u'/'))
        path.truncate(path.lastIndexOf(u'/'));
    return QStorageInfo(path.isEmpty() ? QStringLiteral("/") : path).rootPath();
}

/// Trash specification 1.0, "Trash directories". The one in \a top that its administrator made for
/// all, else the user's own.
std::optional<TrashFolder> trashInTop(const std::string &top)
{
    const std::string user = std::to_string(::getuid());
    const std::string slash = top.ends_with('/') ? "" : "/";
    const std::string shared = top + slash + ".Trash";
    struct stat status {
    };
    const bool isShared = ::lstat(shared.c_str(), &status) == 0 && S_ISDIR(status.st_mode)
                          && (status.st_mode & S_ISVTX) != 0;
    if (isShared && makeTrash(shared + '/' + user))
        return TrashFolder{shared + '/' + user, top + slash};
    const std::string own = top + slash + ".Trash-" + user;
    return makeTrash(own) ? std::optional(TrashFolder{own, top + slash}) : std::nullopt;
}

std::optional<TrashFolder> trashFor(const std::string &path)
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QString disk = diskOf(QFile::decodeName(fs::path(path).parent_path().c_str()));
    if (disk != diskOf(data))
        return trashInTop(QFile::encodeName(disk).toStdString());
    const std::string home = QFile::encodeName(data).toStdString() + "/Trash";
    if (!QDir().mkpath(data) || !makeTrash(home))
        return {};
    return TrashFolder{home, {}};
}

/// Writes what the trash says of a thing; false where there is something of that name.
Result<bool> writeTrashInfo(const TrashFolder &trash, const std::string &name,
                            const std::string &path)
{
    const std::string file = trash.path + "/info/" + name + ".trashinfo";
    if (isThere(trash.path + "/files/" + name))
        return false;
    const int descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return errno == EEXIST ? Result<bool>(false) : Result<bool>(removalError(file));
    const std::string shown = path.starts_with(trash.top) ? path.substr(trash.top.size()) : path;
    const QByteArray text = "[Trash Info]\nPath="
                            + QByteArray::fromStdString(shown).toPercentEncoding("/")
                            + "\nDeletionDate="
                            + QDateTime::currentDateTime().toString(Qt::ISODate).toLatin1() + '\n';
    const bool isWritten = ::write(descriptor, text.constData(),
                                   static_cast<std::size_t>(text.size()))
                           == text.size();
    ::close(descriptor);
    if (isWritten)
        return true;
    ::unlink(file.c_str());
    return removalError(file, ENOSPC);
}

std::string trashInfoOf(const Removal &removal)
{
    const fs::path target = removal.target;
    return (target.parent_path().parent_path() / "info" / target.filename()).string()
           + ".trashinfo";
}

tl::unexpected<Error> noTrash(const std::string &path)
{
    return ioError({Fault::tr("there is no trash for %1; nothing was removed"), path});
}

Result<std::string> placeInTrash(const std::string &path)
{
    const auto trash = trashFor(path);
    if (!trash)
        return noTrash(path);
    const std::string name = fs::path(path).filename().string();
    for (int number = 1; number < MostOfOneName; ++number) {
        const std::string free = number == 1 ? name : name + '.' + std::to_string(number);
        TRY_ASSIGN(const auto written, writeTrashInfo(*trash, free, path));
        if (written)
            return trash->path + "/files/" + free;
    }
    return removalError(path, EEXIST);
}

} // namespace

bool isRemoved(const std::string &path)
{
    const fs::path place = path;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    if (path.starts_with(QFile::encodeName(data).toStdString() + "/Trash/"))
        return true;
    return std::ranges::any_of(place, [](const fs::path &part) {
        const std::string name = part.string();
        return name == ".Trash" || name.starts_with(".Trash-") || name.starts_with(TakenPrefix);
    });
}

Result<void> checkTrash(const std::string &path)
{
    return trashFor(path) ? Result<void>() : noTrash(path);
}

Result<Removal> prepareRemoval(const std::string &path, RemovalMode mode)
{
    Removal removal{path, mode, {}};
    if (mode == RemovalMode::Trash)
        return placeInTrash(path).map([&](std::string &&target) {
            removal.target = std::move(target);
            return removal;
        });
    const fs::path place = path;
    removal.target = (place.parent_path() / TakenPrefix).string() + place.filename().string();
    return isThere(removal.target) ? Result<Removal>(removalError(removal.target, EEXIST))
                                   : removal;
}

Result<void> takeAway(const Removal &removal)
{
    if (::rename(removal.path.c_str(), removal.target.c_str()) == 0)
        return {};
    const int number = errno;
    if (removal.mode == RemovalMode::Trash)
        ::unlink(trashInfoOf(removal).c_str());
    return removalError(removal.path, number);
}

Result<void> putBack(const Removal &removal)
{
    if (isThere(removal.path))
        return removalError(removal.target, EEXIST);
    if (::rename(removal.target.c_str(), removal.path.c_str()) != 0)
        return removalError(removal.target);
    if (removal.mode == RemovalMode::Trash)
        ::unlink(trashInfoOf(removal).c_str());
    return {};
}

Result<void> deleteTaken(const Removal &removal)
{
    const fs::path taken = removal.target;
    if (removal.mode == RemovalMode::Trash || !taken.filename().string().starts_with(TakenPrefix))
        return {};
    std::error_code error;
    fs::remove_all(taken, error); // of a link: itself; of what is gone already: nothing
    return error ? Result<void>(removalError(removal.target, error.value())) : Result<void>();
}

Result<bool> endRemoval(const Removal &removal)
{
    TRY(deleteTaken(removal));
    if (removal.mode == RemovalMode::Trash && !isThere(removal.target))
        ::unlink(trashInfoOf(removal).c_str());
    return !isThere(removal.path);
}

} // namespace tickscope::library
