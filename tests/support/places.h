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

/// Path of the sample that comes with the program: two minutes of eight players, with the map and
/// four markers.
[[nodiscard]] QString sampleRecording();

/// Whether \a path is there; says so if it is not, since who asks then skips.
[[nodiscard]] bool isHere(const QString &path);

/// Path of a program of this build, such as "tickscope-cli".
[[nodiscard]] QString program(const QString &name);

/// The version that the programs must say.
[[nodiscard]] QByteArray projectVersion();

} // namespace tickscope::test
