// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot/gui_application.h"

#include <QGuiApplication>

#include <cstdlib>

namespace tickscope::cli {

QGuiApplication &guiApplication()
{
    static int count = 1;
    static char name[] = "tickscope-cli";
    static char *words[] = {name, nullptr};
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    static QGuiApplication application(count, words);
    return application;
}

} // namespace tickscope::cli
