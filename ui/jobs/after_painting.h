// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;

namespace tickscope {

/// Calls \a work once what has to be painted by now is painted, unless \a context goes before.
/// UI thread. A timer of no time would not do: it comes before what asks for painting.
void afterPainting(QObject &context, std::function<void()> work);

} // namespace tickscope
