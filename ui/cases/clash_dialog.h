// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cases/cases.h"

namespace tickscope {

/// Somebody else has saved meanwhile: shows both versions side by side, and asks which one stays.
void showClashDialog(Cases &cases, const CaseClash &clash, QWidget *parent);

} // namespace tickscope
