// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include "core/review/annotation.h"

namespace tickscope::review {

/// What a check of a server found, as somebody lists it: no marker of a person.
struct CheckFlag {
    qint64 tick = 0;
    QString check; ///< Its name; not empty.
    std::optional<double> score;
};

/// What a file of markers holds. A marker's color is what stands there, a word or nothing.
struct MarkerFile {
    std::vector<Annotation> markers; ///< Each with an id, a tick and a line; author if it has one.
    std::vector<CheckFlag> flags;
    QString recording;  ///< Name of the one that they were written for; may be empty.
    QString sha256;     ///< Of its content; may be empty.
    int unreadable = 0; ///< Entries without a tick.
    std::optional<qint64> unreadableLine = {}; ///< Of the first of them, in CSV.
};

/// Why a file has no markers.
struct MarkerFileFault {
    enum class Kind { TornJson, LaterVersion, NoMarkers, NoTickColumn };
    Kind kind = Kind::NoMarkers;
    int byte = 0;        ///< Of a file that is no JSON.
    QString detail = {}; ///< What is wrong there.
};

/// In English.
[[nodiscard]] QString markerFileText(const MarkerFileFault &fault);

/// Version of the form of JSON that is written and read, and the key that it stands at.
inline constexpr int MarkerFileVersion = 1;
inline constexpr const char *MarkerFileKey = "tickscope_markers";

/// Reads what the window exports, as JSON or as CSV; a file of a stranger. An entry with a "check"
/// is a flag.
[[nodiscard]] tl::expected<MarkerFile, MarkerFileFault> readMarkerFile(const QByteArray &bytes);

} // namespace tickscope::review
