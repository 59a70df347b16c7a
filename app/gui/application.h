// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QApplication>

#include "app/gui/command_line.h"
#include "core/formats/format_registry.h"

namespace tickscope {

/// The window program: names of settings, language, theme, command line, windows.
class Application
{
public:
    Application(int &argc, char **argv);

    /// Opens a window for each file of the command line, or an empty one, and runs
    /// until the last is closed. Returns the exit code.
    int run();

private:
    QApplication m_application;
    std::optional<Translations> m_translations;
    std::unique_ptr<QObject> m_desktopMotion; ///< Follows what the desktop says of animations.
    FormatRegistry m_registry;
};

} // namespace tickscope
