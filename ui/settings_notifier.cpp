// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_notifier.h"

namespace tickscope {

SettingsNotifier &SettingsNotifier::instance()
{
    static SettingsNotifier news;
    return news;
}

void SettingsNotifier::store(const QString &key, const QVariant &value)
{
    QSettings settings;
    if (settings.contains(key) && settings.value(key) == value)
        return;
    settings.setValue(key, value);
    emit changed(key);
}

void SettingsNotifier::reset(const QString &key)
{
    QSettings settings;
    if (!settings.contains(key))
        return;
    settings.remove(key);
    emit changed(key);
}

void SettingsNotifier::watch(const QString &key, QObject *context, std::function<void()> changed)
{
    connect(this, &SettingsNotifier::changed, context,
            [key, changed = std::move(changed)](const QString &other) {
                if (other == key)
                    changed();
            });
}

} // namespace tickscope
