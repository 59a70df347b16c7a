// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/history_page.h"

#include "ui/cases/case_texts.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"

#include <QHeaderView>

#include <algorithm>
#include <utility>

namespace tickscope {

HistoryPage::HistoryPage(Cases &cases, QWidget *parent)
    : QTreeWidget(parent)
    , m_cases(cases)
{
    nameWidget(*this, "case.history", tr("History"));
    setHeaderLabels({tr("When (%1)").arg(case_texts::zoneText()), tr("Who"), tr("What")});
    setFrameShape(NoFrame);
    setUniformRowHeights(true);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void HistoryPage::refresh()
{
    const auto &history = m_cases.history();
    const qint64 last = history.empty() ? 0 : history.back().id;
    const review::CaseId now = m_cases.chosen() ? m_cases.chosen()->id : review::CaseId();
    if (std::exchange(m_shownLast, last) == last && std::exchange(m_case, now) == now)
        return;
    m_case = now;
    clear();
    const auto lines = review::historyLines(history);
    std::for_each(lines.rbegin(), lines.rend(),
                  [this](const review::HistoryLine &line) { addLine(line); });
}

void HistoryPage::addLine(const review::HistoryLine &line)
{
    auto *item = new QTreeWidgetItem(this, {case_texts::momentText(line.at), line.who, line.text});
    item->setToolTip(2, plainTip(line.text));
    for (const QString &text : line.details) {
        auto *detail = new QTreeWidgetItem(item, {text});
        detail->setFirstColumnSpanned(true);
        detail->setToolTip(0, plainTip(text));
    }
    item->setExpanded(true);
}

} // namespace tickscope
