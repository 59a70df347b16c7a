// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

#include "core/timeline/cursor.h"

namespace tickscope {

/// Who wants a frame. The head interrupts the preview.
enum class Viewer { Head, Preview };

/// Gives each viewer the frame of the tick that it wanted last. Owns no thread:
/// the window runs serve() on one, tests call serveOne() themselves.
class FrameService
{
public:
    /// \param ready  called on the serving thread, with errors as frames without states.
    FrameService(Shared<Recording> recording, std::function<void(Viewer, Shared<Frame>)> ready);
    ~FrameService();

    /// Replaces that viewer's request. Any thread.
    void want(Viewer viewer, Tick tick);
    /// Serves from these from now on, and the last request of the head again. Any thread.
    void use(Shared<Index> index, Shared<Motion> motion);
    /// The same with \a recording, which is the same one grown longer.
    void use(Shared<Recording> recording, Shared<Index> index, Shared<Motion> motion);

    /// Serves one request if there is one. Serving thread.
    bool serveOne();
    /// Serves until \a stop is requested, which ends the job at work, too.
    void serve(std::stop_token stop);

private:
    struct Seat {
        Shared<Recording> recording; ///< Of the cursor.
        std::optional<Cursor> cursor;
        std::unique_ptr<Mover> mover;
        Shared<Motion> moverOf;
        std::optional<Tick> request;
        std::optional<Tick> last;
    };
    struct Job {
        Viewer viewer;
        Tick tick;
        Shared<Recording> recording;
        Shared<Index> index;
        Shared<Motion> motion;
        std::stop_token stop;
    };

    [[nodiscard]] Seat &seat(Viewer viewer) { return m_seats[static_cast<std::size_t>(viewer)]; }
    [[nodiscard]] std::optional<Job> popJob();
    void run(const Job &job);

    std::function<void(Viewer, Shared<Frame>)> m_ready;
    std::mutex m_mutex;
    std::condition_variable_any m_requested;
    std::array<Seat, 2> m_seats;
    Shared<Recording> m_recording;
    Shared<Index> m_index;
    Shared<Motion> m_motion;
    Viewer m_atWork = Viewer::Head; ///< Of the last job.
    std::stop_source m_jobStop;     ///< Of the last job.
};

} // namespace tickscope
