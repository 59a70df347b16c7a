// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace tickscope {

/// Says at the top of \a picture who is not in it, so that no other is taken for them; nothing for
/// no \a text.
void drawAbsence(QImage &picture, const QString &text);

} // namespace tickscope
