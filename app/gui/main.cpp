// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"
#include "app/gui/command_line.h"

int main(int argc, char **argv)
{
    if (tickscope::asksForText(argc, argv))
        return tickscope::tellText(argc, argv);
    tickscope::Application application(argc, argv);
    return application.run();
}
