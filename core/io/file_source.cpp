// SPDX-License-Identifier: MIT
#include "core/io/file_source.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/limits.h"
#include "core/io/faults.h"

namespace tickscope {

namespace {

Fault systemError(const std::string &name)
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

Result<Shared<ByteSource>> openInFolder(const std::filesystem::path &folder,
                                        const std::string &name);

class FileSource : public ByteSource
{
public:
    FileSource(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
    {
    }
    ~FileSource() override { ::close(m_descriptor); }
    FileSource(const FileSource &) = delete;
    FileSource &operator=(const FileSource &) = delete;

    [[nodiscard]] std::uint64_t size() const override
    {
        struct stat status {
        };
        return ::fstat(m_descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
    }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        std::size_t done = 0;
        while (done < into.size()) {
            if (stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            const auto count = ::pread(m_descriptor, into.data() + done, into.size() - done,
                                       static_cast<off_t>(offset + done));
            if (count == 0)
                break;
            if (count < 0 && errno != EINTR)
                return failure(ErrorCode::Io, systemError(m_path), offset + done);
            if (count > 0)
                done += static_cast<std::size_t>(count);
        }
        return done;
    }

    [[nodiscard]] std::string name() const override { return m_path; }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        return openInFolder(std::filesystem::path(m_path).parent_path(), name);
    }

private:
    int m_descriptor;
    std::string m_path;
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

/// Null when there is no such file.
Result<Shared<ByteSource>> openInFolder(const std::filesystem::path &folder,
                                        const std::string &name)
{
    const std::string path = (folder / name).string();
    // Without waiting: a pipe in the folder of a recording must not hold the reader up.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0 && (errno == ENOENT || errno == ENOTDIR))
        return nullptr;
    if (descriptor < 0)
        return failure(ErrorCode::Io, systemError(path));
    auto file = std::make_shared<const FileSource>(descriptor, path);
    struct stat status {
    };
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return failure(ErrorCode::Io, {faults::NoRegularFile, path});
    return file;
}

Result<Shared<ByteSource>> readPipe(int descriptor, const std::string &name)
{
    std::vector<std::byte> bytes;
    std::vector<std::byte> block(limits::ReadBlock);
    for (;;) {
        const auto count = ::read(descriptor, block.data(), block.size());
        if (count == 0)
            return memorySource(std::move(bytes), name);
        if (count < 0 && errno != EINTR)
            return failure(ErrorCode::Io, systemError(name));
        if (count < 0)
            continue;
        if (bytes.size() + static_cast<std::size_t>(count) > limits::PipeBytes)
            return failure(ErrorCode::LimitExceeded, {faults::TooMuchFromPipe, name});
        bytes.insert(bytes.end(), block.begin(), block.begin() + count);
    }
}

} // namespace

Result<Shared<ByteSource>> openFile(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return failure(ErrorCode::Io, systemError(path));
    struct stat status {
    };
    if (::fstat(descriptor, &status) != 0 || S_ISDIR(status.st_mode)) {
        ::close(descriptor);
        return failure(ErrorCode::Io, {faults::IsFolder, path});
    }
    if (!S_ISREG(status.st_mode)) {
        auto source = readPipe(descriptor, path);
        ::close(descriptor);
        return source;
    }
    return std::make_shared<const FileSource>(descriptor, path);
}

Shared<ByteSource> fileSource(int descriptor, std::string name)
{
    return std::make_shared<const FileSource>(descriptor, std::move(name));
}

Shared<ByteSource> folderSource(std::string path)
{
    return std::make_shared<const FolderSource>(std::move(path));
}

Result<Shared<ByteSource>> standardInput()
{
    return readPipe(STDIN_FILENO, "-");
}

} // namespace tickscope
