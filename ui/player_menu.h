// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

class QMenu;

namespace tickscope {

/// What can be done about \a player wherever one is shown: filter the events, alone or
/// together with others of that name. \a document must live as long as the menu.
void addPlayerFilters(QMenu &menu, Document &document, PlayerRef player);

/// Shows events of \a players only.
void filterEventsTo(Document &document, std::vector<PlayerRef> players);

} // namespace tickscope
