// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/file_descriptor.h"

namespace tickscope::cli {

/// Which recordings a scan has finished, and how much it had written then: a text file that only
/// grows. Whoever goes on cuts the output back to that size, so that no row is missing or comes
/// twice, wherever the scan was killed. One process at a time; a lock on the file sees to it.
class ScanJournal
{
public:
    /// \param request  what is scanned for; a journal of another request is refused.
    /// Errors: Io; BadInput for a journal of another request, or one that is in use.
    static Result<ScanJournal> open(const std::string &path, const std::string &request);

    /// What a journal knows a recording by: games write new ones to a file of the same name. Of one
    /// on a server its address.
    static std::string versionOf(const std::string &name);

    /// Whether no scan has begun before: the output belongs to none yet.
    [[nodiscard]] bool isNew() const { return m_isNew; }
    [[nodiscard]] bool isFinished(const std::string &name) const;
    /// Bytes of the output that belong to what is finished.
    [[nodiscard]] std::uint64_t outputBytes() const { return m_outputBytes; }

    /// Notes \a name, to be stored with the next commit().
    void finish(const std::string &name, std::uint64_t outputBytes);
    /// Whether enough is noted, or long enough ago, to be worth the wait for the disk.
    [[nodiscard]] bool isDue() const;
    /// Brings what is noted to the disk. The output must be there already. Errors: Io.
    [[nodiscard]] Result<void> commit();

private:
    /// 16 bytes of a hash: a million names take 16 MB, and no two are alike.
    using NameDigest = std::array<std::byte, 16>;

    ScanJournal(std::string path, FileDescriptor file);
    static NameDigest digestOf(const std::string &name);
    Result<void> read(const std::string &head);

    std::string m_path;
    FileDescriptor m_file;
    bool m_isNew = false;
    std::vector<NameDigest> m_finished; ///< Of earlier runs, sorted.
    std::uint64_t m_outputBytes = 0;
    std::string m_pending;
    std::size_t m_pendingNames = 0;
    std::chrono::steady_clock::time_point m_lastCommit = std::chrono::steady_clock::now();
};

} // namespace tickscope::cli
