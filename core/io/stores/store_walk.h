// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/io/http/http_transport.h"

/// What a store may cost, whatever its server says: it may list without end, in circles, or files
/// that no disk has room for. All of what is bounded here together stays below 200 MB of memory.
namespace tickscope::limits {

/// One list of a store's: nginx needs 1.2 MB for 10,000 recordings, HTML or JSON.
inline constexpr std::size_t StorePageBytes = 16U << 20;
inline constexpr std::size_t StorePageEntries = 250'000;

/// Folders in each other. Links on a server may go in a circle.
inline constexpr int StoreDepth = 16;

/// Folders of a store, all together, or pages of a bucket. Each that waits is an address in memory.
inline constexpr std::uint64_t StoreFolders = 50'000;

/// Files of a store: as many as are looked at in a folder of this machine.
inline constexpr std::uint64_t StoreFiles = 1'000'000;

/// Requests in a row to which a server has no answer; then it is left alone until the next scan.
inline constexpr int StoreFailures = 20;

/// Characters of an address that a list makes; browsers and servers go on from there to 8,000.
inline constexpr std::size_t StoreAddress = 1024;

} // namespace tickscope::limits

namespace tickscope {

/// A recording, or something else, that a store lists.
struct StoreFile {
    std::string url; ///< Of a recording in several files that of its folder, with its slash.
    std::optional<std::uint64_t> size; ///< Bytes, as listed.
    std::int64_t changed = 0;          ///< Milliseconds since 1970; 0 when the server does not say.
};

/// Who goes through a store.
struct StoreVisitor {
    std::function<bool(const StoreFile &)> found;  ///< False ends the walk.
    std::function<void(const Fault &)> complained; ///< What was left out, and why.
    /// Names of files whose folder is one recording.
    std::vector<std::string> entryFiles = {};
};

/// Whether an address is walked through, like a folder: its path ends with a slash.
[[nodiscard]] bool isStore(std::string_view address);

/// Goes through what the server lists at \a address and in the folders there, in the order of
/// names: index pages, lists as text or JSON, S3 buckets with a prefix. One request at a time.
/// Nothing is followed out of \a address, and nothing without bounds, whatever the server says. An
/// address at which there is no list is found itself.
/// \returns whether that was all: nothing was left out, and no visitor ended it.
/// Errors: Io, Unauthorized, when not even \a address can be read.
[[nodiscard]] Result<bool> walkStore(const std::string &address,
                                     const std::shared_ptr<HttpTransport> &transport,
                                     const StoreVisitor &visitor, const std::stop_token &stop);

} // namespace tickscope
