// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <thread>

#include <QObject>

#include "core/model/scene/motion.h"
#include "core/timeline/frame_service.h"
#include "ui/jobs/mailbox.h"

namespace tickscope {

/// Frames of a recording that is read already, at a moment of their own, decoded on a thread of
/// their own: for a picture that shows it beside another recording, or beside itself. UI thread.
class RecordingFrames : public QObject
{
    Q_OBJECT

public:
    /// \param index  with seek points as far as they are known; the recording ends where it does.
    RecordingFrames(Shared<Recording> recording, Shared<Index> index, Shared<Motion> motion,
                    Shared<SceneMaker> scene);
    ~RecordingFrames() override;

    /// Asks for the frame at \a time of the recording. Outside of it, and where it is damaged,
    /// there is none: nobody stands there as if the run had begun, or went on.
    void want(Time time);
    /// Shows nothing but that player from now on; nothing: all that there is.
    void setSubject(std::optional<PlayerRef> player);
    enum class Presence { NotBegun, Over, Damaged, There };
    /// Whether the recording has anything at \a time.
    [[nodiscard]] Presence presenceAt(Time time) const;
    /// What is seen at the time that was wanted last, of the newest frame that came; empty outside
    /// the recording.
    [[nodiscard]] Scene scene() const;
    /// The frame of the tick that was wanted last has come, or none is wanted.
    [[nodiscard]] bool isCurrent() const;

signals:
    void changed();

private:
    Shared<Index> m_index;
    Shared<SceneMaker> m_scene;
    std::optional<PlayerRef> m_subject;
    std::optional<Time> m_time; ///< Wanted last; none where nothing is there.
    std::optional<Tick> m_tick; ///< That was asked for.
    Shared<Frame> m_frame;
    Mailbox<Shared<Frame>> m_arrived;
    FrameService m_frames;
    std::jthread m_thread; ///< Last, so that it is joined before what it posts into goes.
};

} // namespace tickscope
