// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/reading.h"

#include <algorithm>
#include <chrono>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/byte_source.h"
#include "core/io/file_source.h"
#include "core/io/http/url.h"
#include "core/library/reading/confined_pass.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/part_pace.h"
#include "core/timeline/stretch_index.h"
#include "ui/jobs/first_picture.h"
#include "ui/reading/confined_reader.h"
#include "ui/reading/growth_monitor.h"
#include "ui/reading/kept_index.h"
#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

namespace {

using namespace std::chrono_literals;

HttpOptions httpOptions(std::string bearerToken)
{
    HttpOptions options = HttpOptions::fromEnvironment();
    if (!bearerToken.empty())
        options.bearerToken = std::move(bearerToken);
    return options;
}

/// Why there is nothing to show: the damage; a whole recording has no tick that could be shown.
Error noTickError(const Outline &outline)
{
    if (outline.damage.empty())
        return {ErrorCode::OutOfRange, Fault::tr("the recording holds no tick"), {}, {}};
    const Damage &damage = outline.damage.front();
    return {damage.kind, damage.fault, damage.byte, {}};
}

MapAnswer answerOf(MapAnswer::Outcome outcome, FoundMap found, const Recording &recording)
{
    MapAnswer answer{std::move(found), outcome};
    const auto rebuilt = rebuiltWith(recording, answer);
    answer.decidesMore = rebuilt != nullptr;
    const Recording &whole = rebuilt ? *rebuilt : recording;
    answer.motion = whole.makeMotion(answer.content);
    answer.scene = whole.makeScene(answer.content);
    return answer;
}

MapAnswer noMap(MapAnswer::Outcome outcome, std::string path = {})
{
    return {{.path = std::move(path), .content = {}}, outcome};
}

} // namespace

Reading::Reading(const FormatRegistry &registry, std::string path, std::string bearerToken,
                 QObject *parent)
    : QObject(parent)
    , m_registry(registry)
    , m_path(std::move(path))
    , m_http(httpOptions(std::move(bearerToken)))
    , m_readsAll(SettingsNotifier::value(settings::ReadAllOfServers, true).toBool())
    , m_opened(this, [this](const Opened &value) { serveFrames(value); })
    , m_indexed(this, [this](const IndexProgress &progress) { emit indexed(progress); })
    , m_failed(this, [this](const Error &error) { emit failed(error); })
    , m_fileChanged(this, [this](bool) { emit fileChanged(); })
    , m_weaklyConfined(this, [this](library::Confinement how) { emit weaklyConfined(how); })
    , m_loaded(this, [this](const std::vector<TickRange> &loaded) { emit loadedChanged(loaded); })
    , m_headFrame(this, [this](const Shared<Frame> &frame) { showFrame(frame); })
    , m_previewFrame(
          this, [this](const Shared<Frame> &frame) { emit frameReady(Viewer::Preview, frame); })
    , m_neighbours(this, [this](const ChainNeighbours &found) { emit neighboursFound(found); })
    , m_rebuilt(this, [this](const RebuildProgress &progress) { emit rebuiltOn(progress); })
    , m_map([this](const MapAnswer &answer) { emit mapAnswered(answer); })
{
    const QString reports = SettingsNotifier::value(settings::ReportsFolder).toString();
    if (!reports.isEmpty())
        setReportsFolder(reports.toStdString());
    m_indexThread = std::jthread([this](std::stop_token stop) { openAndIndex(stop); });
}

Reading::~Reading()
{
    // All get the request first, so that they end side by side; then the members join.
    m_indexThread.request_stop();
    m_frameThread.request_stop();
    m_chainThread.request_stop();
    m_rebuildThread.request_stop();
}

void Reading::giveUp(const Error &error)
{
    if (error.code != ErrorCode::Cancelled)
        m_failed.post(error);
}

