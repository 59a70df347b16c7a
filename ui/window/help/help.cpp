// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/help.h"

#include <QWhatsThis>

#include "ui/commands/command_keys.h"
#include "ui/window/dialogs/about_dialog.h"
#include "ui/window/dialogs/shortcuts_dialog.h"
#include "ui/window/help/guide_window.h"

namespace tickscope {

Help::Help(ActiveDocument &document, const CommandRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_window(window)
    , m_commands(this, document)
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "help.guide",
         .text = tr("User guide"),
         .shortcuts = keys({"F1"}),
         .handler = [this](const QVariant &section) { return showGuide(section); },
         .place = {MenuName::Help, 100},
         .toolTip = tr("Read how to do things"),
         .needsRecording = false,
         .argument = Argument::Optional});
    add({.id = "help.shortcuts",
         .text = tr("Keyboard shortcuts"),
         .shortcuts = keys({"?"}),
         .handler = [this] { show(*new ShortcutsDialog(m_registry, &m_window)); },
         .place = {MenuName::Help, 102},
         .toolTip = tr("Show all keyboard shortcuts"),
         .needsRecording = false});
    add({.id = "help.whatsThis",
         .text = tr("What’s this?"),
         .shortcuts = keys({"Shift+F1"}),
         .handler = [] { QWhatsThis::enterWhatsThisMode(); },
         .place = {MenuName::Help, 105},
         .toolTip = tr("Click anything to see what it does"),
         .needsRecording = false});
    add({.id = "help.about",
         .text = tr("About Tickscope"),
         .handler = [this] { show(*new AboutDialog(&m_window)); },
         .place = {MenuName::Help, 110},
         .icon = "info",
         .needsRecording = false});
}

bool Help::showGuide(const QVariant &section)
{
    const bool isNew = !m_guide;
    if (isNew)
        m_guide = new GuideWindow(m_window.window());
    if (section.isValid() && !m_guide->showSection(section.toString())) {
        if (isNew)
            delete m_guide;
        return false;
    }
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
    return true;
}

/// Not modal: one may read on while it is there.
void Help::show(QDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.show();
}

} // namespace tickscope
