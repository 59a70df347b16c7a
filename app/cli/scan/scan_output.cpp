// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <span>
#include <utility>

#include "core/io/byte_store.h"
#include "core/io/file_source.h"

namespace tickscope::cli {

constexpr std::size_t PendingRows = 1U << 16;

static tl::unexpected<Error> outputError(const std::string &path, int number)
{
    return failure(ErrorCode::Io, {faults::Words, path + ": " + std::strerror(number)});
}

ScanOutput::ScanOutput(std::string path, FileDescriptor file, std::uint64_t size)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_size(size)
{
}

ScanOutput::~ScanOutput()
{
    if (m_file)
        flush();
}

Result<ScanOutput> ScanOutput::open(const std::string &path, std::optional<std::uint64_t> bytes)
{
    // Without waiting for somebody who reads a pipe.
    const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
                      | (bytes ? 0 : O_EXCL);
    FileDescriptor opened(::open(path.c_str(), flags, 0666));
    if (!opened)
        return outputError(path, errno);
    const int file = opened.get();
    ScanOutput output(path, std::move(opened), bytes.value_or(0));
    struct stat status {
    };
    if (::fstat(file, &status) != 0)
        return outputError(path, errno);
    if (!S_ISREG(status.st_mode))
        return failure(ErrorCode::Io, {faults::IsNoRegularFile, path});
    if (std::cmp_less(status.st_size, output.m_size))
        return failure(
            ErrorCode::Io,
            {Fault::tr("%1: shorter than its journal says; remove both to start again"), path});
    if (::ftruncate(file, static_cast<off_t>(output.m_size)) != 0 || ::lseek(file, 0, SEEK_END) < 0)
        return outputError(path, errno);
    return output;
}

void ScanOutput::write(std::string_view text)
{
    m_pending += text;
    m_size += text.size();
    if (m_pending.size() >= PendingRows)
        flush();
}

void ScanOutput::flush()
{
    if (m_errorNumber == 0 && !writeAll(m_file.get(), std::as_bytes(std::span(m_pending))))
        m_errorNumber = errno;
    m_pending.clear();
}

Result<void> ScanOutput::sync()
{
    flush();
    if (m_errorNumber == 0 && ::fsync(m_file.get()) != 0)
        m_errorNumber = errno;
    return m_errorNumber == 0 ? Result<void>{} : Result<void>(outputError(m_path, m_errorNumber));
}

} // namespace tickscope::cli
