// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>

#include "core/io/file_stamp.h"

namespace tickscope {

/// Looks now and then at the files of a recording that may still be written. A worker's.
class GrowthWatch
{
public:
    /// Notices what changes from now on, so make it before the recording at \a path is read.
    explicit GrowthWatch(const std::string &path);

    /// A recording of several files shows in its folder that one of them came or was replaced.
    void lookAtFolder();

    enum class News {
        Changed,
        Quiet,   ///< Nothing has changed for so long that nobody writes any more. Told once.
        Stopped, ///< By the token, or there is nothing on disk to look at.
    };
    /// Waits for news. After long work it waits longer, so that a big file does not keep a
    /// core busy.
    News wait(std::stop_token stop);

private:
    using Clock = std::chrono::steady_clock;

    std::string m_path;
    std::optional<FileStamp> m_stamp;
    std::string m_folder;
    std::optional<FileStamp> m_folderStamp;
    Clock::time_point m_lastChange = Clock::now();
    Clock::time_point m_lastWait = Clock::now();
    bool m_isQuiet = false;
};

} // namespace tickscope