void Reading::openAndIndex(std::stop_token stop)
{
    GrowthMonitor monitor(m_path);
    const auto source = openNamed(m_path, m_http, stop);
    if (!source)
        return giveUp(source.error());
    const auto recording = m_registry.open(*source, stop);
    if (!recording)
        return giveUp(recording.error());
    if (isUrl(m_path)) {
        monitor.lookAtServer(*source);
        updateRemote(**recording, *source);
    }
    auto found = (*recording)->outline(stop);
    if (!found)
        return giveUp(found.error());
    const auto outline = std::make_shared<const Outline>(*std::move(found));
    if (outline->isEmpty || outline->seekPoints.empty())
        return giveUp(noTickError(*outline));
    const KeptIndex kept(*recording, outline, {}, stop);
    const bool isUnread = m_remote && !m_readsAll && !isLoaded(**recording, *outline, *m_content);
    // What is not to be fetched may be known from the last time.
    Shared<Index> known = isUnread ? kept.read(m_registry) : nullptr;
    m_opened.post(
        {*recording, std::make_shared<const Index>(outline), m_content, isUnread && !known});
    if (isUnread && !known)
        return;
    waitForFrame(stop);
    if (!known)
        known = kept.read(m_registry);
    if (known)
        return showKept(*recording, known, monitor, stop);

    IndexProgress progress{*recording, std::make_shared<const Index>(outline), false, {}};
    const auto isRead = readConfined(progress, stop);
    if (!isRead)
        return giveUp(isRead.error());
    if (*isRead) {
        kept.write(*progress.index, stop);
        return watchWhole(monitor, stop);
    }
    IndexPass pass(*recording, outline);
    if (const auto run = runPass(pass, progress, stop); !run)
        return giveUp(run.error());
    kept.write(*pass.index(), stop);
    watch(pass, monitor, progress, std::move(stop));
}

/// Of a recording that was read before, and does not grow.
void Reading::showKept(const Shared<Recording> &recording, const Shared<Index> &index,
                       GrowthMonitor &monitor, const std::stop_token &stop)
{
    IndexProgress progress{recording, index, false, {}};
    show(progress);
    watchWhole(monitor, stop);
}

void Reading::show(IndexProgress &progress)
{
    if (m_content)
        progress.loaded = loadedTicks(*progress.recording, progress.index->outline(), *m_content);
    m_indexed.post(progress);
}

/// Lets another process read all of a recording on this machine that does not grow, and shows what
/// that finds. False when this one is to do it, as for a format that the other does not know.
Result<bool> Reading::readConfined(IndexProgress &progress, const std::stop_token &stop)
{
    const QString program = confined_reader::program();
    const Format *format = allFormats().formatNamed(progress.recording->info().format);
    const auto outline = std::make_shared<const Outline>(progress.index->outline());
    if (program.isEmpty() || !format || outline->mayGrow || isUrl(m_path) || !stampOf(m_path))
        return false;
    const ReaderPlace place(ReaderPlaces::ofThisProgram(), m_isInFront, stop);
    if (!place.isTaken())
        return failure(ErrorCode::Cancelled, faults::Cancelled);
    library::ReadingHelper helper(program, &confined_reader::report);
    const auto confinement = helper.start(stop);
    if (confinement != library::Confinement::Whole && !stop.stop_requested())
        m_weaklyConfined.post(confinement);
    library::ConfinedPass pass(
        helper,
        {m_path, progress.recording, outline, format->eventForms(), progress.index->indexedTo()},
        [&](const Shared<Recording> &recording, const Shared<Index> &index) {
            progress = {recording, index, false, {}};
            show(progress);
        });
    return pass.run(stop);
}

void Reading::indexAgain(const Index &known, std::stop_token stop)
{
    GrowthMonitor monitor(m_path);
    if (m_remote)
        monitor.lookAtServer(m_remote);
    IndexProgress progress{m_recording, std::make_shared<const Index>(known), false, {}};
    const auto isRead = readConfined(progress, stop);
    if (!isRead)
        return giveUp(isRead.error());
    if (*isRead)
        return watchWhole(monitor, stop);
    IndexPass pass(m_recording, std::make_shared<const Outline>(known.outline()));
    const auto index = pass.advanceTo(known.indexedTo(), stop);
    if (!index)
        return giveUp(index.error());
    progress.index = *index;
    show(progress);
    if (const auto run = runPass(pass, progress, stop); !run)
        return giveUp(run.error());
    watch(pass, monitor, progress, std::move(stop));
}

Result<void> Reading::runPass(IndexPass &pass, IndexProgress progress, std::stop_token stop)
{
    PartPace pace;
    while (!pass.atEnd() && !stop.stop_requested()) {
        TRY_ASSIGN(progress.index, pass.advance(pace.begin(), stop));
        show(progress);
        pace.end();
    }
    return {};
}

/// What is shown is the recording as it is, or a person is told that it is another one by now.
void Reading::watch(IndexPass &pass, GrowthMonitor monitor, IndexProgress progress,
                    std::stop_token stop)
{
    if (!pass.index()->outline().mayGrow)
        watchWhole(monitor, stop);
    else if (!follow(pass, monitor, std::move(progress), stop))
        m_fileChanged.post(true);
}

