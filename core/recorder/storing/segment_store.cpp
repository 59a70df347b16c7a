// SPDX-License-Identifier: MIT
#include "core/recorder/storing/segment_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <random>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/io/byte_store.h"
#include "core/io/file_descriptor.h"

namespace tickscope::recorder {

namespace {

class FolderStore : public SegmentStore
{
public:
    explicit FolderStore(std::string path)
        : m_folder(std::move(path))
    {
    }

    Result<void> store(const Commit &commit) override
    {
        std::error_code error;
        std::filesystem::create_directories(m_folder, error);
        if (error)
            return ioError({faults::About, m_folder.string(), error.message()});
        if (commit.segmentNumber) {
            const auto path = pathOf(hollowcube::segmentName(*commit.segmentNumber));
            TRY(writeDurably(path, commit.segment));
            // Its name must be on the disk before the preamble that lists it.
            TRY(syncFolder(m_folder.string()));
        }
        if (auto replaced = replacePreamble(commit.preamble); !replaced || !commit.isFinal)
            return replaced;
        TRY(writeDurably(pathOf(hollowcube::FinishedName), {}));
        return syncFolder(m_folder.string());
    }

    Result<Shared<ByteSource>> preamble() const override
    {
        const std::string path = pathOf(hollowcube::PreambleName);
        if (!exists(path))
            return nullptr;
        return openFile(path);
    }

    Result<bool> isFinished() const override { return exists(pathOf(hollowcube::FinishedName)); }

private:
    [[nodiscard]] std::string pathOf(const std::string &name) const
    {
        return (m_folder / name).string();
    }

    static bool exists(const std::string &path)
    {
        std::error_code error;
        return std::filesystem::exists(path, error);
    }

    /// A reader sees the old one or the new one, never a part.
    Result<void> replacePreamble(std::span<const std::byte> bytes) const
    {
        const std::string path = pathOf(hollowcube::PreambleName);
        const std::string temporary = temporaryName(path);
        auto replaced = writeDurably(temporary, bytes);
        if (replaced)
            replaced = publishFile(temporary, path);
        if (!replaced)
            removeFile(temporary);
        return replaced;
    }

    std::filesystem::path m_folder;
};

tl::unexpected<Error> systemFailure(const std::string &path)
{
    return ioError({faults::About, path, std::strerror(errno)});
}

class OpenFile
{
public:
    OpenFile(const std::string &path, int flags)
        : m_path(path)
        , m_descriptor(::open(path.c_str(), flags | O_CLOEXEC, 0666))
    {
    }

    Result<void> write(std::span<const std::byte> bytes)
    {
        if (m_descriptor && !writeAll(m_descriptor.get(), bytes))
            return systemFailure(m_path);
        return {};
    }

    /// Waits until the disk has it all. Fails, too, when the file could not be opened.
    Result<void> finish()
    {
        if (!m_descriptor || ::fsync(m_descriptor.get()) != 0
            || ::close(m_descriptor.release()) != 0)
            return systemFailure(m_path);
        return {};
    }

private:
    const std::string &m_path;
    FileDescriptor m_descriptor;
};

} // namespace

std::unique_ptr<SegmentStore> folderStore(std::string path)
{
    return std::make_unique<FolderStore>(std::move(path));
}

Result<void> writeDurably(const std::string &path, std::span<const std::byte> bytes)
{
    OpenFile file(path, O_WRONLY | O_CREAT | O_TRUNC);
    TRY(file.write(bytes));
    return file.finish();
}

Result<void> publishFile(const std::string &from, const std::string &to)
{
    TRY(OpenFile(from, O_RDONLY).finish());
    if (std::rename(from.c_str(), to.c_str()) != 0)
        return systemFailure(to);
    return syncFolder(std::filesystem::path(to).parent_path().string());
}

Result<void> syncFolder(const std::string &folder)
{
    // The parent of a plain name is the folder that the program runs in.
    const std::string path = folder.empty() ? "." : folder;
    return OpenFile(path, O_RDONLY | O_DIRECTORY).finish();
}

std::string temporaryName(const std::string &path)
{
    const std::filesystem::path whole(path);
    const std::string name = '.' + whole.stem().string() + '-'
                             + std::to_string(std::random_device()()) + ".tmp";
    return (whole.parent_path() / name).string();
}

void removeFile(const std::string &path)
{
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

} // namespace tickscope::recorder
