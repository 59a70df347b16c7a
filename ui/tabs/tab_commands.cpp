// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/tab_commands.h"

#include "ui/commands/command_keys.h"
#include "ui/commands/command_registry.h"
#include "ui/window/main_window.h"

namespace tickscope {

TabCommands::TabCommands(MainWindow &page)
    : QObject(&page)
    , m_commands(this, page.activeDocument())
{
    const auto hasOthers = [this] { return m_count > 1; };
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "tab.next",
         .text = tr("Next tab"),
         .shortcuts = keys({"Ctrl+Tab", "Ctrl+PgDown"}),
         .handler = [this] { emit moveWanted(1); },
         .place = {MenuName::File, 510},
         .needsRecording = false,
         .isEnabled = hasOthers});
    add({.id = "tab.previous",
         .text = tr("Previous tab"),
         .shortcuts = keys({"Ctrl+Shift+Tab", "Ctrl+PgUp"}),
         .handler = [this] { emit moveWanted(-1); },
         .place = {MenuName::File, 511},
         .needsRecording = false,
         .isEnabled = hasOthers});
    add({.id = "tab.closeOthers",
         .text = tr("Close other recordings"),
         .handler = [this] { emit closeOthersWanted(); },
         .place = {MenuName::File, 505},
         .needsRecording = false,
         .isEnabled = hasOthers});
    add({.id = "tab.reopen",
         .text = tr("Reopen closed recording"),
         .shortcuts = keys({"Ctrl+Shift+T"}),
         .handler = [this] { emit reopenWanted(); },
         .place = {MenuName::File, 507},
         .toolTip = tr("Open the recording that was closed last, where it was"),
         .needsRecording = false,
         .isEnabled = [this] { return m_hasClosed; }});
    page.commands().collect(*this);
}

void TabCommands::setCounts(int open, std::size_t closed)
{
    m_count = open;
    m_hasClosed = closed > 0;
    m_commands.refresh();
}

} // namespace tickscope
