// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/events/kind_menu.h"

#include "ui/commands/event_kind_commands.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace tickscope {

KindMenu::KindMenu(EventKindCommands &kinds, QWidget *parent)
    : QMenu(parent)
    , m_kinds(kinds)
{
    nameWidget(*this, "events.kinds.menu", tr("Event types"));
    connect(this, &QMenu::aboutToShow, this, &KindMenu::fill);
}

void KindMenu::fill()
{
    clear();
    CommandSet &commands = m_kinds.commands();
    addAction(commands.action("events.allKinds"));
    addAction(commands.action("events.usualKinds"));
    addSeparator();
    for (CommandChoice &choice : m_kinds.choices()) {
        // The tab puts the count into the column of shortcuts, right-aligned.
        choice.text += u'\t'
                       + numberText(
                           static_cast<std::int64_t>(m_kinds.countOf(choice.argument.toString())));
        QAction *action = commands.offerChoice(*this, "events.toggleKind", choice);
        action->setObjectName(QStringLiteral("events.kind.") + choice.argument.toString());
        action->setIcon({});
    }
}

void KindMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    if (action && action->isCheckable() && action->isEnabled()) {
        action->trigger();
        return;
    }
    QMenu::mouseReleaseEvent(event);
}

void KindMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && activeAction() && activeAction()->isCheckable()) {
        activeAction()->trigger();
        return;
    }
    QMenu::keyPressEvent(event);
}

} // namespace tickscope
