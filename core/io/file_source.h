// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/fault.h"
#include "core/io/byte_source.h"

namespace tickscope {

/// An open regular file, by positioned reads; closed with the source.
[[nodiscard]] Shared<ByteSource> fileSource(int descriptor, std::string name);

/// A folder on disk, for the files in it.
[[nodiscard]] Shared<ByteSource> folderSource(std::string path);

/// All of standard input, in memory. Errors: Io, LimitExceeded, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> standardInput(const std::stop_token &stop);

/// What becomes another when a file or folder on disk changes, or is replaced. Cheap to ask for.
struct FileStamp {
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< Nanoseconds since 1970.
    std::uint64_t number = 0;  ///< Of the file in its file system.

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// Nothing when there is no such file, or when it is no file on disk at all.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string &path);

} // namespace tickscope

namespace tickscope::faults {

inline constexpr FaultKind IsNoRegularFile = Fault::tr("{0}: is no regular file");

} // namespace tickscope::faults
