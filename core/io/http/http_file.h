// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/http/http_transport.h"

namespace tickscope {

/// What identifies a version of a file on a server.
struct HttpVersion {
    std::uint64_t size = 0;
    std::string etag;         ///< As sent, with its quotes; empty when there is none.
    std::string lastModified; ///< As sent; empty when there is none.
    bool mayBeKept = true;    ///< The server does not forbid to keep it on disk.
    HttpStatements statements = {};
};

/// What the first request for a file brings.
struct HttpOpening {
    bool isThere = false; ///< Nothing else holds for a file that is not there.
    bool isKnown = false; ///< Nor for one that is the same as the known one.
    HttpVersion version;
    std::vector<std::byte> head; ///< The first bytes.
    Shared<ByteSource> whole;    ///< All of it, when the server does not give out parts.
};

/// What a server says at an address that is no file: a list of files, or why there is none.
struct HttpPage {
    int status = 0;   ///< Any but those that mean that the server is busy or wants a token.
    std::string type; ///< As HttpStatements::type.
    std::string text; ///< As many bytes as were wanted at most.
    bool isCut = false;
};

/// What was asked of a server.
struct HttpStatistics {
    std::uint64_t requests = 0;
    std::uint64_t bytes = 0; ///< Of files, without what is sent around them.
};

/// Asks for parts of one file: tries again, goes on where a connection was lost, and
/// notices when the file is replaced. Any thread.
class HttpFile
{
public:
    /// Takes bytes that begin at \a offset; offsets follow on each other.
    using Sink = std::function<void(std::uint64_t offset, std::span<const std::byte> bytes)>;

    HttpFile(std::string url, std::shared_ptr<HttpTransport> transport);

    /// The first request. Errors: Io, Unauthorized, LimitExceeded, Cancelled.
    Result<HttpOpening> open(std::stop_token stop) { return open({}, stop); }
    /// The same for a file of which \a known was the version before: it is asked for only if it
    /// is another now.
    Result<HttpOpening> open(const HttpVersion &known, std::stop_token stop);

    /// The first request and the only one: of a file no more than its head comes, also where the
    /// server gives it as a whole.
    Result<HttpOpening> openHead(std::stop_token stop) { return openHead({}, stop); }
    Result<HttpOpening> openHead(const HttpVersion &known, const std::stop_token &stop);
    /// All that is at the address, at most \a most bytes. Errors: Io, Unauthorized, Cancelled.
    Result<HttpPage> page(std::size_t most, std::stop_token stop);

    /// Fetches \a count bytes from \a first on, of that \a version.
    /// Errors: Io, also when the file was replaced, and Cancelled; what came before stays
    /// with the sink.
    Result<void> fetch(const HttpVersion &version, std::uint64_t first, std::uint64_t count,
                       const Sink &sink, std::stop_token stop);

    [[nodiscard]] const std::string &url() const { return m_url; }
    [[nodiscard]] HttpStatistics statistics() const { return {m_requests, m_bytes}; }

private:
    struct Attempt;
    class Receiver;
    class FirstReceiver;
    class PartReceiver;
    class PageReceiver;

    using Clock = std::chrono::steady_clock;

    enum class Part { All, Head }; ///< What is wanted of a file that comes as a whole.
    Result<HttpOpening> openAs(Part part, const HttpVersion &known, const std::stop_token &stop);
    /// Makes attempts until one is final, or \a deadline is over.
    Result<void> tryOften(const std::function<Attempt()> &attempt, const std::stop_token &stop,
                          Clock::time_point deadline = Clock::time_point::max());
    Attempt ask(const HttpRequest &request, Receiver &receiver, const std::stop_token &stop);

    std::string m_url;
    std::shared_ptr<HttpTransport> m_transport;
    std::atomic<std::uint64_t> m_requests = 0;
    std::atomic<std::uint64_t> m_bytes = 0;
};

} // namespace tickscope
