// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"

int main(int argc, char **argv)
{
    tickscope::Application application(argc, argv);
    return application.run();
}
