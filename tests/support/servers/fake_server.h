// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <vector>

#include "core/io/http/http_transport.h"

namespace tickscope::test {

/// A file on a fake server.
struct FakeFile {
    std::vector<std::byte> bytes;
    std::string etag = "\"one\"";
    std::string lastModified = "Fri, 31 Jan 2025 20:15:00 GMT";
    bool givesParts = true;
    bool mayBeKept = true;
};

/// What goes wrong with one request.
struct FakeFault {
    enum class Kind {
        None,
        Status, ///< An answer with \a number as its status.
        Lost,   ///< The connection is lost after \a number bytes.
        Broken, ///< No connection, for good.
        Held,   ///< No answer until the request is stopped or release() is called.
    };
    Kind kind = Kind::None;
    std::size_t number = 0;
    std::optional<std::chrono::seconds> retryAfter = {};
};

/// Answers requests from memory, and fails as told. Any thread.
class FakeServer : public HttpTransport
{
public:
    std::optional<Failure> get(const HttpRequest &request, HttpReceiver &receiver,
                               std::stop_token stop) override;
    /// Notes the time and lets none go by.
    bool pause(std::chrono::milliseconds time, std::stop_token stop) override;

    void put(const std::string &url, FakeFile file);
    /// \a fault is for the next request without one; later ones queue.
    void fail(FakeFault fault, int times = 1);
    /// Lets held requests go on, and all later ones.
    void release();
    /// Waits until a request is held.
    void waitUntilHeld();

    [[nodiscard]] std::vector<HttpRequest> requests() const;
    [[nodiscard]] std::size_t requestCount() const { return requests().size(); }
    [[nodiscard]] std::vector<std::chrono::milliseconds> pauses() const;

private:
    FakeFault note(const HttpRequest &request);
    bool hold(const std::stop_token &stop);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<std::string, FakeFile> m_files;
    std::deque<FakeFault> m_faults;
    std::vector<HttpRequest> m_requests;
    std::vector<std::chrono::milliseconds> m_pauses;
    bool m_isHeld = false;
    bool m_isReleased = false;
};

} // namespace tickscope::test
