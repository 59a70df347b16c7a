// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/loopback.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tickscope::test {

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

LoopbackListener::LoopbackListener(Serve serve, std::uint32_t wanted)
    : m_serve(std::move(serve))
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    address.sin_addr.s_addr = htonl(wanted);
    socklen_t size = sizeof address;
    auto *bound = reinterpret_cast<sockaddr *>(&address);
    if (::bind(m_listener, bound, size) == 0 && ::listen(m_listener, 16) == 0
        && ::getsockname(m_listener, bound, &size) == 0)
        m_port = ntohs(address.sin_port);
    m_acceptor = std::jthread([this](const std::stop_token &stop) { accept(stop); });
}

LoopbackListener::~LoopbackListener()
{
    m_acceptor.request_stop();
    m_acceptor.join();
    m_connections.clear();
    ::close(m_listener);
}

void LoopbackListener::accept(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, LookUpMilliseconds) <= 0)
            continue;
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0)
            continue;
        m_connections.emplace_back([this, client](const std::stop_token &ended) {
            m_serve(client, ended);
            ::close(client);
        });
    }
}

} // namespace tickscope::test
