// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace tickscope::test {

/// Stands before a server on the loopback interface and cuts each connection after some
/// bytes of its answers. Ended with the object.
class CuttingProxy
{
public:
    CuttingProxy(int serverPort, std::uint64_t bytes);
    ~CuttingProxy();
    CuttingProxy(const CuttingProxy &) = delete;
    CuttingProxy &operator=(const CuttingProxy &) = delete;

    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] int cutCount() const { return m_cuts; }

private:
    void accept(std::stop_token stop);
    void carry(int client, std::stop_token stop);

    int m_serverPort;
    std::uint64_t m_bytes;
    int m_port = 0;
    int m_listener = -1;
    std::atomic<int> m_cuts = 0;
    std::vector<std::jthread> m_connections; ///< Filled by the accepting thread only.
    std::jthread m_acceptor;
};

} // namespace tickscope::test
