// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/recorder/storing/segment_store.h"

namespace tickscope::recorder {

/// Stores commits one after the other in a thread of its own, so that who records does not wait
/// for a disk. Once one has failed, none behind it is stored: they refer to what it lacks.
class CommitQueue
{
public:
    explicit CommitQueue(std::unique_ptr<SegmentStore> store);
    /// Stores what was handed over.
    ~CommitQueue();

    /// Hands \a commit over. Waits only where the disk is MostWaiting commits behind.
    /// \param ticks  that are stored with it, counted from the beginning.
    void add(Commit commit, std::int32_t ticks);
    /// Waits until everything is stored, or one failed. Errors: those of SegmentStore::store().
    Result<void> wait();

    /// Why a commit failed; nothing as long as none did.
    [[nodiscard]] std::optional<Error> error() const;
    /// That are stored.
    [[nodiscard]] std::int32_t storedTicks() const;

private:
    /// Each is a segment at the most.
    static constexpr std::size_t MostWaiting = 4;

    struct Waiting {
        Commit commit;
        std::int32_t ticks = 0;
    };

    void work(std::stop_token stop);

    std::unique_ptr<SegmentStore> m_store; ///< The thread's.
    mutable std::mutex m_mutex;            ///< Of all that follows.
    std::condition_variable_any m_changed;
    std::deque<Waiting> m_waiting; ///< The first is being stored, and goes when it is.
    std::optional<Error> m_error;
    std::int32_t m_storedTicks = 0;
    std::jthread m_thread; ///< Last: it goes first.
};

} // namespace tickscope::recorder
