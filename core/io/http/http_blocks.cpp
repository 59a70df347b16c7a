// SPDX-License-Identifier: MIT
#include "core/io/http/http_blocks.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/http/url.h"

namespace tickscope {

constexpr std::uint64_t BlockSize = limits::HttpBlock;

/// After a jump this much behind the read: what playing on from there needs first.
constexpr std::uint64_t BlocksBehindAJump = 2;

/// See ByteSource::stamp().
static std::string stampOf(const HttpFile &file, const HttpVersion &version)
{
    // Without a mark of the version old bytes could be taken for new ones.
    const bool hasMark = !version.etag.empty() || !version.lastModified.empty();
    if (!version.mayBeKept || !hasMark)
        return {};
    // A signature is another one each day; a strong mark alone identifies the version, too. Any
    // other query may name another file.
    const UrlParts parts = urlParts(file.url());
    const bool isStrong = version.etag.starts_with('"');
    const std::string place = isStrong && parts.isSigned() ? parts.place : file.url();
    return place + '\n' + version.etag + '\n' + version.lastModified + '\n'
           + std::to_string(version.size);
}

static DiskCache diskCacheFor(const std::string &stamp, const HttpOptions &options)
{
    if (options.cacheFolder.empty() || stamp.empty())
        return {};
    return {options.cacheFolder, stamp, limits::HttpDiskBytes};
}

HttpBlocks::HttpBlocks(std::shared_ptr<HttpFile> file, HttpOpening opening,
                       const HttpOptions &options)
    : m_file(std::move(file))
    , m_version(std::move(opening.version))
    , m_readsAhead(options.readsAhead)
    , m_runBlocks(std::min(limits::HttpRunBlocks, options.memoryBlocks))
    , m_stamp(stampOf(*m_file, m_version))
    , m_cache(m_version.size, options.memoryBlocks, diskCacheFor(m_stamp, options))
{
    const std::span<const std::byte> head = opening.head;
    std::size_t place = 0;
    for (std::uint64_t block = 0; block < m_cache.blockCount(); ++block) {
        const std::size_t size = m_cache.sizeOf(block);
        if (size > head.size() - place)
            break;
        const auto bytes = head.subspan(place, size);
        m_cache.store(block, {bytes.begin(), bytes.end()});
        place += size;
    }
}

Result<std::size_t> HttpBlocks::readAt(std::uint64_t offset, std::span<std::byte> into,
                                       std::stop_token stop)
{
    if (offset >= size() || into.empty())
        return std::size_t{0};
    into = into.first(
        static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), size() - offset)));
    const std::uint64_t end = (offset + into.size() - 1) / BlockSize + 1;
    Lock lock(m_mutex);
    for (std::uint64_t block = offset / BlockSize; block < end; ++block) {
        while (!copyBlock(block, offset, into)) {
            TRY(obtain(block, end, lock, stop));
        }
    }
    if (m_readsAhead)
        requestBehind(offset, into.size(), lock);
    return into.size();
}

std::vector<ByteRange> HttpBlocks::loadedRanges() const
{
    const std::lock_guard lock(m_mutex);
    return m_cache.ranges();
}

std::vector<std::byte> HttpBlocks::copyOf(std::uint64_t block)
{
    const std::lock_guard lock(m_mutex);
    const auto bytes = m_cache.find(block);
    return {bytes.begin(), bytes.end()};
}

void HttpBlocks::goOnFrom(HttpBlocks &before, std::stop_token stop)
{
    if (before.size() == 0 || before.size() > size())
        return;
    const std::uint64_t last = (before.size() - 1) / BlockSize;
    const std::vector<std::byte> oldEnd = before.copyOf(last);
    std::vector<std::byte> nowThere(oldEnd.size());
    const auto read = readAt(last * BlockSize, nowThere, std::move(stop));
    if (oldEnd.empty() || !read || *read != oldEnd.size() || nowThere != oldEnd)
        return;
    std::scoped_lock lock(m_mutex, before.m_mutex);
    for (auto &[block, bytes] : before.m_cache.inMemory()) {
        if (block < last && !m_cache.has(block))
            m_cache.storeInMemory(block, std::move(bytes));
    }
}

