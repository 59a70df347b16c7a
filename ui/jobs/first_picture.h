// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

/// What nobody waits for when the program starts stands back until the first picture of a
/// recording is painted. UI thread.
namespace tickscope::first_picture {

/// There will be one: work waits for it, but not longer than a person does.
void await();
/// It is painted.
void shown();
/// Calls \a work now, or when what is awaited is there, unless \a context goes before.
void whenShown(QObject &context, std::function<void()> work);

} // namespace tickscope::first_picture
