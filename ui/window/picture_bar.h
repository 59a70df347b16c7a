// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/document/active_document.h"
#include "ui/jobs/single_shot_timer.h"

class QSlider;

namespace tickscope {

class CommandRegistry;
class GoCommands;

/// Playback over the picture on a full screen: at its lower edge, gone while the mouse rests.
class PictureBar : public QFrame
{
    Q_OBJECT

public:
    /// \param picture  that it lies on, its parent.
    PictureBar(ActiveDocument &document, GoCommands &go, const CommandRegistry &commands,
               QWidget &picture);
    ~PictureBar() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    /// Until the mouse rests, or the keyboard has left it.
    void showForAWhile();
    void hideIfAtRest();
    void showTime();
    void goTo(int value);

    ActiveDocument &m_document;
    QWidget &m_picture;
    QSlider *m_slider;
    SingleShotTimer m_rest;
};

} // namespace tickscope
