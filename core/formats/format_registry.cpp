// SPDX-License-Identifier: MIT
#include "core/formats/format_registry.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/format.h"
#include "core/io/byte_source.h"
#include "core/io/packing/unpacker.h"
#include "core/model/forwarding_recording.h"

namespace tickscope {

namespace {

/// A recording whose bytes end before they should, which its format cannot know of: that becomes
/// a damage of the outline, and all else is that of the recording within.
class CutRecording : public ForwardingRecording
{
public:
    CutRecording(Shared<Recording> inner, Error fault)
        : ForwardingRecording(std::move(inner))
        , m_fault(std::move(fault))
    {
    }

    Result<Outline> outline(std::stop_token stop) const override
    {
        return withFault(inner().outline(std::move(stop)));
    }
    Result<Outline> checkedOutline(std::stop_token stop) const override
    {
        return withFault(inner().checkedOutline(std::move(stop)));
    }
    Result<Outline> outlineSince(const Outline &earlier, std::stop_token stop) const override
    {
        return withFault(inner().outlineSince(earlier, std::move(stop)));
    }
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const override
    {
        auto rebuilt = inner().rebuiltWith(map);
        return rebuilt ? std::make_shared<const CutRecording>(std::move(rebuilt), m_fault)
                       : nullptr;
    }

private:
    [[nodiscard]] Result<Outline> withFault(Result<Outline> outline) const
    {
        if (outline) {
            const Tick last = outline->isEmpty ? Tick{} : outline->time.ticks().last;
            outline->damage.push_back(
                {last, m_fault.byte.value_or(0), 0, m_fault.code, m_fault.fault, 0});
        }
        return outline;
    }

    Error m_fault;
};

Result<std::vector<std::byte>> headOf(const ByteSource &source, std::stop_token stop)
{
    std::vector<std::byte> head(ProbeBytes);
    TRY_ASSIGN(const auto count, source.readAt(0, head, std::move(stop)));
    head.resize(count);
    return head;
}

/// Errors: what the first of \a formats said.
Result<Shared<Recording>> openWith(const std::vector<const Format *> &formats,
                                   const Shared<ByteSource> &source, std::stop_token stop)
{
    auto recording = formats.front()->open(source, stop);
    for (std::size_t i = 1; !recording && i < formats.size(); ++i) {
        if (auto other = formats[i]->open(source, stop))
            return other;
    }
    return recording;
}

} // namespace

FormatRegistry::FormatRegistry() = default;
FormatRegistry::~FormatRegistry() = default;
FormatRegistry::FormatRegistry(FormatRegistry &&) noexcept = default;

void FormatRegistry::add(std::unique_ptr<Format> format)
{
    m_formats.push_back(std::move(format));
}

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

const Format *FormatRegistry::formatNamed(std::string_view id) const
{
    const auto found = std::ranges::find_if(
        m_formats, [id](const auto &format) { return format->info().id == id; });
    return found == m_formats.end() ? nullptr : found->get();
}

std::string FormatRegistry::endingOf(std::string_view id, std::string_view file) const
{
    const Format *format = formatNamed(id);
    if (!format || format->info().extensions.empty())
        return {};
    return '.' + std::string(format->info().extensions.front())
           + std::string(file.substr(withoutPackingSuffix(file).size()));
}

bool FormatRegistry::isNamedAsRecording(std::string_view file) const
{
    const std::string_view name = withoutPackingSuffix(file);
    return std::ranges::any_of(m_formats, [name](const auto &format) {
        return std::ranges::any_of(format->info().extensions, [name](std::string_view extension) {
            return name.ends_with('.' + std::string(extension));
        });
    });
}

const FormatRegistry &allFormats()
{
    static const FormatRegistry formats = [] {
        FormatRegistry filled;
        registerAllFormats(filled);
        return filled;
    }();
    return formats;
}

Result<Shared<Recording>> FormatRegistry::open(const Shared<ByteSource> &source,
                                               std::stop_token stop) const
{
    if (source->isFolder())
        return openFolder(*source, std::move(stop));
    TRY_ASSIGN(const auto head, headOf(*source, stop));
    const auto formats = claimants(head, source->name());
    if (!formats.empty())
        return openWith(formats, source, std::move(stop));
    if (head.empty())
        return unknownFormat(faults::EmptyFile);
    // After the formats were asked: a file of theirs may begin like a packed one.
    if (const auto packing = packingOf(head))
        return openPacked(source, *packing, std::move(stop));
    return unknownFormat(faults::UnknownFile);
}

Result<Shared<Recording>> FormatRegistry::openPacked(const Shared<ByteSource> &source,
                                                     Packing packing, std::stop_token stop) const
{
    TRY_ASSIGN(auto unpacked, unpackSource(source, packing, stop));
    TRY_ASSIGN(const auto head, headOf(*unpacked.source, stop));
    // Once only: what is packed twice is no recording.
    const auto formats = claimants(head, withoutPackingSuffix(source->name()));
    Result<Shared<Recording>> recording = formats.empty()
                                              ? unknownFormat(Fault::tr(
                                                  "unrecognised format inside the packed file"))
                                              : openWith(formats, unpacked.source, std::move(stop));
    if (!unpacked.fault)
        return recording;
    if (!recording)
        return tl::unexpected(std::move(*unpacked.fault));
    return std::make_shared<const CutRecording>(std::move(*recording), std::move(*unpacked.fault));
}

Result<Shared<Recording>> FormatRegistry::openFolder(const ByteSource &folder,
                                                     std::stop_token stop) const
{
    for (const auto &format : m_formats) {
        if (format->entryFile().empty())
            continue;
        TRY_ASSIGN(const auto entry, folder.sibling(std::string(format->entryFile()), stop));
        if (entry)
            return open(entry, stop);
    }
    // One on a server is there as far as that says so.
    TRY(folder.readAt(0, {}, std::move(stop)));
    return unknownFormat(faults::UnknownFolder);
}

} // namespace tickscope
