// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "app/cli/command.h"
#include "core/recorder/compactor.h"

/// What the commands that copy a Hollow Cube replay have in common.
namespace tickscope::cli {

/// Checks that one file is named and where the copy goes. Errors: BadInput.
[[nodiscard]] Result<void> checkCopyArguments(const Arguments &arguments);

/// Writes what it makes of a source to the file with that name.
using ReplayCopy = std::function<Result<recorder::CompactReport>(const Shared<ByteSource> &,
                                                                 const std::string &)>;

/// Copies the task's file to --output and tells of it, for people or as an object.
/// Errors: BadInput when the target is there already and --force is not given, or when it
/// is the file that is read; those of openNamed() and \a copy.
[[nodiscard]] Result<recorder::CompactReport> copyReplay(const Task &task, const ReplayCopy &copy);

} // namespace tickscope::cli
