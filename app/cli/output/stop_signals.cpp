// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/stop_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace tickscope::cli {

namespace {

constexpr char Stop = 's';
constexpr char End = 'e';

/// Of the one that lives; handlers get nothing else.
volatile std::sig_atomic_t writeEnd = -1;

void send(int file, char what)
{
    const int before = errno;
    while (::write(file, &what, 1) < 0 && errno == EINTR) {}
    errno = before;
}

} // namespace

StopSignals::StopSignals()
{
    // Without a pipe, Ctrl+C goes on doing what it always does.
    if (::pipe2(m_pipe.data(), O_CLOEXEC) != 0)
        return;
    writeEnd = m_pipe[1];
    m_waiting = std::thread([this] { waitForSignal(); });
    struct sigaction action {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART | SA_RESETHAND;
    for (std::size_t i = 0; i < Signals.size(); ++i) {
        ::sigaction(Signals[i], nullptr, &m_before[i]);
        // Who started us with nohup wants no end.
        if (m_before[i].sa_handler != SIG_IGN)
            ::sigaction(Signals[i], &action, nullptr);
    }
}

StopSignals::~StopSignals()
{
    if (!m_waiting.joinable())
        return;
    for (std::size_t i = 0; i < Signals.size(); ++i)
        ::sigaction(Signals[i], &m_before[i], nullptr);
    send(m_pipe[1], End);
    m_waiting.join();
    writeEnd = -1;
    ::close(m_pipe[0]);
    ::close(m_pipe[1]);
}

void StopSignals::onSignal(int /*number*/)
{
    send(writeEnd, Stop);
}

void StopSignals::waitForSignal()
{
    char what = 0;
    while (what != End) {
        if (::read(m_pipe[0], &what, 1) < 0 && errno != EINTR)
            return;
        if (what == Stop)
            m_stop.request_stop();
    }
}

} // namespace tickscope::cli
