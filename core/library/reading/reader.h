// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/formats/format_registry.h"
#include "core/library/reading/reading.h"

namespace tickscope::library {

/// What the reader's program does: confines itself, then carries out the orders that come over
/// \a socket (see ReadingHelper), one after the other, until it ends. Files come from there, too.
/// \param confine  for good; its answer is passed on, and with None nothing is read.
/// \param begins   called when the scan knows of the part.
void serveReadings(int socket, const FormatRegistry &formats,
                   const std::function<Confinement()> &confine, const PartListener &begins = {});

} // namespace tickscope::library
