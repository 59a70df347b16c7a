// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QApplication>

#include "app/gui/command_line.h"
#include "app/gui/single_instance.h"
#include "core/formats/format_registry.h"
#include "translations/translations.h"

namespace tickscope {

class Reading;

/// The window program: names of settings, language, theme, command line, windows.
class Application
{
public:
    Application(int &argc, char **argv);

    /// Opens the files of the command line in tabs: of the window that is open already, or of one
    /// that runs until it is closed. Returns the exit code.
    int run();

private:
    /// Takes the recording that it begins to read off \a wanted.
    [[nodiscard]] std::unique_ptr<Reading> beginReading(Handover &wanted) const;
    int runWindow(Handover wanted, SingleInstance *instance);

    QApplication m_application;
    std::optional<Translations> m_translations;
    std::unique_ptr<QObject> m_desktopMotion; ///< Follows what the desktop says of animations.
    FormatRegistry m_registry;
};

} // namespace tickscope
