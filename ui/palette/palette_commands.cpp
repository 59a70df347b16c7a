// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_commands.h"

#include "ui/commands/command_keys.h"
#include "ui/palette/palette_dialog.h"

namespace tickscope {

PaletteCommands::PaletteCommands(Document &document, const CommandRegistry &registry,
                                 QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_window(window)
    , m_commands(this, document)
{
    m_commands.add({.id = "help.palette",
                    .text = tr("Command palette…"),
                    .shortcuts = keys({"Ctrl+Shift+P"}),
                    .handler = [this] { show(); },
                    .place = {MenuName::Help, 90},
                    .toolTip = tr("Find any command, recent recording, player or event type"),
                    .icon = "find",
                    .needsRecording = false});
}

void PaletteCommands::show()
{
    auto *dialog = new PaletteDialog(m_registry, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->activateWindow();
}

} // namespace tickscope
