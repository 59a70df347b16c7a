// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "ui/models/row_steps.h"
#include "ui/models/titled_table.h"

namespace tickscope {

/// A table whose rows are replaced as a whole, and whose views keep selection, scrolling and what
/// is being typed in the rows that stay.
template<typename Row>
class KeyedTable : public ColumnTable<Row>
{
public:
    using ColumnTable<Row>::ColumnTable;

protected:
    [[nodiscard]] int tableRows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Row &rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    /// \param rows   by key, which ascends strictly.
    /// \param keyOf  a row's key.
    template<typename KeyOf>
    void setRows(std::vector<Row> rows, KeyOf keyOf)
    {
        const auto keysOf = [&keyOf](const std::vector<Row> &of) {
            std::vector<decltype(keyOf(of.front()))> keys;
            keys.reserve(of.size());
            for (const Row &row : of)
                keys.push_back(keyOf(row));
            return keys;
        };
        for (const RowStep &step : rowSteps(keysOf(m_rows), keysOf(rows))) {
            const int last = step.first + step.count - 1;
            const auto place = m_rows.begin() + step.first;
            if (step.kind == RowStep::Kind::Remove) {
                this->beginRemoveRows({}, step.first, last);
                m_rows.erase(place, place + step.count);
                this->endRemoveRows();
            } else {
                this->beginInsertRows({}, step.first, last);
                const auto source = rows.begin() + step.first;
                m_rows.insert(place, source, source + step.count);
                this->endInsertRows();
            }
        }
        m_rows = std::move(rows);
        if (!m_rows.empty())
            emit this->dataChanged(this->index(0, 0),
                                   this->index(tableRows() - 1, this->columnCount() - 1));
    }

private:
    std::vector<Row> m_rows;
};

} // namespace tickscope
