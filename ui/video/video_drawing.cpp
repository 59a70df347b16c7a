// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_drawing.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <utility>

#include <QtConcurrentRun>
#include <QThread>
#include <QThreadPool>

#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/timeline/cursor.h"

namespace tickscope {

namespace {

/// Pictures that wait for the sink, drawn or being drawn: enough that no thread idles while one
/// of them takes longer, and little memory even at 8192 x 4096 pixels.
constexpr std::size_t WaitingForEachThread = 2;
constexpr qsizetype MostWaitingBytes = qsizetype(512) << 20;

/// What each thread keeps of the map from one picture to the next; as many as draw at once.
class PainterStock
{
public:
    using Painter = std::unique_ptr<MapPainter>;

    [[nodiscard]] Painter pop()
    {
        const std::lock_guard lock(m_mutex);
        if (m_painters.empty())
            return std::make_unique<MapPainter>();
        Painter painter = std::move(m_painters.back());
        m_painters.pop_back();
        return painter;
    }
    void push(Painter painter)
    {
        const std::lock_guard lock(m_mutex);
        m_painters.push_back(std::move(painter));
    }

private:
    std::mutex m_mutex;
    std::vector<Painter> m_painters;
};

/// Frames of a ghost, one after the other.
class GhostWalk
{
public:
    /// What it has in one picture.
    struct Moment {
        const VideoGhost *ghost = nullptr;
        Shared<Frame> frame; ///< Null where nothing of it is there.
        Time time{0};

        [[nodiscard]] SceneLayer layer() const
        {
            Scene scene = frame ? ghost->source.scene(*frame, time, ghost->subject) : Scene{};
            auto numbers = ghost->source.playerNumbers(scene, time);
            return {std::move(scene), ghost->tint, ghost->opacity, std::move(numbers)};
        }
    };

    explicit GhostWalk(const VideoGhost &ghost)
        : m_ghost(ghost)
        , m_cursor(ghost.source.recording, limits::CursorCache)
        , m_mover(ghost.source.motion->makeMover())
    {
    }

    [[nodiscard]] Result<Moment> at(Time moment, std::stop_token stop)
    {
        const auto there = m_ghost.timeAt(moment);
        if (!there || m_ghost.source.presenceAt(*there) != ReadRecording::Presence::There)
            return Moment{&m_ghost, nullptr, {}};
        const Time time = *there;
        const Index &index = *m_ghost.source.index;
        const Tick tick = index.time().tickAt(time);
        if (!m_frame || m_frame->asked != tick) {
            TRY_ASSIGN(auto frame, m_cursor.frameAt(tick, index, *m_mover, std::move(stop)));
            m_frame = std::make_shared<const Frame>(std::move(frame));
            m_cursor.tidy();
        }
        return Moment{&m_ghost, m_frame, time};
    }

private:
    const VideoGhost &m_ghost;
    Cursor m_cursor;
    std::unique_ptr<Mover> m_mover;
    Shared<Frame> m_frame; ///< The last one, of which the next picture may be, too.
};

/// Frames in their order, each drawn by a thread of the pool.
class FrameQueue
{
public:
    FrameQueue(const VideoOrder &order, const FrameSink &sink)
        : m_order(order)
        , m_sink(sink)
        , m_cursor(order.recording, limits::CursorCache)
        , m_mover(order.motion->makeMover())
    {
        m_pool.setMaxThreadCount(std::max(QThread::idealThreadCount() - 1, 1));
        for (const VideoGhost &ghost : order.ghosts)
            m_ghosts.push_back(std::make_unique<GhostWalk>(ghost));
    }
    /// Waits for those that are being drawn: they borrow the sink.
    ~FrameQueue() { m_pool.clear(); }
    FrameQueue &operator=(FrameQueue &&) = delete; // no copies

