// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/output.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/base/big_pages.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/io/http/url.h"

namespace tickscope::cli {

void writeHeading(const Task &task)
{
    if (task.isOnly)
        return;
    task.output.write((task.isFirst ? "==> " : "\n==> ") + screenLine(task.file) + " <==\n");
}

namespace {

/// Empty where it is not installed.
std::filesystem::path placeOf(std::string_view name)
{
    std::error_code error;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const auto &folder : {here, here / TICKSCOPE_LIBEXEC}) {
        if (std::filesystem::exists(folder / name, error))
            return folder / name;
    }
    return {};
}

/// Whether the program \a name lies beside this one, or where packages put what no person calls by
/// name.
bool isInstalled(std::string_view name)
{
    return !placeOf(name).empty();
}

/// Becomes that program; it gets \a words, and standard input as it is. Returns only when that
/// fails, and has said why.
ExitCode becomeProgram(std::string_view name, std::span<const std::string_view> words)
{
    std::vector<std::string> texts{placeOf(name).string()};
    texts.insert(texts.end(), words.begin(), words.end());
    std::vector<char *> arguments;
    arguments.reserve(texts.size() + 1);
    for (std::string &text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    ::execv(texts.front().c_str(), arguments.data());
    complain(
        {Fault::tr("%1 needs the program %2, which comes with the window and is not installed"),
         std::string(words.front()), std::string(name)});
    return ExitCode::Failed;
}

constexpr std::array CommonOptions{
    OptionSpec{"--json", "", CliText::tr("JSON instead of readable text")},
    OptionSpec{"--quiet", "", CliText::tr("No progress or notes on standard error"), 'q'},
    OptionSpec{"--maps", "DIR",
               CliText::tr("Look for maps here as well; may be given more than once")},
    OptionSpec{"--token-file", "F", CliText::tr("File with the bearer token for URLs")},
    OptionSpec{"--show-secrets", "",
               CliText::tr("Show passwords and players' save codes in plain text")},
    OptionSpec{"--help", "", CliText::tr("Show this help"), 'h'},
};

/// Of commands that are not about recordings.
constexpr std::array WholeOptions{CommonOptions[0], CommonOptions[1], CommonOptions[3],
                                  CommonOptions[5]};

} // namespace

std::span<const OptionSpec> commonOptions(const Command &command)
{
    return command.runWhole ? std::span<const OptionSpec>(WholeOptions)
                            : std::span<const OptionSpec>(CommonOptions);
}

namespace {

/// The command at the beginning of \a words, of which it takes one or two away ("case list").
const Command *consumeCommand(std::span<const std::string_view> &words, Commands commands)
{
    for (const std::size_t count : {std::size_t{2}, std::size_t{1}}) {
        if (words.size() < count)
            continue;
        std::string name(words[0]);
        if (count == 2)
            name += ' ' + std::string(words[1]);
        const auto found = std::ranges::find(commands, name, &Command::name);
        if (found == commands.end())
            continue;
        words = words.subspan(count);
        return *found;
    }
    return nullptr;
}

std::string generalHelp(Commands commands)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    for (const Command *command : commands)
        table.add({std::string(command->name), shown(command->summary)});
    return shown(CliText::tr("Usage:")) + " tickscope-cli COMMAND [OPTIONS] FILE...\n\n"
           + shown(CliText::tr(
               "Reads game recordings. A FILE is the path of a file or folder, a URL (http, "
               "https),\n"
               "or - for standard input. The bearer token for a URL comes from the environment\n"
               "variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names."))
           + "\n\n" + shown(CliText::tr("Commands:")) + '\n' + table.text("  ") + '\n'
           + shown(
               CliText::tr("Options of every command: --json, --quiet, --token-file F, --help.\n"
                           "tickscope-cli COMMAND --help shows more; tickscope-cli --version shows "
                           "the version.\n\n"
                           "Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing "
                           "could be read\n"
                           "or wrong usage."))
           + '\n';
}

std::string commandHelp(const Command &command)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const auto add = [&table](const OptionSpec &option) {
        std::string name = option.shortName ? std::string("-") + option.shortName + ", " : "";
        name += std::string(option.name);
        if (!option.argument.empty())
            name += ' ' + std::string(option.argument);
        table.add({std::move(name), shown(option.help)});
    };
    std::ranges::for_each(command.options, add);
    std::ranges::for_each(commonOptions(command), add);
    std::string help = shown(CliText::tr("Usage:")) + " tickscope-cli " + std::string(command.name)
                       + " [OPTIONS] " + std::string(command.usage) + "\n\n"
                       + shown(command.summary) + '\n';
    if (!command.details.empty())
        help += '\n' + shown(command.details) + '\n';
    return help + '\n' + shown(CliText::tr("Options:")) + '\n' + table.text("  ");
}

/// Of commands with the same first word; empty where there are none.
std::string groupHelp(std::string_view first, Commands commands)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    for (const Command *command : commands) {
        if (command->name.starts_with(std::string(first) + ' '))
            table.add({std::string(command->name), shown(command->summary)});
    }
    return table.isEmpty() ? std::string()
                           : shown(CliText::tr("Commands:")) + '\n' + table.text("  ");
}

bool asksForHelp(std::span<const std::string_view> words)
{
    return std::ranges::any_of(
        words, [](std::string_view word) { return word == "--help" || word == "-h"; });
}

ExitCode usageError(const Fault &fault, const Command *command)
{
    complain(fault);
    complain(command ? Fault(Fault::tr("see tickscope-cli %1 --help"), std::string(command->name))
                     : Fault(Fault::tr("see tickscope-cli --help")));
    return ExitCode::Failed;
}

} // namespace

