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
/// preamble that tells of it takes the place of the one before.
[[nodiscard]] std::unique_ptr<SegmentStore> folderStore(std::string path);

} // namespace tickscope::recorder
