// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/reading.h"

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

MapAnswer answerOf(MapAnswer::Outcome outcome, FoundMap found, const Recording &recording)
{
    auto motion = recording.makeMotion(found.content);
    auto scene = recording.makeScene(found.content);
    return {outcome,           found.match,     std::move(found.path), std::move(found.content),
            std::move(motion), std::move(scene)};
}

MapAnswer noMap(MapAnswer::Outcome outcome, std::string path = {})
{
    MapAnswer answer;
    answer.outcome = outcome;
    answer.path = std::move(path);
    return answer;
}

} // namespace

Reading::Reading(const FormatRegistry &registry, std::string path, QObject *parent)
    : QObject(parent)
    , m_registry(registry)
    , m_path(std::move(path))
    , m_opened(this, [this](const Opened &value) { serveFrames(value); })
    , m_indexed(this, [this](const Shared<Index> &index) { emit indexed(index); })
    , m_failed(this, [this](const Error &error) { emit failed(error); })
    , m_headFrame(this,
                  [this](const Shared<Frame> &frame) { emit frameReady(Viewer::Head, frame); })
    , m_previewFrame(
          this, [this](const Shared<Frame> &frame) { emit frameReady(Viewer::Preview, frame); })
    , m_neighbours(this, [this](const ChainNeighbours &found) { emit neighboursFound(found); })
    , m_map([this](const MapAnswer &answer) { emit mapAnswered(answer); })
    , m_indexThread([this](std::stop_token stop) { openAndIndex(stop); })
{
}

Reading::~Reading()
{
    // All are told first, so that they end side by side; then the members join.
    m_indexThread.request_stop();
    m_frameThread.request_stop();
    m_chainThread.request_stop();
}

void Reading::openAndIndex(std::stop_token stop)
{
    const auto giveUp = [this](const Error &error) {
        if (error.code != ErrorCode::Cancelled)
            m_failed.post(error);
    };
    const auto source = openNamed(m_path, stop);
    if (!source)
        return giveUp(source.error());
    const auto recording = m_registry.open(*source, stop);
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
    findNeighbours();
}

void Reading::findNeighbours()
{
    const RecordingChain &chain = m_recording->info().chain;
    if (chain.id.empty() && chain.previous.empty())
        return;
    m_chainThread = std::jthread([this, recording = m_recording](const std::stop_token &stop) {
        if (auto found = findChainNeighbours(m_registry, *recording, m_path, stop))
            m_neighbours.post(*std::move(found));
    });
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
                    if (found)
                        return answerOf(MapAnswer::Outcome::Found, *std::move(found), *recording);
                    const auto &map = recording->info().map;
                    return noMap(map && map->isEmbedded ? MapAnswer::Outcome::Unreadable
                                                        : MapAnswer::Outcome::Missing);
                });
}

void Reading::readMap(std::string path)
{
    if (!m_recording)
        return;
    m_map.start(*QThreadPool::globalInstance(),
                [recording = m_recording,
                 path = std::move(path)](const std::stop_token &stop) -> MapAnswer {
                    auto found = readMapFile(*recording, path, stop);
                    if (found)
                        return answerOf(MapAnswer::Outcome::Chosen, *std::move(found), *recording);
                    return noMap(MapAnswer::Outcome::Unreadable, path);
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
