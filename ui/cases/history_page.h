// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "core/review/history_text.h"
#include "ui/cases/cases.h"

namespace tickscope {

/// What was done to the chosen case, the newest first: who, when, what.
class HistoryPage : public QTreeWidget
{
    Q_OBJECT

public:
    HistoryPage(Cases &cases, QWidget *parent);

    void refresh();

private:
    void addLine(const review::HistoryLine &line);

    Cases &m_cases;
    qint64 m_shownLast = -1; ///< Number of the newest entry in the list.
    review::CaseId m_case;
};

} // namespace tickscope
