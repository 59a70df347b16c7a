// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stop_token>

#include "tests/support/servers/loopback.h"

namespace tickscope::test {

/// What a bad line does.
struct LineFaults {
    /// Each connection is cut after so many bytes of answers.
    std::uint64_t bytesUntilCut = std::numeric_limits<std::uint64_t>::max();
    /// Of so many requests one is never answered, the first of them: its connection is cut.
    /// 0: all are.
    int failsOneOf = 0;
    /// Bytes of an answer that are sent at once, and no sooner than in such a time after the last.
    std::size_t bytesAtOnce = std::numeric_limits<std::size_t>::max();
    std::chrono::milliseconds betweenBytes{0};
    /// From a request until its answer begins.
    std::chrono::milliseconds latency{0};
};

/// Stands before a server on the loopback interface and is a bad line to it. Ended with the
/// object.
class FaultyProxy
{
public:
    FaultyProxy(int serverPort, const LineFaults &faults);

    /// Lets no answer through from the request with the number \a request on, which count from
    /// 1, until release().
    void holdFrom(int request) { m_heldFrom = request; }
    void release() { m_heldFrom = std::numeric_limits<int>::max(); }

    [[nodiscard]] int port() const { return m_listener.port(); }
    [[nodiscard]] int requestCount() const { return m_requests; }
    /// Connections that were cut, for whatever reason.
    [[nodiscard]] int cutCount() const { return m_cuts; }

private:
    void carry(int client, const std::stop_token &stop);
    [[nodiscard]] bool isToFail(int request) const;

    int m_serverPort;
    LineFaults m_faults;
    std::atomic<int> m_heldFrom = std::numeric_limits<int>::max();
    std::atomic<int> m_requests = 0;
    std::atomic<int> m_cuts = 0;
    LoopbackListener m_listener; ///< Last: its threads use the rest.
};

} // namespace tickscope::test
