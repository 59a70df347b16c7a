// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/playback/time_controller.h"
#include "ui/document/document_change.h"

namespace tickscope {

/// The stretch of time that timeline and input tape show.
struct TimeInView {
    Time begin{0};
    Time span{1}; ///< More than zero.

    [[nodiscard]] Time end() const { return begin + span; }
    friend bool operator==(const TimeInView &, const TimeInView &) = default;
};

/// The time of an open recording: the head and how it moves, the loop, and the stretch in view.
/// UI thread. What a document does with it (begin() and so on) says nothing by itself.
class Playback
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);

    [[nodiscard]] const TimeController &time() const { return m_time; }
    /// Does nothing while no recording is open.
    void apply(const TimeCommand &command);
    /// How many were applied: the time that moves on by itself leaves it as it is.
    [[nodiscard]] quint64 appliedCommands() const { return m_appliedCommands; }
    /// The selected range, which is the loop.
    [[nodiscard]] const std::optional<TickRange> &range() const { return m_range; }
    void setRange(std::optional<TickRange> range);
    /// The whole of a recording that was just opened.
    [[nodiscard]] TimeInView timeInView() const { return m_inView; }
    /// Moves and shortens \a view so that it lies inside the recording.
    void setTimeInView(TimeInView view);

    /// A recording of \a time is open now.
    void begin(const TimeBase &time);
    /// It has another length; what showed the whole of it goes on doing so.
    void setTimeBase(const TimeBase &time);
    void setGrows(bool grows) { m_time.setGrows(grows); }
    /// What there is to go to.
    [[nodiscard]] Landmarks &landmarks() { return m_landmarks; }
    /// No recording is open any more.
    void end();

signals:
    void changed(tickscope::DocumentChange::Changes changes);

private:
    void playOn();
    void startOrStop();
    void showWhole();

    TimeController m_time{TimeBase::uniform({{0}, {0}}, Time{1})};
    Landmarks m_landmarks;
    quint64 m_appliedCommands = 0;
    bool m_isOpen = false;
    std::optional<TickRange> m_range;
    TimeInView m_inView;
    QTimer m_timer;
    QElapsedTimer m_sinceLast;
};

} // namespace tickscope
