// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/io/byte_source.h"

namespace tickscope {

/// An open regular file, by positioned reads; closed with the source.
[[nodiscard]] Shared<ByteSource> fileSource(int descriptor, std::string name);

/// A folder on disk, for the files in it.
[[nodiscard]] Shared<ByteSource> folderSource(std::string path);

/// All of standard input, in memory. Errors: Io, LimitExceeded.
[[nodiscard]] Result<Shared<ByteSource>> standardInput();

} // namespace tickscope
