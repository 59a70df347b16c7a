// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTranslator>

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
    void loadTranslations();

    QApplication m_application;
    QTranslator m_ownTexts;
    QTranslator m_qtTexts;
    FormatRegistry m_registry;
};

} // namespace tickscope
