// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/key_policy.h"

#include "ui/style/widget_parts.h"

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

/// Whether what is written into \a widget goes nowhere.
bool isReadOnly(const QWidget &widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    const auto *text = qobject_cast<const QPlainTextEdit *>(&widget);
    return (line && line->isReadOnly()) || (text && text->isReadOnly());
}

bool isText(const QWidget &widget)
{
    const auto *box = qobject_cast<const QComboBox *>(&widget);
    return qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget)
           || qobject_cast<const QPlainTextEdit *>(&widget)
           || qobject_cast<const QAbstractSpinBox *>(&widget) || (box && box->isEditable());
}

bool isField(const QWidget &widget)
{
    return isText(widget) || qobject_cast<const QComboBox *>(&widget);
}

/// Whether the present row of \a widget has a box that Space ticks.
bool isOnTickBox(const QWidget &widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    return view && view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
}

bool keeps(const QWidget &widget, int key)
{
    // Where a person reads, these scroll.
    if (isReadOnly(widget) && key >= Qt::Key_Home && key <= Qt::Key_PageDown)
        return true;
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

bool picksByTyping(const QWidget &widget)
{
    return widget.property(PicksByTyping).toBool();
}

/// Whether \a widget would jump to the row whose text begins with what is typed.
bool searchesByTyping(const QWidget &widget)
{
    return !picksByTyping(widget)
           && (qobject_cast<const QAbstractItemView *>(&widget)
               || qobject_cast<const QComboBox *>(&widget));
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
    const bool isKey = event->type() == QEvent::ShortcutOverride
                       || event->type() == QEvent::KeyPress;
    if (!isKey && event->type() != QEvent::MouseButtonPress && event->type() != QEvent::FocusOut)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || !belongsToWindow(*widget, m_window))
        return false;
    if (!isKey) {
        watch(*widget, *event);
        return false;
    }
    auto *key = static_cast<QKeyEvent *>(event);
    if (isTyped(*key) && (isReadOnly(*widget) || (m_disabledField && !isText(*widget)))) {
        key->accept();
        return true;
    }
    if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab || key->key() == Qt::Key_Escape)
        m_disabledField.clear(); // the person goes elsewhere
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
        const bool isPick = isTyped(*key) && picksByTyping(*widget);
        if (!isPick
            && ((isText(*widget) && !isReadOnly(*widget)) || !isPlain
                || !keeps(*widget, key->key())))
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

void KeyPolicy::watch(QWidget &widget, const QEvent &event)
{
    if (event.type() == QEvent::FocusOut) {
        if (!widget.isEnabled() && isField(widget))
            m_disabledField = &widget;
        return;
    }
    // Widgets above it see the press of a disabled one, too.
    if (!event.spontaneous())
        return;
    const QWidget *field = &widget;
    while (field && !isField(*field) && !field->isWindow())
        field = field->parentWidget();
    m_disabledField = field && isField(*field) && !field->isEnabled() ? &widget : nullptr;
}

bool KeyPolicy::leaveField(QWidget &widget)
{
    auto *field = qobject_cast<QLineEdit *>(&widget);
    const QWidget *viewport = field ? field->parentWidget() : nullptr;
    // In a list Escape ends the editing of a cell.
    if (!isText(widget)
        || qobject_cast<const QAbstractItemView *>(viewport ? viewport->parentWidget() : nullptr))
        return false;
    if (!field || field->text().isEmpty() || field->isReadOnly()
        || !field->isClearButtonEnabled()) {
        m_home.setFocus(Qt::OtherFocusReason);
        return true;
    }
    // As if it was typed, so that listeners for that get it.
    field->selectAll();
    field->del();
    return true;
}

} // namespace tickscope
