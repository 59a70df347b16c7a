// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_registry.h"

#include <QAction>
#include <QWidget>

#include <algorithm>
#include <tuple>

namespace tickscope {

CommandRegistry::CommandRegistry(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
}

void CommandRegistry::collect(const QObject &root)
{
    for (CommandSet *set : root.findChildren<CommandSet *>()) {
        if (std::ranges::find(m_sets, set, &QPointer<CommandSet>::data) != m_sets.end())
            continue;
        m_sets.emplace_back(set);
        takeActions(*set);
        connect(set, &CommandSet::added, this, [this, set] {
            takeActions(*set);
            emit grown();
        });
    }
    emit grown();
}

void CommandRegistry::takeActions(const CommandSet &set)
{
    for (const Command *command : set.commands()) {
        if (!command->focus)
            m_window.addAction(set.action(command->id)); // once: Qt knows those that it has
    }
}

std::vector<CommandRegistry::Found> CommandRegistry::all() const
{
    std::vector<Found> all;
    for (CommandSet *set : m_sets) {
        for (const Command *command : set ? set->commands() : std::vector<const Command *>{})
            all.push_back({command, set});
    }
    std::ranges::stable_sort(all, {}, [](const Found &found) {
        return std::tuple(found.command->place.menu, found.command->place.position);
    });
    return all;
}

CommandRegistry::Found CommandRegistry::find(const QString &id) const
{
    for (CommandSet *set : m_sets) {
        if (const Command *command = set ? set->find(id) : nullptr)
            return {command, set};
    }
    return {};
}

QAction *CommandRegistry::action(const QString &id) const
{
    const Found found = find(id);
    Q_ASSERT(found.command);
    return found.set->action(id);
}

CommandOutcome CommandRegistry::run(const QString &id, const QVariant &argument) const
{
    const Found found = find(id);
    return found.command ? found.set->run(id, argument) : CommandOutcome::Unknown;
}

} // namespace tickscope
