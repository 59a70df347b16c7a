// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileInfoList>
#include <QString>

/// What is written down of crashes, on this computer only: a text file for each. Any thread.
namespace tickscope::crash_reports {

/// In the place of a hash that was not known yet. \param bytes  of the file; 0 where nobody knows.
[[nodiscard]] QByteArray unhashed(qint64 bytes);
/// Versions of the program and of what it runs on.
[[nodiscard]] QString versions();

/// Where they lie.
[[nodiscard]] QString folder();
/// Makes the folder, which nobody else may look into.
void makeFolder();
/// Those that are there, the newest first, when older ones have gone but for a few.
[[nodiscard]] QFileInfoList kept();

/// Whether a report of that name is one of a process that reads recordings.
[[nodiscard]] bool isOfReader(const QString &name);
/// Writes one of those. \param process  number of it.
void writeOfReader(qint64 process, const QByteArray &report);

} // namespace tickscope::crash_reports
