// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/handed_files.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace tickscope::thumbnailer {

namespace {

/// A recording of a day has some; each is a descriptor.
constexpr std::size_t MostSiblings = 200;

using Siblings = std::map<std::string, Shared<ByteSource>, std::less<>>;

class HandedSource : public ByteSource
{
public:
    HandedSource(Shared<ByteSource> file, std::shared_ptr<const Siblings> siblings)
        : m_file(std::move(file))
        , m_size(m_file->size())
        , m_siblings(std::move(siblings))
    {
    }

    /// As it was when it was opened: to ask again would want a right to ask about any file.
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_file->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return m_file->name(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        if (!m_siblings)
            return nullptr;
        const auto found = m_siblings->find(name);
        if (found == m_siblings->end())
            return nullptr;
        return found->second;
    }

private:
    Shared<ByteSource> m_file;
    std::uint64_t m_size;
    std::shared_ptr<const Siblings> m_siblings; ///< Null for who is one.
};

class Beginning : public ByteSource
{
public:
    Beginning(Shared<ByteSource> whole, std::uint64_t size)
        : m_whole(std::move(whole))
        , m_size(size)
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return std::min(m_size, m_whole->size()); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        const std::uint64_t rest = size() - std::min(offset, size());
        const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(rest, into.size()));
        return m_whole->readAt(offset, into.first(most), std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return m_whole->name(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override
    {
        return m_whole->sibling(name, std::move(stop));
    }

private:
    Shared<ByteSource> m_whole;
    std::uint64_t m_size;
};

/// The file with which the recording in \a folder begins; empty where none is in several files.
std::string entryIn(const std::filesystem::path &folder, const FormatRegistry &registry)
{
    std::error_code ignored;
    for (const auto &format : registry.formats()) {
        std::string entry(format->entryFile());
        if (!entry.empty() && std::filesystem::is_regular_file(folder / entry, ignored))
            return entry;
    }
    return {};
}

/// Those that cannot be opened are missing.
Siblings filesIn(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> paths;
    std::error_code fault;
    for (std::filesystem::directory_iterator file(folder, fault), end; !fault && file != end;
         file.increment(fault)) {
        std::error_code ignored;
        if (file->is_regular_file(ignored))
            paths.push_back(file->path());
    }
    std::ranges::sort(paths);
    Siblings siblings;
    for (const auto &path : paths) {
        if (siblings.size() == MostSiblings)
            break;
        if (auto file = openFile(path.string()))
            siblings.emplace(path.filename().string(),
                             std::make_shared<const HandedSource>(std::move(*file), nullptr));
    }
    return siblings;
}

} // namespace

Result<Shared<ByteSource>> openHanded(const std::string &path, const FormatRegistry &registry)
{
    std::error_code ignored;
    const bool isFolder = std::filesystem::is_directory(path, ignored);
    const std::filesystem::path folder = isFolder ? std::filesystem::path(path)
                                                  : std::filesystem::path(path).parent_path();
    const std::string entry = entryIn(folder.empty() ? "." : folder, registry);
    auto file = openFile(isFolder && !entry.empty() ? (folder / entry).string() : path);
    if (!file)
        return file;
    auto siblings = std::make_shared<const Siblings>(
        entry.empty() ? Siblings{} : filesIn(folder.empty() ? "." : folder));
    return std::make_shared<const HandedSource>(std::move(*file), std::move(siblings));
}

Shared<ByteSource> beginningOf(Shared<ByteSource> source, std::uint64_t size)
{
    return std::make_shared<const Beginning>(std::move(source), size);
}

} // namespace tickscope::thumbnailer
