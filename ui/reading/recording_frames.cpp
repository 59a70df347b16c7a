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

RecordingFrames::Presence RecordingFrames::presenceAt(Time time) const
{
    const TimeBase &base = m_index->time();
    if (time < Time{0})
        return Presence::NotBegun;
    if (time > base.length())
        return Presence::Over;
    const Tick tick = base.tickAt(time);
    return lostTicks(m_index->damage(), {tick, tick}) > 0 ? Presence::Damaged : Presence::There;
}

void RecordingFrames::want(Time time)
{
    if (presenceAt(time) != Presence::There) {
        m_tick.reset();
        if (std::exchange(m_time, {}))
            emit changed();
        return;
    }
    m_time = time;
    if (const Tick tick = m_index->time().tickAt(time); std::exchange(m_tick, tick) != tick)
        m_frames.want(Viewer::Head, tick);
}

void RecordingFrames::setSubject(std::optional<PlayerRef> player)
{
    m_subject = player;
    emit changed();
}

Scene RecordingFrames::scene() const
{
    if (!m_time || !m_frame)
        return {};
    Scene scene = m_scene->make(*m_frame, m_index->time().positionAt(*m_time));
    if (!m_subject)
        return scene;
    const auto client = m_index->players().clientOf(*m_subject, m_index->time().tickAt(*m_time));
    std::erase_if(scene.actors, [&client](const Actor &actor) { return actor.client != client; });
    scene.blocks.clear();
    scene.lines.clear();
    scene.sprites.clear();
    scene.effects.clear();
    scene.mapParts.clear();
    return scene;
}

bool RecordingFrames::isCurrent() const
{
    return !m_time || (m_frame && m_frame->asked == m_tick);
}

} // namespace tickscope
