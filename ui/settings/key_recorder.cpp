// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/key_recorder.h"

#include <QKeyEvent>

namespace tickscope {

namespace {

bool isModifier(int key)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

/// Keys that move on or end a dialog.
bool isForDialog(const QKeyEvent &event)
{
    const bool isPlain = !(event.modifiers() & ~Qt::ShiftModifier);
    return isPlain
           && (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab
               || event.key() == Qt::Key_Escape);
}

} // namespace

QKeySequence pressedKey(const QKeyEvent &event)
{
    if (isModifier(event.key()))
        return {};
    Qt::KeyboardModifiers modifiers = event.modifiers()
                                      & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier
                                         | Qt::MetaModifier);
    // Where Shift makes another sign of a key, "?" for example, the sign is the key.
    const bool isSign = event.key() > Qt::Key_Space && event.key() < Qt::Key_Escape
                        && !QChar(event.key()).isLetterOrNumber();
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
}

KeyRecorder::KeyRecorder(QWidget *parent)
    : QLineEdit(parent)
{
    setPlaceholderText(tr("Press a key to add it"));
    setAccessibleName(tr("Press a key to add it"));
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

bool KeyRecorder::event(QEvent *event)
{
    // No command runs, and no button is pressed, by what is recorded.
    if (event->type() == QEvent::ShortcutOverride
        && !isForDialog(static_cast<const QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyRecorder::keyPressEvent(QKeyEvent *event)
{
    if (isForDialog(*event))
        return event->ignore();
    event->accept();
    if (const QKeySequence key = pressedKey(*event); !key.isEmpty())
        emit recorded(key);
}

} // namespace tickscope