void Reading::watchWhole(GrowthMonitor &monitor, const std::stop_token &stop)
{
    if (monitor.waitForOther(stop))
        m_fileChanged.post(true);
}

/// Keeps up with a recording until its recorder has marked the end. False when it is another one.
bool Reading::follow(IndexPass &pass, GrowthMonitor &monitor, IndexProgress progress,
                     std::stop_token stop)
{
    if (!entryFileOf(*progress.recording).empty())
        monitor.lookAtFolder(progress.recording->contentPart(0, stop).value_or(nullptr));
    while (pass.index()->outline().mayGrow) {
        const auto news = monitor.wait(stop);
        if (news == GrowthMonitor::News::Stopped)
            return true;
        const bool isWritten = news == GrowthMonitor::News::Changed;
        if (!isWritten && !progress.isGrowing)
            continue;
        // A file that cannot be read just now may be whole at the next look.
        const auto fits = goOn(pass, monitor, progress, isWritten, stop);
        if (fits && !*fits)
            return false;
    }
    return true;
}

/// Of a recording that may lie in several files; empty for others.
std::string Reading::entryFileOf(const Recording &recording) const
{
    const Format *format = m_registry.formatNamed(recording.info().format);
    return format ? std::string(format->entryFile()) : std::string();
}

/// Of a packed recording the bytes that are at hand say nothing.
void Reading::updateRemote(const Recording &recording, const Shared<ByteSource> &source)
{
    const bool isPacked = recording.info().byteSize != source->size()
                          && entryFileOf(recording).empty();
    m_remote = isPacked ? nullptr : source;
    const auto content = recording.contentPart(0, {});
    m_content = m_remote && content && *content ? *content : m_remote;
}

/// Opens the recording again and reads what it has grown by. False when it is another one now.
/// Errors: those of opening and reading.
Result<bool> Reading::goOn(IndexPass &pass, const GrowthMonitor &monitor, IndexProgress &progress,
                           bool isWritten, std::stop_token stop)
{
    TRY_ASSIGN(const auto source, monitor.remote() ? Result<Shared<ByteSource>>(monitor.remote())
                                                   : openNamed(m_path, m_http, stop));
    TRY_ASSIGN(const auto recording, m_registry.open(source, stop));
    const Outline &known = pass.index()->outline();
    TRY_ASSIGN(auto outline, recording->outlineSince(known, stop));
    const bool hasGrown = outline.endByte != known.endByte || !outline.mayGrow
                          || outline.time.ticks() != known.time.ticks();
    if (isWritten && !hasGrown)
        return true;
    progress.isGrowing = isWritten && outline.mayGrow;
    if (progress.isGrowing)
        forgetTornEnd(outline);
    if (!pass.goOn(recording, std::make_shared<const Outline>(std::move(outline))))
        return false;
    progress.recording = recording;
    if (monitor.remote())
        updateRemote(*recording, source);
    TRY(runPass(pass, progress, std::move(stop)));
    return true;
}

/// For frames while a rebuild is on its way: seek points of \a rebuilt as far as it has come,
/// behind that those of \a plain.
static Shared<Index> mixedIndex(const Index &rebuilt, const Index &plain)
{
    auto part = std::make_shared<IndexPart>();
    part->ticks = plain.ticks();
    part->seekPoints = rebuilt.seekPoints();
    std::ranges::copy_if(
        plain.seekPoints(), std::back_inserter(part->seekPoints),
        [&rebuilt](const SeekPoint &point) { return point.tick > rebuilt.indexedTo(); });
    return std::make_shared<const Index>(
        Index(std::make_shared<const Outline>(plain.outline())).with(part, plain.players(), true));
}

void Reading::rebuild(Shared<Recording> recording, Shared<MapContent> map, Shared<Index> plain,
                      bool goesOn)
{
    m_rebuildThread = std::jthread([this, recording = std::move(recording), map = std::move(map),
                                    plain = std::move(plain), goesOn](const std::stop_token &stop) {
        if (const auto rebuilt = recording->rebuiltWith(map))
            runRebuild(rebuilt, plain, goesOn, stop);
    });
}