bool HttpBlocks::copyBlock(std::uint64_t block, std::uint64_t offset, std::span<std::byte> into)
{
    const auto bytes = m_cache.find(block);
    if (bytes.empty())
        return false;
    const std::uint64_t begin = block * BlockSize;
    const std::uint64_t from = std::max(begin, offset);
    const std::uint64_t to = std::min(begin + bytes.size(), offset + into.size());
    const auto part = bytes.subspan(static_cast<std::size_t>(from - begin),
                                    static_cast<std::size_t>(to - from));
    std::ranges::copy(part, into.begin() + static_cast<std::ptrdiff_t>(from - offset));
    return true;
}

Result<void> HttpBlocks::obtain(std::uint64_t block, std::uint64_t end, Lock &lock,
                                std::stop_token stop)
{
    if (!m_inFlight.contains(block))
        return fetch(missingFrom(block, end), lock, std::move(stop));
    m_changed.wait(lock, stop, [&] { return !m_inFlight.contains(block); });
    TRY(checkStop(stop));
    return {};
}

HttpBlocks::Run HttpBlocks::missingFrom(std::uint64_t block, std::uint64_t end) const
{
    Run run{block, block};
    end = std::min({end, m_cache.blockCount(), block + m_runBlocks});
    while (run.end < end && isMissing(run.end))
        ++run.end;
    return run;
}

bool HttpBlocks::isMissing(std::uint64_t block) const
{
    return !m_cache.has(block) && !m_inFlight.contains(block);
}

/// Blocks come to hand one by one, and stay when the request fails later.
Result<void> HttpBlocks::fetch(Run run, Lock &lock, std::stop_token stop)
{
    for (std::uint64_t block = run.first; block < run.end; ++block)
        m_inFlight.insert(block);
    lock.unlock();

    std::uint64_t next = run.first;
    std::vector<std::byte> bytes;
    const auto take = [&](std::uint64_t, std::span<const std::byte> came) {
        while (!came.empty()) {
            const std::size_t wanted = m_cache.sizeOf(next) - bytes.size();
            const auto part = came.first(std::min(wanted, came.size()));
            bytes.insert(bytes.end(), part.begin(), part.end());
            came = came.subspan(part.size());
            if (bytes.size() < m_cache.sizeOf(next))
                return;
            const std::lock_guard again(m_mutex);
            m_cache.store(next, std::exchange(bytes, {}));
            m_inFlight.erase(next++);
            m_changed.notify_all();
        }
    };
    const std::uint64_t first = run.first * BlockSize;
    const std::uint64_t end = (run.end - 1) * BlockSize + m_cache.sizeOf(run.end - 1);
    auto fetched = m_file->fetch(m_version, first, end - first, take, std::move(stop));

    lock.lock();
    for (; next < run.end; ++next)
        m_inFlight.erase(next);
    m_changed.notify_all();
    return fetched;
}

/// Who reads on gets as much again; who jumped gets a little.
void HttpBlocks::requestBehind(std::uint64_t offset, std::size_t count, Lock &lock)
{
    const bool readsOn = offset == m_lastEnd && offset > 0;
    m_lastEnd = offset + count;
    const std::uint64_t begin = (m_lastEnd + BlockSize - 1) / BlockSize;
    const std::uint64_t blocks = readsOn ? count / BlockSize + 1 : BlocksBehindAJump;
    const std::uint64_t end = std::min(begin + blocks, m_cache.blockCount());
    std::uint64_t first = begin;
    while (first < end && !isMissing(first))
        ++first;
    if (first >= end)
        return;
    m_request = Run{first, end};
    if (!m_aheadThread.joinable())
        m_aheadThread = std::jthread(
            [this](std::stop_token stop) { serveRequests(std::move(stop)); });
    lock.unlock();
    m_changed.notify_all();
}

void HttpBlocks::serveRequests(std::stop_token stop)
{
    Lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_request.has_value(); })) {
        const Run request = *std::exchange(m_request, {});
        const Run run = missingFrom(request.first, request.end);
        // An error is for those who ask: they will get it when they come here.
        if (run.first < run.end)
            (void)fetch(run, lock, stop);
    }
}

} // namespace tickscope
