// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/store_server.h"

#include <algorithm>
#include <array>
#include <thread>

#include <poll.h>
#include <sys/socket.h>

namespace tickscope::test {

QByteArray StoreRequest::field(const QByteArray &name) const
{
    for (const QByteArray &line : head.split('\n')) {
        if (line.toLower().startsWith(name.toLower() + ':'))
            return line.mid(name.size() + 1).trimmed();
    }
    return {};
}

StoreServer::StoreServer(Answerer answerer, std::uint32_t address)
    : m_answerer(std::move(answerer))
    , m_listener([this](int client, const std::stop_token &stop) { serve(client, stop); }, address)
{
}

QList<QByteArray> StoreServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

void StoreServer::clearRequests()
{
    const std::lock_guard lock(m_mutex);
    m_requests.clear();
    m_mostAtOnce = 0;
    m_longestBody = 0;
}

void StoreServer::serve(int client, const std::stop_token &stop)
{
    QByteArray came;
    std::array<char, 4096> bytes{};
    while (!stop.stop_requested()) {
        pollfd waiting{client, POLLIN, 0};
        if (::poll(&waiting, 1, LookUpMilliseconds) <= 0)
            continue;
        const auto count = ::recv(client, bytes.data(), bytes.size(), 0);
        if (count <= 0)
            return;
        came.append(bytes.data(), count);
        if (!came.endsWith("\r\n\r\n"))
            continue;
        const int atOnce = ++m_atOnce;
        for (int most = m_mostAtOnce; atOnce > most;) {
            if (m_mostAtOnce.compare_exchange_weak(most, atOnce))
                break;
        }
        std::this_thread::sleep_for(m_latency.load());
        const QByteArray answer = answerTo({came.split(' ').value(1), came});
        --m_atOnce;
        came.clear();
        if (!sendAll(client, answer.constData(), static_cast<std::size_t>(answer.size())))
            return;
    }
}

QByteArray StoreServer::answerTo(const StoreRequest &request)
{
    StoreAnswer answer;
    {
        const std::lock_guard lock(m_mutex);
        m_requests.append(request.target);
        answer = m_answerer(request);
    }
    QByteArray fields = answer.fields;
    const QByteArray range = request.field("range").mid(QByteArray("bytes=").size());
    const auto size = answer.body.size();
    if (answer.status == 200 && !range.isEmpty() && size > 0) {
        const auto first = range.split('-').first().toLongLong();
        const auto last = std::min<qint64>(range.split('-').last().toLongLong(), size - 1);
        answer.status = 206;
        fields += "Content-Range: bytes " + QByteArray::number(first) + '-'
                  + QByteArray::number(last) + '/' + QByteArray::number(size) + "\r\n";
        answer.body = answer.body.mid(first, last - first + 1);
    }
    m_longestBody = std::max<qint64>(m_longestBody, answer.body.size());
    return "HTTP/1.1 " + QByteArray::number(answer.status) + " -\r\nContent-Type: " + answer.type
           + "\r\n" + fields + "Content-Length: " + QByteArray::number(answer.body.size())
           + "\r\n\r\n" + answer.body;
}

} // namespace tickscope::test
