// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <string>

#include "core/base/fault.h"
#include "core/base/result.h"

namespace tickscope::faults {

/// Of the command line, which asks nobody; a window asks before it replaces.
inline constexpr FaultKind ExistsAlreadyForceReplacesIt = Fault::tr(
    "%1 exists already; --force replaces it");
inline constexpr FaultKind CannotBeWritten = Fault::tr("%1 cannot be written; is the disk full?");
inline constexpr FaultKind IsTheRecordingItself = Fault::tr("%1 is the recording itself");

} // namespace tickscope::faults

namespace tickscope {

/// What happens to a file that is there already.
enum class IfPresent { Refuse, Replace };

/// Whether --force may replace what stands at \a path, if anything. A device, a pipe or a link is
/// somebody's own, and a folder is full of other things: only files are replaced. Errors: Io.
[[nodiscard]] Result<void> checkReplaceable(const std::string &path);

/// Whether a new file may be made at \a path: not over \a input, which is read for it, and over
/// another file only to replace it. For who has much to do before NewFile::create().
/// Errors: Io.
[[nodiscard]] Result<void> checkOutput(const std::string &path, const std::string &input,
                                       IfPresent ifPresent);

/// A file that is there whole or not at all: it is written beside its place under
/// another name and moved there when it is finished. Unfinished ones are removed.
class NewFile
{
public:
    /// Errors (of all functions): Io.
    static Result<NewFile> create(const std::string &path, IfPresent ifPresent);
    ~NewFile();
    NewFile(NewFile &&other) noexcept;
    NewFile &operator=(NewFile &&) = delete;

    [[nodiscard]] std::ostream &stream() { return m_stream; }
    /// Where it is until it is finished, for another program that writes it.
    [[nodiscard]] const std::string &temporaryPath() const { return m_temporaryPath; }
    /// No more is written to the stream: needs no open file until finish().
    [[nodiscard]] Result<void> close();
    /// Brings everything to the disk and moves the file to its place.
    [[nodiscard]] Result<void> finish();

private:
    NewFile(std::string path, std::string temporaryPath, IfPresent ifPresent);
    [[nodiscard]] Result<void> moveToPlace();

    std::string m_path;
    std::string m_temporaryPath; ///< Empty once there is nothing to remove.
    IfPresent m_ifPresent;
    std::ofstream m_stream;
};

} // namespace tickscope
