// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

class QKeyEvent;

namespace tickscope {

/// The key that \a event presses, as a shortcut has it; empty for one that is none, such as Shift.
[[nodiscard]] QKeySequence pressedKey(const QKeyEvent &event);

/// A field that takes the next key that is pressed in it, whatever it does elsewhere. Tab leaves
/// it, and Escape belongs to the dialog.
class KeyRecorder : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyRecorder(QWidget *parent = nullptr);

signals:
    void recorded(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace tickscope
