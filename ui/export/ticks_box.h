// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QWidget>

#include "ui/document/playback.h"

class QComboBox;
class QSpinBox;

namespace tickscope {

/// Asks which ticks of a recording are meant: all, the selected range, what the timeline shows, or
/// some seconds around a moment.
class TicksBox : public QWidget
{
    Q_OBJECT

public:
    /// What was selected and shown at that time is what is offered. \a moment is chosen, else
    /// the selected range, else all.
    /// \param moment  an event or marker that it is about; without, the head is offered.
    TicksBox(const Playback &playback, std::optional<Tick> moment, QWidget *parent);

    [[nodiscard]] TickRange ticks() const;
    /// Proposes a name for a file of them, without suffix. \param recording  its file's name.
    [[nodiscard]] QString fileName(const QString &recording) const;

signals:
    void changed();

private:
    enum class Choice { Whole, Range, InView, Around };

    void fill(std::optional<Tick> moment);
    [[nodiscard]] Choice choice() const;

    TimeBase m_time;
    std::optional<TickRange> m_range;
    TimeInView m_inView;
    Tick m_moment;
    QComboBox *m_choice;
    QSpinBox *m_seconds; ///< Before and behind the moment.
};

} // namespace tickscope
