// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>

#include "ui/commands/command_registry.h"
#include "ui/playback/playback_commands.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/settings_page.h"
#include "ui/settings/shortcuts_page.h"
#include "ui/settings_notifier.h"

namespace tickscope {

namespace {

struct PageText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PageText)
};

/// A button that runs the command \a id.
QPushButton *commandButton(const CommandRegistry &registry, const QString &id)
{
    const QAction *action = registry.action(id);
    auto *button = new QPushButton(registry.find(id).command->text);
    button->setObjectName(id);
    button->setToolTip(action->toolTip());
    button->setAutoDefault(false);
    const auto show = [button, action] { button->setEnabled(action->isEnabled()); };
    show();
    QObject::connect(action, &QAction::changed, button, show);
    QObject::connect(button, &QPushButton::clicked, button, [&registry, id] { registry.run(id); });
    return button;
}

void fillGeneral(SettingsPage &page, const CommandRegistry &registry)
{
    page.addSetting(PageText::tr("On startup"),
                    setting_controls::box(settings::RestoreSession, true,
                                          PageText::tr("Reopen the last session")));
    page.addRow(PageText::tr("Hints"),
                setting_controls::box(settings::FirstHint, false,
                                      PageText::tr("Show a first hint above the picture")));
    page.addRow(PageText::tr("Recent recordings"),
                commandButton(registry, QStringLiteral("file.clearRecent")));
}

void fillPlayback(SettingsPage &page)
{
    std::vector<setting_controls::Choice> lengths;
    for (const JumpLength &length : jumpLengths())
        lengths.push_back({length.text, length.milliseconds});
    page.addSetting(PageText::tr("Jump length"),
                    setting_controls::choice(settings::JumpLength, 5000, lengths));
    page.addHint(PageText::tr("Small jumps are a tenth of it, large ones ten times as long."));
}

void fillView(SettingsPage &page, const CommandRegistry &registry)
{
    page.addSetting(
        PageText::tr("Overlays"),
        setting_controls::box(settings::Hud, true, PageText::tr("Chat, kills and clock")));
    page.addSetting(QString(),
                    setting_controls::box(settings::MiniMap, true, PageText::tr("Mini-map")));
    page.addRow(PageText::tr("Panels"),
                commandButton(registry, QStringLiteral("view.resetLayout")));
    page.addRow(PageText::tr("Timeline"), commandButton(registry, QStringLiteral("lane.reset")));
}

void fillTheme(SettingsPage &page)
{
    page.addSetting(PageText::tr("Theme"),
                    setting_controls::choice(settings::Theme, QStringLiteral("system"),
                                             {{PageText::tr("Follow system"), "system"},
                                              {PageText::tr("Dark"), "dark"},
                                              {PageText::tr("Light"), "light"}}));
    page.addSetting(PageText::tr("Colours"),
                    setting_controls::box(settings::SafeColors, false,
                                          PageText::tr("Colour-blind-safe colours")));
    page.addHint(PageText::tr(
        "Show players and teams in colours that are easy to tell apart with colour blindness."));
}

void fillLanguage(SettingsPage &page)
{
    // Each in its own words, so that everybody finds the way back.
    page.addSetting(PageText::tr("Language"),
                    setting_controls::choice(settings::Language, QString(),
                                             {{PageText::tr("Follow system"), ""},
                                              {QStringLiteral("English"), "en"},
                                              {QStringLiteral("Deutsch"), "de"},
                                              {QStringLiteral("Español"), "es"},
                                              {QStringLiteral("Français"), "fr"},
                                              {QStringLiteral("Português (Brasil)"), "pt_BR"},
                                              {QStringLiteral("Русский"), "ru"},
                                              {QStringLiteral("简体中文"), "zh_CN"}}));
    page.addHint(PageText::tr("Takes effect after a restart."));
}

void fillFolders(SettingsPage &page)
{
    page.addWideSetting(
        PageText::tr("The library lists the recordings in these folders. Recordings of links and "
                     "cases are looked for here, too."),
        new FolderList(settings::RecordingFolders, PageText::tr("Recording folders")));
    page.addWideSetting(PageText::tr("Maps are looked for next to the recording, in these folders "
                                     "and in the game's own folders."),
                        new FolderList(settings::MapFolders, PageText::tr("Map folders")));
    page.addSetting(PageText::tr("Game reports"),
                    setting_controls::field(settings::ReportsFolder, PageText::tr("Folder")));
    page.addHint(
        PageText::tr("Names of blocks and entities in Hollow Cube recordings come from the "
                     "game's own reports: blocks.json and registries.json in a folder "
                     "named after the data version, such as 4903. Holds for recordings "
                     "opened from now on."));
}

void fillNetwork(SettingsPage &page, const CommandRegistry &registry)
{
    page.addSetting(
        PageText::tr("Recordings on servers"),
        setting_controls::box(settings::ReadAllOfServers, true,
                              PageText::tr("Read the whole recording in the background")));
    page.addHint(PageText::tr("Otherwise only what you look at is read, where the file has an "
                              "index, until you choose Read on."));
    page.addSetting(PageText::tr("Missing maps"),
                    setting_controls::field(settings::MapAddress,
                                            QStringLiteral("https://…/{name}_{sha256}.map")));
    page.addHint(PageText::tr(
        "Address for downloading missing maps. You are asked before anything is downloaded."));
    page.addRow(PageText::tr("Team cases"),
                commandButton(registry, QStringLiteral("review.settings")));
}

} // namespace

std::vector<ListedPage> settingsPages()
{
    return {{QStringLiteral("general"), PageText::tr("General")},
            {QStringLiteral("playback"), PageText::tr("Playback")},
            {QStringLiteral("view"), PageText::tr("View")},
            {QStringLiteral("theme"), PageText::tr("Theme")},
            {QStringLiteral("language"), PageText::tr("Language")},
            {QStringLiteral("shortcuts"), PageText::tr("Shortcuts")},
            {QStringLiteral("folders"), PageText::tr("Folders")},
            {QStringLiteral("cache"), PageText::tr("Cache")},
            {QStringLiteral("network"), PageText::tr("Network")}};
}

SettingsPage *makeSettingsPage(const QString &name, const CommandRegistry &registry,
                               const std::vector<CachePlace> &caches)
{
    if (name == QLatin1String("shortcuts"))
        return new ShortcutsPage(registry);
    if (name == QLatin1String("cache"))
        return new CachePage(caches);
    auto *page = new SettingsPage(name);
    if (name == QLatin1String("general"))
        fillGeneral(*page, registry);
    else if (name == QLatin1String("playback"))
        fillPlayback(*page);
    else if (name == QLatin1String("view"))
        fillView(*page, registry);
    else if (name == QLatin1String("theme"))
        fillTheme(*page);
    else if (name == QLatin1String("language"))
        fillLanguage(*page);
    else if (name == QLatin1String("folders"))
        fillFolders(*page);
    else if (name == QLatin1String("network"))
        fillNetwork(*page, registry);
    return page;
}

} // namespace tickscope