Result<HttpOptions> httpOptions(const Arguments &arguments)
{
    HttpOptions options = HttpOptions::fromEnvironment();
    if (const auto path = arguments.value("--token-file")) {
        TRY_ASSIGN(options.bearerToken, readTokenFile(*path));
    }
    return options;
}

namespace {

/// One file. Errors: those of openRecording() and of the command.
Result<ExitCode> runFile(const Command &command, const Task &task)
{
    if (command.run)
        return command.run(task);
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    reportUnread(opened, task.arguments);
    TRY_ASSIGN(const auto damage, command.read(task, opened));
    if (!command.printsDamage)
        reportDamage(opened, damage, task.arguments);
    return damage.empty() ? ExitCode::Good : ExitCode::Damaged;
}

ExitCode runFiles(const Command &command, const Arguments &arguments, const HttpOptions &http,
                  Output &output)
{
    ExitCode code = ExitCode::Good;
    const auto &files = arguments.files();
    const AllFiles all(files, http);
    for (std::size_t i = 0; i < files.size() && output.isWanted(); ++i) {
        const Task task{shownName(files[i]), files[i], http, arguments, output, all, i == 0,
                        files.size() == 1};
        const auto done = runFile(command, task);
        code = worst(code, done.value_or(ExitCode::Failed));
        if (done)
            continue;
        complain(task.file, done.error());
        if (command.printsObject && arguments.wantsJson()) {
            JsonRow object;
            object.insertText("file", task.file);
            insertError(object, done.error());
            output.write(object.line());
        }
    }
    return code;
}

ExitCode runCommand(const Command &command, std::span<const std::string_view> words, Output &output)
{
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    const auto common = commonOptions(command);
    options.insert(options.end(), common.begin(), common.end());
    const auto arguments = Arguments::parse(words, options);
    if (!arguments)
        return usageError(arguments.error().fault, &command);
    if (arguments->has("--help")) {
        output.write(commandHelp(command));
        return ExitCode::Good;
    }
    if (!command.runWhole && arguments->files().empty())
        return usageError({Fault::tr("no FILE given")}, &command);
    if (command.check) {
        if (const auto checked = command.check(*arguments); !checked)
            return usageError(checked.error().fault, &command);
    }
    if (command.runWhole) {
        const auto done = command.runWhole(*arguments, output);
        if (!done)
            complain(done.error().fault);
        return done.value_or(ExitCode::Failed);
    }
    const auto http = httpOptions(*arguments);
    if (!http)
        return usageError({Fault::tr("--token-file: %1"), http.error().fault}, &command);
    return runFiles(command, *arguments, *http, output);
}

ExitCode runProgram(std::span<const std::string_view> words, Commands commands, Output &output)
{
    if (words.empty()) {
        return usageError(Fault::tr("no command given"), nullptr);
    }
    const std::span<const std::string_view> all = words;
    std::string_view name = words.front();
    if (name == "--version") {
        output.write("tickscope-cli " TICKSCOPE_VERSION "\n");
        return ExitCode::Good;
    }
    const bool wantsHelp = name == "--help" || name == "-h" || name == "help";
    if (wantsHelp && words.size() == 1) {
        output.write(generalHelp(commands));
        return ExitCode::Good;
    }
    if (wantsHelp)
        words = words.subspan(1);
    name = words.front();
    const Command *command = consumeCommand(words, commands);
    if (const std::string group = command ? "" : groupHelp(name, commands); !group.empty()) {
        if (wantsHelp || (words.size() > 1 && (words[1] == "--help" || words[1] == "-h"))) {
            output.write(group);
            return ExitCode::Good;
        }
        return usageError(
            {Fault::tr("\"%1\" needs to be followed by what to do"), std::string(name)}, nullptr);
    }
    if (!command)
        return usageError({Fault::tr("unknown command %1"), std::string(name)}, nullptr);
    if (wantsHelp) {
        output.write(commandHelp(*command));
        return ExitCode::Good;
    }
    const bool isDoneHere = command->program.empty()
                            || (command->canDoWithout && !isInstalled(command->program));
    if (!isDoneHere && !asksForHelp(words))
        return becomeProgram(command->program, all);
    return runCommand(*command, words, output);
}

} // namespace

int runMain(int count, char **words, Commands commands)
{
    useBigPages();
    try {
        readTranslations();
        Output output;
        const std::vector<std::string_view> all(words + std::min(count, 1), words + count);
        ExitCode code = runProgram(all, commands, output);
        if (const auto written = output.finish(); !written) {
            complain(written.error().fault);
            code = ExitCode::Failed;
        }
        return static_cast<int>(code);
    } catch (const std::exception &error) {
        // Out of memory, or a bug: an exit code all the same, never a signal.
        complain(error.what());
        return static_cast<int>(ExitCode::Failed);
    }
}

Commands allCommands()
{
    static const std::vector<const Command *> all = [] {
        std::vector<const Command *> list{
            &InfoCommand,   &EventsCommand,     &StateCommand,   &TrackCommand,  &ChecksumsCommand,
            &VerifyCommand, &ScreenshotCommand, &VideoCommand,   &RepairCommand, &CutCommand,
            &IndexCommand,  &CompactCommand,    &ConvertCommand, &FactsCommand,  &GhostCommand,
            &ScanCommand,   &RunsCommand,       &CompareCommand, &PruneCommand,  &AnnotateCommand,
        };
        for (const std::span<const Command> group :
             {caseReadCommands(), caseChangeCommands(), std::span(&CaseVerdictCommand, 1),
              std::span(&CaseImportCommand, 1), caseCareCommands(), bundleCommands()})
            for (const Command &command : group)
                list.push_back(&command);
        return list;
    }();
    return all;
}

} // namespace tickscope::cli
