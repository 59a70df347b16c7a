// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/occurrences_model.h"

#include <QLocale>

#include "ui/texts/figure_text.h"
#include "ui/texts/number_text.h"

namespace tickscope {

static QString ticksText(const Occurrence &occurrence)
{
    const QLocale locale;
    const QString first = locale.toString(qlonglong{occurrence.ticks.first.value});
    return occurrence.ticks.first == occurrence.ticks.last
               ? first
               : first + u'–' + locale.toString(qlonglong{occurrence.ticks.last.value});
}

OccurrencesModel::OccurrencesModel(QObject *parent)
    : ColumnTable({{{tr("Time"), Qt::AlignRight},
                    [this](const Occurrence &occurrence) {
                        return timeText(m_time.timeAt(occurrence.ticks.first));
                    }},
                   {{tr("Ticks"), Qt::AlignRight}, ticksText},
                   {{tr("Value"), Qt::AlignRight},
                    [this](const Occurrence &occurrence) {
                        return occurrenceValue(m_figure, occurrence.value, m_length);
                    }}},
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

QVariant OccurrencesModel::cell(int row, int column, int role) const
{
    return role == Qt::DisplayRole ? text(m_shown[static_cast<std::size_t>(row)], column)
                                   : QVariant();
}

} // namespace tickscope
