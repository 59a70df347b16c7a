// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/recording_frames.h"

#include <utility>

#include "ui/texts/player_text.h"

namespace tickscope {

ReadRecording::Presence ReadRecording::presenceAt(Time time) const
{
    const TimeBase &base = index->time();
    if (time < Time{0})
        return Presence::NotBegun;
    if (time > base.length())
        return Presence::Over;
    const Tick tick = base.tickAt(time);
    return lostTicks(index->damage(), {tick, tick}) > 0 ? Presence::Damaged : Presence::There;
}

Scene ReadRecording::scene(const Frame &frame, Time time,
                           const std::optional<PlayerRef> &subject) const
{
    Scene scene = scenes->make(frame, index->time().positionAt(time));
    if (!subject)
        return scene;
    const auto client = index->players().clientOf(*subject, index->time().tickAt(time));
    std::erase_if(scene.actors, [&client](const Actor &actor) { return actor.client != client; });
    scene.blocks.clear();
    scene.lines.clear();
    scene.sprites.clear();
    scene.effects.clear();
    scene.mapParts.clear();
    return scene;
}

std::map<int, int> ReadRecording::playerNumbers(const Scene &scene, Time time) const
{
    return numbersOfNamesakes(index->players(), scene, index->time().tickAt(time));
}

RecordingFrames::RecordingFrames(ReadRecording source)
    : m_source(std::move(source))
    , m_arrived(this,
                [this](Shared<Frame> frame) {
                    m_frame = std::move(frame);
                    emit changed();
                })
    , m_frames(m_source.recording,
               [this](Viewer, Shared<Frame> frame) { m_arrived.post(std::move(frame)); })
{
    m_frames.use(m_source.index, m_source.motion);
    m_thread = std::jthread([this](std::stop_token stop) { m_frames.serve(stop); });
}

void RecordingFrames::want(std::optional<Time> time)
{
    if (!time || m_source.presenceAt(*time) != ReadRecording::Presence::There) {
        m_tick.reset();
        if (std::exchange(m_time, {}))
            emit changed();
        return;
    }
    m_time = time;
    if (const Tick tick = m_source.index->time().tickAt(*time); std::exchange(m_tick, tick) != tick)
        m_frames.want(Viewer::Head, tick);
}

void RecordingFrames::setSubject(std::optional<PlayerRef> player)
{
    m_subject = player;
    emit changed();
}

Scene RecordingFrames::scene() const
{
    return m_time && m_frame ? m_source.scene(*m_frame, *m_time, m_subject) : Scene{};
}

bool RecordingFrames::isCurrent() const
{
    return !m_time || (m_frame && m_frame->asked == m_tick);
}

} // namespace tickscope
