// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QVariant>

namespace tickscope {

/// Stores settings that a person changes, and notifies all windows: a change takes effect at
/// once. Parts read a setting from QSettings when they are made. UI thread.
class SettingsNotifier : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static SettingsNotifier &instance();

    /// Stores \a value under \a key. One that is the same as before is no news.
    void store(const QString &key, const QVariant &value);
    /// Forgets what is stored under \a key: the program's own choice counts again.
    void reset(const QString &key);
    /// Calls \a changed whenever the setting \a key is another one, as long as \a context lives.
    void watch(const QString &key, QObject *context, std::function<void()> changed);

signals:
    void changed(const QString &key);

private:
    SettingsNotifier() = default;
};

} // namespace tickscope
