// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/growth_monitor.h"

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <utility>

#include "core/io/http/http_source.h"

namespace tickscope {

using namespace std::chrono_literals;

constexpr auto ShortestPause = 500ms;
/// A person is told within two seconds.
constexpr auto PauseForWhole = 1s;
/// A server has others to serve; recorders store what they have about every half minute.
constexpr auto ShortestServerPause = 2s;
constexpr auto LongestServerPause = 15s;
/// A core is kept busy for a fifth of the time at most.
constexpr int PauseForWork = 4;
/// Recorders store what they have at least every half minute.
constexpr auto QuietTime = 2min;

/// False when \a stop came first.
static bool sleepFor(std::chrono::steady_clock::duration time, std::stop_token stop)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

GrowthMonitor::GrowthMonitor(const std::string &path)
    : m_path(path)
    , m_stamp(stampOf(path))
    , m_folder(std::filesystem::path(path).parent_path().string())
    , m_folderStamp(stampOf(m_folder))
    , m_shortestPause(ShortestPause)
{
}

void GrowthMonitor::lookAtServer(Shared<ByteSource> source)
{
    m_remote = std::move(source);
    m_watched = m_remote;
    m_shortestPause = ShortestServerPause;
}

void GrowthMonitor::lookAtFolder(Shared<ByteSource> entry)
{
    m_hasSeveralFiles = true;
    if (m_remote) {
        // At the same address it is what was opened there, whatever it was made of.
        if (entry && entry->name() != m_remote->name())
            m_watched = std::move(entry);
        return;
    }
    std::error_code none;
    if (std::filesystem::is_directory(m_path, none))
        return;
    m_path = m_folder;
    m_stamp = m_folderStamp;
}

GrowthMonitor::News GrowthMonitor::wait(std::stop_token stop)
{
    if (!m_stamp && !m_watched)
        return News::Stopped;
    const auto work = Clock::now() - m_lastWait;
    auto pause = std::max<Clock::duration>(m_shortestPause, work * PauseForWork);
    for (;;) {
        if (!sleepFor(pause, stop))
            return News::Stopped;
        m_lastWait = Clock::now();
        if (hasChanged(stop)) {
            m_lastChange = m_lastWait;
            m_isQuiet = false;
            return News::Changed;
        }
        if (!m_isQuiet && m_lastWait - m_lastChange >= QuietTime) {
            m_isQuiet = true;
            return News::Quiet;
        }
        if (m_watched)
            pause = std::min<Clock::duration>(pause * 3 / 2, LongestServerPause);
    }
}

bool GrowthMonitor::waitForOther(std::stop_token stop)
{
    if (!m_stamp || m_watched)
        return false;
    while (!hasChanged(stop)) {
        if (!sleepFor(PauseForWhole, stop))
            return false;
    }
    return true;
}

bool GrowthMonitor::hasChanged(std::stop_token stop)
{
    if (m_watched)
        return hasChangedThere(std::move(stop));
    const auto stamp = stampOf(m_path);
    if (!stamp || stamp == m_stamp)
        return false;
    m_stamp = stamp;
    return true;
}

/// A server that does not answer is asked again later.
bool GrowthMonitor::hasChangedThere(std::stop_token stop)
{
    const auto now = openAgain(m_watched, std::move(stop));
    if (!now)
        return false;
    if (*now == m_watched)
        return std::exchange(m_looksAgain, false);
    if (m_remote == m_watched)
        m_remote = *now;
    m_watched = *now;
    m_looksAgain = m_hasSeveralFiles;
    return true;
}

} // namespace tickscope
