// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include "core/model/time_base.h"
#include "ui/markers/annotation.h"
#include "ui/markers/marker_store.h"

namespace tickscope {

/// Own markers as JSON, with the keys of the recording that they belong to.
[[nodiscard]] QByteArray markersAsJson(const std::vector<Annotation> &markers,
                                       const RecordingKeys &keys, const TimeBase &time);
/// The same as CSV after RFC 4180: a header line, lines that end with CR LF, UTF-8.
[[nodiscard]] QByteArray markersAsCsv(const std::vector<Annotation> &markers, const TimeBase &time);

/// What a file of markers holds.
struct ImportedMarkers {
    std::vector<Annotation> markers; ///< Own ones, each with an id.
    QString recording;               ///< Name of the one that they were written for; may be empty.
    QString sha256;                  ///< Of its content; may be empty.
    int unreadable = 0;              ///< Entries that are no markers.
    std::optional<qint64> unreadableLine = {}; ///< Of the first without a tick, in CSV.
};

/// Reads either form; a file of a stranger. Errors: a sentence for people.
[[nodiscard]] tl::expected<ImportedMarkers, QString> readMarkers(const QByteArray &bytes);

/// Those of \a imported that are not among \a present: none with the same id that says the same,
/// and none that says the same under another id. One whose id is taken gets a new one, so that
/// nothing that stands there is overwritten.
[[nodiscard]] std::vector<Annotation> newMarkers(const std::vector<Annotation> &imported,
                                                 const std::vector<Annotation> &present);

} // namespace tickscope
