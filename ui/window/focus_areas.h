// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QObject>
#include <QPointer>

#include "ui/commands/command_set.h"

class QDockWidget;
class QMainWindow;
class QWidget;

namespace tickscope {

class FocusRing;

/// Moves the focus to the next widget of the window of \a inner that takes Tab and is seen, or to
/// the previous one: one behind a tab of panels counts as visible for Qt. Returns whether there is
/// one.
bool moveFocus(const QWidget &inner, bool next);

/// Moves the focus from one area of a page to the next: panels, picture, timeline. The area has a
/// frame until the focus leaves it.
class FocusAreas : public QObject
{
    Q_OBJECT

public:
    /// \param docks  of the window.
    FocusAreas(ActiveDocument &document, QList<QDockWidget *> docks, QMainWindow &window);

private:
    void go(int by);
    /// Those that are seen, in the order of reading.
    [[nodiscard]] std::vector<QWidget *> areas() const;

    void removeFrame(const QWidget *focused);

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    CommandSet m_commands;
    QPointer<FocusRing> m_frame; ///< Of the area.
};

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
