// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/growth_watch.h"

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <mutex>

namespace tickscope {

namespace {

using namespace std::chrono_literals;

constexpr auto ShortestPause = 500ms;
/// A core is kept busy for a fifth of the time at most.
constexpr int PauseForWork = 4;
/// Recorders store what they have at least every half minute.
constexpr auto QuietTime = 2min;

/// False when \a stop came first.
bool sleepFor(std::chrono::steady_clock::duration time, std::stop_token stop)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

} // namespace

GrowthWatch::GrowthWatch(const std::string &path)
    : m_path(path)
    , m_stamp(stampOf(path))
    , m_folder(std::filesystem::path(path).parent_path().string())
    , m_folderStamp(stampOf(m_folder))
{
}

void GrowthWatch::lookAtFolder()
{
    std::error_code none;
    if (std::filesystem::is_directory(m_path, none))
        return;
    m_path = m_folder;
    m_stamp = m_folderStamp;
}

GrowthWatch::News GrowthWatch::wait(std::stop_token stop)
{
    if (!m_stamp)
        return News::Stopped;
    const auto work = Clock::now() - m_lastWait;
    const auto pause = std::max<Clock::duration>(ShortestPause, work * PauseForWork);
    for (;;) {
        if (!sleepFor(pause, stop))
            return News::Stopped;
        m_lastWait = Clock::now();
        const auto stamp = stampOf(m_path);
        if (stamp && stamp != m_stamp) {
            m_stamp = stamp;
            m_lastChange = m_lastWait;
            m_isQuiet = false;
            return News::Changed;
        }
        if (!m_isQuiet && m_lastWait - m_lastChange >= QuietTime) {
            m_isQuiet = true;
            return News::Quiet;
        }
    }
}

} // namespace tickscope
