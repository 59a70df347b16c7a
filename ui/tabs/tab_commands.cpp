// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/tab_commands.h"

#include "ui/commands/command_registry.h"
#include "ui/window/main_window.h"

namespace tickscope {

TabCommands::TabCommands(MainWindow &page)
    : QObject(&page)
    , m_commands(this, page.activeDocument())
{
    const auto hasOthers = [this] { return m_count > 1; };
    m_commands.add("tab.next", tr("Next tab"), {"Ctrl+Tab", "Ctrl+PgDown"}, {MenuName::File, 510},
                   {}, {.needsRecording = false, .isEnabled = hasOthers},
                   [this] { emit moveWanted(1); });
    m_commands.add("tab.previous", tr("Previous tab"), {"Ctrl+Shift+Tab", "Ctrl+PgUp"},
                   {MenuName::File, 511}, {}, {.needsRecording = false, .isEnabled = hasOthers},
                   [this] { emit moveWanted(-1); });
    m_commands.add("tab.closeOthers", tr("Close other recordings"), {}, {MenuName::File, 505}, {},
                   {.needsRecording = false, .isEnabled = hasOthers},
                   [this] { emit closeOthersWanted(); });
    m_commands.add("tab.reopen", tr("Reopen closed recording"), {"Ctrl+Shift+T"},
                   {MenuName::File, 507},
                   tr("Open the recording that was closed last, where it was"),
                   {.needsRecording = false, .isEnabled = [this] { return m_hasClosed; }},
                   [this] { emit reopenWanted(); });
    page.commands().collect(*this);
}

void TabCommands::setCounts(int open, std::size_t closed)
{
    m_count = open;
    m_hasClosed = closed > 0;
    m_commands.refresh();
}

} // namespace tickscope
