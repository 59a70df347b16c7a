// SPDX-License-Identifier: MIT
#include "core/formats/format_registry.h"

#include <algorithm>
#include <array>

namespace tickscope {

std::vector<const Format *> FormatRegistry::claimants(std::span<const std::byte> head,
                                                      std::string_view name) const
{
    std::vector<std::pair<Probe, const Format *>> sure;
    for (const auto &format : m_formats) {
        if (const Probe probe = format->probe(head, name); probe != Probe::No)
            sure.emplace_back(probe, format.get());
    }
    std::ranges::stable_sort(sure, std::ranges::greater(),
                             &std::pair<Probe, const Format *>::first);
    std::vector<const Format *> formats;
    formats.reserve(sure.size());
    for (const auto &[probe, format] : sure)
        formats.push_back(format);
    return formats;
}

const Format *FormatRegistry::formatOf(std::span<const std::byte> head, std::string_view name) const
{
    const auto formats = claimants(head, name);
    return formats.empty() ? nullptr : formats.front();
}

Result<Shared<Recording>> FormatRegistry::open(const Shared<ByteSource> &source,
                                               std::stop_token stop) const
{
    if (source->isFolder())
        return openFolder(*source, std::move(stop));
    std::array<std::byte, ProbeBytes> head{};
    const auto count = source->readAt(0, head, stop);
    if (!count)
        return tl::unexpected(count.error());
    const auto formats = claimants(std::span(head).first(*count), source->name());
    if (formats.empty())
        return failure(ErrorCode::UnknownFormat, "no reader knows this file");

    auto recording = formats.front()->open(source, stop);
    for (std::size_t i = 1; !recording && i < formats.size(); ++i) {
        if (auto other = formats[i]->open(source, stop))
            return other;
    }
    return recording;
}

Result<Shared<Recording>> FormatRegistry::openFolder(const ByteSource &folder,
                                                     std::stop_token stop) const
{
    for (const auto &format : m_formats) {
        if (format->entryFile().empty())
            continue;
        const auto entry = folder.sibling(std::string(format->entryFile()), stop);
        if (!entry)
            return tl::unexpected(entry.error());
        if (*entry)
            return open(*entry, stop);
    }
    return failure(ErrorCode::UnknownFormat, "no reader knows this folder");
}

} // namespace tickscope
