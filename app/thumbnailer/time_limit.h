// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <stop_token>
#include <thread>

namespace tickscope::thumbnailer {

/// Asks work to stop when this process has computed for some time. Beside other programs that takes
/// longer, and the work is the same.
class TimeLimit
{
public:
    explicit TimeLimit(std::chrono::milliseconds time)
        : m_clock([this, end = computed() + time](const std::stop_token &destroyed) {
            std::unique_lock lock(m_mutex);
            while (!destroyed.stop_requested() && computed() < end)
                m_condition.wait_for(lock, destroyed, end - computed(), [] { return false; });
            m_source.request_stop();
        })
    {
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    [[nodiscard]] bool isOver() const { return m_source.stop_requested(); }

private:
    [[nodiscard]] static std::chrono::nanoseconds computed()
    {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_condition;
    std::jthread m_clock; ///< Last: it goes first.
};

} // namespace tickscope::thumbnailer
