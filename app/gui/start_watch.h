// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

class QWidget;

namespace tickscope {

/// Waits until a widget has been painted with what there is to see, prints a line about the start
/// on standard output and ends the program: how tickscope-bench --start measures.
///
/// The line: "started", the time of the steady clock and the CPU time of the process in
/// nanoseconds, docks, width and height of the window in pixels.
class StartWatch : public QObject
{
public:
    /// \param isReady  asked at each painting of \a painted, a part of \a window.
    StartWatch(QWidget &window, QWidget &painted, std::function<bool()> isReady);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tell();

    QWidget &m_window;
    std::function<bool()> m_isReady;
};

} // namespace tickscope
