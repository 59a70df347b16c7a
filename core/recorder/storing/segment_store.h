// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tickscope::recorder {

// Files that survive a crash whole, or are not there.

/// Writes a new file at \a path and waits until the disk has it. Errors: Io.
Result<void> writeDurably(const std::string &path, std::span<const std::byte> bytes);

/// Gives the file \a from the name \a to, in place of what has it, and waits until the disk
/// has both the bytes and the name. Errors: Io.
Result<void> publishFile(const std::string &from, const std::string &to);

/// Waits until the disk has the names in \a folder. Errors: Io.
Result<void> syncFolder(const std::string &folder);

/// A hidden name beside \a path that no other file has.
[[nodiscard]] std::string temporaryName(const std::string &path);

/// Without complaint when there is none.
void removeFile(const std::string &path);

/// What a recorder hands over at once: it is stored whole, or not at all.
struct Commit {
    std::vector<std::byte> preamble;           ///< Header, metadata and index of everything so far.
    std::optional<std::int32_t> segmentNumber; ///< Nothing when no chunk is new.
    std::vector<std::byte> segment;            ///< The new chunks.
    bool isFinal = false;                      ///< Nothing follows.
};

/// Keeps a segmented recording. Source: hollowcube-replay.md, section 13.
class SegmentStore
{
public:
    virtual ~SegmentStore() = default;

    /// Stores \a commit. What earlier ones stored stays readable, whatever happens.
    /// Errors: Io.
    virtual Result<void> store(const Commit &commit) = 0;
    /// The preamble as it was stored last; null when there is none. Errors: Io.
    virtual Result<Shared<ByteSource>> preamble() const = 0;
    /// Whether the last commit was final. Errors: Io.
    virtual Result<bool> isFinished() const = 0;
};

/// A folder, which is made with the first commit. Every file is on the disk before the
/// preamble that lists it takes the place of the one before.
[[nodiscard]] std::unique_ptr<SegmentStore> folderStore(std::string path);

} // namespace tickscope::recorder
