// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/reader_places.h"

#include <algorithm>

#include <QThread>

namespace tickscope {

ReaderPlaces &ReaderPlaces::ofThisProgram()
{
    static ReaderPlaces places(std::max(QThread::idealThreadCount(), 2));
    return places;
}

void ReaderPlaces::update()
{
    const std::lock_guard lock(m_mutex);
    m_changed.notify_all();
}

bool ReaderPlaces::hasTurn(Waiting::const_iterator waiting) const
{
    const auto first = std::ranges::find_if(
        m_waiting, [](const std::atomic<bool> *isInFront) { return isInFront->load(); });
    return waiting == (first == m_waiting.end() ? m_waiting.begin() : first)
           && m_taken < m_count + (**waiting ? 1 : 0);
}

bool ReaderPlaces::take(const std::atomic<bool> &isInFront, const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    const auto waiting = m_waiting.insert(m_waiting.end(), &isInFront);
    const bool isTaken = m_changed.wait(lock, stop, [&] { return hasTurn(waiting); });
    m_waiting.erase(waiting);
    m_taken += isTaken ? 1 : 0;
    // It may be somebody else's turn as well.
    m_changed.notify_all();
    return isTaken;
}

void ReaderPlaces::giveBack()
{
    const std::lock_guard lock(m_mutex);
    --m_taken;
    m_changed.notify_all();
}

} // namespace tickscope
