// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_entries.h"

#include <QAction>
#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_menus.h"
#include "ui/commands/command_registry.h"

namespace tickscope {

namespace {

const QString HistoryKey = QStringLiteral("palette/recent");
constexpr qsizetype MostRemembered = 20;

struct PaletteText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PaletteText)
};

QString withoutDots(QString text)
{
    return text.remove(u'…');
}

/// "View ▸ Trails", or the panel that it belongs to.
QString placeText(const Command &command, const CommandSet &set)
{
    const QString menu = CommandMenus::titleOf(command.place.menu);
    if (menu.isEmpty())
        return set.title();
    return command.place.submenu.isEmpty()
               ? menu
               : PaletteText::tr("%1 ▸ %2").arg(menu, command.place.submenu);
}

QString obstacleOf(const Command &command, const CommandSet &set)
{
    if (set.awaitsRecording(command))
        return PaletteText::tr("no recording is open");
    if (!set.isPossible(command) || !set.action(command.id)->isVisible())
        return PaletteText::tr("not available now");
    return {};
}

PaletteEntry entryOf(const Command &command, const CommandSet &set)
{
    const QAction &action = *set.action(command.id);
    PaletteEntry entry{
        .id = command.id,
        .title = withoutDots(command.presentText ? command.presentText() : command.text),
        .detail = placeText(command, set),
        .keys = chosen_keys::text(action.shortcuts()),
        .icon = command.icon,
        .obstacle = obstacleOf(command, set),
        .takesText = command.argument != Argument::None,
        .needsText = command.argument == Argument::Required,
        .discards = command.discards,
        .hint = command.argumentHint};
    if (command.isChecked)
        entry.checked = action.isChecked();
    return entry;
}

/// \a entry with one of the arguments that it offers.
PaletteEntry chosenEntry(const PaletteEntry &entry, const CommandChoice &choice)
{
    PaletteEntry chosen = entry;
    chosen.argument = choice.argument;
    chosen.title = PaletteText::tr("%1: %2").arg(entry.title, choice.text);
    if (!choice.toolTip.isEmpty())
        chosen.detail = choice.toolTip;
    chosen.keywords = choice.keywords;
    chosen.checked = choice.isChecked;
    chosen.takesText = false;
    chosen.needsText = false;
    return chosen;
}

} // namespace

std::vector<PaletteEntry> paletteEntries(const CommandRegistry &registry)
{
    std::vector<PaletteEntry> commands;
    std::vector<PaletteEntry> chosen;
    for (const auto &[command, set] : registry.all()) {
        PaletteEntry entry = entryOf(*command, *set);
        const auto choices = command->choices ? command->choices() : std::vector<CommandChoice>{};
        for (const CommandChoice &choice : choices)
            chosen.push_back(chosenEntry(entry, choice));
        if (choices.empty() || command->argument != Argument::Required)
            commands.push_back(std::move(entry));
    }
    std::ranges::move(chosen, std::back_inserter(commands));
    return commands;
}

QStringList palette_history::ids()
{
    return QSettings().value(HistoryKey).toStringList().mid(0, MostRemembered);
}

void palette_history::add(const QString &id)
{
    QStringList ids = palette_history::ids();
    ids.removeAll(id);
    ids.prepend(id);
    QSettings().setValue(HistoryKey, ids.mid(0, MostRemembered));
}

} // namespace tickscope
