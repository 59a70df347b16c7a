// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/base/result.h"
#include "core/io/http/http_head.h"
#include "core/io/http/http_options.h"

namespace tickscope {

/// A request for a part of a file, or for all that is at an address.
struct HttpRequest {
    std::string url;
    std::uint64_t first = 0;
    std::uint64_t count = 0; ///< Bytes; 0 for all.
    /// Of the version that is known: the file is wanted only if it is another now.
    std::string knownEtag = {};
    std::string knownModified = {}; ///< Counts where there is no etag.
    /// For the whole answer; 0 for as long as it takes.
    std::chrono::milliseconds longestTime{0};
};

/// Takes an answer as it arrives. Both return false when no more of it is wanted.
class HttpReceiver
{
public:
    virtual ~HttpReceiver() = default;
    virtual bool headCame(const HttpHead &head) = 0;
    virtual bool bytesCame(std::span<const std::byte> bytes) = 0;
};

/// Carries requests to a server. Any thread.
class HttpTransport
{
public:
    virtual ~HttpTransport() = default;

    /// What ended an exchange before its end.
    struct Failure {
        Error error;            ///< Io, Cancelled.
        bool mayPassBy = false; ///< A lost connection: worth another try.
    };

    /// Asks for bytes and hands the answer to \a receiver, whatever its status. Nothing is
    /// returned when the answer came whole or the receiver wanted no more.
    virtual std::optional<Failure> get(const HttpRequest &request, HttpReceiver &receiver,
                                       std::stop_token stop)
        = 0;

    /// Lets time go by before another try. False when stopped.
    virtual bool pause(std::chrono::milliseconds time, std::stop_token stop) = 0;

    /// As HttpOptions::partTimeout.
    [[nodiscard]] virtual std::chrono::milliseconds partTimeout() const
    {
        return HttpOptions().partTimeout;
    }
};

/// By libcurl: HTTP/1.1 and 2 over connections that are kept, http and https only.
[[nodiscard]] std::shared_ptr<HttpTransport> makeCurlTransport(HttpOptions options);

} // namespace tickscope
