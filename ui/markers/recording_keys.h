// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QString>
#include <QStringList>

namespace tickscope {

class Recording;

/// What a recording is known by, to find its markers again.
///
/// Markers belong to the content: its SHA-256, and until that is computed a digest of its ends.
/// While a recording may still grow its content says nothing yet; then, and where only a part of
/// it was loaded, it is known by what it calls itself, or by its place.
struct RecordingKeys {
    QString name; ///< Of the file; for people who look into exported markers or the store.
    QString sha256;
    QString quick;
    QStringList provisional; ///< Best first.
    bool mayGrow = false;    ///< sha256 and quick are of a state that may not be the last.

    friend bool operator==(const RecordingKeys &, const RecordingKeys &) = default;
};

/// What is known without reading: all but \a sha256 and \a quick.
/// \param path  of a file or folder, or an address.
[[nodiscard]] RecordingKeys provisionalKeys(const Recording &recording, const QString &path,
                                            bool mayGrow);

/// Reads the ends of \a recording. Empty when they cannot be read.
[[nodiscard]] QString quickKey(const Recording &recording, std::stop_token stop);

} // namespace tickscope
