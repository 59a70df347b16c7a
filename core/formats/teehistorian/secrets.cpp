// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/secrets.h"

#include <algorithm>
#include <array>

#include "core/model/event/event.h"

namespace tickscope::teehistorian {

namespace {

/// Console commands have ASCII names in any case.
std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

constexpr std::array<std::string_view, 10> SecretCommands = {
    "timeout",  "save",       "load",        "rcon_auth",     "rcon_login",
    "auth_add", "auth_add_p", "auth_change", "auth_change_p", "login",
};

} // namespace

bool isSecretSetting(std::string_view name)
{
    const std::string lower = lowerCase(name);
    return std::ranges::any_of(std::array{"pass", "token", "secret"}, [&lower](const char *word) {
        return lower.find(word) != std::string::npos;
    });
}

bool hasSecretArguments(std::string_view name)
{
    return std::ranges::find(SecretCommands, lowerCase(name)) != SecretCommands.end()
           || isSecretSetting(name);
}

std::string withoutSecrets(std::string_view line)
{
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos || line[begin] != '/')
        return std::string(line);
    const auto end = std::min(line.find_first_of(" \t", begin), line.size());
    const bool hasArguments = line.find_first_not_of(" \t", end) != std::string_view::npos;
    if (!hasArguments || !hasSecretArguments(line.substr(begin + 1, end - begin - 1)))
        return std::string(line);
    return std::string(line.substr(0, end)) + ' ' + std::string(HiddenSecret);
}

} // namespace tickscope::teehistorian
