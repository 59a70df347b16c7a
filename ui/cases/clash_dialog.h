// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/cases/cases.h"

namespace tickscope {

/// Somebody else has saved meanwhile: both versions side by side, and which one shall stay.
class ClashDialog : public QDialog
{
    Q_OBJECT

public:
    ClashDialog(Cases &cases, const CaseClash &clash, QWidget *parent);

private:
    void keepMine();

    Cases &m_cases;
    CaseClash m_clash;
};

} // namespace tickscope
