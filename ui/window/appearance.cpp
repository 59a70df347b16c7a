// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include <QSettings>
#include <QWidget>

#include "ui/settings_keys.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"

namespace tickscope {

Appearance::Appearance(ActiveDocument &document, QWidget &window)
    : QObject(&window)
    , m_window(window)
    , m_commands(this, document)
{
    m_commands.add("view.fullScreen", tr("Full screen"), {"F11"}, {MenuName::View, 500}, {},
                   {.needsRecording = false}, [this] {
                       QWidget &whole = *m_window.window();
                       whole.setWindowState(whole.windowState() ^ Qt::WindowFullScreen);
                   });
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
            QStringLiteral("theme.") + scheme, text, {}, {MenuName::View, position++, tr("Theme")},
            {},
            {.needsRecording = false,
             .isChecked =
                 [scheme] { return QSettings().value(settings::Theme, "system") == scheme; }},
            [scheme] { SettingsNotifier::instance().store(settings::Theme, scheme); });
    };
    add(QStringLiteral("system"), tr("Follow system"));
    add(QStringLiteral("dark"), tr("Dark"));
    add(QStringLiteral("light"), tr("Light"));
    m_commands.add(
        "theme.safeColors", tr("Colour-blind-safe colours"), {}, {MenuName::View, 750, tr("Theme")},
        tr("Show players and teams in colours that are easy to tell apart with colour blindness"),
        {.needsRecording = false,
         .isChecked = [] { return QSettings().value(settings::SafeColors).toBool(); }},
        [] {
            const bool isOn = !QSettings().value(settings::SafeColors).toBool();
            SettingsNotifier::instance().store(settings::SafeColors, isOn);
        });
}

} // namespace tickscope
