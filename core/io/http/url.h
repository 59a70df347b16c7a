// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/io/byte_source.h"

namespace tickscope {

/// Whether \a name is one that openNamed() takes to a server: "http://…" or "https://…".
[[nodiscard]] bool isUrl(std::string_view name);

/// \a name as it may be shown and logged. Whoever knows the query of a signed URL may
/// read the file, and a password may stand before the host: of a URL both are left out.
[[nodiscard]] std::string shownName(const std::string &name);

/// The parts of a URL that we treat on their own.
struct UrlParts {
    std::string place; ///< Scheme, host and path; without a query.
    std::string query; ///< With its "?"; empty without one.

    /// Of a folder: the path ends with a slash, or there is none.
    [[nodiscard]] bool isFolder() const;
    /// The query is a signature, as S3 and its kin make it; a token besides is refused there.
    [[nodiscard]] bool isSigned() const;
};
[[nodiscard]] UrlParts urlParts(std::string_view url);

/// \a name as a part of a path or of a query: nothing in it has a meaning there.
[[nodiscard]] std::string escapedName(std::string_view name);

/// The URL of the file \a name in the folder of \a url, with the same query.
[[nodiscard]] std::string siblingUrl(std::string_view url, std::string_view name);

struct HttpOptions;

/// What a user names: the path of a file or folder, an address "http://…" or "https://…",
/// or "-" for standard input, which is read to its end. Without options, servers are spoken
/// to as the environment says. Errors: Io, Unauthorized, LimitExceeded, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> openNamed(const std::string &name,
                                                   std::stop_token stop = {});
[[nodiscard]] Result<Shared<ByteSource>> openNamed(const std::string &name,
                                                   const HttpOptions &options,
                                                   std::stop_token stop);

/// Where an address lies, from farthest to nearest. A server may send on to what is as far as
/// itself, but to nothing that only this machine or its network can reach.
enum class Nearness { Anywhere, Network, Link, Machine };

/// Of an IP address as text, of either version; Anywhere for anything else.
[[nodiscard]] Nearness nearnessOf(const char *address);

} // namespace tickscope
