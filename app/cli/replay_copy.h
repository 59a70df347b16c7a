// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/recorder/compactor.h"

/// What the commands that copy a Hollow Cube replay have in common.
namespace tickscope::cli {

/// Checks that one file is named and where the copy goes. Errors: Damaged.
[[nodiscard]] Result<void> checkCopyArguments(const Arguments &arguments);

/// The file to write. Errors: Damaged when it is there already and --force is not given, or
/// when it is the file that is read.
[[nodiscard]] Result<std::string> copyTarget(const Task &task);

/// Tells of the copy, for people or as an object.
void writeCopyReport(const Task &task, const std::string &target,
                     const recorder::CompactReport &report);

} // namespace tickscope::cli
