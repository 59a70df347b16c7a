// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/event_lines.h"
#include "core/timeline/index.h"

#include <optional>

#include "ui/models/titled_table.h"

namespace tickscope {

/// Lines of the filtered event list over the index that holds them. Keeps no data
/// of its own a row, so that millions of rows cost what their line numbers cost.
class EventModel : public TitledTable
{
    Q_OBJECT

public:
    enum Column { TimeColumn, TickColumn, KindColumn, PlayerColumn, TextColumn, ColumnCount };
    enum Role {
        TickRole = Qt::UserRole, ///< qint64.
        TimeTextRole,            ///< bool, the text has a time that matters more than the rest.
        RowRole,                 ///< qulonglong, row of the index.
        CountRole,               ///< uint, equal events that the line stands for.
        SentenceRole,            ///< QString, who and what in one.
        NamesRole,               ///< QStringList, of who and whom, as sentences have them.
        IsCurrentRole,           ///< bool, last line at or before the head.
    };
    using Lines = EventLines;

    explicit EventModel(QObject *parent = nullptr);

    /// Shows \a lines of \a index; either may be null. Rows that were there stay, as
    /// far as the new lines begin with them; another recording resets.
    void setLines(Shared<Index> index, Shared<Lines> lines);
    /// Marks the last line at or before \a tick.
    void setHead(Tick tick);

    /// Shows \a text instead of the hidden one of row \a eventRow of the index, or the
    /// recorded texts only.
    void setClearText(std::optional<std::size_t> eventRow, const QString &text = {});

    [[nodiscard]] const Shared<Index> &recordingIndex() const { return m_index; }
    /// Last row at or before \a tick; -1 when all are behind it.
    [[nodiscard]] int rowAt(Tick tick) const;
    /// Model row that shows row \a eventRow of the index, or the one before; -1 for none.
    [[nodiscard]] int rowOfEvent(std::size_t eventRow) const;
    [[nodiscard]] int currentRow() const { return m_currentRow; }
    /// The event of a row; nothing outside the model.
    [[nodiscard]] std::optional<EventRow> eventAt(int row) const;

protected:
    [[nodiscard]] int tableRows() const override { return m_rowCount; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    [[nodiscard]] QString text(const EventRow &event, const EventLine &line, int column) const;
    [[nodiscard]] QString toolTip(const EventRow &event, const EventLine &line) const;
    void removeFrom(int row);
    void updateCurrentRow();

    Shared<Index> m_index;
    Shared<Lines> m_lines;
    int m_rowCount = 0;                    ///< Lines that the views know of.
    std::optional<std::size_t> m_clearRow; ///< Of the index.
    QString m_clearText;
    std::optional<Tick> m_head;
    int m_currentRow = -1;
};

} // namespace tickscope
