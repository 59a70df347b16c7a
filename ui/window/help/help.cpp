// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/help.h"

#include <QWhatsThis>

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
    m_commands.add("help.guide", tr("User guide"), {"F1"}, {MenuName::Help, 100},
                   tr("Read how to do things"),
                   {.needsRecording = false, .argument = Argument::Optional},
                   [this](const QVariant &section) { return showGuide(section); });
    m_commands.add("help.shortcuts", tr("Keyboard shortcuts"), {"?"}, {MenuName::Help, 102},
                   tr("Show all keyboard shortcuts"), {.needsRecording = false},
                   [this] { show(*new ShortcutsDialog(m_registry, &m_window)); });
    m_commands.add("help.whatsThis", tr("What’s this?"), {"Shift+F1"}, {MenuName::Help, 105},
                   tr("Click anything to see what it does"), {.needsRecording = false},
                   [] { QWhatsThis::enterWhatsThisMode(); });
    m_commands.add("help.about", tr("About Tickscope"), {}, {MenuName::Help, 110}, {},
                   {.icon = "info", .needsRecording = false},
                   [this] { show(*new AboutDialog(&m_window)); });
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
