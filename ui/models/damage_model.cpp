// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/damage_model.h"

#include <algorithm>

#include "ui/errors.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

/// Nothing for 0.
static QString countText(auto count)
{
    return count == 0 ? QString() : numberText(static_cast<std::int64_t>(count));
}

DamageModel::DamageModel(QObject *parent)
    : ColumnTable(
        {{{tr("Tick"), Qt::AlignRight, tr("Tick at which the damage was found")},
          [](const Damage &damage) { return numberText(damage.tick.value); }},
         {{tr("Byte"), Qt::AlignRight, tr("First damaged byte in the file")},
          [](const Damage &damage) { return numberText(static_cast<std::int64_t>(damage.byte)); }},
         {{tr("Bytes"), Qt::AlignRight, tr("Number of damaged bytes, if known")},
          [](const Damage &damage) { return countText(damage.size); }},
         {{tr("Lost ticks"), Qt::AlignRight, tr("Ticks whose state is unknown")},
          [](const Damage &damage) { return countText(damage.lostTicks); }},
         {{tr("Problem"), Qt::AlignLeft, tr("Problem")},
          [](const Damage &damage) { return shownFault(damage); }}},
        parent)
{
}

void DamageModel::setIndex(Shared<Index> recordingIndex)
{
    static const std::vector<Damage> none;
    const auto &before = m_index ? m_index->damage() : none;
    const auto &after = recordingIndex ? recordingIndex->damage() : none;
    const auto kept = static_cast<int>(std::ranges::mismatch(before, after).in1 - before.begin());
    const auto count = static_cast<int>(after.size());
    if (kept < m_rowCount) {
        beginRemoveRows({}, kept, m_rowCount - 1);
        m_rowCount = kept;
        endRemoveRows();
    }
    m_index = std::move(recordingIndex);
    if (kept < count) {
        beginInsertRows({}, kept, count - 1);
        m_rowCount = count;
        endInsertRows();
    }
}

QVariant DamageModel::cell(int row, int column, int role) const
{
    const Damage &damage = m_index->damage()[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(damage, column);
    case Qt::ToolTipRole:
        return toolTip(damage);
    case Qt::ForegroundRole:
        return theme::color(column == WhatColumn ? theme::Token::Damage : theme::Token::QuietText);
    case TickRole:
        return qint64{damage.tick.value};
    default:
        return {};
    }
}

QString DamageModel::toolTip(const Damage &damage) const
{
    const QString clock = timeText(m_index->time().timeAt(damage.tick));
    const QString tip = tr("%1\n%2\nat %3, tick %4")
                            .arg(damageSentence(damage), text(damage, WhatColumn), clock,
                                 text(damage, TickColumn));
    return plainTip(tip);
}

} // namespace tickscope
