// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_set.h"

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command.h"
#include "ui/document/active_document.h"
#include "ui/style/theme.h"

#include <QAction>
#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace tickscope {

static QString textWithKeys(QString text, const QList<QKeySequence> &shortcuts)
{
    text.remove(u'…');
    if (shortcuts.isEmpty())
        return text;
    return QStringLiteral("%1  (%2)").arg(text, chosen_keys::text(shortcuts));
}

CommandSet::CommandSet(QObject *part, ActiveDocument &document, const QString &title)
    : QObject(part)
    , m_document(document)
    , m_title(title)
{
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & m_watched)
            refresh();
    });
}

QAction *CommandSet::add(Command command)
{
    Q_ASSERT(!entry(command.id));
    auto *action = new QAction(this);
    action->setObjectName(command.id);
    action->setShortcuts(chosen_keys::of(command));
    action->setCheckable(static_cast<bool>(command.isChecked));
    if (command.focus) {
        // Not in its children: Return and Delete belong to an editor that is open in a list.
        action->setShortcutContext(Qt::WidgetShortcut);
        command.focus->addAction(action);
    }
    Entry &entry = m_entries.emplace_back(Entry{std::move(command), action, {}, {}});
    connect(action, &QAction::triggered, this, [this, &entry] { carryOut(entry.command, {}); });
    refresh(entry);
    emit added();
    return action;
}

QAction *CommandSet::add(const QString &id, const QString &text, CommandHandler handler)
{
    return add(id, text, {}, std::move(handler));
}

QAction *CommandSet::add(const QString &id, const QString &text, Command more,
                         CommandHandler handler)
{
    more.id = id;
    more.text = text;
    more.handler = std::move(handler);
    return add(std::move(more));
}

QAction *CommandSet::add(const QString &id, const QString &text,
                         std::initializer_list<const char *> shortcuts, const MenuPlace &place,
                         const QString &toolTip, CommandHandler handler)
{
    return add(id, text, shortcuts, place, toolTip, {}, std::move(handler));
}

QAction *CommandSet::add(const QString &id, const QString &text,
                         std::initializer_list<const char *> shortcuts, const MenuPlace &place,
                         const QString &toolTip, Command more, CommandHandler handler)
{
    more.shortcuts = keys(shortcuts);
    more.place = place;
    more.toolTip = toolTip;
    return add(id, text, std::move(more), std::move(handler));
}

void CommandSet::refresh()
{
    for (Entry &entry : m_entries)
        refresh(entry);
    emit refreshed();
}

void CommandSet::setStandIn(CommandSet *other)
{
    if (m_standIn == other)
        return;
    if (m_standIn)
        m_standIn->disconnect(this);
    m_standIn = other;
    if (other) {
        connect(other, &CommandSet::refreshed, this, qOverload<>(&CommandSet::refresh));
        connect(other, &QObject::destroyed, this, qOverload<>(&CommandSet::refresh));
    }
    refresh();
}

const Command &CommandSet::acting(const Command &command) const
{
    const Command *other = m_standIn ? m_standIn->find(command.id) : nullptr;
    return other ? *other : command;
}

void CommandSet::applyKeys()
{
    for (const Entry &entry : m_entries)
        setKeys(entry, chosen_keys::of(entry.command));
}

void CommandSet::dropKey(const QString &id, const QKeySequence &key)
{
    const Entry *found = entry(id);
    Q_ASSERT(found);
    auto keys = found->action->shortcuts();
    keys.removeAll(key);
    setKeys(*found, keys);
}

void CommandSet::setKeys(const Entry &entry, const QList<QKeySequence> &keys) const
{
    if (entry.action->shortcuts() == keys)
        return;
    entry.action->setShortcuts(keys);
    showToolTip(entry);
}

void CommandSet::showToolTip(const Entry &entry) const
{
    const QString toolTip = entry.command.toolTip.isEmpty() ? entry.text : entry.command.toolTip;
    entry.action->setToolTip(textWithKeys(toolTip, entry.action->shortcuts()));
    entry.action->setStatusTip(toolTip);
    entry.action->setWhatsThis(entry.action->toolTip());
}

void CommandSet::refresh(Entry &entry) const
{
    const Command &command = acting(entry.command);
    QAction &action = *entry.action;
    const QString text = command.presentText ? command.presentText() : command.text;
    if (text != entry.text) {
        entry.text = text;
        action.setText(text);
        showToolTip(entry);
    }
    const QString icon = command.presentIcon ? command.presentIcon() : command.icon;
    if (icon != entry.icon) {
        entry.icon = icon;
        action.setIcon(theme::icon(icon));
    }
    action.setEnabled(isPossible(command));
    if (command.isVisible)
        action.setVisible(command.isVisible());
    if (command.isChecked)
        action.setChecked(command.isChecked());
}

bool CommandSet::isPossible(const Command &command) const
{
    const auto &isEnabled = acting(command).isEnabled;
    return !awaitsRecording(command) && (!isEnabled || isEnabled());
}

bool CommandSet::awaitsRecording(const Command &command) const
{
    return command.needsRecording && !m_document->recording();
}

bool CommandSet::carryOut(const Command &command, const QVariant &argument)
{
    const QPointer guard(this);
    const bool isDone = acting(command).handler(argument);
    // An action that was pressed has changed its mark, whatever the command did; the command may
    // have ended the window, too.
    if (guard)
        refresh();
    return isDone;
}

std::vector<const Command *> CommandSet::commands() const
{
    std::vector<const Command *> commands;
    for (const Entry &entry : m_entries)
        commands.push_back(&entry.command);
    return commands;
}

const CommandSet::Entry *CommandSet::entry(const QString &id) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&id](const Entry &entry) { return entry.command.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

const Command *CommandSet::find(const QString &id) const
{
    const Entry *found = entry(id);
    return found ? &found->command : nullptr;
}

QAction *CommandSet::action(const QString &id) const
{
    const Entry *found = entry(id);
    Q_ASSERT(found);
    return found->action;
}

CommandOutcome CommandSet::run(const QString &id, const QVariant &argument)
{
    const Command *command = find(id);
    if (!command)
        return CommandOutcome::Unknown;
    if (!isPossible(*command))
        return CommandOutcome::Disabled;
    if (command->argument == Argument::Required && !argument.isValid())
        return CommandOutcome::NeedsArgument;
    return carryOut(*command, argument) ? CommandOutcome::Done : CommandOutcome::BadArgument;
}

QAction *CommandSet::offer(QMenu &menu, const QString &id, const QVariant &argument,
                           const QString &text)
{
    const Entry *found = entry(id);
    Q_ASSERT(found);
    const Command &command = found->command;
    QAction *action = menu.addAction(text.isEmpty() ? command.text : text, this,
                                     [this, &command, argument] { carryOut(command, argument); });
    if (!command.icon.isEmpty())
        action->setIcon(theme::icon(command.icon));
    action->setEnabled(isPossible(command));
    return action;
}

QAction *CommandSet::offerChoice(QMenu &menu, const QString &id, const CommandChoice &choice)
{
    QAction *action = offer(menu, id, choice.argument, menuText(choice.text));
    if (!choice.icon.isNull())
        action->setIcon(choice.icon);
    action->setToolTip(choice.toolTip);
    action->setCheckable(choice.isChecked.has_value());
    action->setChecked(choice.isChecked.value_or(false));
    return action;
}

void CommandSet::offerChoices(QMenu &menu, const QString &id)
{
    const Command *command = find(id);
    Q_ASSERT(command && command->choices);
    for (const CommandChoice &choice : command->choices())
        offerChoice(menu, id, choice);
}

QString menuText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace tickscope
