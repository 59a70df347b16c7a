// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "core/analysis/series/series.h"

class QMimeData;

namespace tickscope {

/// What a field is called while it is dragged from one panel to another.
inline const QString SeriesMimeType = QStringLiteral("application/x-tickscope-field");

/// \a keys as they are dragged.
[[nodiscard]] QMimeData *makeSeriesMime(const std::vector<SeriesKey> &keys);
/// The keys that are dragged; none when it is something else.
[[nodiscard]] std::vector<SeriesKey> seriesIn(const QMimeData *mime);

/// A key as one line, for settings and dragging; and back, nothing when it is none.
[[nodiscard]] QString seriesText(const SeriesKey &key);
[[nodiscard]] std::optional<SeriesKey> seriesOfText(const QString &text);

} // namespace tickscope
