// SPDX-License-Identifier: MIT
#include "core/io/http/http_source.h"

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/http/url.h"

#include <algorithm>
#include <list>
#include <mutex>

namespace tickscope {

/// Files of a folder on a server that were opened, so that going from one to another and back
/// sends no request. The ones used last are kept. Any thread.
class HttpSiblings
{
public:
    struct Known {
        Shared<ByteSource> source;
        bool isFresh = true; ///< It was opened, or seen to be the same, since the last age().
        /// Nobody writes to it any more as long as the recording is this one.
        std::optional<std::string> finishedFor = {};
    };

    [[nodiscard]] std::optional<Known> find(const std::string &url)
    {
        const std::lock_guard lock(m_mutex);
        const auto place = placeOf(url);
        if (place == m_entries.end())
            return {};
        m_entries.splice(m_entries.begin(), m_entries, place);
        return place->known;
    }

    void keep(const std::string &url, Shared<ByteSource> source)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto place = placeOf(url); place != m_entries.end())
            m_entries.erase(place);
        m_entries.push_front({url, {std::move(source), true}});
        // What a source holds of its file in memory is no more than the file.
        std::uint64_t bytes = 0;
        auto entry = m_entries.begin();
        while (entry != m_entries.end() && bytes <= limits::HttpSiblingBytes)
            bytes += (entry++)->known.source->size();
        m_entries.erase(bytes <= limits::HttpSiblingBytes ? m_entries.end() : std::prev(entry),
                        m_entries.end());
    }

    /// Sets Known::finishedFor.
    void finish(const std::string &url, std::string owner)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto place = placeOf(url); place != m_entries.end())
            place->known.finishedFor = std::move(owner);
    }

    void forget(const std::string &url)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto place = placeOf(url); place != m_entries.end())
            m_entries.erase(place);
    }

    /// What is kept may have changed since: the recording has.
    void age()
    {
        const std::lock_guard lock(m_mutex);
        for (Entry &entry : m_entries)
            entry.known.isFresh = false;
    }

private:
    struct Entry {
        std::string url;
        Known known;
    };

    std::list<Entry>::iterator placeOf(const std::string &url)
    {
        return std::ranges::find(m_entries, url, &Entry::url);
    }

    std::mutex m_mutex;
    std::list<Entry> m_entries; ///< The one used last is first.
};

namespace {

/// Bytes that came as a whole, or the head of a file of which no more is wanted.
class WholeSource : public RemoteSource
{
public:
    WholeSource(HttpAccess access, HttpVersion version, Shared<ByteSource> bytes)
        : RemoteSource(std::move(access))
        , m_version(std::move(version))
        , m_bytes(std::move(bytes))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_bytes->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] HttpVersion version() const override { return m_version; }

private:
    HttpVersion m_version;
    Shared<ByteSource> m_bytes;
};

tl::unexpected<Error> noSuchFile(const std::string &name)
{
    return ioError({faults::About, name, Fault::tr("there is no such file on the server")});
}

/// A folder on a server. What is in it only shows when a file of it is asked for.
class RemoteFolder : public RemoteSource
{
public:
    using RemoteSource::RemoteSource;
    [[nodiscard]] std::uint64_t size() const override { return 0; }
    /// No bytes. Errors: Io where the server says that there is no such folder.
    Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>,
                               std::stop_token stop) const override
    {
        const auto opening = HttpFile(access().url, access().transport).openHead(std::move(stop));
        return opening && !opening->isThere ? noSuchFile(name()) : Result<std::size_t>(0);
    }
    [[nodiscard]] bool isFolder() const override { return true; }
};

using Opened = std::shared_ptr<RemoteSource>;

Result<Opened> sourceOf(const HttpAccess &access, std::shared_ptr<HttpFile> file,
                        HttpOpening opening)
{
    if (!opening.whole)
        return std::make_shared<HttpSource>(access, std::move(file), std::move(opening));
    // An empty file has no parts.
    if (access.needsParts && opening.whole->size() > 0)
        return ioError({faults::About, shownName(access.url),
                        Fault::tr("the server gives all of the file where a part was asked for")});
    return std::make_shared<WholeSource>(access, std::move(opening.version),
                                         std::move(opening.whole));
}

