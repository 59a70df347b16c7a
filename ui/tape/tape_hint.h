// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/document.h"
#include "ui/tape/tape_content.h"

namespace tickscope {

/// What a row shows at a place, for people.
struct TapeHint {
    QString title;         ///< "Hook held 34 ticks, 0.68 s".
    QStringList lines;     ///< From when to when, and what else there is to say.
    bool isOfInput = true; ///< There is one, and not only the place where none is.

    [[nodiscard]] QString plainText() const;
    /// For HoverCard.
    [[nodiscard]] QString richText() const;
};

/// About \a row at \a here; \a near are the ticks that the pointer cannot separate.
[[nodiscard]] TapeHint tapeHint(const TapePieces &pieces, const TapeRow &row, const TimeBase &base,
                                Tick here, TickRange near);

/// Length of \a ticks at their place: "34 ticks, 0.68 s".
[[nodiscard]] QString lengthText(const TimeBase &base, Tick first, std::int64_t ticks);

/// All inputs of \a lane in \a pieces within \a ticks, a line for each run: player, source,
/// input, first tick, last tick, ticks, value. Columns are parted by tabs.
/// \param who  whose lane it is.
[[nodiscard]] QString laneText(const TapePieces &pieces, const Shared<TapeLane> &lane,
                               const QString &who, TickRange ticks);

} // namespace tickscope
