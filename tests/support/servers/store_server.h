// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>

#include "tests/support/servers/loopback.h"

namespace tickscope::test {

struct StoreRequest {
    QByteArray target; ///< Path and query.
    QByteArray head;   ///< All lines.

    [[nodiscard]] QByteArray field(const QByteArray &name) const;
};

struct StoreAnswer {
    int status = 404;
    QByteArray type = "text/html";
    QByteArray body = {};
    QByteArray fields = {}; ///< Further lines of the head, each with its end.
};

/// A server on the loopback interface that says what it is told to, whatever it is asked for. Of
/// bodies it gives the part that is asked for.
class StoreServer
{
public:
    using Answerer = std::function<StoreAnswer(const StoreRequest &)>;

    /// \param answerer  called in threads of connections, one at a time.
    explicit StoreServer(Answerer answerer, std::uint32_t address = INADDR_LOOPBACK);

    [[nodiscard]] std::string url(const QByteArray &path = {}) const
    {
        return ("http://127.0.0.1:" + QByteArray::number(m_listener.port()) + '/' + path)
            .toStdString();
    }
    [[nodiscard]] int port() const { return m_listener.port(); }
    /// How long each answer takes to come.
    void setLatency(std::chrono::milliseconds latency) { m_latency = latency; }

    /// Targets in the order in which they were asked for.
    [[nodiscard]] QList<QByteArray> requests() const;
    [[nodiscard]] qsizetype requestCount() const { return requests().size(); }
    void clearRequests();
    /// The most that were under way at the same time.
    [[nodiscard]] int mostAtOnce() const { return m_mostAtOnce; }
    /// Of bodies, the most of one answer and of all.
    [[nodiscard]] qint64 longestBody() const { return m_longestBody; }

private:
    void serve(int client, const std::stop_token &stop);
    QByteArray answerTo(const StoreRequest &request);

    Answerer m_answerer;
    mutable std::mutex m_mutex; ///< Of the answerer and of what follows.
    QList<QByteArray> m_requests;
    std::atomic<std::chrono::milliseconds> m_latency{};
    std::atomic<int> m_atOnce = 0;
    std::atomic<int> m_mostAtOnce = 0;
    std::atomic<qint64> m_longestBody = 0;
    LoopbackListener m_listener; ///< Last: its threads use the rest.
};

} // namespace tickscope::test
