// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Where tests find what they try. Only places.cpp knows the paths, so that another folder of
/// recordings compiles one file.
namespace tickscope::test {

/// Folder of real recordings: that of the environment variable TICKSCOPE_RECORDINGS, else the one
/// that was configured. Without a slash at its end.
[[nodiscard]] QString recordings();

/// Path of a program of this build, such as "tickscope-cli".
[[nodiscard]] QString program(const QString &name);

/// The version that the programs must say.
[[nodiscard]] QByteArray projectVersion();

} // namespace tickscope::test
