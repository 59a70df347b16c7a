// SPDX-License-Identifier: MIT
#include "core/timeline/frame_service.h"

#include "core/base/limits.h"

namespace tickscope {

/// Damage is said only of a recording that is damaged, not of a drive or a server that is away.
static Exactness exactnessOf(const Error &error)
{
    const bool isSource = error.code == ErrorCode::Io || error.code == ErrorCode::Unauthorized;
    return isSource ? Exactness::Unreachable : Exactness::Damaged;
}

FrameService::FrameService(Shared<Recording> recording,
                           std::function<void(Viewer, Shared<Frame>)> ready)
    : m_ready(std::move(ready))
    , m_recording(std::move(recording))
{
}

FrameService::~FrameService() = default;

void FrameService::want(Viewer viewer, Tick tick)
{
    const std::scoped_lock lock(m_mutex);
    seat(viewer).request = tick;
    if (viewer == Viewer::Head && m_atWork == Viewer::Preview)
        m_jobStop.request_stop();
    m_requested.notify_one();
}

void FrameService::use(Shared<Index> index, Shared<Motion> motion)
{
    Shared<Recording> same;
    {
        const std::scoped_lock lock(m_mutex);
        same = m_recording;
    }
    use(std::move(same), std::move(index), std::move(motion));
}

void FrameService::use(Shared<Recording> recording, Shared<Index> index, Shared<Motion> motion)
{
    const std::scoped_lock lock(m_mutex);
    m_recording = std::move(recording);
    m_index = std::move(index);
    m_motion = std::move(motion);
    Seat &head = seat(Viewer::Head);
    if (!head.request)
        head.request = head.last;
    m_requested.notify_one();
}

std::optional<FrameService::Job> FrameService::popJob()
{
    if (!m_index)
        return {};
    for (const Viewer viewer : {Viewer::Head, Viewer::Preview}) {
        Seat &own = seat(viewer);
        if (!own.request)
            continue;
        const Tick tick = *own.request;
        own.request.reset();
        own.last = tick;
        m_atWork = viewer;
        m_jobStop = {};
        return Job{viewer, tick, m_recording, m_index, m_motion, m_jobStop.get_token()};
    }
    return {};
}

bool FrameService::serveOne()
{
    std::optional<Job> job;
    {
        const std::scoped_lock lock(m_mutex);
        job = popJob();
    }
    if (job)
        run(*job);
    return job.has_value();
}

void FrameService::serve(std::stop_token stop)
{
    const auto hasWork = [this] { return m_index && (m_seats[0].request || m_seats[1].request); };
    // A job may wait for a server; who ends the service does not.
    const std::stop_callback endJob(stop, [this] {
        const std::scoped_lock lock(m_mutex);
        m_jobStop.request_stop();
    });
    while (true) {
        std::optional<Job> job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_requested.wait(lock, stop, hasWork) || stop.stop_requested())
                return;
            job = popJob();
        }
        if (job)
            run(*job);
    }
}

void FrameService::run(const Job &job)
{
    Seat &own = seat(job.viewer);
    if (own.recording != job.recording) {
        own.cursor.emplace(job.recording, limits::CursorCache / 2);
        own.recording = job.recording;
    }
    if (own.moverOf != job.motion || !own.mover) {
        own.mover = job.motion->makeMover();
        own.moverOf = job.motion;
    }
    auto frame = own.cursor->frameAt(job.tick, *job.index, *own.mover, job.stop);
    if (!frame) {
        if (frame.error().code == ErrorCode::Cancelled) {
            // The head came first, or all ends; the request stands unless there is a newer one.
            const std::scoped_lock lock(m_mutex);
            if (!own.request)
                own.request = job.tick;
            return;
        }
        Frame empty;
        empty.asked = job.tick;
        empty.exactness = exactnessOf(frame.error());
        empty.error = std::move(frame.error());
        frame = std::move(empty);
    }
    // Here, not where it is drawn: the disk or a server may be slow.
    (void)frame->past.read();
    m_ready(job.viewer, std::make_shared<const Frame>(std::move(*frame)));
    own.cursor->tidy();
}

} // namespace tickscope
