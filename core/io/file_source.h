// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/fault.h"
#include "core/io/byte_source.h"
#include "core/io/file_descriptor.h"

namespace tickscope {

/// What a file was when it was opened.
struct FileState {
    std::uint64_t size = 0;
    std::string stamp = {};
};

/// An open regular file, by positioned reads; closed with the source.
/// \param state  for who may not ask the system about files.
[[nodiscard]] Shared<ByteSource> fileSource(int descriptor, std::string name,
                                            std::optional<FileState> state = {});
/// The descriptor of a file on disk, to hand it on; negative for any other source.
[[nodiscard]] int descriptorOf(const ByteSource &source);

/// What errno says of the file \a name.
[[nodiscard]] Fault systemFault(const std::string &name);

/// Opens files for a process that may open none itself. Any thread.
class FileGiver
{
public:
    virtual ~FileGiver() = default;
    /// A file or a folder; null where there is none. Errors: Io.
    [[nodiscard]] virtual Result<Shared<ByteSource>> open(const std::string &path) const = 0;
    /// See openTemporaryFile().
    [[nodiscard]] virtual int openTemporary() const = 0;
};

/// From now on all sources, blocks of caches and temporary files come from \a giver, which lives
/// as long as the process. Before there are other threads.
void setFileGiver(const FileGiver *giver);
/// Null where this process opens files itself.
[[nodiscard]] const FileGiver *fileGiver();

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

/// Has \a file for this process alone until it is closed. Errors: Io, also for what is no regular
/// file; BadInput, \a isTaken with the \a path, when another process has it.
[[nodiscard]] Result<void> lockRegularFile(const FileDescriptor &file, const std::string &path,
                                           FaultKind isTaken);

} // namespace tickscope

namespace tickscope::faults {

inline constexpr FaultKind IsNoRegularFile = Fault::tr("%1: is no regular file");

} // namespace tickscope::faults
