// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/document/active_document.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tickscope {

class CommandRegistry;
class GoCommands;
class ElidedLabel;

/// Buttons of playback, speed, jump length, loop, a field to type where to go, and the
/// clock. One line.
class PlaybackBar : public QWidget
{
    Q_OBJECT

public:
    PlaybackBar(ActiveDocument &document, GoCommands &go, QWidget *parent);

    /// Gives the bar its buttons; call once.
    void setCommands(const CommandRegistry &commands);
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// What was typed was gone to; the keys are playback's again.
    void wentTo();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Parts that come and go together.
    using Parts = std::vector<QWidget *>;

    void onDocumentChanged(Document::Changes changes);
    Parts addButtons(const CommandRegistry &commands, const QStringList &ids);
    /// Buttons behind a line, which is one of the parts.
    Parts addSection(const CommandRegistry &commands, const QStringList &ids);
    /// As it is read: the buttons are made after the fields.
    void orderTabs();
    [[nodiscard]] int widthOf(const Parts &parts) const;
    /// Hides what there is no room for.
    void fit();
    void fillSpeeds();
    void fillJumpLengths();
    void showJumpLength();
    /// Puts the cursor into the field to go somewhere.
    void focusGoTo();
    void showSpeed();
    void showTime();
    void goToTyped();
    [[nodiscard]] QString outsideText(const QString &typed) const;
    void showProblem(const QString &problem);

    ActiveDocument &m_document;
    GoCommands &m_go;
    QHBoxLayout *m_left;
    QComboBox *m_speed;
    QComboBox *m_jumpLength;
    QLineEdit *m_goTo;
    ElidedLabel *m_problem; ///< Why the field cannot go where it was sent.
    QToolButton *m_live;    ///< Shown while the recording grows.
    QLabel *m_clock;
    QLabel *m_tick;
    QLabel *m_wallClock;
    /// What gives way in a narrow window, the first of it first; the menus have it, too.
    std::vector<Parts> m_yielding;
};

} // namespace tickscope
