// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace tickscope {

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
