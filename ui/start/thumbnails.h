// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QImage>
#include <QString>

#include "core/model/time_base.h"

/// Pictures of recordings in the cache folder, with the few facts that stand below them.
/// A picture belongs to a path, size and time of change: another file there has none.
/// All of this reads or writes the disk, so it is for workers.
namespace tickscope::thumbnails {

/// Logical pixels of a picture on the start page; the file has twice as many each way.
inline constexpr QSize Size{216, 122};

/// Folder of all pictures, and of nothing else.
[[nodiscard]] QString folder();

/// What is known of a recording without opening it.
struct Summary {
    bool isMissing = false; ///< There is no such file (any more).
    QImage picture;         ///< Null when none was made yet.
    Time length{0};         ///< 0 when not known.
    QString map;
    QDateTime date; ///< When it was recorded, else when the file changed.
};

[[nodiscard]] Summary read(const QString &path);
/// Keeps picture, length, map and date of \a summary for the file \a path.
/// \returns whether that could be written.
bool write(const QString &path, const Summary &summary);
/// Forgets the picture of the file that is at \a path now.
void remove(const QString &path);

} // namespace tickscope::thumbnails