void Reading::runRebuild(const Shared<Recording> &rebuilt, const Shared<Index> &plain, bool goesOn,
                         const std::stop_token &stop)
{
    const auto outline = std::make_shared<const Outline>(plain->outline());
    // Only what names its map by content has one that makes the same of it each time.
    const bool namesMap = rebuilt->info().map && rebuilt->info().map->sha256;
    const auto kept = namesMap && !goesOn ? std::optional<KeptIndex>(std::in_place, rebuilt,
                                                                     outline, "rebuilt", stop)
                                          : std::nullopt;
    if (const auto known = kept ? kept->read(m_registry) : nullptr) {
        m_rebuilt.post({rebuilt, known, true, {}});
        return;
    }
    const bool isGoingOn = goesOn && m_rebuildPass && m_rebuildPass->goOn(rebuilt, outline);
    if (!isGoingOn)
        m_rebuildPass = std::make_unique<IndexPass>(rebuilt, outline);
    PartPace pace(PartPace::Longest);
    while (!m_rebuildPass->atEnd() && !stop.stop_requested()) {
        const auto index = m_rebuildPass->advance(pace.begin(), stop);
        if (!index) {
            if (index.error().code != ErrorCode::Cancelled)
                m_rebuilt.post({rebuilt, nullptr, false, index.error()});
            return;
        }
        if (!m_rebuildPass->atEnd())
            m_rebuilt.post({rebuilt, mixedIndex(**index, *plain), false, {}});
        pace.end();
    }
    if (stop.stop_requested())
        return;
    m_rebuilt.post({rebuilt, m_rebuildPass->index(), true, {}});
    if (kept)
        kept->write(*m_rebuildPass->index(), stop);
}

void Reading::serveFrames(const Opened &opened)
{
    m_recording = opened.recording;
    m_isUnread = opened.isUnread;
    m_frames = std::make_unique<FrameService>(m_recording,
                                              [this, opened](Viewer viewer, Shared<Frame> frame) {
                                                  provideFrame(opened, viewer, std::move(frame));
                                              });
    m_frameThread = std::jthread([this](std::stop_token stop) { m_frames->serve(stop); });
    emit this->opened(opened.recording, opened.index);
    if (opened.isUnread)
        emit leftUnread();
    findNeighbours();
}

void Reading::showFrame(const Shared<Frame> &frame)
{
    emit frameReady(Viewer::Head, frame);
    afterPainting(*this, [this] {
        first_picture::shown();
        const std::lock_guard lock(m_frameMutex);
        m_isFrameShown = true;
        m_frameShown.notify_all();
    });
}

/// The first picture is not to share the machine with what nobody waits for.
void Reading::waitForFrame(const std::stop_token &stop)
{
    std::unique_lock lock(m_frameMutex);
    m_frameShown.wait_for(lock, stop, 1s, [this] { return m_isFrameShown; });
}

/// The thread's of frames. While nothing else is read, they are what fetches.
void Reading::provideFrame(const Opened &opened, Viewer viewer, Shared<Frame> frame)
{
    if (opened.remote && m_isUnread)
        m_loaded.post(loadedTicks(*opened.recording, opened.index->outline(), *opened.remote));
    (viewer == Viewer::Head ? m_headFrame : m_previewFrame).post(std::move(frame));
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
    m_isUnread = true;
    m_indexThread.request_stop();
}

void Reading::readOn(Shared<Index> known)
{
    m_isUnread = false;
    m_indexThread = std::jthread([this, known = std::move(known)](const std::stop_token &stop) {
        indexAgain(*known, stop);
    });
}

void Reading::findMap(std::vector<std::string> places)
{
    if (!m_recording)
        return;
    m_map.start([recording = m_recording, path = m_path,
                 places = std::move(places)](const std::stop_token &stop) -> MapAnswer {
        auto found = tickscope::findMap(*recording, path, places, stop);
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
    m_map.start([recording = m_recording,
                 path = std::move(path)](const std::stop_token &stop) -> MapAnswer {
        auto found = readMapFile(*recording, path, stop);
        if (found)
            return answerOf(MapAnswer::Outcome::Chosen, *std::move(found), *recording);
        return noMap(MapAnswer::Outcome::Unreadable, path);
    });
}

void Reading::setInFront(bool isInFront)
{
    if (m_isInFront.exchange(isInFront) != isInFront)
        ReaderPlaces::ofThisProgram().update();
}

void Reading::want(Viewer viewer, Tick tick)
{
    if (m_frames)
        m_frames->want(viewer, tick);
}

void Reading::use(Shared<Recording> recording, Shared<Index> index, Shared<Motion> motion)
{
    if (m_frames)
        m_frames->use(std::move(recording), std::move(index), std::move(motion));
}

} // namespace tickscope
