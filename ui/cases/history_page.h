// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "ui/cases/cases.h"

namespace tickscope {

/// Every change of the chosen case, the newest first: who, when, what; opened, what it was before
/// and after.
class HistoryPage : public QTreeWidget
{
    Q_OBJECT

public:
    HistoryPage(Document &document, QWidget *parent);

    void refresh();

private:
    void addEntry(const review::HistoryEntry &entry);

    Cases &m_cases;
    qint64 m_shownLast = -1; ///< Number of the newest entry in the list.
    review::CaseId m_case = 0;
};

} // namespace tickscope
