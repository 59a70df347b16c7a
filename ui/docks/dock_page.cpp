// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/dock_page.h"

#include <utility>

namespace tickscope {

DockPage::DockPage(Document &document, const QString &id, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_commands(new CommandSet(this, document, name))
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
    m_document.playback().apply(command);
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

void DockPage::addDockAction(QWidget &widget, const QString &id, const QString &text,
                             const QKeySequence &shortcut, CommandHandler handler)
{
    QList<QKeySequence> shortcuts{shortcut};
    if (shortcut == QKeySequence(Qt::Key_Return))
        shortcuts << QKeySequence(Qt::Key_Enter);
    m_commands->add({.id = id,
                     .text = text,
                     .shortcuts = shortcuts,
                     .handler = std::move(handler),
                     .needsRecording = false, // an empty list is harmless, and copied as such
                     .focus = &widget});
}

} // namespace tickscope
