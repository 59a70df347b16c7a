// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "core/base/result.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Runs a pass of the core on a pool, one stretch after the other, and tells of each.
/// Lives in the UI thread.
template<typename Pass, typename Found>
class PassJob
{
public:
    /// One stretch of the pass.
    using Advance = std::function<Result<Found>(Pass &, std::stop_token)>;
    /// What a stretch found, and whether the pass is at its end.
    using Done = std::function<void(const Result<Found> &, bool isOver)>;

    /// \param done  called in the UI thread.
    PassJob(QThreadPool &pool, Advance advance, Done done)
        : m_pool(pool)
        , m_advance(std::move(advance))
        , m_done(std::move(done))
        , m_job([this](const Stretch &stretch) { take(stretch); })
    {
    }

    /// Drops what runs and begins with \a pass.
    void start(std::shared_ptr<Pass> pass)
    {
        m_pass = std::move(pass);
        advance();
    }
    void cancel()
    {
        m_pass.reset();
        m_job.cancel();
    }
    [[nodiscard]] bool isRunning() const { return m_pass != nullptr; }

private:
    struct Stretch {
        Result<Found> found;
        bool isOver = false;
    };

    void advance()
    {
        m_job.start(m_pool, [pass = m_pass, work = m_advance](const std::stop_token &stop) {
            auto found = work(*pass, stop);
            return Stretch{std::move(found), pass->atEnd()};
        });
    }

    void take(const Stretch &stretch)
    {
        const bool isOver = stretch.isOver || !stretch.found;
        if (isOver)
            m_pass.reset();
        else
            advance();
        m_done(stretch.found, isOver);
    }

    QThreadPool &m_pool;
    Advance m_advance;
    Done m_done;
    std::shared_ptr<Pass> m_pass; ///< Null when nothing runs.
    LatestJob<Stretch> m_job;
};

} // namespace tickscope
