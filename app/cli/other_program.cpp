// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/other_program.h"

#include "app/cli/faults.h"
#include "app/cli/output/translated.h"

#include <unistd.h>

#include <filesystem>
#include <system_error>
#include <vector>

namespace tickscope::cli {

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

} // namespace

bool isInstalled(std::string_view name)
{
    return !placeOf(name).empty();
}

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
        shownFault({faults::ProgramNotInstalled, std::string(words.front()), std::string(name)}));
    return ExitCode::Failed;
}

} // namespace tickscope::cli
