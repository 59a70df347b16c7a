// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QUuid>

#include "core/base/tick.h"
#include "ui/markers/marker_color.h"

namespace tickscope {

/// Whom a marker is about: enough to find the person again in the recording's player table, and
/// the name to show where that is not at hand.
struct MarkerPlayer {
    PlayerRef who;
    QString name; ///< At that tick.

    friend bool operator==(const MarkerPlayer &, const MarkerPlayer &) = default;
};

/// A named tick or range of ticks: from the recording, the user's own, or a note of a case.
struct Marker {
    enum class Kind { Marker, AnticheatFlag, CaseNote };

    Tick tick;
    QString name; ///< One line; of an anticheat flag what it says.
    bool isOwn = false;
    QUuid id = {};                 ///< Of own ones; the same wherever it is imported.
    std::optional<Tick> last = {}; ///< Last tick of a range, behind \a tick.
    QString text = {};             ///< Of several lines.
    MarkerColor color = MarkerColor::Amber;
    std::optional<MarkerPlayer> player = {};
    Kind kind = Kind::Marker;

    [[nodiscard]] TickRange ticks() const { return {tick, last.value_or(tick)}; }
    /// Whether both say the same, also when their authors differ.
    [[nodiscard]] bool saysTheSameAs(const Marker &other) const;

    friend bool operator==(const Marker &, const Marker &) = default;
};

/// One change of own markers: without \a before it adds, without \a after it deletes.
struct MarkerEdit {
    std::optional<Marker> before;
    std::optional<Marker> after;

    [[nodiscard]] MarkerEdit reversed() const { return {after, before}; }
};

/// Takes over into \a marker what \a edit changes, and nothing else: what somebody else changed
/// meanwhile stays.
void applyChanges(const MarkerEdit &edit, Marker &marker);

/// Longest texts, in UTF-16 units. What is typed or imported is cut to them.
inline constexpr qsizetype LongestMarkerName = 1000;
inline constexpr qsizetype LongestMarkerText = 1 << 20;

/// \a marker with texts inside their bounds, a name of one line and a range that is one.
[[nodiscard]] Marker wellFormed(Marker marker);

/// Name for people: of one without a name the first line of its text, or what it is.
[[nodiscard]] QString markerTitle(const Marker &marker);

} // namespace tickscope
