// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <QObject>

#include "core/analysis/finders/chain_finder.h"
#include "core/analysis/finders/map_finder.h"
#include "core/formats/format_registry.h"
#include "core/io/http/http_options.h"
#include "core/timeline/frame_service.h"
#include "ui/jobs/latest_job.h"
#include "ui/jobs/mailbox.h"

namespace tickscope {

class GrowthMonitor;
class IndexPass;

namespace library {
enum class Confinement : std::uint8_t;
}

/// What a search for the map came to.
struct MapAnswer : FoundMap {
    enum class Outcome {
        Found,  ///< The map that the recording names.
        Chosen, ///< What the user chose.
        Missing,
        Unreadable, ///< What the user chose, or what lies in the recording, is no map.
    };
    Outcome outcome = Outcome::Missing;
    Shared<Motion> motion = {};
    Shared<SceneMaker> scene = {};
    /// The recording and this map, which is proven to be its, decide more than is recorded.
    bool decidesMore = false;
};

/// How much is known of a recording.
struct IndexProgress {
    Shared<Recording> recording; ///< That of opened(), or what it has grown to.
    Shared<Index> index;
    bool isGrowing = false;        ///< Somebody writes it.
    std::vector<TickRange> loaded; ///< Of a recording on a server.
};

/// How far a recording is rebuilt.
struct RebuildProgress {
    Shared<Recording> recording; ///< The rebuilt one.
    /// Of the whole when it is at its end; before, for frames only: with seek points of the
    /// rebuilt recording as far as they are known, and else those that rebuild() got.
    Shared<Index> index;
    bool isComplete = false;
    std::optional<Error> error; ///< Why it ended early; then there is no index.
};

/// The threads that read one recording for a document: one opens, indexes and follows what grows,
/// one decodes frames, one rebuilds, one looks for the server's other files; the map is found on
/// the pool. Lives in the UI thread; its signals come there. Destruction stops the threads and
/// joins them.
class Reading : public QObject
{
    Q_OBJECT

public:
    /// Begins to open \a path. \param registry  must live longer.
    /// \param bearerToken  for a server; empty: that of the environment, if any.
    Reading(const FormatRegistry &registry, std::string path, std::string bearerToken,
            QObject *parent);
    ~Reading() override;

    [[nodiscard]] const std::string &path() const { return m_path; }
    /// Ends indexing; what is indexed stays.
    void stopIndexing();
    /// Indexes again what stopIndexing() or the setting left out.
    /// \param known  what is shown already: nothing is reported before more than that is known.
    void readOn(Shared<Index> known);
    /// Looks for the map in the recording, beside it and in \a places.
    void findMap(std::vector<std::string> places);
    /// Reads \a path as the map, whatever its hash.
    void readMap(std::string path);
    /// Begins to index what \a recording and \a map decide, behind the ordinary index, which is
    /// \a plain and complete. Ends what an earlier call began.
    /// \param goesOn  it is the recording of the call before, grown longer, with the same map.
    void rebuild(Shared<Recording> recording, Shared<MapContent> map, Shared<Index> plain,
                 bool goesOn);
    /// A person sees it now: it has its turn before others.
    void setInFront(bool isInFront);
    void want(Viewer viewer, Tick tick);
    void use(Shared<Recording> recording, Shared<Index> index, Shared<Motion> motion);

signals:
    /// The outline is known; \a index has nothing else yet.
    void opened(const tickscope::Shared<tickscope::Recording> &recording,
                const tickscope::Shared<tickscope::Index> &index);
    /// Comes behind opened() where the rest waits for readOn().
    void leftUnread();
    /// Of a recording that lies on a server and waits for readOn(): see IndexProgress::loaded.
    void loadedChanged(const std::vector<tickscope::TickRange> &loaded);
    /// \a progress is newer than what came before.
    void indexed(const tickscope::IndexProgress &progress);
    /// The file is another one than was read: cut, replaced, written into. Once.
    void fileChanged();
    /// The system cannot keep the process that reads all of it apart, or not as well as others.
    void weaklyConfined(tickscope::library::Confinement confinement);
    /// Before opened(): nothing can be shown. After it: indexing ended early.
    void failed(const tickscope::Error &error);
    void frameReady(tickscope::Viewer viewer, const tickscope::Shared<tickscope::Frame> &frame);
    void mapAnswered(const tickscope::MapAnswer &answer);
    void rebuiltOn(const tickscope::RebuildProgress &progress);
    void neighboursFound(const tickscope::ChainNeighbours &neighbours);

private:
    struct Opened {
        Shared<Recording> recording;
        Shared<Index> index;
        Shared<ByteSource> remote; ///< Null for files on this machine.
        bool isUnread = false;     ///< Waits for readOn().
    };

