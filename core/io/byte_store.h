// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/io/byte_source.h"
#include "core/io/file_descriptor.h"

namespace tickscope {

/// Descriptor of a new file without a name, for reading and writing: it goes with the program.
/// Negative, with errno, when there can be none.
[[nodiscard]] int openTemporaryFile();

/// Writes \a bytes to an open file, however often that is interrupted. Where it is false, errno
/// says why.
[[nodiscard]] bool writeAll(int file, std::span<const std::byte> bytes);

/// Takes bytes that cannot be read again, in their order: into memory, and when they
/// become many into a temporary file that no other process sees. One thread.
class ByteStore
{
public:
    [[nodiscard]] std::uint64_t size() const { return m_size; }

    /// Errors: Io when the disk is full or not writable.
    Result<void> add(std::span<const std::byte> bytes);

    /// All that was added, as a source; nothing may be added afterwards.
    [[nodiscard]] Shared<ByteSource> finish(const std::string &name);

private:
    [[nodiscard]] Result<void> write(std::span<const std::byte> bytes) const;

    std::vector<std::byte> m_memory;
    std::uint64_t m_size = 0;
    FileDescriptor m_file; ///< None while everything is in memory.
};

} // namespace tickscope
