// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_notifier.h"

namespace tickscope {

SettingsNotifier &SettingsNotifier::instance()
{
    static SettingsNotifier news;
    return news;
}

QVariant SettingsNotifier::value(const QString &key, const QVariant &otherwise)
{
    thread_local const QSettings kept; // sees what others of this process store
    return kept.value(key, otherwise);
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
