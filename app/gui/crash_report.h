// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// What a process writes down when it crashes: the signal, versions, the stack, and which
/// recording was open, by its hash. No content, no file names; it stays on this machine.
namespace tickscope::crash_report {

/// From now on a crash writes a new file into \a folder, which is there. Once.
/// \param versions  of the program and of what it runs on.
void enable(const QString &folder, const QByteArray &versions);

/// For a process that can open nothing: from now on a crash writes the stack alone into \a file,
/// from \a offset on, while there is room. Once.
void enableStack(int file, qint64 offset);

/// \param text  the SHA-256 of the recording in front, or why there is none.
void setRecording(const QByteArray &text);

} // namespace tickscope::crash_report
