// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <thread>

#include <QObject>

#include "core/model/scene/motion.h"
#include "core/timeline/frame_service.h"
#include "ui/jobs/mailbox.h"

namespace tickscope {

/// A recording that is read already, with what pictures of it take. A value.
struct ReadRecording {
    Shared<Recording> recording;
    Shared<Index> index; ///< With seek points as far as they are known; it ends where they do.
    Shared<Motion> motion;
    Shared<SceneMaker> scenes;

    enum class Presence { NotBegun, Over, Damaged, There };
    /// Whether the recording has anything at \a time.
    [[nodiscard]] Presence presenceAt(Time time) const;
    /// What is seen at \a time, of the frame of its tick: all, or only \a subject.
    [[nodiscard]] Scene scene(const Frame &frame, Time time,
                              const std::optional<PlayerRef> &subject) const;
    /// By client ID the numbers of those in \a scene whose names others had, too.
    [[nodiscard]] std::map<int, int> playerNumbers(const Scene &scene, Time time) const;
};

/// Frames of a recording that is read already, at a moment of their own, decoded on a thread of
/// their own: for a picture that shows it beside another recording, or beside itself. UI thread.
class RecordingFrames : public QObject
{
    Q_OBJECT

public:
    explicit RecordingFrames(ReadRecording source);

    /// Asks for the frame at \a time of the recording. Without one, outside of the recording, and
    /// where it is damaged, there is none: nobody stands there as if the run had begun, or went on.
    void want(std::optional<Time> time);
    /// Shows nothing but that player from now on; nothing: all that there is.
    void setSubject(std::optional<PlayerRef> player);
    [[nodiscard]] const std::optional<PlayerRef> &subject() const { return m_subject; }
    [[nodiscard]] const ReadRecording &source() const { return m_source; }
    /// What is seen at the time that was wanted last, of the newest frame that came; empty outside
    /// the recording.
    [[nodiscard]] Scene scene() const;
    /// The frame of the tick that was wanted last has come, or none is wanted.
    [[nodiscard]] bool isCurrent() const;

signals:
    void changed();

private:
    ReadRecording m_source;
    std::optional<PlayerRef> m_subject;
    std::optional<Time> m_time; ///< Wanted last; none where nothing is there.
    std::optional<Tick> m_tick; ///< That was asked for.
    Shared<Frame> m_frame;
    Mailbox<Shared<Frame>> m_arrived;
    FrameService m_frames;
    std::jthread m_thread; ///< Last, so that it is joined before what it posts into goes.
};

} // namespace tickscope
