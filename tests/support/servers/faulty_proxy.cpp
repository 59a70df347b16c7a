// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/faulty_proxy.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tickscope::test {

FaultyProxy::FaultyProxy(int serverPort, const LineFaults &faults)
    : m_serverPort(serverPort)
    , m_faults(faults)
    , m_listener([this](int client, const std::stop_token &stop) { carry(client, stop); })
{
}

void FaultyProxy::carry(int client, const std::stop_token &stop)
{
    using Clock = std::chrono::steady_clock;
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(m_serverPort);
    std::array<char, 4096> bytes{};
    std::uint64_t left = m_faults.bytesUntilCut;
    Clock::time_point answersFrom = Clock::now();
    int request = 0; // the last one that came this way
    bool isOpen = ::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address)
                  == 0;
    while (isOpen && left > 0 && !stop.stop_requested()) {
        const bool mayAnswer = request < m_heldFrom && Clock::now() >= answersFrom;
        std::array<pollfd, 2> waiting{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
        if (::poll(waiting.data(), mayAnswer ? 2 : 1, LookUpMilliseconds) <= 0)
            continue;
        const bool isAnswer = mayAnswer && waiting[1].revents != 0;
        const std::size_t most = isAnswer ? std::min(bytes.size(), m_faults.bytesAtOnce)
                                          : bytes.size();
        const auto count = ::recv(isAnswer ? server : client, bytes.data(), most, 0);
        auto part = static_cast<std::uint64_t>(std::max<ssize_t>(count, 0));
        if (isAnswer) {
            part = std::min(part, left);
            left -= part;
            answersFrom = Clock::now() + m_faults.betweenBytes;
        } else if (count > 0) {
            // Requests for parts are short: one comes whole.
            answersFrom = Clock::now() + m_faults.latency;
            request = ++m_requests;
            if (isToFail(request))
                left = 0;
        }
        isOpen = count > 0 && sendAll(isAnswer ? client : server, bytes.data(), part);
    }
    if (left == 0)
        ++m_cuts;
    ::close(server);
}

bool FaultyProxy::isToFail(int request) const
{
    return m_faults.failsOneOf > 0 && request % m_faults.failsOneOf == 1;
}

} // namespace tickscope::test
