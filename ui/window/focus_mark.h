// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QWidget;

namespace tickscope {

class FocusRing;

/// Keeps a FocusRing around whatever has the keyboard focus in a window and its dialogs: the same
/// sign for lists, pictures, fields and buttons.
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
