// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_source.h"
#include "core/io/http_blocks.h"

namespace tickscope {

/// A file on a server that gives out parts: only what is read is fetched.
class HttpSource : public ByteSource
{
public:
    /// What a file on a server is reached by; the files beside it share the connections.
    struct Access {
        std::string url;
        HttpOptions options;
        std::shared_ptr<HttpTransport> transport;
    };

    HttpSource(Access access, std::shared_ptr<HttpFile> file, HttpOpening opening);

    [[nodiscard]] std::uint64_t size() const override;
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override;
    [[nodiscard]] std::vector<ByteRange> loadedRanges() const override;
    [[nodiscard]] std::string name() const override;

    [[nodiscard]] HttpStatistics statistics() const { return m_file->statistics(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override;

private:
    Access m_access;
    std::shared_ptr<HttpFile> m_file;
    std::unique_ptr<HttpBlocks> m_blocks;
};

/// The file at \a access.url; a folder when it ends with a slash. An HttpSource when the
/// server gives out parts, else all of the file.
/// Errors: Io, Unauthorized, LimitExceeded, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> openUrl(HttpSource::Access access, std::stop_token stop);
/// By libcurl.
[[nodiscard]] Result<Shared<ByteSource>> openUrl(const std::string &url, const HttpOptions &options,
                                                 std::stop_token stop);

} // namespace tickscope
