// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/recording_frames.h"

#include <utility>

namespace tickscope {

RecordingFrames::RecordingFrames(Shared<Recording> recording, Shared<Index> index,
                                 Shared<Motion> motion, Shared<SceneMaker> scene)
    : m_index(std::move(index))
    , m_scene(std::move(scene))
    , m_arrived(this,
                [this](Shared<Frame> frame) {
                    m_frame = std::move(frame);
                    emit changed();
                })
    , m_frames(std::move(recording),
               [this](Viewer, Shared<Frame> frame) { m_arrived.post(std::move(frame)); })
{
    m_frames.use(m_index, std::move(motion));
    m_thread = std::jthread([this](std::stop_token stop) { m_frames.serve(stop); });
}

RecordingFrames::~RecordingFrames() = default;

void RecordingFrames::want(Time time)
{
    const TimeBase &base = m_index->time();
    if (time < Time{0} || time > base.length()) {
        if (std::exchange(m_time, {}))
            emit changed();
        return;
    }
    m_time = time;
    if (const Tick tick = base.tickAt(time); std::exchange(m_tick, tick) != tick)
        m_frames.want(Viewer::Head, tick);
}

Scene RecordingFrames::scene() const
{
    return m_time && m_frame ? m_scene->make(*m_frame, m_index->time().positionAt(*m_time))
                             : Scene{};
}

bool RecordingFrames::isCurrent() const
{
    return !m_time || (m_frame && m_frame->asked == m_tick);
}

} // namespace tickscope
