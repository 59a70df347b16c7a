// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStandardPaths>

#include "core/base/fault.h"
#include "core/base/result.h"
#include "ui/settings_notifier.h"

/// What the window of this user keeps, for commands that have to respect it.
namespace tickscope::cli {

/// Folder of the window's own files, there or not.
[[nodiscard]] inline QString windowDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + QStringLiteral("/tickscope/tickscope");
}

/// The settings of the window, which are only read.
class WindowSettings
{
public:
    [[nodiscard]] QVariant value(const QString &key) const { return m_settings.value(key); }
    /// Errors: Io, when they are there and cannot be read.
    [[nodiscard]] Result<void> check() const
    {
        if (m_settings.status() == QSettings::NoError)
            return {};
        return ioError({Fault::tr("%1: the settings of the window cannot be read"),
                        m_settings.fileName().toStdString()});
    }

private:
    QSettings m_settings{QStringLiteral("tickscope"), QStringLiteral("tickscope")};
};

} // namespace tickscope::cli
