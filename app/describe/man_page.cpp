// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/man_page.h"

#include "app/cli/all_commands.h"

namespace tickscope::cli {

namespace {

/// \a text as roff shows it: no dash becomes a hyphen, no line a request.
std::string roff(std::string_view text)
{
    std::string escaped;
    bool isLineStart = true;
    for (const char sign : text) {
        if (isLineStart && (sign == '.' || sign == '\''))
            escaped += "\\&";
        if (sign == '\\')
            escaped += "\\e";
        else if (sign == '-')
            escaped += "\\-";
        else
            escaped += sign;
        isLineStart = sign == '\n';
    }
    return escaped;
}

std::string optionEntry(const OptionSpec &option)
{
    std::string entry = ".TP\n";
    if (option.shortName)
        entry += "\\fB\\-" + std::string(1, option.shortName) + "\\fR, ";
    entry += "\\fB" + roff(option.name) + "\\fR";
    if (!option.argument.empty())
        entry += " \\fI" + roff(option.argument) + "\\fR";
    return entry + '\n' + roff(option.help) + ".\n";
}

std::string commandSection(const Command &command)
{
    std::string section = ".SS \"" + roff(command.name) + " [OPTIONS] " + roff(command.usage)
                          + "\"\n" + roff(command.summary) + ".\n";
    if (!command.details.empty())
        section += ".PP\n" + roff(command.details) + '\n';
    for (const OptionSpec &option : command.options)
        section += optionEntry(option);
    return section;
}

} // namespace

std::string manPage(Commands commands)
{
    std::string page = R"(.TH TICKSCOPE\-CLI 1 "" "Tickscope )" TICKSCOPE_VERSION
                       R"(" "User Commands"
.SH NAME
tickscope\-cli \- read game recordings
.SH SYNOPSIS
.B tickscope\-cli
.I COMMAND
.RI [ OPTIONS ]
.IR FILE ...
.SH DESCRIPTION
Reads recordings of games: Teeworlds and DDNet demos, DDNet teehistorian files, Half\-Life demos and
Hollow Cube replays, also packed ones.
A
.I FILE
is the path of a file or folder, a URL (http, https), or \- for standard input.
.SH OPTIONS OF EVERY COMMAND
)";
    for (const OptionSpec &option : commonOptions(*commands.front()))
        page += optionEntry(option);
    page += ".SH COMMANDS\n";
    for (const Command *command : commands)
        page += commandSection(*command);
    return page + R"(.SH EXIT STATUS
.TP
.B 0
All was read.
.TP
.B 1
Something is damaged, but all that is readable was printed.
.TP
.B 2
Nothing could be read, or wrong usage.
.SH ENVIRONMENT
.TP
.B TICKSCOPE_BEARER_TOKEN
The bearer token for URLs.
.SH SEE ALSO
.BR tickscope (1)
)";
}

} // namespace tickscope::cli
