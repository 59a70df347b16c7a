// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/recording_picture.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/analysis/outlined_recording.h"
#include "core/analysis/series/tracks.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/packing/unpacker.h"
#include "core/timeline/cursor.h"
#include "ui/start/thumbnails.h"
#include "ui/world/small_picture.h"

namespace tickscope::thumbnailer {

namespace {

using namespace std::chrono_literals;

// Together with starting and drawing, less than a second.
constexpr auto OpeningTime = 250ms;
constexpr auto ShortOpeningTime = 100ms;
constexpr auto PathTime = 200ms;
constexpr auto MomentTime = 150ms;

/// Of a file whose container takes too long to walk.
constexpr std::uint64_t BeginningBytes = 4U << 20;
/// Of a packed file. They stay in memory, as there are no temporary files here.
constexpr std::uint64_t UnpackedBytes = limits::StoreMemory - (1U << 20);
/// Of one that takes too long to unpack so far.
constexpr std::uint64_t FewUnpackedBytes = 2U << 20;

/// Where to look for players. Rising, as some recordings can only be read on from the beginning.
constexpr std::array Shares{0.02, 0.15, 0.3, 0.45, 0.6, 0.75};
/// Up to here a later moment is as good as an earlier one.
constexpr double LatestShare = 0.5;
/// Where paths begin in a recording that can be read from anywhere.
constexpr double PathShare = 0.25;
constexpr std::size_t ManySeekPoints = 8;
constexpr std::size_t TicksAtOnce = 64;

/// Asks work to stop when this process has computed for some time. Beside other programs that takes
/// longer, and the work is the same.
class TimeLimit
{
public:
    explicit TimeLimit(std::chrono::milliseconds time)
        : m_clock([this, end = computed() + time](const std::stop_token &destroyed) {
            std::unique_lock lock(m_mutex);
            while (!destroyed.stop_requested() && computed() < end)
                m_condition.wait_for(lock, destroyed, end - computed(), [] { return false; });
            m_source.request_stop();
        })
    {
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    [[nodiscard]] bool isOver() const { return m_source.stop_requested(); }

private:
    [[nodiscard]] static std::chrono::nanoseconds computed()
    {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_condition;
    std::jthread m_clock; ///< Last: it goes first.
};

/// \param most  bytes that a packed one is unpacked to.
Result<Shared<Recording>> openUnpacked(const Shared<ByteSource> &source,
                                       const FormatRegistry &registry, std::uint64_t most,
                                       const std::stop_token &stop)
{
    std::vector<std::byte> head(ProbeBytes);
    TRY_ASSIGN(const auto count, source->readAt(0, head, stop));
    head.resize(count);
    const auto packing = packingOf(head);
    if (!packing || registry.formatOf(head, source->name()))
        return registry.open(source, stop);
    const auto unpacked = unpackSource(source, *packing, stop, most);
    return unpacked ? registry.open(unpacked->source, stop) : tl::unexpected(unpacked.error());
}

Result<OutlinedRecording> openRecording(const Shared<ByteSource> &source,
                                        const FormatRegistry &registry, std::uint64_t most,
                                        const std::stop_token &stop)
{
    TRY_ASSIGN(auto recording, openUnpacked(source, registry, most, stop));
    return withOutline(std::move(recording), stop);
}

std::optional<OutlinedRecording> openInTime(const Shared<ByteSource> &source,
                                            const FormatRegistry &registry)
{
    auto opened = openRecording(source, registry, UnpackedBytes, TimeLimit(OpeningTime).token());
    if (!opened && opened.error().code == ErrorCode::Cancelled)
        opened = openRecording(beginningOf(source, BeginningBytes), registry, FewUnpackedBytes,
                               TimeLimit(ShortOpeningTime).token());
    if (!opened || (*opened).outline->isEmpty || (*opened).outline->seekPoints.empty())
        return {};
    return std::move(*opened);
}

/// Nothing when the recording has no map in it: no other file is at hand.
Shared<MapContent> mapIn(const Recording &recording, const std::stop_token &stop)
{
    auto file = recording.embeddedMapFile(stop);
    if (!file)
        return nullptr;
    auto map = recording.readMap(std::move(*file));
    return map ? std::move(*map) : nullptr;
}

Tick tickAt(const TickRange &ticks, double share)
{
    return ticks.first
           + static_cast<std::int64_t>(share * static_cast<double>(ticks.last - ticks.first));
}

/// Looks for something to see in one recording.
class Search
{
public:
    Search(const OutlinedRecording &opened, Shared<MapContent> map)
        : m_recording(opened.recording)
        , m_map(std::move(map))
        , m_index(opened.outline)
        , m_motion(m_recording->makeMotion(m_map))
        , m_scene(m_recording->makeScene(m_map))
        , m_ticks(m_index.ticks())
    {
    }

    [[nodiscard]] SmallPictureOrder order() const
    {
        SmallPictureOrder order;
        order.frame = m_frame;
        order.maker = m_scene;
        order.map = m_map;
        order.tracks = m_tracks;
        return order;
    }

    /// A part of the paths; moments are looked for in it from now on.
    void readPaths(const TimeLimit &limit)
    {
        auto reader = std::make_shared<TrackReader>(m_index, m_motion, m_scene);
        SharedPass::Start start = reader->startIn(m_recording, m_index);
        if (start.seekPoints.size() >= ManySeekPoints)
            start.first = m_index.seekPointBefore(tickAt(m_ticks, PathShare));
        m_ticks.first = start.seekPoints[start.first].tick;
        SharedPass pass;
        pass.join(reader, std::move(start));
        while (!pass.isEmpty() && !limit.isOver())
            pass.advance(TicksAtOnce, limit.token());
        if (const auto tracks = reader->take(true); tracks && (*tracks)->pointCount() > 0) {
            m_tracks = *tracks;
            m_ticks.last = m_tracks->readTo;
        }
    }

    /// \param first  is called with the first moment that shows anybody.
    void findMoment(const TimeLimit &limit, const std::function<void()> &first)
    {
        Cursor cursor(m_recording, limits::StoreMemory);
        const auto mover = m_motion->makeMover();
        std::size_t most = 0;
        for (const double share : Shares) {
            // The first try is not to fail for want of time.
            const bool isFirst = !m_frame;
            auto frame = cursor.frameAt(tickAt(m_ticks, share), m_index, *mover,
                                        isFirst ? std::stop_token{} : limit.token());
            if (!frame || !frame->at)
                continue;
            const std::size_t players = m_scene->clientsIn(*frame).size();
            const bool isBetter = players > most || (players == most && share < LatestShare);
            if (!isFirst && !isBetter)
                continue;
            m_frame = std::make_shared<const Frame>(std::move(*frame));
            if (most == 0 && players > 0)
                first();
            most = players;
        }
    }

private:
    Shared<Recording> m_recording;
    Shared<MapContent> m_map;
    Index m_index;
    Shared<Motion> m_motion;
    Shared<SceneMaker> m_scene;
    TickRange m_ticks; ///< In which moments are looked for.
    Shared<Frame> m_frame;
    Shared<TrackSet> m_tracks;
};

QImage drawn(SmallPictureOrder order, int width)
{
    order.size = thumbnails::Size;
    // A smaller one is a bigger one made small: lines have their width.
    order.devicePixelRatio = std::max(1.0, double(width) / order.size.width());
    QImage picture = makeSmallPicture(order);
    picture.setDevicePixelRatio(1);
    return picture.scaled(pictureSize(width), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// A recording of a day has some; each is a descriptor.
constexpr std::size_t MostSiblings = 200;

using Siblings = std::map<std::string, Shared<ByteSource>, std::less<>>;

/// The first bytes of another source: of a file as it was when it was opened, since to ask again
/// would want a right to ask about any file.
class HandedSource : public ByteSource
{
public:
    /// \param siblings  null: those of \a whole.
    HandedSource(Shared<ByteSource> whole, std::uint64_t size, Shared<Siblings> siblings)
        : m_whole(std::move(whole))
        , m_size(size)
        , m_siblings(std::move(siblings))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        const std::uint64_t rest = m_size - std::min(offset, m_size);
        const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(rest, into.size()));
        return m_whole->readAt(offset, into.first(most), std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return m_whole->name(); }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name,
                                           std::stop_token stop) const override
    {
        if (!m_siblings)
            return m_whole->sibling(name, std::move(stop));
        const auto found = m_siblings->find(name);
        return found == m_siblings->end() ? nullptr : found->second;
    }

private:
    Shared<ByteSource> m_whole;
    std::uint64_t m_size;
    Shared<Siblings> m_siblings;
};

Shared<ByteSource> handed(Shared<ByteSource> file, Siblings siblings)
{
    const std::uint64_t size = file->size();
    return std::make_shared<const HandedSource>(
        std::move(file), size, std::make_shared<const Siblings>(std::move(siblings)));
}

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
            siblings.emplace(path.filename().string(), handed(std::move(*file), {}));
    }
    return siblings;
}

} // namespace

QSize pictureSize(int width)
{
    return {width, width * thumbnails::Size.height() / thumbnails::Size.width()};
}

void drawRecording(const Shared<ByteSource> &source, const FormatRegistry &registry, int width,
                   bool isDark, std::shared_ptr<const GameData> game,
                   const std::function<void(const QImage &)> &give)
{
    const auto opened = openInTime(source, registry);
    if (!opened)
        return;
    Search search(*opened, mapIn(*opened->recording, TimeLimit(ShortOpeningTime).token()));
    if (!search.order().map)
        search.readPaths(TimeLimit(PathTime));
    const auto draw = [&](SmallPictureOrder order) {
        order.palette = WorldPalette::make(isDark);
        give(drawn(std::move(order), width));
    };
    search.findMoment(TimeLimit(MomentTime), [&] { draw(search.order()); });
    SmallPictureOrder order = search.order();
    if (!order.frame)
        return;
    order.game = std::move(game);
    order.mapTextures = loadTextures(order);
    order.game = nullptr; // it has no pictures of players
    draw(std::move(order));
}

Result<Shared<ByteSource>> openHanded(const std::string &path, const FormatRegistry &registry)
{
    std::error_code ignored;
    const bool isFolder = std::filesystem::is_directory(path, ignored);
    const std::filesystem::path folder = isFolder ? std::filesystem::path(path)
                                                  : std::filesystem::path(path).parent_path();
    const std::string entry = entryIn(folder.empty() ? "." : folder, registry);
    TRY_ASSIGN(auto file, openFile(isFolder && !entry.empty() ? (folder / entry).string() : path));
    return handed(std::move(file),
                  entry.empty() ? Siblings{} : filesIn(folder.empty() ? "." : folder));
}

Shared<ByteSource> beginningOf(Shared<ByteSource> source, std::uint64_t size)
{
    size = std::min(size, source->size());
    return std::make_shared<const HandedSource>(std::move(source), size, nullptr);
}

} // namespace tickscope::thumbnailer
