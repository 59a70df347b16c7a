// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

#include "core/io/http/block_cache.h"
#include "core/io/http/http_file.h"

namespace tickscope {

/// Reads a remote file by blocks: what is not at hand is fetched in the thread that asks,
/// and what lies behind it in a thread of its own. Nobody fetches what another already does.
/// Any thread.
class HttpBlocks
{
public:
    /// \param opening  how \a file began; with a version and a head.
    HttpBlocks(std::shared_ptr<HttpFile> file, HttpOpening opening, const HttpOptions &options);

    [[nodiscard]] std::uint64_t size() const { return m_version.size; }
    /// As ByteSource::readAt.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop);
    [[nodiscard]] std::vector<ByteRange> loadedRanges() const;
    [[nodiscard]] const HttpVersion &version() const { return m_version; }
    /// As ByteSource::stamp.
    [[nodiscard]] const std::string &stamp() const { return m_stamp; }

    /// Takes over what \a before has in memory of the file as it was, where the file has only
    /// grown since: its old end shows that. Reads across it, so no errors are reported.
    void goOnFrom(HttpBlocks &before, std::stop_token stop);

private:
    /// Blocks from first up to, not including, end.
    struct Run {
        std::uint64_t first = 0;
        std::uint64_t end = 0;
    };

    using Lock = std::unique_lock<std::mutex>;

    /// Copies the part of \a into that lies in \a block; false when the block is not at hand.
    bool copyBlock(std::uint64_t block, std::uint64_t offset, std::span<std::byte> into);
    /// A copy of \a block if it is in memory or on disk; else nothing.
    [[nodiscard]] std::vector<std::byte> copyOf(std::uint64_t block);
    /// Makes \a block come to hand, and those up to \a end with the same request.
    Result<void> obtain(std::uint64_t block, std::uint64_t end, Lock &lock, std::stop_token stop);
    Result<void> fetch(Run run, Lock &lock, std::stop_token stop);
    /// The blocks from \a block on that are neither there nor being fetched.
    [[nodiscard]] Run missingFrom(std::uint64_t block, std::uint64_t end) const;
    [[nodiscard]] bool isMissing(std::uint64_t block) const;

    void requestBehind(std::uint64_t offset, std::size_t count, Lock &lock);
    void serveRequests(std::stop_token stop);

    std::shared_ptr<HttpFile> m_file;
    HttpVersion m_version;
    bool m_readsAhead;
    std::uint64_t m_runBlocks; ///< Of one request: none goes before it was read.
    std::string m_stamp;

    mutable std::mutex m_mutex; ///< Of all that follows.
    std::condition_variable_any m_changed;
    BlockCache m_cache;
    std::set<std::uint64_t> m_inFlight;
    std::uint64_t m_lastEnd = 0;  ///< Where the last read ended.
    std::optional<Run> m_request; ///< The newest; older ones are not fetched any more.
    std::jthread m_aheadThread;   ///< Begins with the first request. Last: it goes first.
};

} // namespace tickscope