    /// The next frame, once it is drawn.
    [[nodiscard]] Result<VideoFrame> pop(std::stop_token stop)
    {
        while (m_waiting.size() < mostWaiting() && m_next < m_order.frames.count())
            TRY(pushNext(stop));
        QFuture<Result<VideoFrame>> first = std::move(m_waiting.front());
        m_waiting.pop_front();
        return first.takeResult();
    }

private:
    [[nodiscard]] std::size_t mostWaiting() const
    {
        const QSize size = m_order.painter->style().size;
        const qsizetype bytes = qsizetype(4) * size.width() * size.height();
        const auto most = static_cast<std::size_t>(m_pool.maxThreadCount()) * WaitingForEachThread;
        return std::clamp(static_cast<std::size_t>(MostWaitingBytes / bytes), std::size_t{1}, most);
    }

    Result<void> pushNext(std::stop_token stop)
    {
        const TimeBase &time = m_order.places->time();
        const Time moment = m_order.frames.timeAt(m_next);
        const Tick tick = time.tickAt(moment);
        // A tick is shown several times, in slow motion very often.
        if (!m_frame || m_frame->asked != tick) {
            TRY_ASSIGN(auto frame, m_cursor.frameAt(tick, *m_order.places, *m_mover, stop));
            m_frame = std::make_shared<const Frame>(std::move(frame));
            m_cursor.tidy();
            m_followed = m_order.followed ? m_order.followed(tick) : std::nullopt;
        }
        std::vector<GhostWalk::Moment> ghosts;
        ghosts.reserve(m_ghosts.size());
        for (const auto &ghost : m_ghosts) {
            TRY_ASSIGN(auto there, ghost->at(moment, stop));
            ghosts.push_back(std::move(there));
        }
        m_waiting.push_back(QtConcurrent::run(
            &m_pool, [this, number = m_next++, frame = m_frame, followed = m_followed,
                      position = time.positionAt(moment), ghosts = std::move(ghosts)] {
                return draw(number, *frame, position, followed, ghosts);
            }));
        return {};
    }

    [[nodiscard]] Result<VideoFrame> draw(std::int64_t number, const Frame &frame, double position,
                                          std::optional<int> followed,
                                          const std::vector<GhostWalk::Moment> &ghosts)
    {
        std::vector<SceneLayer> layers;
        layers.reserve(ghosts.size());
        for (const GhostWalk::Moment &ghost : ghosts)
            layers.push_back(ghost.layer());
        PainterStock::Painter painter = m_painters.pop();
        VideoFrame drawn{
            number,
            m_order.painter->paint(frame, position, followed, painter.get(), std::move(layers)),
            {}};
        m_painters.push(std::move(painter));
        if (drawn.image.isNull())
            return failure(ErrorCode::LimitExceeded,
                           Fault::tr("there is not enough memory for pictures of that size"));
        TRY(m_sink.prepare(drawn));
        return drawn;
    }

    const VideoOrder &m_order;
    const FrameSink &m_sink;
    Cursor m_cursor;
    std::unique_ptr<Mover> m_mover;
    Shared<Frame> m_frame; ///< The last one, of which the next picture may be, too.
    std::vector<std::unique_ptr<GhostWalk>> m_ghosts;
    std::optional<int> m_followed;
    std::int64_t m_next = 0;
    PainterStock m_painters;
    std::deque<QFuture<Result<VideoFrame>>> m_waiting;
    QThreadPool m_pool; ///< The last one: it ends before what its threads use.
};

} // namespace

Result<void> FrameSink::prepare(VideoFrame & /*frame*/) const
{
    return {};
}

Result<void> drawVideo(const VideoOrder &order, FrameSink &sink, const FrameProgress &progress,
                       std::stop_token stop)
{
    FrameQueue queue(order, sink);
    for (std::int64_t done = 0; done < order.frames.count();) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        TRY_ASSIGN(const auto frame, queue.pop(stop));
        TRY(sink.write(frame, stop));
        progress(++done);
    }
    return {};
}

} // namespace tickscope
