// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/timeline/index.h"

namespace tickscope {

/// What \a who was called at its tick: "Anna", "Client 3", "Entity 3"; empty for no player.
[[nodiscard]] QString nameOf(const Index &index, const PlayerRef &who);
[[nodiscard]] inline QString nameAt(const Index &index, int client, Tick tick)
{
    return nameOf(index, {client, tick});
}
/// The same of a party of \a event.
[[nodiscard]] inline QString nameIn(const Index &index, const EventRow &event, int client)
{
    return nameOf(index, partyOf(event, client));
}

/// Whom \a event is about: "Anna", "Anna → Bob"; empty for no player, and for
/// an entity that is no player.
[[nodiscard]] QString partiesText(const Index &index, const EventRow &event);

/// \a event in one line, who did it always first: "Anna: hello", "Anna killed Bob (gun)".
/// \param text  what it says, for the screen, as sentenceOf() or shorter.
[[nodiscard]] QString sentenceText(const Index &index, const EventRow &event, const QString &text);

} // namespace tickscope
