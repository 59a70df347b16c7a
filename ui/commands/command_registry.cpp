// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_registry.h"

#include "ui/commands/chosen_keys.h"
#include "ui/settings_notifier.h"

#include <QAction>
#include <QWidget>

#include <algorithm>
#include <tuple>

namespace tickscope {

CommandRegistry::CommandRegistry(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (!key.startsWith(settings::Shortcuts + u'/'))
                    return;
                for (CommandSet *set : m_sets) {
                    if (set)
                        set->applyKeys();
                }
                settleKeys();
            });
}

void CommandRegistry::collect(const QObject &root)
{
    for (CommandSet *set : root.findChildren<CommandSet *>()) {
        if (std::ranges::find(m_sets, set, &QPointer<CommandSet>::data) != m_sets.end())
            continue;
        m_sets.emplace_back(set);
        addActionsOf(*set);
        connect(set, &CommandSet::added, this, [this, set] {
            addActionsOf(*set);
            settleKeys();
            emit grown();
        });
    }
    settleKeys();
    emit grown();
}

void CommandRegistry::settleKeys()
{
    const auto chosen = chosen_keys::all();
    for (const auto &[id, keys] : chosen) {
        const Found found = find(id);
        if (!found.command)
            continue;
        for (const QKeySequence &key : keys) {
            for (const Found &rival : rivalsOf(*found.command, key)) {
                if (!chosen.contains(rival.command->id))
                    rival.set->dropKey(rival.command->id, key);
            }
        }
    }
}

std::vector<CommandRegistry::Found> CommandRegistry::rivalsOf(const Command &command,
                                                              const QKeySequence &key) const
{
    std::vector<Found> rivals;
    for (const Found &other : collected()) {
        // Two lists may have a key each for themselves.
        const bool meet = !command.focus || !other.command->focus
                          || command.focus == other.command->focus;
        if (other.command != &command && meet
            && other.set->action(other.command->id)->shortcuts().contains(key))
            rivals.push_back(other);
    }
    return rivals;
}

void CommandRegistry::addActionsOf(const CommandSet &set)
{
    for (const Command *command : set.commands()) {
        if (!command->focus)
            m_window.addAction(set.action(command->id)); // once: Qt knows those that it has
    }
}

std::vector<CommandRegistry::Found> CommandRegistry::all() const
{
    if (m_makeRest)
        m_makeRest();
    return collected();
}

std::vector<CommandRegistry::Found> CommandRegistry::collected() const
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
    const Found found = findCollected(id);
    if (found.command || !m_makeRest)
        return found;
    m_makeRest();
    return findCollected(id);
}

CommandRegistry::Found CommandRegistry::findCollected(const QString &id) const
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
