// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/history_page.h"

#include "core/review/history_text.h"
#include "ui/cases/case_texts.h"
#include "ui/style/elided.h"

#include <QHeaderView>

#include <algorithm>
#include <map>
#include <utility>

namespace tickscope {

namespace {

/// "note added" as the store says it, in words: it names a table and what was done to a row.
QString doneInWords(const QString &what)
{
    static const std::map<QString, QString> things{
        {QStringLiteral("review_case"), HistoryPage::tr("case")},
        {QStringLiteral("case_recording"), HistoryPage::tr("recording")},
        {QStringLiteral("case_tag"), HistoryPage::tr("tag")},
        {QStringLiteral("case_accused"), HistoryPage::tr("accused")},
        {QStringLiteral("accused_name"), HistoryPage::tr("name")},
        {QStringLiteral("note"), HistoryPage::tr("note")},
        {QStringLiteral("opinion"), HistoryPage::tr("verdict")},
        {QStringLiteral("opinion_aspect"), HistoryPage::tr("finding")},
        {QStringLiteral("aspect_evidence"), HistoryPage::tr("evidence")},
    };
    const auto thing = things.find(what.section(u' ', 0, 0));
    const QString verb = what.section(u' ', 1);
    if (thing == things.end())
        return what;
    if (verb == u"added")
        return HistoryPage::tr("%1 added").arg(thing->second);
    if (verb == u"removed")
        return HistoryPage::tr("%1 removed").arg(thing->second);
    return HistoryPage::tr("%1 changed").arg(thing->second);
}

} // namespace

HistoryPage::HistoryPage(Document &document, QWidget *parent)
    : QTreeWidget(parent)
    , m_cases(commandsOf<Cases>(document))
{
    setObjectName(QStringLiteral("case.history"));
    setAccessibleName(tr("History"));
    setHeaderLabels({tr("When"), tr("Who"), tr("What")});
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
    const review::CaseId now = m_cases.chosen() ? m_cases.chosen()->id : 0;
    if (std::exchange(m_shownLast, last) == last && std::exchange(m_case, now) == now)
        return;
    m_case = now;
    clear();
    std::for_each(history.rbegin(), history.rend(),
                  [this](const review::HistoryEntry &entry) { addEntry(entry); });
}

void HistoryPage::addEntry(const review::HistoryEntry &entry)
{
    auto *item = new QTreeWidgetItem(
        this, {case_texts::momentText(entry.at), entry.who, doneInWords(entry.what)});
    for (const review::FieldChange &change : review::fieldChanges(entry)) {
        const QString line = change.text();
        auto *detail = new QTreeWidgetItem(item, {line});
        detail->setFirstColumnSpanned(true);
        detail->setToolTip(0, plainTip(line));
    }
}

} // namespace tickscope
