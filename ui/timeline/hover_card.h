// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "ui/document/document.h"

namespace tickscope {

/// Card beside the pointer: tick, clock, wall clock and the events there. A window of
/// its own that takes no mouse and no focus.
class HoverCard : public QLabel
{
    Q_OBJECT

public:
    explicit HoverCard(QWidget *parent);

    /// Shows what is at \a tick, with the events of \a near, above \a anchor (global).
    void showFor(const Document &document, Tick tick, TickRange near, QPoint anchor);
    /// Shows lines of rich text of our own above \a anchor (global).
    void showLines(const QString &text, QPoint anchor);
};

} // namespace tickscope
