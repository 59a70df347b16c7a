// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QWidget;

namespace tickscope {

/// Whether \a widget is in \a window, which may be a part of another one, or in a panel that was
/// taken out of it. Dialogs and popups are not.
[[nodiscard]] bool belongsToWindow(const QWidget &widget, const QMainWindow &window);

/// Decides which keys a widget keeps for itself while it has the focus; the others are
/// commands of the window, whatever has the focus. The one place for that rule:
///
/// | Widget              | keeps                                     |
/// |---------------------|-------------------------------------------|
/// | text field          | all that is typed, and what moves in it   |
/// | text to read        | what moves in it; typing does nothing     |
/// | button, box, switch | Space                                     |
/// | tree, row of tabs   | Left, Right                               |
/// | list, slider, view  | nothing but what no command has (Up, Down) |
///
/// A letter is never a search in a list, and no command where a person believes to write: in a
/// field that is for reading only, or that is disabled and was clicked, or was just disabled.
/// Escape leaves a text field and keeps the text; a field for searching is emptied first.
class KeyPolicy : public QObject
{
    Q_OBJECT

public:
    /// \param home  gets the focus when Escape leaves a text field.
    KeyPolicy(QMainWindow &window, QWidget &home);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Sees where a person believes to write.
    void watch(QWidget &widget, const QEvent &event);
    /// Whether Escape in \a widget was ours.
    [[nodiscard]] bool leaveField(QWidget &widget);

    QMainWindow &m_window;
    QWidget &m_home;
    QPointer<QWidget> m_disabledField; ///< Where a person believes to write.
};

} // namespace tickscope
