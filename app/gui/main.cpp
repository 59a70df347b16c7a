// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/application.h"
#include "core/base/big_pages.h"

int main(int argc, char **argv)
{
    if (tickscope::asksForText(argc, argv))
        return tickscope::printText(argc, argv);
    tickscope::useBigPages();
    tickscope::Application application(argc, argv);
    return application.run();
}
