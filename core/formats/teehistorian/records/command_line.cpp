// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/command_line.h"

namespace tickscope::teehistorian {

std::string quotedArgument(std::string_view argument)
{
    constexpr std::string_view Special = " \t\n\r\"\\;";
    if (!argument.empty() && argument.find_first_of(Special) == std::string_view::npos)
        return std::string(argument);
    std::string quoted = "\"";
    for (const char c : argument) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string commandLine(const Record &command)
{
    std::string line(command.text);
    for (const std::string_view argument : command.args)
        line += ' ' + quotedArgument(argument);
    return line;
}

} // namespace tickscope::teehistorian
