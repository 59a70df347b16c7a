// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace tickscope {

struct Command;

/// Keys of commands as a person has chosen them, by the command's id, in the settings. They outlive
/// commands that a version of the program does not have. A change comes from SettingsNotifier under
/// the key settingOfKeys(), which a CommandRegistry passes on to the actions. UI thread.
namespace chosen_keys {

using Keys = QList<QKeySequence>;

/// Largest file of keys that is read, in bytes.
inline constexpr qint64 LargestFile = 1 << 20;
/// Most keys that one command gets from a file.
inline constexpr qsizetype MostKeys = 8;

/// Name of the setting with the keys of the command \a id.
[[nodiscard]] QString settingOfKeys(const QString &id);
/// Keys that \a command has now: those that were chosen, else its own.
[[nodiscard]] Keys of(const Command &command);
[[nodiscard]] bool areChosen(const QString &id);
/// Gives \a command the keys \a keys; its own ones are no choice.
void choose(const Command &command, const Keys &keys);
/// Gives the command \a id its own keys back.
void forget(const QString &id);

/// All that was chosen, by id.
[[nodiscard]] std::map<QString, Keys> all();
/// \a keys as a JSON file for others.
[[nodiscard]] QByteArray toJson(const std::map<QString, Keys> &keys);
/// Reads what toJson() writes, from anybody. Nothing if it is no such file; keys that cannot be
/// read are left out.
[[nodiscard]] std::optional<std::map<QString, Keys>> fromJson(const QByteArray &json);
/// Takes \a keys for what is chosen, and nothing else.
void replaceAll(const std::map<QString, Keys> &keys);

/// "Ctrl+O, Ctrl+P", as the system writes them.
[[nodiscard]] QString text(const Keys &keys);

} // namespace chosen_keys

} // namespace tickscope
