// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/program.h"

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

/// The page of the manual about tickscope-cli, in roff's man macros.
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

std::vector<OptionSpec> optionsOf(const Command &command)
{
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    const auto common = commonOptions(command);
    options.insert(options.end(), common.begin(), common.end());
    return options;
}

std::string firstWord(const Command &command)
{
    return std::string(command.name.substr(0, command.name.find(' ')));
}

/// "list" of "case list"; empty for a command of one word.
std::string secondWord(const Command &command)
{
    const auto space = command.name.find(' ');
    return space == std::string_view::npos ? "" : std::string(command.name.substr(space + 1));
}

/// First words of all commands, each once, in their order.
std::vector<std::string> firstWords(Commands commands)
{
    std::vector<std::string> words;
    for (const Command *command : commands) {
        if (std::ranges::find(words, firstWord(*command)) == words.end())
            words.push_back(firstWord(*command));
    }
    return words;
}

std::vector<std::string> secondWords(Commands commands, const std::string &first)
{
    std::vector<std::string> words;
    for (const Command *command : commands) {
        if (firstWord(*command) == first && !secondWord(*command).empty())
            words.push_back(secondWord(*command));
    }
    return words;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string line;
    for (const std::string &word : words)
        line += (line.empty() ? "" : " ") + word;
    return line;
}

std::string optionNames(const Command &command)
{
    std::vector<std::string> names;
    for (const OptionSpec &option : optionsOf(command))
        names.emplace_back(option.name);
    return joined(names);
}

/// \a text between single quotes, for all three shells; \a more is escaped besides.
std::string inQuotes(std::string_view text, std::string_view more = {})
{
    std::string line = "'";
    for (const char sign : text) {
        if (sign == '\'')
            line += "'\\''";
        else if (more.find(sign) != std::string_view::npos)
            line += std::string("\\") + sign;
        else
            line += sign;
    }
    return line + '\'';
}

// What shells complete after "tickscope-cli": commands, their options, and files.
std::string bashCompletion(Commands commands)
{
    std::string script = "# Completes tickscope-cli in bash.\n"
                         "_tickscope_cli() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} words=\n"
                         "    compopt +o nospace\n"
                         "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                         "        words="
                         + inQuotes(joined(firstWords(commands)) + " --help --version")
                         + "\n    else\n        case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n";
    for (const Command *command : commands) {
        if (!secondWord(*command).empty())
            script += "            " + inQuotes(command->name)
                      + ") words=" + inQuotes(optionNames(*command)) + " ;;\n";
    }
    for (const std::string &first : firstWords(commands)) {
        const auto seconds = secondWords(commands, first);
        const auto alone = std::ranges::find(commands, std::string_view(first), &Command::name);
        const std::string words = seconds.empty() ? optionNames(**alone) : joined(seconds);
        script += "            " + inQuotes(first + ' ') + "*) words=" + inQuotes(words) + " ;;\n";
    }
    return script
           + "        esac\n"
             "    fi\n"
             "    case \"$COMP_CWORD $word\" in\n"
             "        1\\ * | *\\ -*) COMPREPLY=($(compgen -W \"$words\" -- \"$word\")) ;;\n"
             "        *) COMPREPLY=($(compgen -f -- \"$word\"))\n"
             "           [[ $words == -* ]] || COMPREPLY=($(compgen -W \"$words\" -- \"$word\")) "
             ";;\n"
             "    esac\n"
             "}\n"
             "complete -o filenames -F _tickscope_cli tickscope-cli\n";
}

std::string zshCompletion(Commands commands)
{
    const auto arguments = [](const Command &command) {
        std::string line = "_arguments -s";
        for (const OptionSpec &option : optionsOf(command)) {
            line += " \\\n                "
                    + inQuotes(std::string(option.name) + '[' + std::string(option.help) + ']'
                                   + (option.argument.empty()
                                          ? ""
                                          : ':' + std::string(option.argument) + ":_files"),
                               {});
        }
        return line + " \\\n                '*:file:_files'";
    };
    std::string script
        = "#compdef tickscope-cli\n"
          "local -a names\n"
          "if (( CURRENT == 2 )); then\n"
          "    names=("
          + joined(firstWords(commands))
          + ")\n    _describe command names\n    return\nfi\ncase \"$words[2]\" in\n";
    for (const std::string &first : firstWords(commands)) {
        const auto seconds = secondWords(commands, first);
        script += "    " + first + ")\n";
        if (seconds.empty()) {
            const auto alone = std::ranges::find(commands, std::string_view(first), &Command::name);
            script += "        " + arguments(**alone) + "\n        ;;\n";
            continue;
        }
        script += "        if (( CURRENT == 3 )); then\n            names=(" + joined(seconds)
                  + ")\n            _describe command names\n            return\n        fi\n"
                    "        case \"$words[3]\" in\n";
        for (const Command *command : commands) {
            if (firstWord(*command) == first)
                script += "            " + secondWord(*command) + ") " + arguments(*command)
                          + " ;;\n";
        }
        script += "        esac\n        ;;\n";
    }
    return script + "esac\n";
}

std::string fishCompletion(Commands commands)
{
    std::string script = "# Completes tickscope-cli in fish.\n"
                         "function __tickscope_cli_is\n"
                         "    set -l words (commandline -opc)\n"
                         "    set -l last (math 1 + (count $argv))\n"
                         "    test (count $words) -ge $last; and "
                         "test \"$words[2..$last]\" = \"$argv\"\n"
                         "end\n";
    for (const std::string &first : firstWords(commands)) {
        script += "complete -c tickscope-cli -n __fish_use_subcommand -f -a " + first;
        const auto alone = std::ranges::find(commands, std::string_view(first), &Command::name);
        if (alone != commands.end())
            script += " -d " + inQuotes((*alone)->summary);
        script += '\n';
        const std::string start = "complete -c tickscope-cli -n '__tickscope_cli_is " + first
                                  + "' -f -a ";
        for (const std::string &second : secondWords(commands, first)) {
            script += start;
            script += second;
            script += '\n';
        }
    }
    for (const Command *command : commands) {
        for (const OptionSpec &option : optionsOf(*command)) {
            script += "complete -c tickscope-cli -n '__tickscope_cli_is "
                      + std::string(command->name) + "' -l " + std::string(option.name.substr(2));
            if (option.shortName)
                script += std::string(" -s ") + option.shortName;
            if (!option.argument.empty())
                script += " -r";
            script += " -d " + inQuotes(option.help) + '\n';
        }
    }
    return script;
}

} // namespace

} // namespace tickscope::cli

using namespace tickscope::cli;

/// Writes what packages say of tickscope-cli, from its tables of options: a page of the manual,
/// and what shells complete.
int main(int count, char **words)
{
    if (count != 2) {
        std::fputs("Usage: tickscope-describe FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = words[1];
    bool isWritten = true;
    const auto write = [&](std::string_view name, const std::string &text) {
        std::ofstream file(folder / name, std::ios::binary);
        file << text;
        file.close();
        isWritten = isWritten && file.good();
    };
    write("tickscope-cli.1", manPage(allCommands()));
    write("tickscope-cli.bash", bashCompletion(allCommands()));
    write("_tickscope-cli", zshCompletion(allCommands()));
    write("tickscope-cli.fish", fishCompletion(allCommands()));
    if (!isWritten)
        std::fprintf(stderr, "tickscope-describe: cannot write to %s\n", words[1]);
    return isWritten ? 0 : 1;
}
