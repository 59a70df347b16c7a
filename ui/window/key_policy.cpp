// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/key_policy.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QTreeView>

namespace tickscope {

namespace {

bool isTyped(const QKeyEvent &key)
{
    const bool isPlain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    return isPlain && !key.text().isEmpty() && key.text().front().isPrint();
}

bool isText(const QWidget &widget)
{
    const auto *box = qobject_cast<const QComboBox *>(&widget);
    return qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget)
           || qobject_cast<const QPlainTextEdit *>(&widget)
           || qobject_cast<const QAbstractSpinBox *>(&widget) || (box && box->isEditable());
}

/// Whether the present row of \a widget has a box that Space ticks.
bool isOnTickBox(const QWidget &widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    return view && view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
}

bool keeps(const QWidget &widget, int key)
{
    switch (key) {
    case Qt::Key_Space:
        return qobject_cast<const QAbstractButton *>(&widget)
               || qobject_cast<const QComboBox *>(&widget) || isOnTickBox(widget);
    case Qt::Key_Left:
    case Qt::Key_Right:
        return qobject_cast<const QTreeView *>(&widget) || qobject_cast<const QTabBar *>(&widget);
    default:
        return false;
    }
}

/// Whether \a widget would jump to the row whose text begins with what is typed.
bool searchesByTyping(const QWidget &widget)
{
    return qobject_cast<const QAbstractItemView *>(&widget)
           || qobject_cast<const QComboBox *>(&widget);
}

} // namespace

bool belongsToWindow(const QWidget &widget, const QMainWindow &window)
{
    const QWidget *top = widget.window();
    return &widget == &window || window.isAncestorOf(&widget)
           || (qobject_cast<const QDockWidget *>(top) && top->parentWidget() == &window);
}

KeyPolicy::KeyPolicy(QMainWindow &window, QWidget &home)
    : QObject(&window)
    , m_window(window)
    , m_home(home)
{
    qApp->installEventFilter(this);
}

bool KeyPolicy::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || !belongsToWindow(*widget, m_window))
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
        if (isText(*widget) || !isPlain || !keeps(*widget, key->key()))
            return false;
        key->accept();
        return true;
    }
    if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier)
        return leaveField(*widget);
    if (isText(*widget) || !searchesByTyping(*widget) || !isTyped(*key)
        || keeps(*widget, key->key()))
        return false;
    // No command has this key now, and it is no search: it goes on to the parents.
    key->ignore();
    return true;
}

bool KeyPolicy::leaveField(QWidget &widget)
{
    auto *field = qobject_cast<QLineEdit *>(&widget);
    const QWidget *viewport = field ? field->parentWidget() : nullptr;
    // In a list Escape ends the editing of a cell.
    if (!field
        || qobject_cast<const QAbstractItemView *>(viewport ? viewport->parentWidget() : nullptr))
        return false;
    if (field->text().isEmpty() || field->isReadOnly()) {
        m_home.setFocus(Qt::OtherFocusReason);
        return true;
    }
    // As if it was typed, so that whoever listens for that hears it.
    field->selectAll();
    field->del();
    return true;
}

} // namespace tickscope
