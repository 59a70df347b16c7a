// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// What this process writes down when it crashes: the signal, versions, the stack, and which
/// recording was open, by its hash. No content, no file names; it stays on this machine.
namespace tickscope::crash_report {

/// From now on a crash writes a new file into \a folder, which is made. Once.
/// \param versions  of the program and of what it runs on.
void enable(const QString &folder, const QByteArray &versions);

/// \param sha256  of the recording in front; empty while it is not known.
void setRecording(const QString &sha256);

} // namespace tickscope::crash_report
