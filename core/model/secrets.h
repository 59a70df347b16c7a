// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tickscope {

/// Stands where a password or another secret of a person would be read, unless a
/// sink asks for secrets.
inline constexpr std::string_view HiddenSecret = "\u2022\u2022\u2022";

// What would let a reader act in somebody's name, in all formats. What is hidden has HiddenSecret,
// or another text, in its place. Letter case is that of ASCII and means nothing.

/// Whether the setting \a name holds a password or the like: "sv_rcon_password", "_pw".
[[nodiscard]] bool isSecretSetting(std::string_view name);

/// Whether what stands behind the command \a name is secret: codes that take over a player's slot
/// or a saved game, accounts of the remote console, password settings.
[[nodiscard]] bool hasSecretArguments(std::string_view name);

/// \a line that people read, without what follows on such a command, "/save x", "use '/load x' to
/// go on", or on the name of a password setting: "\"rcon_password\" is x".
[[nodiscard]] std::string withoutChatSecrets(std::string_view line,
                                             std::string_view standIn = HiddenSecret);

/// \a orders to a console, without what follows on such a command, wherever it stands: behind a
/// ';', bound to a key, in quotes. What an order says to people counts as a line. \param
/// alsoHidden  commands, in lower case, of which the same is to be hidden.
[[nodiscard]] std::string withoutCommandSecrets(std::string_view orders,
                                                std::string_view standIn = HiddenSecret,
                                                std::span<const std::string_view> alsoHidden = {});

/// \a settings as "\key\value\key\value", without the values of secret ones.
[[nodiscard]] std::string withoutSettingSecrets(std::string_view settings,
                                                std::string_view standIn = HiddenSecret);

} // namespace tickscope
