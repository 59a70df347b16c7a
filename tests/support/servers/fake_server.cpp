// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/fake_server.h"

#include <algorithm>

#include "core/io/byte_source.h"

namespace tickscope::test {

namespace {

/// Bytes that a network brings at once.
constexpr std::size_t PacketBytes = 1400;

HttpTransport::Failure lostConnection()
{
    return {{ErrorCode::Io, faults::ConnectionLost, {}, {}}, true};
}

HttpHead headOf(const FakeFile &file, const HttpRequest &request)
{
    HttpHead head;
    head.size = file.bytes.size();
    head.etag = file.etag;
    head.lastModified = file.lastModified;
    head.mayBeKept = file.mayBeKept;
    head.status = 200;
    const bool isKnown = request.knownEtag.empty()
                             ? !file.lastModified.empty()
                                   && request.knownModified == file.lastModified
                             : request.knownEtag == file.etag;
    if (isKnown) {
        head.status = 304;
    } else if (request.count == 0) {
        head.status = 200;
    } else if (file.givesParts && request.first >= file.bytes.size()) {
        head.status = 416;
    } else if (file.givesParts) {
        head.status = 206;
        head.first = request.first;
        head.last = std::min<std::uint64_t>(request.first + request.count, file.bytes.size()) - 1;
    }
    return head;
}

} // namespace

std::optional<HttpTransport::Failure> FakeServer::get(const HttpRequest &request,
                                                      HttpReceiver &receiver, std::stop_token stop)
{
    const FakeFault fault = note(request);
    if (fault.kind == FakeFault::Kind::Broken)
        return Failure{{ErrorCode::Io, faults::ServerNotReached, {}, {}}};
    if (fault.kind == FakeFault::Kind::Held && !hold(stop))
        return Failure{{ErrorCode::Cancelled, faults::Cancelled, {}, {}}};
    FakeFile file;
    HttpHead head;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_files.find(request.url);
        head.status = 404;
        if (found != m_files.end()) {
            file = found->second;
            head = headOf(file, request);
        }
    }
    if (fault.kind == FakeFault::Kind::Status) {
        head = {};
        head.status = static_cast<int>(fault.number);
        head.retryAfter = fault.retryAfter;
    }
    const bool hasBody = head.status == 200 || head.status == 206;
    if (!receiver.headCame(head) || !hasBody)
        return {};
    std::span<const std::byte> body = file.bytes;
    if (head.status == 206) {
        body = body.subspan(static_cast<std::size_t>(request.first));
        body = body.first(
            static_cast<std::size_t>(std::min<std::uint64_t>(request.count, body.size())));
    }
    const bool isLost = fault.kind == FakeFault::Kind::Lost;
    if (isLost)
        body = body.first(std::min(fault.number, body.size()));
    while (!body.empty()) {
        const auto packet = body.first(std::min(PacketBytes, body.size()));
        if (!receiver.bytesCame(packet))
            return {};
        body = body.subspan(packet.size());
    }
    return isLost ? std::optional(lostConnection()) : std::nullopt;
}

bool FakeServer::pause(std::chrono::milliseconds time, std::stop_token stop)
{
    const std::lock_guard lock(m_mutex);
    m_pauses.push_back(time);
    return !stop.stop_requested();
}

void FakeServer::put(const std::string &url, FakeFile file)
{
    const std::lock_guard lock(m_mutex);
    m_files[url] = std::move(file);
}

void FakeServer::fail(FakeFault fault, int times)
{
    const std::lock_guard lock(m_mutex);
    m_faults.insert(m_faults.end(), static_cast<std::size_t>(times), fault);
}

void FakeServer::release()
{
    const std::lock_guard lock(m_mutex);
    m_isReleased = true;
    m_changed.notify_all();
}

void FakeServer::waitUntilHeld()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_isHeld; });
}

std::vector<HttpRequest> FakeServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

std::vector<std::chrono::milliseconds> FakeServer::pauses() const
{
    const std::lock_guard lock(m_mutex);
    return m_pauses;
}

FakeFault FakeServer::note(const HttpRequest &request)
{
    const std::lock_guard lock(m_mutex);
    m_requests.push_back(request);
    if (m_faults.empty())
        return {};
    const FakeFault fault = m_faults.front();
    m_faults.pop_front();
    return fault;
}

bool FakeServer::hold(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_isHeld = true;
    m_changed.notify_all();
    return m_changed.wait(lock, stop, [this] { return m_isReleased; });
}

} // namespace tickscope::test
