// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/io/http_options.h"

namespace tickscope::cli {

/// What a command works with for one file.
struct Task {
    std::string file;           ///< As the user wrote it, without the secrets of a URL.
    const std::string &address; ///< All that the user wrote: only for opening it.
    const HttpOptions &http;
    const Arguments &arguments;
    Output &output;
    bool isFirst = true; ///< Of the files.
    bool isOnly = true;
};

/// A command of the program: how it is called, and what it does with each file.
struct Command {
    std::string_view name;
    std::string_view summary;            ///< One line.
    std::string_view details;            ///< More lines for its help; may be empty.
    std::span<const OptionSpec> options; ///< Besides those that all commands have.
    /// Checks what can be checked before any file is opened. May be null.
    /// Errors: Damaged, with a sentence for the user.
    Result<void> (*check)(const Arguments &) = nullptr;
    /// Reads one file and prints what it holds. An Error means that nothing was read,
    /// or wrong usage that only shows with the file at hand.
    Result<ExitCode> (*run)(const Task &) = nullptr;
    /// Whether a file that cannot be read still gets its JSON object.
    bool printsObject = false;
};

/// One a source file.
[[nodiscard]] const Command &infoCommand();
[[nodiscard]] const Command &eventsCommand();
[[nodiscard]] const Command &stateCommand();
[[nodiscard]] const Command &trackCommand();
[[nodiscard]] const Command &checksumsCommand();
[[nodiscard]] const Command &verifyCommand();
[[nodiscard]] const Command &screenshotCommand();
[[nodiscard]] const Command &repairCommand();
[[nodiscard]] const Command &compactCommand();
[[nodiscard]] const Command &convertCommand();

/// Heading between the texts of several files; nothing for a single one.
void writeHeading(const Task &task);

} // namespace tickscope::cli
