// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/fault.h"
#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

struct ByteRange {
    std::uint64_t first = 0;
    std::uint64_t size = 0;

    friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

/// Bytes of a recording, wherever they lie. Only grows. Any thread.
class ByteSource
{
public:
    virtual ~ByteSource() = default;

    /// Bytes that are there now.
    [[nodiscard]] virtual std::uint64_t size() const = 0;

    /// Reads up to \a into.size() bytes at \a offset; fewer only at the end.
    /// Errors: Io, Cancelled.
    virtual Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                                       std::stop_token stop) const = 0;

    /// Ranges that can be read at once, without waiting for a server; in order.
    [[nodiscard]] virtual std::vector<ByteRange> loadedRanges() const { return {{0, size()}}; }

    /// Path or URL as the user would write it, but without secrets; for probes and messages.
    [[nodiscard]] virtual std::string name() const = 0;

    /// Text that differs for every file and every state of one: its number on the disk and when it
    /// was changed last, or what a server marks it with. Empty where nothing tells one state from
    /// the next. Stays secret.
    [[nodiscard]] virtual std::string stamp() const { return {}; }

    /// Whether a server has the bytes: what it does not give now it may give later.
    [[nodiscard]] virtual bool isRemote() const { return false; }

    /// A folder has no bytes of its own; its siblings are the files in it.
    [[nodiscard]] virtual bool isFolder() const { return false; }

    /// The file \a name in the same folder; null when there is none. Recordings may lie
    /// in several files. Errors: Damaged when \a name is no plain file name, Io, Cancelled.
    [[nodiscard]] Result<Shared<ByteSource>> sibling(const std::string &name,
                                                     std::stop_token stop) const;

    /// The same for a file that is no longer written, as only the recording can know: a
    /// server is asked for it once, and not again when the recording has grown.
    /// \param owner  identifies the recording among others that may come to stand in its place.
    [[nodiscard]] Result<Shared<ByteSource>> finishedSibling(const std::string &name,
                                                             const std::string &owner,
                                                             std::stop_token stop) const;

    /// The same where it was opened before and is still at hand; null otherwise. Sends no request.
    [[nodiscard]] virtual Shared<ByteSource> openedSibling(const std::string & /*name*/) const
    {
        return nullptr;
    }

protected:
    /// \param name  a plain file name. By default nothing lies beside a source.
    virtual Result<Shared<ByteSource>> openSibling(const std::string &name,
                                                   std::stop_token stop) const;
    virtual Result<Shared<ByteSource>> openFinishedSibling(const std::string &name,
                                                           const std::string & /*owner*/,
                                                           std::stop_token stop) const
    {
        return openSibling(name, std::move(stop));
    }
};

/// A file on disk, by positioned reads. Of pipes and devices those that a program was handed
/// ("/dev/stdin", "/dev/fd/3"), which are read to their end. Errors: Io, LimitExceeded, Cancelled.
[[nodiscard]] Result<Shared<ByteSource>> openFile(const std::string &path,
                                                  const std::stop_token &stop = {});

/// Bytes in memory.
[[nodiscard]] Shared<ByteSource> memorySource(std::vector<std::byte> bytes, std::string name);

/// All bytes of \a source from \a offset on, at most \a limit of them.
/// Errors: those of readAt, LimitExceeded.
[[nodiscard]] Result<std::vector<std::byte>> readAll(const ByteSource &source, std::uint64_t offset,
                                                     std::uint64_t size, std::uint64_t limit,
                                                     std::stop_token stop);

} // namespace tickscope

/// What sources and readers of bytes report.
namespace tickscope::faults {

inline constexpr FaultKind BlockEndsEarly = Fault::tr("block ends early");
inline constexpr FaultKind ConnectionLost = Fault::tr("the connection was lost");
inline constexpr FaultKind FileEndsEarly = Fault::tr("the file ends early");
inline constexpr FaultKind IsFolder = Fault::tr("%1: is a folder");
inline constexpr FaultKind NoPermission = Fault::tr("%1: Permission denied");
inline constexpr FaultKind NoSuchFile = Fault::tr("%1: No such file or directory");
inline constexpr FaultKind ServerNotReached = Fault::tr("the server cannot be reached");

} // namespace tickscope::faults
