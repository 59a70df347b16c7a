// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace tickscope {

/// \a font if its digits are equally wide, else a monospaced one of the same size,
/// so that running numbers stand still.
[[nodiscard]] QFont tabularFont(const QFont &font);

} // namespace tickscope
