// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/io/byte_source.h"
#include "core/io/http/http_blocks.h"

namespace tickscope {

class HttpSiblings;

/// What a file on a server is reached by; the files beside it share the connections.
struct HttpAccess {
    std::string url;
    HttpOptions options;
    std::shared_ptr<HttpTransport> transport;
    std::weak_ptr<HttpSiblings> siblings = {}; ///< They hold sources, and sources hold this.
    bool needsParts = false;                   ///< An answer with all of the file is an error.
    bool headOnly = false; ///< Of a file only its head is read, and nothing beside it.
};

/// A file or folder on a server, with what lies beside it.
class RemoteSource : public ByteSource
{
public:
    [[nodiscard]] bool isRemote() const override { return true; }
    explicit RemoteSource(HttpAccess access)
        : m_access(std::move(access))
    {
    }

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] Shared<ByteSource> openedSibling(const std::string &name) const override;

    [[nodiscard]] const HttpAccess &access() const { return m_access; }
    /// The version that this source reads; an empty one where the server marks none.
    [[nodiscard]] virtual HttpVersion version() const { return {}; }
    /// Of an HttpSource.
    [[nodiscard]] virtual HttpBlocks *blocks() const { return nullptr; }

    /// The source that the user named keeps its siblings.
    void keepSiblings(std::shared_ptr<HttpSiblings> siblings) { m_kept = std::move(siblings); }
    [[nodiscard]] std::shared_ptr<HttpSiblings> keptSiblings() const { return m_kept; }

protected:
    /// How the file \a name beside this one is reached, in the same folder unless the server has
    /// its own addresses for it; nothing where it is known that there is none.
    [[nodiscard]] virtual std::optional<HttpAccess> siblingAccess(const std::string &name) const;

    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override;
    Result<Shared<ByteSource>> openFinishedSibling(const std::string &name,
                                                   const std::string &owner,
                                                   std::stop_token stop) const override;

private:
    HttpAccess m_access;
    std::shared_ptr<HttpSiblings> m_kept;
};

/// A file on a server that gives out parts: only what is read is fetched.
class HttpSource : public RemoteSource
{
public:
    using Access = HttpAccess;

    HttpSource(const Access &access, std::shared_ptr<HttpFile> file, HttpOpening opening);

    [[nodiscard]] std::uint64_t size() const override;
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override;
    [[nodiscard]] std::vector<ByteRange> loadedRanges() const override;
    [[nodiscard]] std::string stamp() const override { return m_blocks->stamp(); }
    [[nodiscard]] HttpVersion version() const override { return m_blocks->version(); }
    [[nodiscard]] HttpBlocks *blocks() const override { return m_blocks.get(); }

    [[nodiscard]] HttpStatistics statistics() const { return m_file->statistics(); }

private:
    std::shared_ptr<HttpFile> m_file;
    std::unique_ptr<HttpBlocks> m_blocks;
};

/// The file at \a access.url; a folder when it ends with a slash. An HttpSource when the
/// server gives out parts, else all of the file.
/// Errors: Io, Unauthorized, LimitExceeded, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> openUrl(HttpAccess access, std::stop_token stop);
/// The head of the file at \a access.url and nothing beside it, by one request; null when there is
/// no such file. Errors: those of openUrl().
[[nodiscard]] Result<Shared<ByteSource>> openHead(HttpAccess access, std::stop_token stop);
/// By libcurl.
[[nodiscard]] Result<Shared<ByteSource>> openUrl(const std::string &url, const HttpOptions &options,
                                                 std::stop_token stop);

/// \a known, which openUrl() or ByteSource::sibling() gave, as the server has it now: \a known
/// itself when it is the same, at the price of one small request. Else what lies beside it is
/// looked at again, too, and what is at hand of a file that has only grown stays at hand. What the
/// server says of it (HttpStatements::fields) counts like its bytes.
/// Errors: Io, also when it is there no more, and those of openUrl().
[[nodiscard]] Result<Shared<ByteSource>> openAgain(const Shared<ByteSource> &known,
                                                   std::stop_token stop);

} // namespace tickscope