/// Null when there is no such file.
Result<Opened> openThere(HttpAccess access, std::stop_token stop)
{
    if (urlParts(access.url).isFolder())
        return std::make_shared<RemoteFolder>(std::move(access));
    auto file = std::make_shared<HttpFile>(access.url, access.transport);
    TRY_ASSIGN(auto opening,
               access.headOnly ? file->openHead(std::move(stop)) : file->open(std::move(stop)));
    if (!opening.isThere)
        return nullptr;
    if (access.headOnly)
        opening.whole = memorySource(std::move(opening.head), shownName(access.url));
    return sourceOf(access, std::move(file), std::move(opening));
}

/// \a url as the server has a file for it: one that ends with a slash is a folder's, unless the
/// server has a file of a program there, as the interfaces of game servers do.
/// Errors: Unauthorized, Cancelled.
Result<std::string> addressOfFile(const HttpAccess &access, std::stop_token stop)
{
    UrlParts parts = urlParts(access.url);
    while (parts.place.ends_with('/'))
        parts.place.pop_back();
    if (!urlParts(access.url).isFolder() || parts.isFolder())
        return access.url;
    const std::string url = parts.place + parts.query;
    const auto opening = HttpFile(url, access.transport).openHead(std::move(stop));
    if (!opening && opening.error().code != ErrorCode::Io)
        return tl::unexpected(opening.error());
    const bool isFile = opening && opening->isThere
                        && opening->version.statements.type.starts_with("application/vnd.");
    return isFile ? url : access.url;
}

/// Only the bytes themselves show whether the version is the same.
bool isSameWithoutMark(const RemoteSource &known, const HttpOpening &opening)
{
    const HttpVersion &now = opening.version;
    if (!now.etag.empty() || !now.lastModified.empty() || now.size != known.size())
        return false;
    std::vector<std::byte> head(opening.head.size());
    const auto read = known.readAt(0, head, {});
    return read && *read == head.size() && head == opening.head;
}

bool isSame(const RemoteSource &known, const HttpOpening &opening)
{
    const HttpVersion before = known.version();
    const HttpVersion &now = opening.version;
    // What a server says of a recording may change where no byte does. It need not say it again.
    const auto &said = now.statements.fields;
    if (!said.empty() && said != before.statements.fields)
        return false;
    const bool hasSameMark = !now.etag.empty() && now.etag == before.etag
                             && now.size == known.size();
    return opening.isKnown || hasSameMark || (!opening.whole && isSameWithoutMark(known, opening));
}

/// Null when \a known is as it was; an opening that is not there when it is gone.
Result<std::optional<Opened>> openIfChanged(const RemoteSource &known, std::stop_token stop)
{
    const HttpAccess &access = known.access();
    if (known.isFolder())
        return std::nullopt;
    auto file = std::make_shared<HttpFile>(access.url, access.transport);
    TRY_ASSIGN(auto opening, file->open(known.version(), stop));
    if (opening.isThere && isSame(known, opening))
        return std::nullopt;
    // The bytes come without a condition only.
    if (opening.isKnown) {
        TRY_ASSIGN(opening, file->open(stop));
    }
    if (!opening.isThere)
        return Opened();
    TRY_ASSIGN(auto now, sourceOf(access, std::move(file), std::move(opening)));
    if (known.blocks() && now->blocks())
        now->blocks()->goOnFrom(*known.blocks(), std::move(stop));
    return now;
}

Result<Shared<ByteSource>> openBeside(const HttpAccess &access, std::stop_token stop)
{
    const std::string &url = access.url;
    const auto siblings = access.siblings.lock();
    const auto known = siblings ? siblings->find(url) : std::nullopt;
    if (known && known->isFresh)
        return known->source;
    Shared<ByteSource> source;
    if (known) {
        TRY_ASSIGN(auto now,
                   openIfChanged(dynamic_cast<const RemoteSource &>(*known->source), stop));
        source = now ? *now : known->source;
    } else {
        TRY_ASSIGN(source, openThere(access, stop));
    }
    // What is not there is asked for each time: it may come.
    if (siblings && source)
        siblings->keep(url, source);
    else if (siblings)
        siblings->forget(url);
    return source;
}

} // namespace

