// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

#include <arpa/inet.h>

namespace tickscope::test {

/// Address of \a port of this machine alone; 0 for any free one.
[[nodiscard]] inline sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// How often threads of servers look whether they are to end, while nothing comes.
inline constexpr int LookUpMilliseconds = 20;

bool sendAll(int to, const char *bytes, std::size_t count);

/// Serves connections to a port of this machine, each in a thread of its own. Ended with the
/// object, which goes before what \a serve uses.
class LoopbackListener
{
public:
    /// \param serve  gets the socket of a connection, which is closed when it returns.
    using Serve = std::function<void(int client, const std::stop_token &stop)>;

    /// \param address  another one of this machine, if wanted.
    explicit LoopbackListener(Serve serve, std::uint32_t address = INADDR_LOOPBACK);
    ~LoopbackListener();
    LoopbackListener(const LoopbackListener &) = delete;
    LoopbackListener &operator=(const LoopbackListener &) = delete;

    [[nodiscard]] int port() const { return m_port; }

private:
    void accept(const std::stop_token &stop);

    Serve m_serve;
    int m_port = 0;
    int m_listener = -1;
    std::vector<std::jthread> m_connections; ///< Filled by the accepting thread only.
    std::jthread m_acceptor;
};

} // namespace tickscope::test
