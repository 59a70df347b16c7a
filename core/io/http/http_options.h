// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>

#include "core/base/limits.h"
#include "core/base/result.h"

namespace tickscope {

/// How servers are spoken to.
struct HttpOptions {
    /// Goes to the host that the user named and to no other; never shown. Empty: none. Of private
    /// S3 buckets "s3:REGION:KEY:SECRET": requests are signed with it, and it goes nowhere.
    std::string bearerToken;
    std::chrono::milliseconds connectTimeout{15'000};
    /// A connection on which so little comes for so long is given up.
    std::chrono::seconds stallTimeout{20};
    long slowestBytesPerSecond = 1000;
    /// A part of a file, at most limits::HttpRunBlocks blocks, that takes longer in all attempts
    /// together is given up.
    std::chrono::milliseconds partTimeout{600'000};
    /// Whether what lies behind a read is fetched before it is asked for.
    bool readsAhead = true;
    /// Blocks of each file that are kept in memory: at least as many as one read spans.
    std::size_t memoryBlocks = limits::HttpMemoryBlocks;
    /// File with the certificates that are trusted; empty: those of the system.
    std::string certificateFile;
    /// Folder for what was read, so that it need not be read again; empty: none.
    std::string cacheFolder;

    /// With the token of TICKSCOPE_BEARER_TOKEN and the user's cache folder.
    [[nodiscard]] static HttpOptions fromEnvironment();
};

/// The token in the file \a path. Errors: Io; Damaged when it holds no token.
[[nodiscard]] Result<std::string> readTokenFile(const std::string &path);

} // namespace tickscope