std::string RemoteSource::name() const
{
    return shownName(m_access.url);
}

std::optional<HttpAccess> RemoteSource::siblingAccess(const std::string &name) const
{
    HttpAccess access = m_access;
    access.url = siblingUrl(m_access.url, name);
    return access;
}

Shared<ByteSource> RemoteSource::openedSibling(const std::string &name) const
{
    const auto siblings = m_access.siblings.lock();
    const auto access = siblings ? siblingAccess(name) : std::nullopt;
    const auto known = access ? siblings->find(access->url) : std::nullopt;
    return known ? known->source : nullptr;
}

Result<Shared<ByteSource>> RemoteSource::openSibling(const std::string &name,
                                                     std::stop_token stop) const
{
    const auto access = siblingAccess(name);
    if (!access || access->headOnly)
        return nullptr;
    auto opened = openBeside(*access, std::move(stop));
    // In the middle of a recording it is a failure to read; only who opens one has a token.
    if (!opened && opened.error().code == ErrorCode::Unauthorized)
        opened.error().code = ErrorCode::Io;
    return opened;
}

/// What was opened while others still wrote to it is asked for once more.
Result<Shared<ByteSource>> RemoteSource::openFinishedSibling(const std::string &name,
                                                             const std::string &owner,
                                                             std::stop_token stop) const
{
    const auto siblings = m_access.siblings.lock();
    const auto access = siblings ? siblingAccess(name) : std::nullopt;
    if (const auto known = access ? siblings->find(access->url) : std::nullopt;
        known && known->finishedFor == owner)
        return known->source;
    auto opened = openSibling(name, std::move(stop));
    if (opened && *opened && access)
        siblings->finish(access->url, owner);
    return opened;
}

HttpSource::HttpSource(const Access &access, std::shared_ptr<HttpFile> file, HttpOpening opening)
    : RemoteSource(access)
    , m_file(std::move(file))
    , m_blocks(std::make_unique<HttpBlocks>(m_file, std::move(opening), access.options))
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

Result<Shared<ByteSource>> openUrl(HttpAccess access, std::stop_token stop)
{
    const std::string name = shownName(access.url);
    auto siblings = std::make_shared<HttpSiblings>();
    access.siblings = siblings;
    TRY_ASSIGN(access.url, addressOfFile(access, stop));
    TRY_ASSIGN(auto source, openThere(std::move(access), std::move(stop)));
    if (!source)
        return noSuchFile(name);
    source->keepSiblings(std::move(siblings));
    return source;
}

Result<Shared<ByteSource>> openHead(HttpAccess access, std::stop_token stop)
{
    access.headOnly = true;
    return openThere(std::move(access), std::move(stop));
}

Result<Shared<ByteSource>> openUrl(const std::string &url, const HttpOptions &options,
                                   std::stop_token stop)
{
    return openUrl({url, options, makeCurlTransport(options)}, std::move(stop));
}

Result<Shared<ByteSource>> openAgain(const Shared<ByteSource> &known, std::stop_token stop)
{
    const auto *remote = dynamic_cast<const RemoteSource *>(known.get());
    if (!remote)
        return known;
    TRY_ASSIGN(auto now, openIfChanged(*remote, std::move(stop)));
    if (!now)
        return known;
    if (!*now)
        return ioError({faults::About, known->name(), Fault::tr("the file is there no more")});
    if (const auto siblings = remote->access().siblings.lock()) {
        siblings->age();
        if (siblings->find(remote->access().url))
            siblings->keep(remote->access().url, *now);
    }
    (*now)->keepSiblings(remote->keptSiblings());
    return *now;
}

} // namespace tickscope
