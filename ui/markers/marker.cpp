// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker.h"

#include <QCoreApplication>

namespace tickscope {

namespace {

struct MarkerTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Marker)
};

template<typename Value>
void take(const Value &before, const Value &after, Value &present)
{
    if (before != after)
        present = after;
}

} // namespace

bool Marker::saysTheSameAs(const Marker &other) const
{
    Marker same = other;
    same.id = id;
    return same == *this;
}

void applyChanges(const MarkerEdit &edit, Marker &marker)
{
    const Marker &before = *edit.before;
    const Marker &after = *edit.after;
    take(before.tick, after.tick, marker.tick);
    take(before.last, after.last, marker.last);
    take(before.name, after.name, marker.name);
    take(before.text, after.text, marker.text);
    take(before.color, after.color, marker.color);
    take(before.player, after.player, marker.player);
}

Marker wellFormed(Marker marker)
{
    marker.name = marker.name.left(LongestMarkerName).simplified();
    marker.text.truncate(LongestMarkerText);
    if (marker.last && *marker.last <= marker.tick)
        marker.last.reset();
    return marker;
}

QString markerTitle(const Marker &marker)
{
    if (marker.kind == Marker::Kind::AnticheatFlag) {
        const QString flag = MarkerTexts::tr("Anticheat flag");
        return marker.name.isEmpty() ? flag : MarkerTexts::tr("%1: %2").arg(flag, marker.name);
    }
    if (!marker.name.isEmpty())
        return marker.name;
    QString line = marker.text.left(LongestMarkerName).trimmed().section(u'\n', 0, 0);
    if (!line.isEmpty())
        return line;
    return marker.kind == Marker::Kind::CaseNote ? MarkerTexts::tr("Note")
                                                 : MarkerTexts::tr("Marker");
}

} // namespace tickscope
