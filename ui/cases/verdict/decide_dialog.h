// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/review/opinion.h"

namespace tickscope {

/// Repeats whom a verdict is about and what it says, and asks whether that is to be decided.
class DecideDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param accused  all of them, for people.
    DecideDialog(const review::Case &value, const review::Opinion &opinion, const QString &accused,
                 QWidget *parent);
};

} // namespace tickscope
