// SPDX-License-Identifier: MIT
#include "core/recorder/storing/segment_store.h"

#include <filesystem>

#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/recorder/storing/durable_file.h"

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
            return failure(ErrorCode::Io, {faults::About, m_folder.string(), error.message()});
        if (commit.segmentNumber) {
            const auto path = pathOf(hollowcube::segmentName(*commit.segmentNumber));
            auto stored = writeDurably(path, commit.segment);
            // Its name must be on the disk before the preamble that tells of it.
            if (stored)
                stored = syncFolder(m_folder.string());
            if (!stored)
                return stored;
        }
        if (auto replaced = replacePreamble(commit.preamble); !replaced || !commit.isFinal)
            return replaced;
        if (auto marked = writeDurably(pathOf(hollowcube::FinishedName), {}); !marked)
            return marked;
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

} // namespace

std::unique_ptr<SegmentStore> folderStore(std::string path)
{
    return std::make_unique<FolderStore>(std::move(path));
}

} // namespace tickscope::recorder
