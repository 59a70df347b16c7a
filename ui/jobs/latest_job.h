// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <utility>

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <QThreadPool>

namespace tickscope {

/// Runs work off the UI thread and keeps only the newest request: older ones are
/// asked to stop and their results are dropped.
///
/// Lives in the UI thread. The destructor does not wait, so the work must own or
/// share everything it uses.
template<typename T>
class LatestJob
{
public:
    /// \param done  called in the UI thread with the newest result only.
    explicit LatestJob(std::function<void(T)> done)
        : m_done(std::move(done))
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            // An empty future, which cancel() sets, is finished too, and has no result.
            if (!std::exchange(m_isRunning, false) || m_watcher.future().resultCount() == 0)
                return;
            m_done(m_watcher.result());
        });
    }
    ~LatestJob() { m_stop.request_stop(); }
    LatestJob &operator=(LatestJob &&) = delete; // no copies

    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// Stops what runs; its result is dropped.
    void cancel()
    {
        m_stop.request_stop();
        m_isRunning = false;
        m_watcher.setFuture(QFuture<T>());
    }

    /// In the pool that all share. \param work  looks at the token at least every few milliseconds.
    void start(std::function<T(std::stop_token)> work)
    {
        start(*QThreadPool::globalInstance(), std::move(work));
    }
    void start(QThreadPool &pool, std::function<T(std::stop_token)> work)
    {
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_isRunning = true;
        m_watcher.setFuture(QtConcurrent::run(
            &pool, [work = std::move(work), token = m_stop.get_token()] { return work(token); }));
    }

private:
    std::function<void(T)> m_done;
    std::stop_source m_stop;
    QFutureWatcher<T> m_watcher;
    bool m_isRunning = false;
};

} // namespace tickscope
