// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/queue/queue_model.h"

#include "ui/cases/case_texts.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

#include <algorithm>

namespace tickscope {

QueueModel::QueueModel(QObject *parent)
    : KeyedTable({{tr("Case"), Qt::AlignRight},
                  {tr("Priority")},
                  {tr("Status")},
                  {tr("Claim")},
                  {tr("Accused")},
                  {tr("Reporter")},
                  {tr("Assignee")},
                  {tr("Tags")},
                  {tr("Created")}},
                 parent)
{
}

void QueueModel::setCases(std::vector<review::Case> cases, OpenPlayers players)
{
    m_players = std::move(players);
    std::ranges::sort(cases, {}, &review::Case::number);
    setRows(std::move(cases), [](const review::Case &value) { return value.number; });
}

const review::Case *QueueModel::find(const review::CaseId &id) const
{
    const auto found = std::ranges::find(rows(), id, &review::Case::id);
    return found == rows().end() ? nullptr : &*found;
}

QVariant QueueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const review::Case &value = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(value, index.column());
    case Qt::ToolTipRole:
        return plainTip(tip(value, index.column()));
    case Qt::ForegroundRole:
        if (index.column() == PriorityColumn && value.priority >= review::Priority::High)
            return theme::color(theme::Token::Damage);
        return index.column() == ClaimColumn || index.column() == AccusedColumn
                   ? QVariant()
                   : QVariant(theme::color(theme::Token::QuietText));
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case SortRole:
        return sortKey(value, index.column());
    case IdRole:
        return value.id;
    default:
        return {};
    }
}

OpenPlayers QueueModel::playersFor(const review::Case &value) const
{
    return std::ranges::find(value.recordings, m_players.sha256, &review::CaseRecording::sha256)
                   == value.recordings.end()
               ? OpenPlayers{}
               : m_players;
}

QString QueueModel::tip(const review::Case &value, int column) const
{
    if (column == ClaimColumn)
        return value.claim.left(1000);
    if (column != AccusedColumn)
        return {};
    const OpenPlayers players = playersFor(value);
    QStringList lines;
    for (const review::Identity &identity : value.accused) {
        lines << players.title(identity);
        for (const review::Identity &holder : players.holdersOf(identity))
            lines << QStringLiteral("\u2022 ") + players.title(holder);
    }
    return lines.join(u'\n').left(1000);
}

QString QueueModel::text(const review::Case &value, int column) const
{
    switch (column) {
    case NumberColumn:
        return QString::number(value.number);
    case PriorityColumn:
        return case_texts::title(value.priority);
    case StatusColumn:
        return value.outcome ? case_texts::title(*value.outcome) : case_texts::statusTitle(value);
    case ClaimColumn:
        return case_texts::firstLine(value.claim);
    case AccusedColumn:
        return playersFor(value).accusedTitle(value);
    case ReporterColumn:
        return value.reporter;
    case AssigneeColumn:
        return value.assignee;
    case TagsColumn:
        return value.tags.join(u' ');
    case CreatedColumn:
        return case_texts::momentText(value.created);
    default:
        return {};
    }
}

/// The urgent ones, and the new ones, come first when sorting begins at the top.
QVariant QueueModel::sortKey(const review::Case &value, int column) const
{
    switch (column) {
    case NumberColumn:
        return value.number;
    case PriorityColumn:
        return -static_cast<int>(value.priority);
    case StatusColumn:
        return static_cast<int>(value.status);
    case CreatedColumn:
        return value.created;
    default:
        return text(value, column).toCaseFolded();
    }
}

} // namespace tickscope
