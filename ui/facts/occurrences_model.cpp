// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/occurrences_model.h"

#include <QLocale>

#include "ui/texts/figure_text.h"
#include "ui/texts/number_text.h"

namespace tickscope {

OccurrencesModel::OccurrencesModel(QObject *parent)
    : TitledTable({{tr("Time"), Qt::AlignRight},
                   {tr("Ticks"), Qt::AlignRight},
                   {tr("Value"), Qt::AlignRight}},
                  parent)
{
}

void OccurrencesModel::setFigure(const Figure &figure, const TimeBase &time,
                                 const GameLength &length, const std::optional<Bar> &bar)
{
    beginResetModel();
    m_length = length;
    m_time = time;
    m_figure = Figure{figure.kind, figure.part};
    m_figure.barUnit = figure.barUnit;
    m_shown.clear();
    for (const Occurrence &occurrence : figure.occurrences) {
        const bool isShown = bar ? bar->contains(occurrence.value) : occurrence.isHit;
        if (isShown)
            m_shown.push_back(occurrence);
    }
    endResetModel();
}

void OccurrencesModel::clear()
{
    beginResetModel();
    m_shown.clear();
    endResetModel();
}

int OccurrencesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant OccurrencesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    if (role != Qt::DisplayRole)
        return {};
    const Occurrence &occurrence = m_shown[static_cast<std::size_t>(index.row())];
    const QLocale locale;
    switch (index.column()) {
    case TimeColumn:
        return timeText(m_time.timeAt(occurrence.ticks.first));
    case TicksColumn: {
        const QString first = locale.toString(qlonglong{occurrence.ticks.first.value});
        if (occurrence.ticks.first == occurrence.ticks.last)
            return first;
        return first + u'–' + locale.toString(qlonglong{occurrence.ticks.last.value});
    }
    case ValueColumn:
        return occurrenceValue(m_figure, occurrence.value, m_length);
    default:
        return {};
    }
}

} // namespace tickscope
