// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "ui/models/titled_table.h"

namespace tickscope {

/// One line of a short table of facts: a heading, or a name with its value.
struct Fact {
    QString name;
    QString value;
    QString word; ///< What the value means; may be empty.
    bool isHeading = false;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Facts for people: of a recording, or of one event.
class FactModel : public TitledTable
{
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, WordColumn, ColumnCount };
    enum Role { IsHeadingRole = Qt::UserRole };

    explicit FactModel(QObject *parent = nullptr);

    /// Shows \a facts; lines that stay where they are only change their texts.
    void setFacts(std::vector<Fact> facts);
    [[nodiscard]] const std::vector<Fact> &facts() const { return m_facts; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;

protected:
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    std::vector<Fact> m_facts;
};

} // namespace tickscope
