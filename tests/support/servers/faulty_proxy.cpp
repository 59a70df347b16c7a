// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/faulty_proxy.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/servers/loopback.h"

namespace tickscope::test {

namespace {

constexpr int LookUpMilliseconds = 20; // for the stop token, while nothing comes

bool sendAll(int to, const char *bytes, std::size_t count)
{
    while (count > 0) {
        const auto sent = ::send(to, bytes, count, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

} // namespace

FaultyProxy::FaultyProxy(int serverPort, const LineFaults &faults)
    : m_serverPort(serverPort)
    , m_faults(faults)
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto *bound = reinterpret_cast<sockaddr *>(&address);
    if (::bind(m_listener, bound, size) == 0 && ::listen(m_listener, 16) == 0
        && ::getsockname(m_listener, bound, &size) == 0)
        m_port = ntohs(address.sin_port);
    m_acceptor = std::jthread([this](std::stop_token stop) { accept(std::move(stop)); });
}

FaultyProxy::~FaultyProxy()
{
    m_acceptor.request_stop();
    m_acceptor.join();
    m_connections.clear();
    ::close(m_listener);
}

void FaultyProxy::accept(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, LookUpMilliseconds) <= 0)
            continue;
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client >= 0)
            m_connections.emplace_back(
                [this, client](std::stop_token ended) { carry(client, std::move(ended)); });
    }
}

void FaultyProxy::carry(int client, std::stop_token stop)
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
    ::close(client);
}

bool FaultyProxy::isToFail(int request) const
{
    return m_faults.failsOneOf > 0 && request % m_faults.failsOneOf == 1;
}

} // namespace tickscope::test
