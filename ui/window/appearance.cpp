// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include <QCoreApplication>
#include <QWidget>

#include "ui/commands/command_set.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"

namespace tickscope {

namespace {

struct Appearance {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Appearance)
};

void addThemes(CommandSet &commands)
{
    int position = 650;
    const auto add = [&](const QString &scheme, const QString &text) {
        commands.add(
            QStringLiteral("theme.") + scheme, text, {},
            {MenuName::View, position++, Appearance::tr("Theme")}, {},
            {.needsRecording = false,
             .isChecked =
                 [scheme] { return SettingsNotifier::value(settings::Theme, "system") == scheme; }},
            [scheme] { SettingsNotifier::instance().store(settings::Theme, scheme); });
    };
    add(QStringLiteral("system"), Appearance::tr("Follow system"));
    add(QStringLiteral("dark"), Appearance::tr("Dark"));
    add(QStringLiteral("light"), Appearance::tr("Light"));
    commands.add(
        "theme.safeColors", Appearance::tr("Colour-blind-safe colours"), {},
        {MenuName::View, 750, Appearance::tr("Theme")},
        Appearance::tr(
            "Show players and teams in colours that are easy to tell apart with colour blindness"),
        {.needsRecording = false,
         .isChecked = [] { return SettingsNotifier::value(settings::SafeColors).toBool(); }},
        [] {
            const bool isOn = !SettingsNotifier::value(settings::SafeColors).toBool();
            SettingsNotifier::instance().store(settings::SafeColors, isOn);
        });
}

} // namespace

void addAppearanceCommands(ActiveDocument &document, QWidget &window)
{
    auto *commands = new CommandSet(&window, document);
    commands->add("view.fullScreen", Appearance::tr("Full screen"), {"F11"}, {MenuName::View, 500},
                  {}, {.needsRecording = false}, [&window] {
                      QWidget &whole = *window.window();
                      whole.setWindowState(whole.windowState() ^ Qt::WindowFullScreen);
                  });
    addThemes(*commands);
    QObject::connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, commands,
                     [commands](const QString &key) {
                         if (key == settings::Theme)
                             theme::apply(SettingsNotifier::value(key, "system").toString());
                         else if (key == settings::SafeColors)
                             theme::setSafeColors(SettingsNotifier::value(key).toBool());
                         commands->refresh();
                     });
}

} // namespace tickscope