    void openAndIndex(std::stop_token stop);
    void showKept(const Shared<Recording> &recording, const Shared<Index> &index,
                  GrowthMonitor &monitor, const std::stop_token &stop);
    void show(IndexProgress &progress);
    Result<bool> readConfined(IndexProgress &progress, const std::stop_token &stop);
    void indexAgain(const Index &known, std::stop_token stop);
    void giveUp(const Error &error);
    void showFrame(const Shared<Frame> &frame);
    void waitForFrame(const std::stop_token &stop);
    void provideFrame(const Opened &opened, Viewer viewer, Shared<Frame> frame);
    Result<void> runPass(IndexPass &pass, IndexProgress progress, std::stop_token stop);
    void watch(IndexPass &pass, GrowthMonitor monitor, IndexProgress progress,
               std::stop_token stop);
    void watchWhole(GrowthMonitor &monitor, const std::stop_token &stop);
    bool follow(IndexPass &pass, GrowthMonitor &monitor, IndexProgress progress,
                std::stop_token stop);
    [[nodiscard]] std::string entryFileOf(const Recording &recording) const;
    void updateRemote(const Recording &recording, const Shared<ByteSource> &source);
    Result<bool> goOn(IndexPass &pass, const GrowthMonitor &monitor, IndexProgress &progress,
                      bool isWritten, std::stop_token stop);
    void runRebuild(const Shared<Recording> &rebuilt, const Shared<Index> &plain, bool goesOn,
                    const std::stop_token &stop);
    void serveFrames(const Opened &opened);
    void findNeighbours();

    const FormatRegistry &m_registry;
    std::string m_path;
    HttpOptions m_http;
    bool m_readsAll; ///< Of a recording on a server.
    std::atomic<bool> m_isUnread = false;
    std::atomic<bool> m_isInFront = false;
    Shared<ByteSource> m_remote; ///< The index thread's; null for files on this machine.
    /// What holds the recording of m_remote, or its beginning: a server may have another address
    /// for that.
    Shared<ByteSource> m_content;
    Shared<Recording> m_recording;
    std::unique_ptr<FrameService> m_frames;
    Mailbox<Opened> m_opened;
    Mailbox<IndexProgress> m_indexed;
    Mailbox<Error> m_failed;
    Mailbox<bool> m_fileChanged;
    Mailbox<library::Confinement> m_weaklyConfined;
    Mailbox<std::vector<TickRange>> m_loaded;
    Mailbox<Shared<Frame>> m_headFrame;
    Mailbox<Shared<Frame>> m_previewFrame;
    Mailbox<ChainNeighbours> m_neighbours;
    Mailbox<RebuildProgress> m_rebuilt;
    std::unique_ptr<IndexPass> m_rebuildPass; ///< The rebuilding thread's.
    LatestJob<MapAnswer> m_map;
    std::mutex m_frameMutex;
    std::condition_variable_any m_frameShown;
    bool m_isFrameShown = false; ///< The first one, under the mutex.
    // Last, so that they are joined before what they post into goes.
    std::jthread m_chainThread;
    std::jthread m_frameThread;
    std::jthread m_rebuildThread;
    std::jthread m_indexThread;
};

} // namespace tickscope
