// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/dock_page.h"

#include <QAction>

#include <utility>

namespace tickscope {

DockPage::DockPage(Document &document, const QString &id, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_pending(Document::Changes::fromInt(~0U))
{
    setObjectName(id);
    setAccessibleName(name);
    m_connection = connect(&document, &Document::changed, this, &DockPage::takeChanges);
}

DockPage::~DockPage()
{
    // Destroying the widgets ends what is being edited, which changes the document.
    disconnect(m_connection);
}

void DockPage::goTo(Tick tick)
{
    if (!m_document.index())
        return;
    TimeCommand command;
    command.action = TimeAction::GoToTick;
    command.tick = tick;
    m_document.apply(command);
}

void DockPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    takeChanges({});
}

void DockPage::takeChanges(Document::Changes changes)
{
    m_pending |= changes;
    if (isVisible() && m_pending)
        refresh(std::exchange(m_pending, {}));
}

void setReadingOrder(std::initializer_list<QWidget *> widgets)
{
    QWidget *before = nullptr;
    for (QWidget *widget : widgets) {
        if (before)
            QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

QAction *addDockAction(QWidget &widget, const QString &id, const QString &text,
                       const QKeySequence &shortcut, std::function<void()> handler)
{
    auto *action = new QAction(text, &widget);
    action->setObjectName(id);
    if (shortcut == QKeySequence(Qt::Key_Return))
        action->setShortcuts({shortcut, QKeySequence(Qt::Key_Enter)});
    else
        action->setShortcut(shortcut);
    // Not in its children: Return and Delete belong to an editor that is open in a list.
    action->setShortcutContext(Qt::WidgetShortcut);
    QString tip = text;
    tip.remove(u'&');
    if (!shortcut.isEmpty())
        tip += QStringLiteral(" (%1)").arg(shortcut.toString(QKeySequence::NativeText));
    action->setToolTip(tip);
    QObject::connect(action, &QAction::triggered, &widget, std::move(handler));
    widget.addAction(action);
    return action;
}

} // namespace tickscope
