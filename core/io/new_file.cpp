// SPDX-License-Identifier: MIT
#include "core/io/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <random>
#include <utility>

#include "core/base/try.h"
#include "core/io/file_descriptor.h"
#include "core/io/file_source.h"

namespace tickscope {

namespace {

tl::unexpected<Error> outputError(const std::string &path)
{
    return ioError(systemFault(path));
}

tl::unexpected<Error> presentError(const std::string &path)
{
    return ioError({faults::ExistsAlreadyForceReplacesIt, path});
}

Result<void> syncToDisk(const std::string &path, int flags)
{
    const FileDescriptor file(::open(path.c_str(), flags | O_CLOEXEC));
    if (!file || ::fsync(file.get()) != 0)
        return outputError(path);
    return {};
}

std::string folderOf(const std::string &path)
{
    const auto folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? std::string(".") : folder.string();
}

bool isThere(const std::string &path)
{
    std::error_code ignored;
    const auto status = std::filesystem::symlink_status(path, ignored);
    return std::filesystem::exists(status);
}

/// Creates a file beside \a path, with the rights that a file of this user usually has: mkstemp()
/// gives fewer. Its path, or nothing with errno.
std::string createBeside(const std::string &path)
{
    constexpr int Attempts = 100;
    std::random_device random;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        std::string temporary = path + '.' + std::to_string(random());
        const FileDescriptor file(
            ::open(temporary.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666));
        if (file)
            return temporary;
        if (errno != EEXIST)
            break;
    }
    return {};
}

} // namespace

Result<void> checkReplaceable(const std::string &path)
{
    struct stat status {
    };
    if (::lstat(path.c_str(), &status) != 0)
        return errno == ENOENT ? Result<void>{} : Result<void>(outputError(path));
    if (!S_ISREG(status.st_mode))
        return ioError({Fault::tr("%1 is not a regular file; it is not replaced"), path});
    return {};
}

Result<void> checkOutput(const std::string &path, const std::string &input, IfPresent ifPresent)
{
    std::error_code ignored;
    if (std::filesystem::equivalent(input, path, ignored))
        return ioError({faults::IsTheRecordingItself, path});
    if (ifPresent == IfPresent::Refuse && isThere(path))
        return presentError(path);
    return checkReplaceable(path);
}

Result<NewFile> NewFile::create(const std::string &path, IfPresent ifPresent)
{
    if (ifPresent == IfPresent::Refuse && isThere(path))
        return presentError(path);
    TRY(checkReplaceable(path));
    std::string temporary = createBeside(path);
    if (temporary.empty())
        return outputError(path);
    NewFile created(path, std::move(temporary), ifPresent);
    if (!created.m_stream)
        return outputError(path);
    return created;
}

NewFile::NewFile(std::string path, std::string temporaryPath, IfPresent ifPresent)
    : m_path(std::move(path))
    , m_temporaryPath(std::move(temporaryPath))
    , m_ifPresent(ifPresent)
    , m_stream(m_temporaryPath, std::ios::binary | std::ios::trunc)
{
}

NewFile::NewFile(NewFile &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_temporaryPath(std::exchange(other.m_temporaryPath, {}))
    , m_ifPresent(other.m_ifPresent)
    , m_stream(std::move(other.m_stream))
{
}

NewFile::~NewFile()
{
    if (!m_temporaryPath.empty())
        ::unlink(m_temporaryPath.c_str());
}

Result<void> NewFile::close()
{
    if (m_stream.is_open())
        m_stream.close();
    if (!m_stream)
        return ioError({faults::CannotBeWritten, m_path});
    return {};
}

Result<void> NewFile::finish()
{
    TRY(close());
    TRY(syncToDisk(m_temporaryPath, O_RDONLY));
    TRY(moveToPlace());
    return syncToDisk(folderOf(m_path), O_RDONLY | O_DIRECTORY);
}

Result<void> NewFile::moveToPlace()
{
    if (m_ifPresent == IfPresent::Replace) {
        TRY(checkReplaceable(m_path));
        if (::rename(m_temporaryPath.c_str(), m_path.c_str()) != 0)
            return outputError(m_path);
        m_temporaryPath.clear();
        return {};
    }
    // A link never replaces: somebody may have made the file in the meantime.
    if (::link(m_temporaryPath.c_str(), m_path.c_str()) == 0)
        return {};
    if (errno == EEXIST)
        return presentError(m_path);
    // File systems without links, as on memory cards.
    if (std::filesystem::exists(std::filesystem::path(m_path)))
        return presentError(m_path);
    if (::rename(m_temporaryPath.c_str(), m_path.c_str()) != 0)
        return outputError(m_path);
    m_temporaryPath.clear();
    return {};
}

} // namespace tickscope
