// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <span>
#include <utility>

#include "core/base/hash.h"
#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_store.h"
#include "core/io/file_source.h"
#include "core/io/http/url.h"
#include "core/library/folder_walk.h"

namespace tickscope::cli {

constexpr std::size_t NamesAtOnce = 64;
constexpr std::chrono::seconds CommitEvery(1);

static tl::unexpected<Error> journalError(const std::string &path)
{
    return ioError({faults::Words, path + ": " + std::strerror(errno)});
}

ScanJournal::ScanJournal(std::string path, FileDescriptor file)
    : m_path(std::move(path))
    , m_file(std::move(file))
{
}

Result<ScanJournal> ScanJournal::open(const std::string &path, const std::string &request)
{
    FileDescriptor opened(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
    if (!opened)
        return journalError(path);
    ScanJournal journal(path, std::move(opened));
    // Reading from a pipe would wait for ever.
    TRY(lockRegularFile(journal.m_file, path, Fault::tr("%1: another scan is using this journal")));
    const auto digest = digestOf(request);
    TRY(journal.read("tickscope-scan 1 " + hexText(digest)));
    return journal;
}

std::string ScanJournal::versionOf(const std::string &name)
{
    const auto facts = isUrl(name)
                           ? std::nullopt
                           : library::fileFactsOf(QString::fromStdString(name), allFormats());
    return facts ? name + '\n' + std::to_string(facts->size) + ' ' + std::to_string(facts->changed)
                 : name;
}

ScanJournal::NameDigest ScanJournal::digestOf(const std::string &name)
{
    const Sha256Digest whole = sha256Of(std::as_bytes(std::span(name)));
    NameDigest digest{};
    std::copy_n(whole.begin(), digest.size(), digest.begin());
    return digest;
}

Result<void> ScanJournal::read(const std::string &head)
{
    std::ifstream lines(m_path, std::ios::binary);
    std::string line;
    // The last line may be half written; getline then meets the end of the file.
    if (!std::getline(lines, line) || lines.eof()) {
        if (::ftruncate(m_file.get(), 0) != 0)
            return journalError(m_path);
        m_isNew = true;
        m_pending = head + '\n';
        return commit();
    }
    if (line != head)
        return badInput(
            {Fault::tr("%1: not the journal of this scan; its options or its output differ"),
             m_path});
    off_t good = static_cast<off_t>(line.size() + 1);
    while (std::getline(lines, line) && !lines.eof()) {
        NameDigest name{};
        const std::string_view text = line;
        constexpr std::size_t Digits = 2 * sizeof(NameDigest);
        const bool isLong = text.size() > Digits + 1 && text[Digits] == ' ';
        const auto bytes = isLong ? parseNumber<std::uint64_t>(text.substr(Digits + 1))
                                  : std::nullopt;
        if (!bytes || *bytes < m_outputBytes || !readHex(text.substr(0, Digits), name))
            break;
        m_finished.push_back(name);
        m_outputBytes = *bytes;
        good += static_cast<off_t>(line.size() + 1);
    }
    std::ranges::sort(m_finished);
    if (::ftruncate(m_file.get(), good) != 0 || ::lseek(m_file.get(), 0, SEEK_END) < 0)
        return journalError(m_path);
    return {};
}

bool ScanJournal::isFinished(const std::string &name) const
{
    return std::ranges::binary_search(m_finished, digestOf(name));
}

void ScanJournal::finish(const std::string &name, std::uint64_t outputBytes)
{
    m_pending += hexText(digestOf(name)) + ' ' + std::to_string(outputBytes) + '\n';
    ++m_pendingNames;
}

bool ScanJournal::isDue() const
{
    return m_pendingNames >= NamesAtOnce
           || (m_pendingNames > 0
               && std::chrono::steady_clock::now() - m_lastCommit >= CommitEvery);
}

Result<void> ScanJournal::commit()
{
    if (!writeAll(m_file.get(), std::as_bytes(std::span(m_pending))) || ::fsync(m_file.get()) != 0)
        return journalError(m_path);
    m_pending.clear();
    m_pendingNames = 0;
    m_lastCommit = std::chrono::steady_clock::now();
    return {};
}

} // namespace tickscope::cli
