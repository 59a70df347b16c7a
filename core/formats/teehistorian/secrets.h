// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// What would let a reader act in a player's name. Source: teehistorian.md,
/// section 6, "Secrets".
namespace tickscope::teehistorian {

/// Whether the setting \a name of a server holds a password or the like.
[[nodiscard]] bool isSecretSetting(std::string_view name);

/// Whether the arguments of the console command \a name are secret: codes that take over
/// a player's slot or a saved game, accounts of the remote console, password settings.
[[nodiscard]] bool hasSecretArguments(std::string_view name);

/// \a line of the chat with the arguments of such a command hidden ("/save x").
[[nodiscard]] std::string withoutSecrets(std::string_view line);

} // namespace tickscope::teehistorian
