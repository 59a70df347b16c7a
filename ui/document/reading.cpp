// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/reading.h"

#include "core/analysis/map_finder.h"
#include "core/base/limits.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"

#include <chrono>

namespace tickscope {

namespace {

using namespace std::chrono_literals;

// Short at first, so that events appear at once; then longer, because each part
// costs the readers of the index a little.
constexpr auto ShortestPart = 40ms;
constexpr auto LongestPart = 400ms;
constexpr std::size_t FirstPartTicks = 500;

/// Ticks for the next part, when \a ticks took \a elapsed and \a wanted is aimed at.
std::size_t nextPartTicks(std::size_t ticks, std::chrono::steady_clock::duration elapsed,
                          std::chrono::steady_clock::duration wanted)
{
    const double factor = std::chrono::duration<double>(wanted).count()
                          / std::max(1e-4, std::chrono::duration<double>(elapsed).count());
    const double next = static_cast<double>(ticks) * std::clamp(factor, 0.25, 4.0);
    return static_cast<std::size_t>(std::clamp(next, 50.0, 1e7));
}

MapAnswer withContent(MapAnswer::Outcome outcome, std::string path, Shared<MapContent> content,
                      const Recording &recording)
{
    auto motion = recording.makeMotion(content);
    auto scene = recording.makeScene(content);
    return {outcome, std::move(path), std::move(content), std::move(motion), std::move(scene)};
}

MapAnswer::Outcome outcomeOf(FoundMap::Match match)
{
    return match == FoundMap::Match::Name ? MapAnswer::Outcome::NameOnly
                                          : MapAnswer::Outcome::Found;
}

Result<Shared<MapContent>> mapFromFile(const Recording &recording, const std::string &path,
                                       std::stop_token stop)
{
    const auto source = openFile(path);
    if (!source)
        return tl::unexpected(source.error());
    auto bytes = readAll(**source, 0, (*source)->size(), limits::MapBytes, stop);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return recording.readMap(*std::move(bytes));
}

} // namespace

Reading::Reading(const FormatRegistry &registry, std::string path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_opened(this, [this](const Opened &value) { serveFrames(value); })
    , m_indexed(this, [this](const Shared<Index> &index) { emit indexed(index); })
    , m_failed(this, [this](const Error &error) { emit failed(error); })
    , m_headFrame(this,
                  [this](const Shared<Frame> &frame) { emit frameReady(Viewer::Head, frame); })
    , m_previewFrame(
          this, [this](const Shared<Frame> &frame) { emit frameReady(Viewer::Preview, frame); })
    , m_map([this](const MapAnswer &answer) { emit mapAnswered(answer); })
    , m_indexThread([this, &registry](std::stop_token stop) { openAndIndex(registry, stop); })
{
}

Reading::~Reading()
{
    // All are told first, so that they end side by side; then the members join.
    m_indexThread.request_stop();
    m_frameThread.request_stop();
}

void Reading::openAndIndex(const FormatRegistry &registry, std::stop_token stop)
{
    const auto giveUp = [this](const Error &error) {
        if (error.code != ErrorCode::Cancelled)
            m_failed.post(error);
    };
    const auto source = openNamed(m_path, stop);
    if (!source)
        return giveUp(source.error());
    const auto recording = registry.open(*source, stop);
    if (!recording)
        return giveUp(recording.error());
    auto found = (*recording)->outline(stop);
    if (!found)
        return giveUp(found.error());
    const auto outline = std::make_shared<const Outline>(*std::move(found));
    if (outline->isEmpty || outline->seekPoints.empty())
        return giveUp({ErrorCode::Truncated, "the recording holds no tick", outline->endByte, {}});
    m_opened.post({*recording, std::make_shared<const Index>(outline)});

    IndexPass pass(*recording, outline);
    std::size_t ticks = FirstPartTicks;
    std::chrono::steady_clock::duration wanted = ShortestPart;
    while (!pass.atEnd() && !stop.stop_requested()) {
        const auto begin = std::chrono::steady_clock::now();
        const auto index = pass.advance(ticks, stop);
        if (!index)
            return giveUp(index.error());
        m_indexed.post(*index);
        ticks = nextPartTicks(ticks, std::chrono::steady_clock::now() - begin, wanted);
        wanted = std::min<std::chrono::steady_clock::duration>(wanted * 3 / 2, LongestPart);
    }
}

void Reading::serveFrames(const Opened &opened)
{
    m_recording = opened.recording;
    m_frames = std::make_unique<FrameService>(
        m_recording, [this](Viewer viewer, Shared<Frame> frame) {
            (viewer == Viewer::Head ? m_headFrame : m_previewFrame).post(std::move(frame));
        });
    m_frameThread = std::jthread([this](std::stop_token stop) { m_frames->serve(stop); });
    emit this->opened(opened.recording, opened.index);
}

void Reading::stopIndexing()
{
    m_indexThread.request_stop();
}

void Reading::findMap(std::vector<std::string> folders)
{
    if (!m_recording)
        return;
    m_map.start(*QThreadPool::globalInstance(),
                [recording = m_recording, path = m_path,
                 folders = std::move(folders)](const std::stop_token &stop) -> MapAnswer {
                    auto found = tickscope::findMap(*recording, path, folders, stop);
                    if (!found)
                        return {};
                    return withContent(outcomeOf(found->match), found->path, found->content,
                                       *recording);
                });
}

void Reading::readMap(std::string path)
{
    if (!m_recording)
        return;
    m_map.start(*QThreadPool::globalInstance(),
                [recording = m_recording,
                 path = std::move(path)](const std::stop_token &stop) -> MapAnswer {
                    const auto content = mapFromFile(*recording, path, stop);
                    if (!content)
                        return {MapAnswer::Outcome::Unreadable, path, {}, {}, {}};
                    return withContent(MapAnswer::Outcome::Chosen, path, *content, *recording);
                });
}

void Reading::want(Viewer viewer, Tick tick)
{
    if (m_frames)
        m_frames->want(viewer, tick);
}

void Reading::use(Shared<Index> index, Shared<Motion> motion)
{
    if (m_frames)
        m_frames->use(std::move(index), std::move(motion));
}

} // namespace tickscope
