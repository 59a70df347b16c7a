// SPDX-License-Identifier: MIT
#include "core/recorder/storing/commit_queue.h"

namespace tickscope::recorder {

CommitQueue::CommitQueue(std::unique_ptr<SegmentStore> store)
    : m_store(std::move(store))
    , m_thread([this](std::stop_token stop) { work(std::move(stop)); })
{
}

CommitQueue::~CommitQueue()
{
    (void)wait();
}

void CommitQueue::add(Commit commit, std::int32_t ticks)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_error || m_waiting.size() < MostWaiting; });
    if (m_error)
        return;
    m_waiting.push_back({std::move(commit), ticks});
    m_changed.notify_all();
}

Result<void> CommitQueue::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.empty(); });
    if (m_error)
        return tl::unexpected(*m_error);
    return {};
}

std::optional<Error> CommitQueue::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

std::int32_t CommitQueue::storedTicks() const
{
    const std::lock_guard lock(m_mutex);
    return m_storedTicks;
}

void CommitQueue::work(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); })) {
        const Waiting &next = m_waiting.front();
        lock.unlock();
        auto stored = m_store->store(next.commit);
        lock.lock();
        if (stored) {
            m_storedTicks = next.ticks;
            m_waiting.pop_front();
        } else {
            // It is unknown how much of it is on the disk; going on could contradict it.
            m_error = std::move(stored.error());
            m_waiting.clear();
        }
        m_changed.notify_all();
    }
}

} // namespace tickscope::recorder
