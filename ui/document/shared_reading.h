// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QThreadPool>

#include "core/timeline/shared_pass.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Reads the whole of a recording on a worker for all who want to know it: who asks for the same
/// recording hears of each tick from the same pass. Lives in the UI thread; see SharedJob.
class SharedReading
{
public:
    SharedReading();
    SharedReading &operator=(SharedReading &&) = delete; // no copies

    using Seat = std::uint64_t;
    struct Member {
        std::shared_ptr<PassListener> listener;
        SharedPass::Start start;
        /// Runs on the worker when the listener is full or at its end; what it gives runs in the
        /// UI thread then. \param error  why the end came early.
        std::function<std::function<void()>(bool isOver, const std::optional<Error> &error)> take;
    };

    Seat join(Member member);
    /// Nothing of \a seat runs in the UI thread any more.
    void leave(Seat seat);

private:
    struct Seated {
        Seat seat = 0;
        std::shared_ptr<const Member> member;
    };
    struct Delivery {
        Seat seat = 0;
        bool isOver = false;
        std::function<void()> deliver;
    };
    using Answer = std::vector<Delivery>;

    [[nodiscard]] static Answer readOn(SharedPass &pass, const std::vector<Seated> &seated,
                                       const std::stop_token &stop);
    void startReading();
    void take(const Answer &answer);

    std::shared_ptr<SharedPass> m_pass; ///< The worker's, while it runs.
    std::vector<Seated> m_seated;
    std::vector<std::shared_ptr<const Member>> m_coming; ///< Who is not yet in the pass.
    std::vector<std::shared_ptr<const Member>> m_going;  ///< Who still is.
    Seat m_lastSeat = 0;
    QThreadPool m_pool;
    LatestJob<Answer> m_job; ///< Last: stopped before the pool waits.
};

/// What one part of the window reads of whole recordings, one reading at a time.
/// \tparam Reader  a PassListener as readAlone() takes it.
template<typename Reader>
class SharedJob
{
public:
    using Found = typename Reader::Found;
    /// What a piece found, and whether it was the last one.
    using Done = std::function<void(const Result<Found> &, bool isOver)>;

    /// \param done  called in the UI thread.
    SharedJob(std::shared_ptr<SharedReading> reading, Done done)
        : m_reading(std::move(reading))
        , m_done(std::move(done))
    {
    }
    ~SharedJob() { cancel(); }
    SharedJob &operator=(SharedJob &&) = delete; // no copies

    /// Drops what runs and begins with \a reader.
    void start(const std::shared_ptr<Reader> &reader, SharedPass::Start start)
    {
        cancel();
        const auto take = [this, reader](bool isOver, const std::optional<Error> &error) {
            Result<Found> found = error ? Result<Found>(tl::unexpected(*error))
                                        : reader->take(isOver);
            return [this, isOver, found = std::move(found)] { deliver(found, isOver); };
        };
        m_seat = m_reading->join({reader, std::move(start), take});
    }
    void cancel()
    {
        if (m_seat)
            m_reading->leave(*m_seat);
        m_seat.reset();
    }
    [[nodiscard]] bool isRunning() const { return m_seat.has_value(); }

private:
    void deliver(const Result<Found> &found, bool isOver)
    {
        const bool isEnd = isOver || !found;
        if (isEnd)
            cancel();
        m_done(found, isEnd);
    }

    std::shared_ptr<SharedReading> m_reading;
    Done m_done;
    std::optional<SharedReading::Seat> m_seat;
};

} // namespace tickscope
