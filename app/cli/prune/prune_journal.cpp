// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include "app/cli/input/window_settings.h"
#include "core/io/file_source.h"

namespace tickscope::cli {

namespace {

/// A line has two paths, each perhaps in hex besides.
constexpr off_t LongestLine = 64 << 10;

tl::unexpected<Error> pruneJournalError(int number = errno)
{
    return failure(ErrorCode::Io,
                   {faults::Words, PruneJournal::path() + ": " + std::strerror(number)});
}

/// The bytes that insertText() has put under \a name.
std::string bytesOf(const Json &line, const std::string &name)
{
    if (const auto hex = line.find(name + "_hex"); hex != line.end() && hex->is_string())
        return QByteArray::fromHex(QByteArray::fromStdString(hex->get<std::string>()))
            .toStdString();
    const auto text = line.find(name);
    return text != line.end() && text->is_string() ? text->get<std::string>() : std::string();
}

std::string timeNow()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace

PruneJournal::PruneJournal(int file)
    : m_file(file)
{
}

PruneJournal::PruneJournal(PruneJournal &&other) noexcept
    : m_file(std::exchange(other.m_file, -1))
    , m_begun(std::move(other.m_begun))
{
}

PruneJournal::~PruneJournal()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::string PruneJournal::path()
{
    return QFile::encodeName(windowDataFolder() + QStringLiteral("/pruned.jsonl")).toStdString();
}

Result<PruneJournal> PruneJournal::open()
{
    if (!QDir().mkpath(windowDataFolder()))
        return pruneJournalError(EACCES);
    const int file = ::open(
        path().c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    if (file < 0)
        return pruneJournalError();
    PruneJournal journal(file);
    struct stat status {
    };
    if (::fstat(file, &status) != 0)
        return pruneJournalError();
    if (!S_ISREG(status.st_mode))
        return failure(ErrorCode::Io, {faults::IsNoRegularFile, path()});
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return pruneJournalError();
        return failure(ErrorCode::BadInput,
                       {Fault::tr("{0}: another prune is running; nothing was removed"), path()});
    }
    return journal;
}

Result<std::optional<PruneJournal::Begun>> PruneJournal::unfinished()
{
    const off_t size = ::lseek(m_file, 0, SEEK_END);
    if (size < 0)
        return pruneJournalError();
    const off_t begin = std::max<off_t>(0, size - 2 * LongestLine);
    std::string tail(static_cast<std::size_t>(size - begin), '\0');
    if (::pread(m_file, tail.data(), tail.size(), begin) != static_cast<ssize_t>(tail.size()))
        return pruneJournalError(EIO);
    // A line that was cut off was none yet: nothing had been done then, or the same is done again.
    const std::size_t good = tail.rfind('\n') == std::string::npos ? 0 : tail.rfind('\n') + 1;
    if (good < tail.size() && ::ftruncate(m_file, begin + static_cast<off_t>(good)) != 0)
        return pruneJournalError();
    if (good == 0)
        return std::optional<Begun>();
    const std::size_t before = good >= 2 ? tail.rfind('\n', good - 2) : std::string::npos;
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    Json line = Json::parse(tail.substr(start, good - 1 - start), nullptr, false);
    if (!line.is_object() || bytesOf(line, "state") != "begun")
        return std::optional<Begun>();
    const RemovalMode mode = bytesOf(line, "mode") == "delete" ? RemovalMode::Delete
                                                               : RemovalMode::Trash;
    Removal removal{bytesOf(line, "file"), mode, bytesOf(line, "target")};
    return Begun{std::move(removal), std::move(line)};
}

Result<void> PruneJournal::begin(const Removal &removal, const Json &what)
{
    m_begun = Json();
    m_begun["time"] = timeNow();
    m_begun["state"] = "begun";
    insertText(m_begun, "file", removal.path);
    m_begun["mode"] = removal.mode == RemovalMode::Delete ? "delete" : "trash";
    if (!removal.target.empty())
        insertText(m_begun, "target", removal.target);
    m_begun.update(what);
    return append(m_begun);
}

Result<void> PruneJournal::end(Outcome outcome)
{
    return end(m_begun, outcome);
}

Result<void> PruneJournal::end(Json line, Outcome outcome)
{
    line["time"] = timeNow();
    line["state"] = outcome == Outcome::Removed ? "removed" : "kept";
    return append(line);
}

Result<void> PruneJournal::append(const Json &line)
{
    const std::string text = jsonLine(line);
    if (::write(m_file, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        return pruneJournalError(ENOSPC);
    return ::fsync(m_file) == 0 ? Result<void>() : pruneJournalError();
}

} // namespace tickscope::cli
