// SPDX-License-Identifier: MIT
#include "core/io/byte_source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/limits.h"

namespace tickscope {

namespace {

std::string systemError(const std::string &name)
{
    return name + ": " + std::strerror(errno);
}

/// A name that stays in its folder, on disk and in a URL.
bool isPlainFileName(const std::string &name)
{
    constexpr std::string_view Separators("/\\\0", 3);
    return !name.empty() && name != "." && name != ".."
           && name.find_first_of(Separators) == std::string::npos;
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
                return failure(ErrorCode::Cancelled, "cancelled");
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
        return failure(ErrorCode::Io, path + ": is no regular file");
    return file;
}

class MemorySource : public ByteSource
{
public:
    MemorySource(std::vector<std::byte> bytes, std::string name)
        : m_bytes(std::move(bytes))
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token) const override
    {
        if (offset >= m_bytes.size())
            return std::size_t{0};
        const auto rest = std::span(m_bytes).subspan(static_cast<std::size_t>(offset));
        const auto count = std::min(rest.size(), into.size());
        std::ranges::copy(rest.first(count), into.begin());
        return count;
    }

    [[nodiscard]] std::string name() const override { return m_name; }

private:
    std::vector<std::byte> m_bytes;
    std::string m_name;
};

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
            return failure(ErrorCode::LimitExceeded, name + ": too much to read from a pipe");
        bytes.insert(bytes.end(), block.begin(), block.begin() + count);
    }
}

} // namespace

Result<Shared<ByteSource>> ByteSource::sibling(const std::string &name, std::stop_token stop) const
{
    if (!isPlainFileName(name))
        return failure(ErrorCode::Damaged, "the recording names a file that is not beside it");
    return openSibling(name, std::move(stop));
}

Result<Shared<ByteSource>> ByteSource::openSibling(const std::string &, std::stop_token) const
{
    return nullptr;
}

Result<Shared<ByteSource>> openFile(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return failure(ErrorCode::Io, systemError(path));
    struct stat status {
    };
    if (::fstat(descriptor, &status) != 0 || S_ISDIR(status.st_mode)) {
        ::close(descriptor);
        return failure(ErrorCode::Io, path + ": is a folder");
    }
    if (!S_ISREG(status.st_mode)) {
        auto source = readPipe(descriptor, path);
        ::close(descriptor);
        return source;
    }
    return std::make_shared<const FileSource>(descriptor, path);
}

Shared<ByteSource> memorySource(std::vector<std::byte> bytes, std::string name)
{
    return std::make_shared<const MemorySource>(std::move(bytes), std::move(name));
}

Result<Shared<ByteSource>> openNamed(const std::string &name)
{
    if (name == "-")
        return readPipe(STDIN_FILENO, name);
    std::error_code isNoFolder;
    if (std::filesystem::is_directory(name, isNoFolder))
        return std::make_shared<const FolderSource>(name);
    return openFile(name);
}

Result<std::vector<std::byte>> readAll(const ByteSource &source, std::uint64_t offset,
                                       std::uint64_t size, std::uint64_t limit,
                                       std::stop_token stop)
{
    const auto there = source.size();
    if (offset > there || size > there - offset)
        return failure(ErrorCode::Truncated, "the file ends early", there);
    if (size > limit)
        return failure(ErrorCode::LimitExceeded, "too big to be read into memory", offset);
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    const auto count = source.readAt(offset, bytes, stop);
    if (!count)
        return tl::unexpected(count.error());
    if (*count != bytes.size())
        return failure(ErrorCode::Truncated, "the file ends early", offset + *count);
    return bytes;
}

} // namespace tickscope
