// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/facts/figures.h"
#include "core/model/state/schema.h"

#include "ui/models/titled_table.h"

namespace tickscope {

/// What a figure rests on, or what stands in one of its bars, by time.
class OccurrencesModel : public ColumnTable<Occurrence>
{
    Q_OBJECT

public:
    enum Column { TimeColumn, TicksColumn, ValueColumn, ColumnCount };

    explicit OccurrencesModel(QObject *parent = nullptr);

    /// \param figure  copied as far as it is shown. \param bar  nothing for all.
    void setFigure(const Figure &figure, const TimeBase &time, const GameLength &length,
                   const std::optional<Bar> &bar);
    void clear();
    [[nodiscard]] const std::vector<Occurrence> &shown() const { return m_shown; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    std::vector<Occurrence> m_shown;
    TimeBase m_time = TimeBase::uniform({}, Time{1});
    GameLength m_length;
    Figure m_figure; ///< Without its occurrences.
};

} // namespace tickscope
