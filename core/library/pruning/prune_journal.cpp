// SPDX-License-Identifier: MIT
#include "core/library/pruning/prune_journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/io/file_source.h"

namespace tickscope::library {

namespace {

/// A line has two paths, each perhaps in hex besides.
constexpr off_t LongestLine = 64 << 10;

/// The bytes that JsonRow::insertText() has put under \a name.
std::string bytesIn(const QJsonObject &line, const QString &name)
{
    const QJsonValue hex = line[name + QStringLiteral("_hex")];
    return hex.isString() ? QByteArray::fromHex(hex.toString().toLatin1()).toStdString()
                          : line[name].toString().toStdString();
}

PruneJournal::Entry entryOf(const QJsonObject &line)
{
    const RemovalMode mode = line[u"mode"].toString() == u"delete" ? RemovalMode::Delete
                                                                   : RemovalMode::Trash;
    return {.removal = {bytesIn(line, QStringLiteral("file")), mode,
                        bytesIn(line, QStringLiteral("target"))},
            .bytes = static_cast<std::uint64_t>(line[u"bytes"].toInteger()),
            .rule = line[u"rule"].toString().toStdString(),
            .text = bytesIn(line, QStringLiteral("text"))};
}

} // namespace

PruneJournal::PruneJournal(FileDescriptor file, std::string path)
    : m_file(std::move(file))
    , m_path(std::move(path))
{
}

tl::unexpected<Error> PruneJournal::error(int number) const
{
    return ioError({faults::Words, m_path + ": " + std::strerror(number)});
}

Result<PruneJournal> PruneJournal::open(const std::string &path)
{
    const bool isPlaced = QDir().mkpath(QFileInfo(QFile::decodeName(path.c_str())).absolutePath());
    const int file = isPlaced
                         ? ::open(path.c_str(),
                                  O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK,
                                  0600)
                         : -1;
    PruneJournal journal(FileDescriptor(file), path);
    if (file < 0)
        return journal.error(isPlaced ? errno : EACCES);
    TRY(lockRegularFile(journal.m_file, path,
                        Fault::tr("%1: another prune is running; nothing was removed")));
    TRY(journal.endUnfinished());
    return journal;
}

Result<void> PruneJournal::endUnfinished()
{
    TRY_ASSIGN(auto begun, unfinished());
    if (!begun)
        return {};
    m_begun = *std::move(begun);
    TRY_ASSIGN(const auto isGone, endRemoval(m_begun.removal));
    return end(isGone ? Outcome::Removed : Outcome::Kept);
}

Result<std::optional<PruneJournal::Entry>> PruneJournal::unfinished()
{
    const off_t size = ::lseek(m_file.get(), 0, SEEK_END);
    if (size < 0)
        return error(errno);
    const off_t begin = std::max<off_t>(0, size - 2 * LongestLine);
    std::string tail(static_cast<std::size_t>(size - begin), '\0');
    if (::pread(m_file.get(), tail.data(), tail.size(), begin) != static_cast<ssize_t>(tail.size()))
        return error(EIO);
    // A line that was cut off was none yet: nothing had been done then, or the same is done again.
    const std::size_t good = tail.rfind('\n') == std::string::npos ? 0 : tail.rfind('\n') + 1;
    if (good < tail.size() && ::ftruncate(m_file.get(), begin + static_cast<off_t>(good)) != 0)
        return error(errno);
    if (good == 0)
        return std::optional<Entry>();
    const std::size_t before = good >= 2 ? tail.rfind('\n', good - 2) : std::string::npos;
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    const QJsonObject line = QJsonDocument::fromJson(
                                 QByteArray::fromStdString(tail.substr(start, good - 1 - start)))
                                 .object();
    return line[u"state"].toString() == u"begun" ? std::optional(entryOf(line)) : std::nullopt;
}

Result<void> PruneJournal::begin(Entry entry)
{
    m_begun = std::move(entry);
    return append("begun");
}

Result<void> PruneJournal::end(Outcome outcome)
{
    return append(outcome == Outcome::Removed ? "removed" : "kept");
}

Result<void> PruneJournal::append(const char *state)
{
    const Removal &removal = m_begun.removal;
    JsonRow row;
    row.insertText("time", QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString());
    row.insertText("state", state);
    row.insertText("file", removal.path);
    row.insertText("mode", removal.mode == RemovalMode::Delete ? "delete" : "trash");
    if (!removal.target.empty())
        row.insertText("target", removal.target);
    row.insert("bytes", static_cast<std::int64_t>(m_begun.bytes));
    row.insertText("rule", m_begun.rule);
    row.insertText("text", m_begun.text);
    const std::string line = row.finish() + '\n';
    if (::write(m_file.get(), line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        return error(ENOSPC);
    return ::fsync(m_file.get()) == 0 ? Result<void>() : error(errno);
}

} // namespace tickscope::library
