// SPDX-License-Identifier: MIT
#include "core/io/http_source.h"

#include "core/io/url.h"

namespace tickscope {

namespace {

using Access = HttpSource::Access;

Result<Shared<ByteSource>> openBeside(const Access &access, const std::string &name,
                                      std::stop_token stop);

/// Bytes that came as a whole, with the files beside them.
class WholeSource : public ByteSource
{
public:
    WholeSource(Access access, Shared<ByteSource> bytes)
        : m_access(std::move(access))
        , m_bytes(std::move(bytes))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_bytes->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return shownName(m_access.url); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override
    {
        return openBeside(m_access, name, std::move(stop));
    }

private:
    Access m_access;
    Shared<ByteSource> m_bytes;
};

/// A folder on a server. What is in it only shows when a file of it is asked for.
class RemoteFolder : public WholeSource
{
public:
    explicit RemoteFolder(Access access)
        : WholeSource(std::move(access), memorySource({}, {}))
    {
    }
    [[nodiscard]] bool isFolder() const override { return true; }
};

/// Null when there is no such file.
Result<Shared<ByteSource>> openThere(Access access, std::stop_token stop)
{
    if (urlParts(access.url).isFolder())
        return std::make_shared<const RemoteFolder>(std::move(access));
    auto file = std::make_shared<HttpFile>(access.url, access.transport);
    auto opening = file->open(std::move(stop));
    if (!opening)
        return tl::unexpected(std::move(opening.error()));
    if (!opening->isThere)
        return nullptr;
    if (opening->whole)
        return std::make_shared<const WholeSource>(std::move(access), std::move(opening->whole));
    return std::make_shared<const HttpSource>(std::move(access), std::move(file),
                                              std::move(*opening));
}

Result<Shared<ByteSource>> openBeside(const Access &access, const std::string &name,
                                      std::stop_token stop)
{
    auto opened = openThere({siblingUrl(access.url, name), access.options, access.transport},
                            std::move(stop));
    // In the middle of a recording it is a failure to read; only who opens one has a token.
    if (!opened && opened.error().code == ErrorCode::Unauthorized)
        opened.error().code = ErrorCode::Io;
    return opened;
}

} // namespace

HttpSource::HttpSource(Access access, std::shared_ptr<HttpFile> file, HttpOpening opening)
    : m_access(std::move(access))
    , m_file(std::move(file))
    , m_blocks(std::make_unique<HttpBlocks>(m_file, std::move(opening), m_access.options))
{
}

std::uint64_t HttpSource::size() const
{
    return m_blocks->size();
}

Result<std::size_t> HttpSource::readAt(std::uint64_t offset, std::span<std::byte> into,
                                       std::stop_token stop) const
{
    return m_blocks->readAt(offset, into, std::move(stop));
}

std::vector<ByteRange> HttpSource::loadedRanges() const
{
    return m_blocks->loadedRanges();
}

std::string HttpSource::name() const
{
    return shownName(m_access.url);
}

Result<Shared<ByteSource>> HttpSource::openSibling(const std::string &name,
                                                   std::stop_token stop) const
{
    return openBeside(m_access, name, std::move(stop));
}

Result<Shared<ByteSource>> openUrl(HttpSource::Access access, std::stop_token stop)
{
    const std::string name = shownName(access.url);
    auto source = openThere(std::move(access), std::move(stop));
    if (source && !*source)
        return failure(ErrorCode::Io, name + ": there is no such file on the server");
    return source;
}

Result<Shared<ByteSource>> openUrl(const std::string &url, const HttpOptions &options,
                                   std::stop_token stop)
{
    return openUrl({url, options, makeCurlTransport(options)}, std::move(stop));
}

} // namespace tickscope
