// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>

class QWidget;

namespace tickscope {

/// Waits until a widget has been painted with what there is to see, prints a line about the start
/// on standard output and ends the program: how tickscope-bench --start measures.
///
/// The line: "started", the time of the steady clock and the CPU time of the process when the
/// window was usable and when its picture was whole, all in nanoseconds; docks, width and height of
/// the window in pixels.
class StartMonitor : public QObject
{
public:
    using Question = std::function<bool()>;

    /// \param isUsable  whether \a painted, a part of \a window, shows where the recording is and
    ///                  takes wishes; asked at each painting of it, as is \a isWhole.
    StartMonitor(QWidget &window, QWidget &painted, Question isUsable, Question isWhole);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Moment {
        long long clock = 0;
        double cpu = 0;
    };

    static Moment now();
    void onPainted(bool isWhole);

    QWidget &m_window;
    Question m_isUsable;
    Question m_isWhole;
    std::optional<Moment> m_usable;
};

} // namespace tickscope
