// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <array>
#include <stop_token>
#include <thread>

namespace tickscope::cli {

/// As long as it lives, Ctrl+C and a request to end do not end the program but ask for a stop, so
/// that what it has begun can be cleared away. A second one ends it. What is ignored since the
/// program was started (nohup) stays ignored.
///
/// One at a time, made and destroyed by one thread; programs that are started meanwhile do not
/// inherit it.
class StopSignals
{
public:
    StopSignals();
    ~StopSignals();
    StopSignals &operator=(StopSignals &&) = delete; // no copies

    /// Any thread may look at it.
    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    static constexpr std::array Signals{SIGINT, SIGTERM, SIGHUP};

    static void onSignal(int number);
    void waitForSignal();

    std::stop_source m_stop;
    std::array<int, 2> m_pipe{-1, -1}; ///< A handler may do little more than write to one.
    std::array<struct sigaction, Signals.size()> m_before{};
    std::thread m_waiting;
};

} // namespace tickscope::cli
