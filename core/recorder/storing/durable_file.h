// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/base/result.h"

/// Files that survive a crash whole, or are not there.
namespace tickscope::recorder {

/// Writes \a path anew and waits until the disk has it. Errors: Io.
Result<void> writeDurably(const std::string &path, std::span<const std::byte> bytes);

/// Gives the file \a from the name \a to, in place of what has it, and waits until the disk
/// has both the bytes and the name. Errors: Io.
Result<void> publishFile(const std::string &from, const std::string &to);

/// Waits until the disk has the names in \a folder. Errors: Io.
Result<void> syncFolder(const std::string &folder);

/// A hidden name beside \a path that nobody else has.
[[nodiscard]] std::string temporaryName(const std::string &path);

/// Without complaint when there is none.
void removeFile(const std::string &path);

} // namespace tickscope::recorder
