// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include <QSettings>
#include <QWidget>

#include "ui/commands/command_keys.h"
#include "ui/settings_keys.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"

namespace tickscope {

Appearance::Appearance(ActiveDocument &document, QWidget &window)
    : QObject(&window)
    , m_window(window)
    , m_commands(this, document)
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.fullScreen",
         .text = tr("Full screen"),
         .shortcuts = keys({"F11"}),
         .handler =
             [this] {
                 QWidget &whole = *m_window.window();
                 whole.setWindowState(whole.windowState() ^ Qt::WindowFullScreen);
             },
         .place = {MenuName::View, 500},
         .needsRecording = false});
    addThemes();
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (key == settings::Theme)
                    theme::apply(QSettings().value(key, "system").toString());
                else if (key == settings::SafeColors)
                    theme::setSafeColors(QSettings().value(key).toBool());
                m_commands.refresh();
            });
}

void Appearance::addThemes()
{
    int position = 650;
    const auto add = [&](const QString &scheme, const QString &text) {
        m_commands.add(
            {.id = QStringLiteral("theme.") + scheme,
             .text = text,
             .handler = [scheme] { SettingsNotifier::instance().store(settings::Theme, scheme); },
             .place = {MenuName::View, position++, tr("Theme")},
             .needsRecording = false,
             .isChecked =
                 [scheme] { return QSettings().value(settings::Theme, "system") == scheme; }});
    };
    add(QStringLiteral("system"), tr("Follow system"));
    add(QStringLiteral("dark"), tr("Dark"));
    add(QStringLiteral("light"), tr("Light"));
    m_commands.add(
        {.id = "theme.safeColors",
         .text = tr("Colour-blind-safe colours"),
         .handler =
             [] {
                 const bool isOn = !QSettings().value(settings::SafeColors).toBool();
                 SettingsNotifier::instance().store(settings::SafeColors, isOn);
             },
         .place = {MenuName::View, 750, tr("Theme")},
         .toolTip = tr(
             "Show players and teams in colours that are easy to tell apart with colour blindness"),
         .needsRecording = false,
         .isChecked = [] { return QSettings().value(settings::SafeColors).toBool(); }});
}

} // namespace tickscope
