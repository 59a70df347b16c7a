// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/history_page.h"

#include "ui/cases/case_texts.h"

#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace tickscope {

namespace {

QString valueText(const QJsonValue &value)
{
    QString text = value.toVariant().toString();
    text.replace(u'\n', QChar(0x21B5));
    return text.left(200);
}

/// What of a row is another: "claim: old → new".
QStringList differences(const review::HistoryEntry &entry)
{
    const QJsonObject before = QJsonDocument::fromJson(entry.before).object();
    const QJsonObject after = QJsonDocument::fromJson(entry.after).object();
    QStringList lines;
    const QStringList keys = after.isEmpty() ? before.keys() : after.keys();
    for (const QString &key : keys) {
        if (key == u"version" || before.value(key) == after.value(key))
            continue;
        const QString old = valueText(before.value(key));
        const QString now = valueText(after.value(key));
        lines << (old.isEmpty() ? QStringLiteral("%1: %2").arg(key, now)
                                : QStringLiteral("%1: %2 → %3").arg(key, old, now));
    }
    return lines;
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
    for (auto entry = history.rbegin(); entry != history.rend(); ++entry) {
        QString what = entry->what;
        what.replace(u'_', u' ');
        auto *item = new QTreeWidgetItem(this,
                                         {case_texts::momentText(entry->at), entry->who, what});
        for (const QString &line : differences(*entry)) {
            auto *detail = new QTreeWidgetItem(item, {line});
            detail->setFirstColumnSpanned(true);
            detail->setToolTip(0, line.toHtmlEscaped());
        }
    }
}

} // namespace tickscope
