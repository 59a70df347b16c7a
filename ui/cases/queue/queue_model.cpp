// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/queue/queue_model.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/open_players.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

#include <algorithm>

namespace tickscope {

using review::Case;

static QString statusOf(const Case &value)
{
    return value.outcome ? case_texts::title(*value.outcome) : case_texts::statusTitle(value);
}

QueueModel::QueueModel(QObject *parent)
    : KeyedTable(
        {{{tr("Case"), Qt::AlignRight}, &Case::number, &Case::number},
         // The urgent ones come first when sorting begins at the top.
         {{tr("Priority")},
          [](const Case &value) { return case_texts::title(value.priority); },
          [](const Case &value) { return -static_cast<int>(value.priority); }},
         {{tr("Status")},
          statusOf,
          [](const Case &value) { return static_cast<int>(value.status); }},
         {{tr("Claim")}, [](const Case &value) { return case_texts::firstLine(value.claim); }},
         {{tr("Accused")},
          // As they were accused: a list of all cases does not follow the recording in front.
          [](const Case &value) { return OpenPlayers{}.accusedTitle(value); }},
         {{tr("Reporter")}, &Case::reporter},
         {{tr("Assignee")}, &Case::assignee},
         {{tr("Tags")}, [](const Case &value) { return value.tags.join(u' '); }},
         {{tr("Created (%1)").arg(case_texts::zoneText())},
          [](const Case &value) { return case_texts::momentText(value.created); },
          &Case::created}},
        parent)
{
}

void QueueModel::setCases(std::vector<review::Case> cases)
{
    std::ranges::sort(cases, {}, &review::Case::number);
    setRows(std::move(cases), [](const review::Case &value) { return value.number; });
}

const review::Case *QueueModel::find(const review::CaseId &id) const
{
    const auto found = std::ranges::find(rows(), id, &review::Case::id);
    return found == rows().end() ? nullptr : &*found;
}

QVariant QueueModel::cell(int row, int column, int role) const
{
    const review::Case &value = rowAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(value, column);
    case Qt::ToolTipRole:
        // The whole of what a column has no room for.
        return column == ClaimColumn     ? plainTip(value.claim.left(1000))
               : column == AccusedColumn ? plainTip(text(value, column).left(1000))
                                         : QVariant();
    case Qt::ForegroundRole:
        if (column == PriorityColumn && value.priority >= review::Priority::High)
            return theme::color(theme::Token::Damage);
        return column == ClaimColumn || column == AccusedColumn
                   ? QVariant()
                   : QVariant(theme::color(theme::Token::QuietText));
    case SortRole:
        return sortKey(value, column);
    case IdRole:
        return value.id;
    default:
        return {};
    }
}

} // namespace tickscope
