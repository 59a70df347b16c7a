// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/completions.h"

#include <algorithm>
#include <vector>

#include "app/cli/all_commands.h"

namespace tickscope::cli {

namespace {

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
std::string quoted(std::string_view text, std::string_view more = {})
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

} // namespace

std::string bashCompletion(Commands commands)
{
    std::string script = "# Completes tickscope-cli in bash.\n"
                         "_tickscope_cli() {\n"
                         "    local word=${COMP_WORDS[COMP_CWORD]} words=\n"
                         "    compopt +o nospace\n"
                         "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                         "        words="
                         + quoted(joined(firstWords(commands)) + " --help --version")
                         + "\n    else\n        case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n";
    for (const Command *command : commands) {
        if (!secondWord(*command).empty())
            script += "            " + quoted(command->name)
                      + ") words=" + quoted(optionNames(*command)) + " ;;\n";
    }
    for (const std::string &first : firstWords(commands)) {
        const auto seconds = secondWords(commands, first);
        const auto alone = std::ranges::find(commands, std::string_view(first), &Command::name);
        const std::string words = seconds.empty() ? optionNames(**alone) : joined(seconds);
        script += "            " + quoted(first + ' ') + "*) words=" + quoted(words) + " ;;\n";
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
                    + quoted(std::string(option.name) + '[' + std::string(option.help) + ']'
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
            script += " -d " + quoted((*alone)->summary);
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
            script += " -d " + quoted(option.help) + '\n';
        }
    }
    return script;
}

} // namespace tickscope::cli
