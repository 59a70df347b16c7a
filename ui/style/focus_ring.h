// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QMainWindow;

namespace tickscope {

/// A frame in the accent colour around one widget, inside its edges. Takes no clicks.
class FocusRing : public QWidget
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget &framed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover(QSize size);
};

/// Keeps a FocusRing around whatever has the keyboard focus in a window: the same sign
/// for lists, pictures, fields and buttons.
class FocusMark : public QObject
{
    Q_OBJECT

public:
    explicit FocusMark(QMainWindow &window);

private:
    void mark(QWidget *focused);

    QMainWindow &m_window;
    QPointer<FocusRing> m_ring;
};

} // namespace tickscope
