// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/content_hash_job.h"

#include "core/model/content_hash.h"
#include "ui/errors.h"

#include <algorithm>

namespace tickscope {

constexpr int ProgressPause = 200; // milliseconds

ContentHashJob::ContentHashJob(QObject *parent)
    : QObject(parent)
    , m_job([this](const Answer &answer) { take(answer); })
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_progressTimer.setInterval(ProgressPause);
    connect(&m_progressTimer, &QTimer::timeout, this, &ContentHashJob::changed);
}

void ContentHashJob::start(const Shared<Recording> &recording, bool mayGrow)
{
    clear();
    m_mayGrow = mayGrow;
    m_progress = std::make_shared<Progress>();
    m_progressTimer.start();
    m_job.start(m_pool, [recording, progress = m_progress](std::stop_token stop) -> Answer {
        const auto report = [&progress](std::uint64_t done, std::uint64_t all) {
            progress->percent = static_cast<int>(done * 100 / std::max<std::uint64_t>(all, 1));
        };
        const auto hash = contentHash(*recording, report, std::move(stop));
        if (!hash)
            return {{}, errorSentence(hash.error())};
        if (!*hash)
            return {{}, ContentHashJob::tr("not computed: the file is not fully loaded")};
        return {QString::fromStdString(hexText(**hash)), {}};
    });
    emit changed();
}

void ContentHashJob::clear()
{
    m_job.cancel();
    m_progressTimer.stop();
    m_progress.reset();
    m_sha256.clear();
    m_problem.clear();
}

void ContentHashJob::take(const Answer &answer)
{
    m_progressTimer.stop();
    m_sha256 = answer.sha256;
    m_problem = answer.problem;
    if (!m_sha256.isEmpty())
        emit found();
    emit changed();
}

QString ContentHashJob::text() const
{
    if (!m_sha256.isEmpty())
        return m_sha256;
    if (m_job.isRunning())
        return tr("computing, %1%").arg(m_progress->percent);
    return m_problem.isEmpty() ? tr("not computed yet") : m_problem;
}

} // namespace tickscope
