// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/shared_reading.h"

#include <algorithm>
#include <utility>

namespace tickscope {

/// Some hundred milliseconds at most, so that who joins or leaves is not long waited for.
constexpr std::size_t TicksAtOnce = 1000;

SharedReading::SharedReading()
    : m_pass(std::make_shared<SharedPass>())
    , m_job([this](const Answer &answer) { take(answer); })
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

SharedReading::Seat SharedReading::join(Member member)
{
    auto shared = std::make_shared<const Member>(std::move(member));
    m_seated.push_back({++m_lastSeat, shared});
    m_coming.push_back(std::move(shared));
    if (!m_job.isRunning())
        startReading();
    return m_lastSeat;
}

void SharedReading::leave(Seat seat)
{
    const auto place = std::ranges::find(m_seated, seat, &Seated::seat);
    if (place == m_seated.end())
        return;
    if (std::erase(m_coming, place->member) == 0)
        m_going.push_back(place->member);
    m_seated.erase(place);
    if (!m_seated.empty())
        return;
    // The worker may still have the pass for a moment, so who comes next gets another one.
    m_job.cancel();
    m_going.clear();
    m_pass = std::make_shared<SharedPass>();
}

void SharedReading::startReading()
{
    for (const auto &member : std::exchange(m_going, {}))
        m_pass->leave(*member->listener);
    for (const auto &member : std::exchange(m_coming, {}))
        m_pass->join(member->listener, member->start);
    if (m_seated.empty())
        return;
    m_job.start(m_pool, [pass = m_pass, seated = m_seated](const std::stop_token &stop) {
        return readOn(*pass, seated, stop);
    });
}

SharedReading::Answer SharedReading::readOn(SharedPass &pass, const std::vector<Seated> &seated,
                                            const std::stop_token &stop)
{
    const auto ended = pass.advance(TicksAtOnce, stop);
    Answer answer;
    for (const Seated &one : seated) {
        const auto end = std::ranges::find(ended, one.member->listener,
                                           &SharedPass::Ended::listener);
        const bool isOver = end != ended.end();
        if (isOver || one.member->listener->isFull()) {
            const auto &error = isOver ? end->error : std::nullopt;
            answer.push_back({one.seat, isOver, one.member->take(isOver, error)});
        }
    }
    return answer;
}

void SharedReading::take(const Answer &answer)
{
    for (const Delivery &delivery : answer) {
        // What was received before may have made somebody leave.
        const auto place = std::ranges::find(m_seated, delivery.seat, &Seated::seat);
        if (place == m_seated.end())
            continue;
        if (delivery.isOver)
            m_seated.erase(place);
        delivery.deliver();
    }
    if (!m_job.isRunning())
        startReading();
}

} // namespace tickscope
