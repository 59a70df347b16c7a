// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/demo_directory.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <string_view>
#include <utility>

#include "core/base/try.h"
#include "core/formats/goldsrc/container/demo_header.h"
#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/container/frame_search.h"
#include "core/io/sticky_reader.h"

namespace tickscope::goldsrc {

namespace {

/// The whole directory lies in this much of the end of the file, if what follows it
/// is short. Source: goldsrc-demo.md, section 3.1, step 3.
constexpr std::size_t TailSize = 128U << 10;
static_assert(TailSize > CountSize + EntrySize * MostEntries);

constexpr std::string_view LoadingTitle{"LOADING\0", 8};
constexpr std::size_t TypeSize = 4;

bool isPrintable(std::string_view title)
{
    return !title.empty()
           && std::ranges::all_of(title, [](char c) { return c >= ' ' && c <= '~'; });
}

/// One entry of a directory at \a directoryOffset; nothing when it makes no sense.
std::optional<DirectoryEntry> readEntry(StickyReader &reader, std::uint64_t directoryOffset,
                                        std::size_t headerSize)
{
    const auto type = reader.readLe<std::int32_t>();
    DirectoryEntry entry;
    entry.kind = type == 0 ? SegmentKind::Loading : SegmentKind::Playback;
    entry.title = reader.readFixedText(TitleSize);
    entry.flags = reader.readLe<std::int32_t>();
    entry.cdTrack = reader.readLe<std::int32_t>();
    entry.duration = reader.readLe<float>();
    entry.frameCount = reader.readLe<std::int32_t>();
    entry.offset = reader.readLe<std::uint32_t>();
    entry.length = reader.readLe<std::uint32_t>();
    if (reader.hasFailed() || type < 0 || type > 1 || entry.offset < headerSize
        || entry.offset >= directoryOffset || !isPrintable(entry.title))
        return {};
    return entry;
}

/// The directory that \a bytes begin with; nothing when it makes no sense.
std::optional<Directory> parseDirectory(std::span<const std::byte> bytes, std::uint64_t offset,
                                        std::size_t headerSize)
{
    StickyReader reader(bytes, offset);
    const auto count = reader.readLe<std::uint32_t>();
    if (offset < headerSize || count < 1 || count > MostEntries
        || count * EntrySize > reader.remaining())
        return {};
    Directory directory{offset, {}};
    directory.entries.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        auto entry = readEntry(reader, offset, headerSize);
        if (!entry)
            return {};
        directory.entries.push_back(std::move(*entry));
    }
    return directory;
}

/// The end of a file, to look for a directory in it.
class Tail
{
public:
    static Result<Tail> of(const ByteSource &source, std::size_t headerSize, std::stop_token stop)
    {
        Tail tail;
        tail.m_headerSize = headerSize;
        const std::uint64_t size = source.size();
        tail.m_begin = size > TailSize ? size - TailSize : 0;
        TRY_ASSIGN(tail.m_bytes,
                   readAll(source, tail.m_begin, size - tail.m_begin, TailSize, stop));
        return tail;
    }

    /// The directory that ends with the file. Source: section 3.1, step 2.
    [[nodiscard]] std::optional<Directory> directoryAtEnd() const
    {
        if (auto usual = endingWith(2))
            return usual;
        for (std::uint32_t count = 1; count <= MostEntries; ++count) {
            if (auto directory = endingWith(count))
                return directory;
        }
        return {};
    }

    /// The last directory that begins with the entry of a LOADING segment and has one of
    /// a Playback segment behind it. Source: section 3.1, step 3.
    [[nodiscard]] std::optional<Directory> directoryByTitles() const
    {
        const std::string_view text(reinterpret_cast<const char *>(m_bytes.data()), m_bytes.size());
        for (auto at = text.rfind(LoadingTitle); at != std::string_view::npos && at > 0;
             at = text.rfind(LoadingTitle, at - 1)) {
            if (at < CountSize + TypeSize)
                continue;
            const std::size_t entry = at - TypeSize;
            if (!isEntryOf(entry, 0, "LOADING") || !isEntryOf(entry + EntrySize, 1, "Playback"))
                continue;
            if (auto directory = directoryAt(entry - CountSize))
                return directory;
        }
        return {};
    }

private:
    [[nodiscard]] std::optional<Directory> endingWith(std::uint32_t count) const
    {
        const std::size_t size = CountSize + EntrySize * count;
        if (size > m_bytes.size())
            return {};
        auto directory = directoryAt(m_bytes.size() - size);
        if (directory && directory->entries.size() != count)
            return {};
        return directory;
    }

    [[nodiscard]] bool isEntryOf(std::size_t place, std::int32_t type, std::string_view title) const
    {
        if (place > m_bytes.size() || m_bytes.size() - place < EntrySize)
            return false;
        StickyReader reader(std::span<const std::byte>(m_bytes).subspan(place));
        return reader.readLe<std::int32_t>() == type && reader.readFixedText(TitleSize) == title;
    }

    [[nodiscard]] std::optional<Directory> directoryAt(std::size_t place) const
    {
        return parseDirectory(std::span(m_bytes).subspan(place), m_begin + place, m_headerSize);
    }

