// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/all_commands.h"

#include <vector>

namespace tickscope::cli {

Commands allCommands()
{
    static const std::vector<const Command *> all = [] {
        std::vector<const Command *> list{
            &infoCommand(),      &eventsCommand(),  &stateCommand(),      &trackCommand(),
            &checksumsCommand(), &verifyCommand(),  &screenshotCommand(), &repairCommand(),
            &compactCommand(),   &convertCommand(), &factsCommand(),
        };
        const auto add = [&list](std::span<const Command> group) {
            for (const Command &command : group)
                list.push_back(&command);
        };
        add({&scanCommand(), 1});
        add(caseReadCommands());
        add(caseChangeCommands());
        add({&caseVerdictCommand(), 1});
        add({&caseImportCommand(), 1});
        add(caseCareCommands());
        add(bundleCommands());
        return list;
    }();
    return all;
}

} // namespace tickscope::cli
