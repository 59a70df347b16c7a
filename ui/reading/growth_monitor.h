// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>

#include "core/io/byte_source.h"
#include "core/io/file_source.h"

namespace tickscope {

/// Looks now and then at the files of a recording that may still be written, on this machine or
/// on a server. A worker's.
class GrowthMonitor
{
public:
    /// Notices what changes from now on, so make it before the recording at \a path is read.
    explicit GrowthMonitor(const std::string &path);

    /// The recording lies on a server; \a source is what was opened there.
    void lookAtServer(Shared<ByteSource> source);
    /// A recording of several files shows in \a entry, the one that it begins with, or on this
    /// machine in its folder, that one of them came or was replaced.
    void lookAtFolder(Shared<ByteSource> entry);

    enum class News {
        Changed,
        Quiet,   ///< Nothing has changed for so long that the writer must be gone. Reported once.
        Stopped, ///< By the token, or there is nothing to look at.
    };
    /// Waits for news. After long work it waits longer, so that a big file does not keep a
    /// core busy; a server on which nothing happens is asked less and less.
    News wait(std::stop_token stop);

    /// Waits until the file, which is whole, is another one on this machine: cut, replaced, written
    /// into. False when stopped, or for a recording on a server.
    [[nodiscard]] bool waitForOther(std::stop_token stop);

    /// What to open after a change; null for a recording on this machine.
    [[nodiscard]] const Shared<ByteSource> &remote() const { return m_remote; }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool hasChanged(std::stop_token stop);
    [[nodiscard]] bool hasChangedThere(std::stop_token stop);

    std::string m_path;
    std::optional<FileStamp> m_stamp;
    std::string m_folder;
    std::optional<FileStamp> m_folderStamp;
    Shared<ByteSource> m_remote;
    Shared<ByteSource> m_watched; ///< On the server; may be m_remote.
    bool m_hasSeveralFiles = false;
    bool m_looksAgain = false; ///< A file may have come just behind the one that changed.
    Clock::duration m_shortestPause;
    Clock::time_point m_lastChange = Clock::now();
    Clock::time_point m_lastWait = Clock::now();
    bool m_isQuiet = false;
};

} // namespace tickscope