    std::vector<std::byte> m_bytes;
    std::uint64_t m_begin = 0;
    std::size_t m_headerSize = 0;
};

std::vector<Segment> segmentsOf(const Directory &directory)
{
    std::vector<Segment> segments;
    segments.reserve(directory.entries.size());
    for (const DirectoryEntry &entry : directory.entries)
        segments.push_back({entry.kind, entry.offset, directory.offset});
    std::ranges::stable_sort(segments, {}, &Segment::begin);
    // Two entries with the same frames would make a small file endless work.
    const auto beginAlike = [](const Segment &left, const Segment &right) {
        return left.begin == right.begin;
    };
    segments.erase(std::unique(segments.begin(), segments.end(), beginAlike), segments.end());
    for (std::size_t i = 0; i + 1 < segments.size(); ++i)
        segments[i].end = segments[i + 1].begin;
    return segments;
}

/// Section 3.1, step 4: without a directory LOADING goes up to the first run of end
/// marks. A demo that begins with a message of the game has no LOADING.
Result<std::vector<Segment>> segmentsByWalking(const Shared<ByteSource> &source,
                                               const DemoForm &form, std::stop_token stop)
{
    ByteWindow window(source);
    const Segment all{SegmentKind::Loading, form.headerSize, source->size()};
    std::uint64_t offset = all.begin;
    float time = 0;
    bool hasLoading = false;
    bool hasEnded = false;
    while (offset < all.end) {
        TRY_ASSIGN(const auto next, readOrFindFrame(window, offset, all, form, time, stop));
        const auto &frame = next.frame;
        if (!frame)
            break;
        if (frame->kind == FrameKind::Message && !hasLoading)
            return std::vector{Segment{SegmentKind::Playback, all.begin, all.end}};
        hasLoading = hasLoading || frame->kind == FrameKind::StartupMessage;
        const bool isEndMark = frame->kind == FrameKind::EndOfSegment;
        if (hasEnded && !isEndMark)
            break;
        hasEnded = isEndMark;
        time = frame->time;
        offset = frame->end();
    }
    if (!hasEnded && offset < all.end) {
        // The end of LOADING is among what cannot be read.
        TRY_ASSIGN(const auto playback,
                   findFrames(window, offset, {SegmentKind::Playback, offset, all.end}, form,
                              std::move(stop)));
        hasEnded = hasLoading && playback.has_value();
        offset = playback.value_or(all.end);
    }
    if (!hasEnded || offset == all.end)
        return std::vector{all};
    return std::vector{Segment{SegmentKind::Loading, all.begin, offset},
                       Segment{SegmentKind::Playback, offset, all.end}};
}

} // namespace

Result<std::optional<Directory>> readDirectory(const ByteSource &source, std::uint64_t offset,
                                               std::size_t headerSize, std::stop_token stop)
{
    const std::uint64_t size = source.size();
    if (offset < headerSize || offset > size || size - offset < CountSize + EntrySize)
        return std::optional<Directory>{};
    const std::uint64_t most = CountSize + EntrySize * std::uint64_t{MostEntries};
    TRY_ASSIGN(const auto bytes,
               readAll(source, offset, std::min(size - offset, most), most, stop));
    return parseDirectory(bytes, offset, headerSize);
}

Result<FoundDirectory> findDirectory(const ByteSource &source, std::uint64_t offset,
                                     std::size_t headerSize, std::stop_token stop)
{
    TRY_ASSIGN(auto named, readDirectory(source, offset, headerSize, stop));
    if (named)
        return FoundDirectory{DirectoryFind::ByHeader, std::move(named)};
    TRY_ASSIGN(const auto tail, Tail::of(source, headerSize, stop));
    if (auto directory = tail.directoryAtEnd())
        return FoundDirectory{DirectoryFind::AtFileEnd, std::move(directory)};
    if (auto directory = tail.directoryByTitles())
        return FoundDirectory{DirectoryFind::BySearching, std::move(directory)};
    return FoundDirectory{};
}

Result<std::vector<std::byte>> directoryOffsetBytes(std::uint64_t offset)
{
    if (offset > std::numeric_limits<std::uint32_t>::max())
        return limitExceeded(Fault::tr("the recording is too long for a directory"));
    std::vector<std::byte> bytes;
    appendWord(bytes, static_cast<std::uint32_t>(offset));
    return bytes;
}

std::vector<std::byte> directoryBytes(const std::vector<DirectoryEntry> &entries)
{
    std::vector<std::byte> bytes;
    bytes.reserve(CountSize + EntrySize * entries.size());
    appendWord(bytes, static_cast<std::uint32_t>(entries.size()));
    for (const DirectoryEntry &entry : entries) {
        appendWord(bytes, entry.kind == SegmentKind::Loading ? 0 : 1);
        for (std::size_t i = 0; i < TitleSize; ++i)
            bytes.push_back(i < entry.title.size() ? static_cast<std::byte>(entry.title[i])
                                                   : std::byte{0});
        appendWord(bytes, std::bit_cast<std::uint32_t>(entry.flags));
        appendWord(bytes, std::bit_cast<std::uint32_t>(entry.cdTrack));
        appendWord(bytes, std::bit_cast<std::uint32_t>(entry.duration));
        appendWord(bytes, std::bit_cast<std::uint32_t>(entry.frameCount));
        appendWord(bytes, entry.offset);
        appendWord(bytes, entry.length);
    }
    return bytes;
}

Result<SegmentMap> findSegments(const Shared<ByteSource> &source, const DemoHeader &header,
                                std::stop_token stop)
{
    SegmentMap map;
    TRY_ASSIGN(map.found,
               findDirectory(*source, header.directoryOffset, header.form.headerSize, stop));
    if (map.found.directory) {
        map.segments = segmentsOf(*map.found.directory);
        return map;
    }
    TRY_ASSIGN(map.segments, segmentsByWalking(source, header.form, stop));
    return map;
}

} // namespace tickscope::goldsrc
