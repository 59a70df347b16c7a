// SPDX-License-Identifier: MIT
#include "core/io/file_source.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/base/limits.h"
#include "core/base/try.h"

namespace tickscope {

Fault systemFault(const std::string &name)
{
    switch (errno) {
    case ENOENT:
        return {faults::NoSuchFile, name};
    case EACCES:
        return {faults::NoPermission, name};
    default:
        return {faults::About, name, std::strerror(errno)};
    }
}

namespace {

const FileGiver *giverOfFiles = nullptr;

Result<Shared<ByteSource>> openInFolder(const std::filesystem::path &folder,
                                        const std::string &name);

class FileSource : public ByteSource
{
public:
    FileSource(int descriptor, std::string path, std::optional<FileState> state = {})
        : m_descriptor(descriptor)
        , m_path(std::move(path))
        , m_state(std::move(state))
    {
    }

    [[nodiscard]] std::uint64_t size() const override
    {
        if (m_state)
            return m_state->size;
        struct stat status {
        };
        return ::fstat(m_descriptor.get(), &status) == 0
                   ? static_cast<std::uint64_t>(status.st_size)
                   : 0;
    }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        std::size_t done = 0;
        while (done < into.size()) {
            TRY(checkStop(stop));
            const auto count = ::pread(m_descriptor.get(), into.data() + done, into.size() - done,
                                       static_cast<off_t>(offset + done));
            if (count == 0)
                break;
            if (count < 0 && errno != EINTR)
                return ioError(systemFault(m_path), offset + done);
            if (count > 0)
                done += static_cast<std::size_t>(count);
        }
        return done;
    }

    [[nodiscard]] std::string name() const override { return m_path; }

    [[nodiscard]] std::string stamp() const override
    {
        if (m_state)
            return m_state->stamp;
        struct stat status {
        };
        if (::fstat(m_descriptor.get(), &status) != 0)
            return {};
        // Who writes into a file can set back when it was modified, but not when it was changed.
        std::string text = "file";
        for (const auto number :
             {static_cast<std::int64_t>(status.st_dev), static_cast<std::int64_t>(status.st_ino),
              static_cast<std::int64_t>(status.st_size),
              static_cast<std::int64_t>(status.st_mtim.tv_sec),
              static_cast<std::int64_t>(status.st_mtim.tv_nsec),
              static_cast<std::int64_t>(status.st_ctim.tv_sec),
              static_cast<std::int64_t>(status.st_ctim.tv_nsec)})
            text += ' ' + std::to_string(number);
        return text;
    }
    [[nodiscard]] int descriptor() const { return m_descriptor.get(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        return openInFolder(std::filesystem::path(m_path).parent_path(), name);
    }

private:
    FileDescriptor m_descriptor;
    std::string m_path;
    std::optional<FileState> m_state;
};

class FolderSource : public ByteSource
{
public:
    explicit FolderSource(std::string path)
        : m_path(std::move(path))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }
    Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>, std::stop_token) const override
    {
        return std::size_t{0};
    }
    [[nodiscard]] std::string name() const override { return m_path; }
    [[nodiscard]] bool isFolder() const override { return true; }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        return openInFolder(m_path, name);
    }

private:
    std::string m_path;
};

