// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tickscope {

class Actions;
class WorldView;

/// Makes the check marks of the View menu say what \a world shows.
void showViewState(const Actions &actions, WorldView &world);

} // namespace tickscope
