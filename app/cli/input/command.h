// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/input/options.h"
#include "app/cli/output/output.h"
#include "core/io/http/http_options.h"
#include "core/model/damage.h"

namespace tickscope::cli {

struct OpenedRecording;

/// All files of a run, for what must be known of each before the first is printed.
class AllFiles
{
public:
    /// Both must outlive this.
    AllFiles(const std::vector<std::string> &addresses, const HttpOptions &http)
        : m_addresses(addresses)
        , m_http(http)
    {
    }

    /// Whether \a holds for any that can be opened. The answer is kept: ask one question only.
    [[nodiscard]] bool any(bool (*holds)(const OpenedRecording &)) const;

private:
    const std::vector<std::string> &m_addresses;
    const HttpOptions &m_http;
    mutable std::optional<bool> m_answer;
};

/// What a command works with for one file.
struct Task {
    std::string file;           ///< As the user wrote it, without the secrets of a URL.
    const std::string &address; ///< All that the user wrote: only for opening it.
    const HttpOptions &http;
    const Arguments &arguments;
    Output &output;
    const AllFiles &all;
    bool isFirst = true; ///< Of the files.
    bool isOnly = true;
};

/// A command of the program: how it is called, and what it does with each file.
struct Command {
    std::string_view name;
    std::string_view summary;                 ///< One line.
    std::string_view details = {};            ///< More lines for its help; may be empty.
    std::span<const OptionSpec> options = {}; ///< Besides those that all commands have.
    /// Checks what can be checked before any file is opened. May be null.
    /// Errors: BadInput, with a sentence for the user.
    Result<void> (*check)(const Arguments &) = nullptr;
    /// Prints what one recording holds, and returns what of it is damaged. An Error means
    /// that nothing was read, or wrong usage that only shows with the file at hand.
    Result<std::vector<Damage>> (*read)(const Task &, const OpenedRecording &) = nullptr;
    /// Instead of read, for what does more with a file than to open and read it.
    Result<ExitCode> (*run)(const Task &) = nullptr;
    /// Instead of both, for what is not about files one by one: the words behind the options are
    /// its own, as usage says.
    Result<ExitCode> (*runWhole)(const Arguments &, Output &) = nullptr;
    /// Instead of all three: the name of the program that does it, so that this one can do
    /// without what it needs.
    std::string_view program = {};
    /// Whether this one does it by itself, with less, where that program is not installed.
    bool canDoWithout = false;
    std::string_view usage = "FILE..."; ///< What stands behind the options.
    /// Whether damage is part of what read prints; else it is printed on standard error.
    bool printsDamage = false;
    /// Whether a file that cannot be read still gets its JSON object.
    bool printsObject = false;
};

/// One a source file.
extern const Command InfoCommand;
extern const Command EventsCommand;
extern const Command StateCommand;
extern const Command TrackCommand;
extern const Command ChecksumsCommand;
extern const Command VerifyCommand;
extern const Command FactsCommand;
extern const Command ScreenshotCommand;
extern const Command VideoCommand;
extern const Command RepairCommand;
extern const Command CutCommand;
extern const Command IndexCommand;
extern const Command GhostCommand;
extern const Command CompactCommand;
extern const Command ConvertCommand;
extern const Command ScanCommand;
extern const Command RunsCommand;
extern const Command CompareCommand;
extern const Command PruneCommand;
extern const Command AnnotateCommand;

/// Several a source file: what they share is more than what they do not.
[[nodiscard]] std::span<const Command> caseReadCommands();
[[nodiscard]] std::span<const Command> caseChangeCommands();
extern const Command CaseVerdictCommand;
extern const Command CaseImportCommand;
[[nodiscard]] std::span<const Command> caseCareCommands();
[[nodiscard]] std::span<const Command> bundleCommands();

/// What --token-file and the environment say. Errors: those of readTokenFile().
[[nodiscard]] Result<HttpOptions> httpOptions(const Arguments &arguments);

/// Heading between the texts of several files; nothing for a single one.
void writeHeading(const Task &task);

} // namespace tickscope::cli
