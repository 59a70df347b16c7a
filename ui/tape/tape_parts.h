// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/accessible/accessible_source.h"
#include "ui/document/active_document.h"
#include "ui/document/document.h"

namespace tickscope {

class TapeView;
struct TapeRow;

/// The lanes of \a view for assistive technology, each with its inputs; those that are scrolled
/// into view say what is held at the playhead. There must be an index.
[[nodiscard]] std::vector<AccessiblePart> tapeParts(TapeView &view, ActiveDocument &document);

/// Key of the part of \a row.
[[nodiscard]] QString tapePartKey(const TapeRow &row);

} // namespace tickscope
