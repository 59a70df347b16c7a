// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_commands.h"

#include <algorithm>

#include "ui/commands/command_keys.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/settings_pages.h"

namespace tickscope {

namespace {

bool isSettingsPage(const QVariant &name)
{
    return std::ranges::any_of(
        settingsPages(), [&name](const ListedPage &page) { return page.name == name.toString(); });
}

std::vector<CommandChoice> pageChoices()
{
    std::vector<CommandChoice> choices;
    for (const ListedPage &page : settingsPages())
        choices.push_back({page.title, page.name});
    return choices;
}

} // namespace

SettingsCommands::SettingsCommands(Document &document, const CommandRegistry &registry,
                                   std::vector<CachePlace> caches, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_caches(std::move(caches))
    , m_window(window)
    , m_commands(this, document)
{
    m_commands.add({.id = "edit.settings",
                    .text = tr("Settings…"),
                    .shortcuts = keys({"Ctrl+,"}),
                    .handler = [this](const QVariant &page) { return show(page); },
                    .place = {MenuName::Edit, 900},
                    .toolTip = tr("Change settings and shortcuts"),
                    .icon = "settings",
                    .needsRecording = false,
                    .argument = Argument::Optional,
                    .choices = pageChoices});
    m_commands.add({.id = "file.mapFolders",
                    .text = tr("Map folders…"),
                    .handler = [this] { show(QStringLiteral("folders")); },
                    .place = {MenuName::File, 310},
                    .toolTip = tr("Choose the folders searched for maps"),
                    .needsRecording = false});
}

bool SettingsCommands::show(const QVariant &page)
{
    if (page.isValid() && !isSettingsPage(page))
        return false;
    auto *dialog = m_window.findChild<SettingsDialog *>();
    if (!dialog) {
        dialog = new SettingsDialog(m_registry, m_caches, &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    if (page.isValid())
        dialog->showPage(page.toString());
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return true;
}

} // namespace tickscope