/// Without waiting: a pipe must not hold the reader up. Negative where there is none.
int openToRead(const std::string &path)
{
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

/// The type bits of what is open; 0 where the system does not say.
mode_t typeOf(int descriptor)
{
    struct stat status {
    };
    return ::fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0;
}

/// Null when there is no such file.
Result<Shared<ByteSource>> openInFolder(const std::filesystem::path &folder,
                                        const std::string &name)
{
    const std::string path = (folder / name).string();
    if (giverOfFiles)
        return giverOfFiles->open(path);
    const int descriptor = openToRead(path);
    if (descriptor < 0 && (errno == ENOENT || errno == ENOTDIR))
        return nullptr;
    if (descriptor < 0)
        return ioError(systemFault(path));
    auto file = std::make_shared<const FileSource>(descriptor, path);
    if (typeOf(descriptor) != S_IFREG)
        return ioError({faults::IsNoRegularFile, path});
    return file;
}

/// What the caller of the program handed over. Other pipes and devices may never end.
bool isHandedOver(const std::string &path)
{
    return path == "/dev/stdin" || path.starts_with("/dev/fd/")
           || path.starts_with("/proc/self/fd/");
}

/// Up to a tenth of a second, so that \a stop is seen.
bool waitForBytes(int descriptor)
{
    constexpr int Timeout = 100; // milliseconds
    pollfd waiting{descriptor, POLLIN, 0};
    return ::poll(&waiting, 1, Timeout) != 0;
}

Result<Shared<ByteSource>> readPipe(int descriptor, const std::string &name,
                                    const std::stop_token &stop)
{
    std::vector<std::byte> bytes;
    std::vector<std::byte> block(limits::ReadBlock);
    for (;;) {
        TRY(checkStop(stop));
        if (!waitForBytes(descriptor))
            continue;
        const auto count = ::read(descriptor, block.data(), block.size());
        if (count == 0)
            return memorySource(std::move(bytes), name);
        const bool isLater = count < 0 && (errno == EINTR || errno == EAGAIN);
        if (count < 0 && !isLater)
            return ioError(systemFault(name));
        if (isLater)
            continue;
        if (bytes.size() + static_cast<std::size_t>(count) > limits::PipeBytes)
            return limitExceeded({Fault::tr("%1: too much to read from a pipe"), name});
        bytes.insert(bytes.end(), block.begin(), block.begin() + count);
    }
}

} // namespace

Result<Shared<ByteSource>> openFile(const std::string &path, const std::stop_token &stop)
{
    if (giverOfFiles) {
        auto given = giverOfFiles->open(path);
        return given && !*given ? ioError({faults::NoSuchFile, path}) : std::move(given);
    }
    const int descriptor = openToRead(path);
    if (descriptor < 0)
        return ioError(systemFault(path));
    auto file = std::make_shared<const FileSource>(descriptor, path);
    switch (typeOf(descriptor)) {
    case S_IFREG:
        return file;
    case S_IFDIR:
        return ioError({faults::IsFolder, path});
    default:
        return isHandedOver(path) ? readPipe(descriptor, path, stop)
                                  : ioError({faults::IsNoRegularFile, path});
    }
}

Shared<ByteSource> fileSource(int descriptor, std::string name, std::optional<FileState> state)
{
    return std::make_shared<const FileSource>(descriptor, std::move(name), std::move(state));
}

int descriptorOf(const ByteSource &source)
{
    const auto *file = dynamic_cast<const FileSource *>(&source);
    return file ? file->descriptor() : -1;
}

void setFileGiver(const FileGiver *giver)
{
    giverOfFiles = giver;
}

const FileGiver *fileGiver()
{
    return giverOfFiles;
}

Shared<ByteSource> folderSource(std::string path)
{
    return std::make_shared<const FolderSource>(std::move(path));
}

Result<Shared<ByteSource>> standardInput(const std::stop_token &stop)
{
    return readPipe(STDIN_FILENO, "-", stop);
}

std::optional<FileStamp> stampOf(const std::string &path)
{
    constexpr std::int64_t Second = 1'000'000'000;
    struct stat status {
    };
    if (::stat(path.c_str(), &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)))
        return {};
    return FileStamp{static_cast<std::uint64_t>(status.st_size),
                     status.st_mtim.tv_sec * Second + status.st_mtim.tv_nsec,
                     static_cast<std::uint64_t>(status.st_ino)};
}

Result<void> lockRegularFile(const FileDescriptor &file, const std::string &path, FaultKind isTaken)
{
    if (typeOf(file.get()) != S_IFREG)
        return ioError({faults::IsNoRegularFile, path});
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
        return {};
    return errno == EWOULDBLOCK ? badInput({isTaken, path}) : ioError(systemFault(path));
}

} // namespace tickscope
